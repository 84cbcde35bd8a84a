import { accountTexts } from '#schema/rules/accounts.ts';
import { UnauthenticatedError } from '#server/errors.ts';
import type { Sessions, SessionUser } from './sessions.ts';

/** Viewer of a request. Nothing is checked until a resolver wants to know, and then once. */
export class RequestViewer {
  /** The token that came with the request, not checked yet. */
  readonly token: string | undefined;
  private found?: Promise<SessionUser | null>;

  /** `true` when the answer may depend on the viewer: then no cache may store it. */
  get wasAsked(): boolean {
    return this.found !== undefined;
  }

  constructor(
    private readonly sessions: Sessions,
    authorization: string | undefined,
  ) {
    this.token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
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
    const user = await this.sessions.userOf(this.token);
    if (!user) throw new UnauthenticatedError(accountTexts.signInFirst);
    return user;
  }
}
