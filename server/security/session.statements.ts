import { statement } from '#server/database/statements.ts';
import type { SessionUser } from './sessions.ts';

/** The member of a live session. Values: session id, user id. */
export const sessionUser = statement<SessionUser & { isStale: boolean }>(
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
export const insertSession = `insert into sessions (id, user_id, device, expires_at)
  select $1, u.id, $3, now() + make_interval(secs => $4) from users u
  where u.id = $2 and (u.password_hash = $5 or u.google_sub = $6)
  for share
  returning id`;
