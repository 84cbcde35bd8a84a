// Hand-written: statements lock a member's row while they write, compare mailboxes, or are prepared for most requests.
import type { TokenScope } from '#schema/rules/tokens.ts';
import { statement } from '#server/database/statements.ts';
import type { ViewerType } from './account.type.ts';

/**
 * The member of a valid session. A `proven_at` in the future was stored while the clock was ahead, and does not count.
 * Parameters: session id, user id.
 */
export const sessionUser = statement<
  ViewerType & { sessionId: string; authenticatedAgoMs: number | null; isStale: boolean }
>(
  'session_user',
  `select u.id, s.id as "sessionId", u.username, u.email, u.password_hash is not null as "hasPassword",
     u.google_sub is not null as "hasGoogle", u.created_at as "createdAt", u.roles,
     case when s.proven_at < now() + interval '1 minute'
       then extract(epoch from now() - s.proven_at)::float8 * 1000 end as "authenticatedAgoMs",
     s.last_used_at < now() - interval '5 minutes' as "isStale"
   from sessions s join users u on u.id = s.user_id
   where s.id = $1 and s.user_id = $2 and s.expires_at > now() and u.email is not null
     and u.blocked_at is null`,
);

/** The member of a valid token. Parameters: the token's hash. */
export const tokenUser = statement<
  ViewerType & { sessionId: string; authenticatedAt: null; scope: TokenScope; isFirstToday: boolean }
>(
  'token_user',
  `select u.id, t.id as "sessionId", u.username, u.email, u.password_hash is not null as "hasPassword",
     u.google_sub is not null as "hasGoogle", u.created_at as "createdAt", t.scope,
     u.roles, null as "authenticatedAt",
     t.last_used_on is distinct from (now() at time zone 'utc')::date as "isFirstToday"
   from access_tokens t join users u on u.id = t.user_id
   where t.hash = $1 and (t.expires_at is null or t.expires_at > now()) and u.email is not null
     and u.blocked_at is null`,
);

/**
 * Inserts a session unless the member is blocked or the checked credential has just changed: a password reset between
 * the check and this statement must prevent the session. That takes one statement that locks the user's row. Parameters:
 * id, user id, device, lifetime in seconds, password hash or null, Google's `sub` or null.
 */
export const insertSession = statement<{ id: string }>(
  'insert_session',
  `insert into sessions (id, user_id, device, expires_at)
   select $1, u.id, $3, now() + make_interval(secs => $4) from users u
   where u.id = $2 and u.blocked_at is null and (u.password_hash = $5 or u.google_sub = $6)
   for share
   returning id`,
);

/** Stores a network that a member uses, unless the member was just deleted. Parameters: user id, hash. */
export const insertKnownNetwork = statement(
  'insert_address',
  `insert into known_addresses (user_id, hash)
   select id, $2 from users where id = $1 for key share
   on conflict (user_id, hash) do update set last_used_at = now()`,
);

/**
 * The account of a mailbox. If there are several: the blocked one, else the one with exactly this email address, else a
 * verified one. Parameters: mailbox, email address.
 */
export const findMailboxAccount = statement<{ id: number }>(
  'account_of_mailbox',
  `select id from users where get_mailbox(email) = $1
   order by blocked_at is null, email <> $2, email_verified_at is null, id limit 1`,
);

/**
 * Deletes accounts without a valid link: one statement, so that accounts and their links are read from the same
 * snapshot. Parameters: user ids.
 */
export const deleteWithoutLinks = statement(
  'delete_without_links',
  `with deleted as (
     delete from users u where id = any($1) and not exists (
       select 1 from one_time_tokens t
       where t.subject = u.id::text and t.kind in ('verify', 'reset') and t.used_at is null and t.expires_at > now()
     ) returning id::text
   )
   delete from one_time_tokens where kind in ('verify', 'reset') and subject in (select id from deleted)`,
);
