import { CONTACT_MONTHS } from '#schema/rules/contact.ts';
import type { Forget } from '#server/jobs/housekeeping.ts';

/** Removes messages as the privacy policy promises. */
export const forgetOldMessages: Forget = (dataSource) =>
  dataSource.query('delete from contact_messages where created_at < now() - make_interval(months => $1)', [
    CONTACT_MONTHS,
  ]);
