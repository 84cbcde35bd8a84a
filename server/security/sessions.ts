import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { SESSION_SECONDS } from '#schema/rules/accounts.ts';
import { StatementReader, statement } from '#server/database/statements.ts';
import { deviceOf } from './device.ts';
import { SessionTokens } from './session-tokens.ts';

/** A member, as the session of a request knows them. */
export interface SessionUser {
  id: number;
  sessionId: string;
  username: string;
  email: string;
  hasPassword: boolean;
  hasGoogle: boolean;
  createdAt: Date;
}

/** What was checked before someone was let in. */
export interface Proof {
  passwordHash?: string;
  googleSub?: string;
}

/** A live session. */
export interface SessionRow {
  id: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  device: string;
}

/** The member of a live session. Values: session id, user id. */
const sessionUser = statement<SessionUser & { isStale: boolean }>(
  'session_user',
  `select u.id, s.id as "sessionId", u.username, u.email, u.password_hash is not null as "hasPassword",
     u.google_sub is not null as "hasGoogle", u.created_at as "createdAt",
     s.last_used_at < now() - interval '5 minutes' as "isStale"
   from sessions s join users u on u.id = s.user_id
   where s.id = $1 and s.user_id = $2 and s.expires_at > now() and u.email is not null`,
);

/**
 * A new session, unless what was checked has changed meanwhile: a password reset that commits between the check and
 * this must end this sign-in, too. Values: id, user id, device, seconds, password hash or null, Google's name or null.
 */
const insertSession = `insert into sessions (id, user_id, device, expires_at)
  select $1, u.id, $3, now() + make_interval(secs => $4) from users u
  where u.id = $2 and (u.password_hash = $5 or u.google_sub = $6)
  for share
  returning id`;

/** Who is signed in where. A session whose row is gone is dead at once, on every instance. */
export class Sessions {
  private readonly tokens: SessionTokens;
  private readonly primary: StatementReader;

  constructor(
    private readonly dataSource: DataSource,
    secret: string,
  ) {
    this.tokens = new SessionTokens(secret);
    // A replica may not know yet that a session has ended.
    this.primary = StatementReader.ofPrimary(dataSource);
  }

  /** @returns a token, or null where what was checked is no longer so. */
  async start(userId: number, proof: Proof, userAgent: string): Promise<string | null> {
    const sessionId = randomUUID();
    const values = [
      sessionId,
      userId,
      deviceOf(userAgent),
      SESSION_SECONDS,
      proof.passwordHash ?? null,
      proof.googleSub ?? null,
    ];
    const rows: unknown[] = await this.dataSource.query(insertSession, values);
    return rows.length > 0 ? this.tokens.sign({ sessionId, userId }) : null;
  }

  /** @returns the member whose token this is, or null where it is not, or no longer, good. */
  async userOf(token: string): Promise<SessionUser | null> {
    const claims = this.tokens.read(token);
    if (!claims) return null;
    const [row] = await this.primary.rows(sessionUser, [claims.sessionId, claims.userId]);
    if (!row) return null;
    const { isStale, ...user } = row;
    if (isStale)
      await this.dataSource.query('update sessions set last_used_at = now() where id = $1', [user.sessionId]);
    return user;
  }

  /** Ends the session of a token; one that is not good has none. */
  async end(token: string): Promise<void> {
    const claims = this.tokens.read(token);
    if (claims) await this.dataSource.query('delete from sessions where id = $1', [claims.sessionId]);
  }

  /** @returns the live sessions of a member, the last used first. */
  list(userId: number): Promise<SessionRow[]> {
    return this.dataSource.query(
      `select id, created_at as "createdAt", last_used_at as "lastUsedAt", expires_at as "expiresAt", device
       from sessions where user_id = $1 and expires_at > now() order by last_used_at desc, id limit 100`,
      [userId],
    );
  }

  /** @returns whether the member had such a session. */
  async endOne(userId: number, sessionId: string): Promise<boolean> {
    const [rows]: [unknown[]] = await this.dataSource.query(
      'delete from sessions where user_id = $1 and id::text = $2 returning id',
      [userId, sessionId],
    );
    return rows.length > 0;
  }

  async endOthers(userId: number, sessionId: string): Promise<void> {
    await this.dataSource.query('delete from sessions where user_id = $1 and id <> $2', [userId, sessionId]);
  }

  async endAll(manager: EntityManager, userId: number): Promise<void> {
    await manager.query('delete from sessions where user_id = $1', [userId]);
  }
}
