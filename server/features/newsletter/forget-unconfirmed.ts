import { CONFIRMATION_SECONDS } from '#schema/rules/newsletter.ts';
import type { Forget } from '#server/jobs/housekeeping.ts';

/** Removes addresses that did not answer: their links no longer work. */
export const forgetUnconfirmed: Forget = (dataSource) =>
  dataSource.query(
    'delete from subscribers where confirmed_at is null and asked_at < now() - make_interval(secs => $1)',
    [CONFIRMATION_SECONDS],
  );
