import { removeTexts } from './storage.ts';

/** Prefix of the desk's storage keys, for example of an editor's unsaved texts. */
export const DESK_PREFIX = 'desk ';

/** Storage key that is set once a moderator has opened the desk here: recipe pages then load hidden texts. */
export const MODERATOR_KEY = `${DESK_PREFIX}moderator`;

/** Deletes what the desk has stored here, so that the next editor on this device is not offered unsaved texts. */
export function forgetDeskDrafts(): void {
  removeTexts(DESK_PREFIX);
}
