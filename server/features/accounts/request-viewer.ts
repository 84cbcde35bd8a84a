import { accountTexts } from '#schema/rules/accounts.ts';
import { TOKEN_PREFIX, tokenTexts } from '#schema/rules/tokens.ts';
import { UnauthenticatedError } from '#server/errors.ts';
import type { Throttles } from '#server/security/throttles.ts';
import type { AccessTokenService, TokenUser } from './access-token.service.ts';
import type { Sessions, SessionUser } from './sessions.ts';
import { requireRights, type TokenNeed } from './token-rights.ts';

/** Services by which a viewer is known. */
interface ViewerServices {
  sessions: Sessions;
  accessTokens: AccessTokenService;
  throttles: Throttles;
}

/** Viewer of a request. Nothing is checked until a resolver wants to know, and then once; a token of a program always. */
export class RequestViewer {
  /** The token that came with the request, not checked yet. */
  readonly token: string | undefined;
  private found?: Promise<SessionUser | null>;

  /** `true` when the answer may depend on the viewer: then no cache may store it. */
  get wasAsked(): boolean {
    return this.found !== undefined;
  }

  constructor(
    private readonly services: ViewerServices,
    authorization: string | undefined,
  ) {
    this.token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  }

  /**
   * Admits the request, before anything of it is done: a program only where its token is good, may do it, and was not used too
   * often. All others pass.
   * @param needs of all that is asked for
   * @throws UnauthenticatedError, ThrottledError, DomainError with the code FORBIDDEN
   */
  async admit(needs: () => Iterable<TokenNeed>): Promise<void> {
    if (this.token === undefined || !isAccessToken(this.token)) return;
    const program = this.programOf(this.token);
    this.found = program;
    const { sessionId, scope } = await program;
    await this.services.throttles.program(sessionId);
    requireRights(scope, needs());
  }

  /**
   * @returns the member, or null where no token came.
   * @throws UnauthenticatedError where the token is not, or no longer, good.
   */
  find(): Promise<SessionUser | null> {
    this.found ??= this.read();
    return this.found;
  }

  /** @throws UnauthenticatedError where no good token came. */
  async require(): Promise<SessionUser> {
    const user = await this.find();
    if (!user) throw new UnauthenticatedError(accountTexts.signInFirst);
    return user;
  }

  private async read(): Promise<SessionUser | null> {
    if (this.token === undefined) return null;
    // A program is known once it was admitted: its rights come first.
    const user = isAccessToken(this.token) ? null : await this.services.sessions.userOf(this.token);
    if (!user) throw new UnauthenticatedError(accountTexts.signInFirst);
    return user;
  }

  private async programOf(token: string): Promise<TokenUser> {
    const user = await this.services.accessTokens.userOf(token);
    if (!user || user.scope === 'CALENDAR') throw new UnauthenticatedError(tokenTexts.bad);
    return user;
  }
}

/** Returns `true` for what is meant as a token of a program, and not of a member's session. */
function isAccessToken(bearer: string): boolean {
  return bearer.startsWith(TOKEN_PREFIX);
}
