import { removeTexts } from './storage.ts';

/** Prefix of the storage keys of an editor's unsaved texts at the desk. */
export const DESK_PREFIX = 'desk ';

/** Storage key that is set once a moderator has opened the desk here: recipe pages then load hidden texts. */
export const MODERATOR_KEY = `${DESK_PREFIX}moderator`;

/** Deletes unsaved texts of the desk at sign-out, so that the next editor on this device is not offered them. */
export function forgetDeskDrafts(): void {
  removeTexts(DESK_PREFIX);
}
