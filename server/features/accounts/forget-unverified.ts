import { UNVERIFIED_DAYS } from '#schema/rules/accounts.ts';
import type { Forget } from '#server/jobs/housekeeping.ts';

const findUnverified = `select id from users
  where email is not null and email_verified_at is null and google_sub is null
    and created_at < now() - make_interval(days => $1)
  for update skip locked`;

const forgetIds = `
  with forgotten as (
    delete from users u where id = any($1) and not exists (
      select 1 from one_time_tokens t
      where t.subject = u.id::text and t.kind in ('verify', 'reset') and t.used_at is null and t.expires_at > now()
    ) returning id::text
  )
  delete from one_time_tokens where kind in ('verify', 'reset') and subject in (select id from forgotten)`;

/**
 * Removes accounts whose address nobody has verified, unless a link still can. Their rows are locked before the links
 * are looked for, so that one that is being sent is seen.
 */
export const forgetUnverified: Forget = (dataSource) =>
  dataSource.transaction(async (manager) => {
    const rows: { id: number }[] = await manager.query(findUnverified, [UNVERIFIED_DAYS]);
    if (rows.length > 0) await manager.query(forgetIds, [rows.map(({ id }) => id)]);
  });
