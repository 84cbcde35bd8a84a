import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { type DataSource, type EntityManager, Not, Raw, type Repository } from 'typeorm';
import { SESSION_SECONDS } from '#schema/rules/accounts.ts';
import { runStatement, StatementReader } from '#server/database/statements.ts';
import { deriveKey } from '#server/security/signing-secret.ts';
import { insertSession, sessionUser } from './account.statements.ts';
import type { SessionType, ViewerType } from './account.type.ts';
import { SessionEntity } from './session.entity.ts';

/** Maximum number of sessions per member; the least recently used end first. */
const MAX_SESSIONS = 100;

/** A member, as their session identifies them. */
export interface SessionUser extends ViewerType {
  sessionId: string;
  /** When they last signed in or entered the password, by this process's clock; null if unknown, as for programs. */
  authenticatedAt: Date | null;
}

/** Credential that was checked at sign-in. */
interface CheckedCredential {
  passwordHash?: string;
  googleSub?: string;
}

/** Sessions of members. A session is invalid on every instance once its row is deleted. */
export class Sessions {
  private readonly tokens: SessionTokens;
  private readonly reader: StatementReader;
  private readonly repository: Repository<SessionEntity>;

  constructor(dataSource: DataSource, secret: string) {
    this.tokens = new SessionTokens(secret);
    this.reader = new StatementReader(dataSource);
    this.repository = dataSource.getRepository(SessionEntity);
  }

  /** Starts a session. @returns its token; null if the credential has changed since, or the member is blocked */
  async start(
    userId: number,
    { passwordHash, googleSub }: CheckedCredential,
    userAgent: string,
  ): Promise<string | null> {
    const sessionId = randomUUID();
    const values = [sessionId, userId, getDevice(userAgent), SESSION_SECONDS, passwordHash ?? null, googleSub ?? null];
    const rows = await runStatement(this.repository.manager, insertSession, values);
    if (rows.length === 0) return null;
    const oldest = await this.repository.find({
      ...{ select: { id: true }, where: { userId }, order: { lastUsedAt: 'DESC', id: 'ASC' }, skip: MAX_SESSIONS },
    });
    if (oldest.length > 0) await this.repository.delete(oldest.map(({ id }) => id));
    return this.tokens.sign({ sessionId, userId });
  }

  /** Returns the member whose token this is; null if it is invalid, ended or expired, or the member is blocked. */
  async getUser(token: string): Promise<SessionUser | null> {
    const claims = this.tokens.read(token);
    if (!claims) return null;
    const [row] = await this.reader.rows(sessionUser, [claims.sessionId, claims.userId]);
    if (!row) return null;
    const { isStale, authenticatedAgoMs, ...user } = row;
    if (isStale) await this.repository.update(user.sessionId, { lastUsedAt: () => 'now()' });
    return { ...user, authenticatedAt: authenticatedAgoMs === null ? null : new Date(Date.now() - authenticatedAgoMs) };
  }

  /** Records that the member has just entered the password. */
  async recordAuthentication(sessionId: string): Promise<void> {
    await this.repository.update(sessionId, { authenticatedAt: () => 'now()' });
  }

  /** Ends the session of a token; does nothing for an invalid one. */
  async end(token: string): Promise<void> {
    const claims = this.tokens.read(token);
    if (claims) await this.repository.delete(claims.sessionId);
  }

  /** Returns a member's valid sessions, most recently used first. */
  async list({ id: userId, sessionId }: SessionUser): Promise<SessionType[]> {
    const sessions = await this.repository.find({
      where: { userId, expiresAt: Raw((column) => `${column} > now()`) },
      order: { lastUsedAt: 'DESC', id: 'ASC' },
      take: MAX_SESSIONS,
    });
    return sessions.map(({ id, createdAt, lastUsedAt, expiresAt, device }) => {
      return { id, createdAt, lastUsedAt, expiresAt, device, current: id === sessionId };
    });
  }

  /** Ends a session. @returns `true` if the member had it */
  async endOne(userId: number, id: string): Promise<boolean> {
    if (!UUID.test(id)) return false;
    const { affected } = await this.repository.delete({ id, userId });
    return affected === 1;
  }

  async endOthers(userId: number, sessionId: string): Promise<void> {
    await this.repository.delete({ userId, id: Not(sessionId) });
  }

  async endAll(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(SessionEntity, { userId });
  }
}

const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/\bcurl\//, 'curl'],
];

const systems: [RegExp, string][] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns browser and system for a member to recognize, such as "Firefox on Linux". The header is not stored. */
function getDevice(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

const ISSUER = 'mesob';
const AUDIENCE = 'mesob-api';
const ALGORITHM = 'HS256';
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Claims of a token whose signature, issuer, audience and age were checked. */
interface SessionClaims {
  sessionId: string;
  userId: number;
}

/** Signs and reads session tokens. A valid signature is not enough: the session's row must exist, too. */
class SessionTokens {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = deriveKey(secret, 'session tokens');
  }

  sign({ sessionId, userId }: SessionClaims): string {
    return jwt.sign({}, this.key, {
      algorithm: ALGORITHM,
      jwtid: sessionId,
      subject: String(userId),
      issuer: ISSUER,
      audience: AUDIENCE,
      expiresIn: SESSION_SECONDS,
    });
  }

  /** Returns the claims of the token; null if it is invalid. */
  read(token: string): SessionClaims | null {
    try {
      const claims = jwt.verify(token, this.key, { algorithms: [ALGORITHM], issuer: ISSUER, audience: AUDIENCE });
      if (typeof claims === 'string' || !UUID.test(claims.jti ?? '') || !/^\d{1,9}$/.test(claims.sub ?? ''))
        return null;
      return { sessionId: String(claims.jti), userId: Number(claims.sub) };
    } catch {
      return null;
    }
  }
}
