import { removeTexts } from './storage.ts';

/** Beginning of the keys of texts that an editor has typed at the desk and not saved. */
export const DESK_PREFIX = 'desk ';

/** Key of a mark that a moderator has opened the desk in this browser: recipes' pages then load hidden texts. */
export const MODERATOR_KEY = `${DESK_PREFIX}moderator`;

/** Deletes unsaved texts of the desk at sign-out: the next editor at this device is not offered them. */
export function forgetDeskDrafts(): void {
  removeTexts(DESK_PREFIX);
}
