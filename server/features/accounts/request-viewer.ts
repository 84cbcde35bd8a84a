import { accountTexts } from '#schema/rules/accounts.ts';
import { deskTexts } from '#schema/rules/desk.ts';
import { TOKEN_PREFIX, type TokenScope, tokenTexts } from '#schema/rules/tokens.ts';
import { DomainError, NotFoundError, UnauthenticatedError } from '#server/errors.ts';
import type { Client } from '#server/security/client.ts';
import type { Access, StaffRole } from './access.ts';
import type { TokenUser } from './access-token.service.ts';
import type { AccountParts } from './account-parts.ts';
import type { SessionUser } from './sessions.ts';

/** Services that identify a viewer. */
type ViewerServices = Pick<AccountParts, 'sessions' | 'accessTokens' | 'throttles'>;

/**
 * Viewer of a request. A session's token is checked once, when the viewer is first needed. GraphQL and REST check an
 * access token before every operation.
 */
export class RequestViewer {
  /** Token of the request, not yet checked. */
  readonly token: string | undefined;
  private lookup?: Promise<SessionUser | TokenUser | null>;
  private user: SessionUser | null = null;

  constructor(
    private readonly services: ViewerServices,
    authorization: string | undefined,
    private readonly client: Client,
  ) {
    this.token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  }

  /** `true` if the token has the form of an access token, not of a session's token. */
  get usesAccessToken(): boolean {
    return this.token?.startsWith(TOKEN_PREFIX) ?? false;
  }

  /** Returns the member to whom `@Authorized` gave access. */
  get member(): SessionUser {
    if (!this.user) throw new Error('An operation that reads the member lacks @Authorized().');
    return this.user;
  }

  /**
   * Checks and counts an access token, if there is one. Called before anything runs, so that a revoked token cannot
   * read public data either.
   * @throws {UnauthenticatedError | ThrottledError}
   */
  async admit(): Promise<void> {
    if (this.usesAccessToken) await this.find();
  }

  /**
   * Returns the member; null if the request has no token.
   * @throws {UnauthenticatedError | ThrottledError} if the token is invalid, or was used too often
   */
  async find(): Promise<SessionUser | TokenUser | null> {
    this.lookup ??= this.read();
    const user = await this.lookup;
    this.user = user;
    return user;
  }

  /** Calls `hasAccess` for the viewer. */
  async hasAccess(access: Access): Promise<boolean> {
    return hasAccess(await this.find(), access);
  }

  private async read(): Promise<SessionUser | TokenUser | null> {
    if (this.token === undefined) return null;
    if (this.usesAccessToken) return this.readProgram(this.token);
    const user = await this.services.sessions.getUser(this.token);
    if (!user) throw new UnauthenticatedError(accountTexts.signInFirst);
    return user;
  }

  private async readProgram(token: string): Promise<TokenUser> {
    const user = await this.services.accessTokens.getUser(token);
    if (!user || user.scope === 'CALENDAR') throw new UnauthenticatedError(tokenTexts.bad);
    await this.services.throttles.countForProgram(user.sessionId, this.client);
    return user;
  }
}

/** Properties of a caller on which access depends. */
interface Caller {
  roles: readonly StaffRole[];
  /** When they last signed in or entered the password; null if unknown, as for programs. */
  authenticatedAt: Date | null;
  /** Scope of a program's token; undefined for sessions. */
  scope?: TokenScope;
}

/**
 * Decides whether a caller has access, for all operations, fields and REST paths.
 * @param caller - null if the request has no token
 * @returns `false` if the response to this caller must be null
 * @throws {UnauthenticatedError} if a member has to sign in
 * @throws {NotFoundError} for callers without the role, unless the response to them is null
 * @throws {DomainError} FORBIDDEN for programs without the scope, and for staff who have to enter their password again
 */
export function hasAccess(caller: Caller | null, { roles, otherwise, freshHours, scope }: Access): boolean {
  if (caller?.scope) {
    if (!scope) throw new DomainError('FORBIDDEN', tokenTexts.forMembers);
    if (scope === 'WRITE' && caller.scope !== 'WRITE') throw new DomainError('FORBIDDEN', tokenTexts.readsOnly);
  }
  if (roles && !caller?.roles.some((role) => roles.includes(role))) {
    if (otherwise === 'NULL') return false;
    throw new NotFoundError(deskTexts.noDesk);
  }
  if (!caller) throw new UnauthenticatedError(accountTexts.signInFirst);
  if (freshHours !== undefined && freshUntil(caller.authenticatedAt, freshHours).getTime() < Date.now())
    throw new DomainError('FORBIDDEN', deskTexts.askAgain);
  return true;
}

/** Returns the time until which a sign-in or an entered password is fresh. */
export function freshUntil(authenticatedAt: Date | null, hours: number): Date {
  return new Date((authenticatedAt?.getTime() ?? 0) + hours * 3_600_000);
}
