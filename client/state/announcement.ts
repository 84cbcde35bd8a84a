import { DAY_MS } from '#schema/rules/time.ts';
import { writeTexts } from './storage.ts';

const HIDDEN_UNTIL_KEY = 'announcementHiddenUntil';
const WEEK_MS = 7 * DAY_MS;

/** Hides the announcement for a week. The starter script reads the same key. */
export function hideAnnouncement(): void {
  writeTexts({ [HIDDEN_UNTIL_KEY]: String(Date.now() + WEEK_MS) });
  document.documentElement.classList.add('unannounced');
}
