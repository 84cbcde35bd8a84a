import { DESK_PREFIX } from './desk-drafts.ts';
import { readVisitorName } from './session.ts';
import { getFields, parseJson, readText, writeTexts } from './storage.ts';

/** An editor's text of a newsletter issue, and the stored version that it is based on. */
export type IssueDraft = { id: string; version: number; subject: string; markdown: string };

const getKey = (id: string) => `${DESK_PREFIX}issue ${id}`;

/** Stores the unsaved text of an issue in this browser. */
export function storeIssueDraft(draft: IssueDraft): void {
  writeTexts({ [getKey(draft.id)]: JSON.stringify({ ...draft, by: readVisitorName() }) });
}

/** Deletes the unsaved text of an issue. */
export function removeIssueDraft(id: string): void {
  writeTexts({ [getKey(id)]: null });
}

/** Returns the unsaved text of an issue in this browser. */
export function readIssueDraft(id: string): IssueDraft | undefined {
  const { version, subject, markdown, by } = getFields(parseJson(readText(getKey(id))));
  // A session may have ended without a sign-out, and another editor may have signed in.
  if (by !== readVisitorName() || typeof version !== 'number') return undefined;
  if (typeof subject !== 'string' || typeof markdown !== 'string') return undefined;
  return { id, version, subject, markdown };
}

/**
 * Updates the unsaved text after the server has stored a text: deletes it if it is the same text, or else moves it to
 * the new version. It also works after the editor has left the page.
 */
export function rebaseIssueDraft(stored: IssueDraft, version: number): void {
  const draft = readIssueDraft(stored.id);
  if (draft?.version !== stored.version) return;
  if (draft.subject === stored.subject && draft.markdown === stored.markdown) removeIssueDraft(stored.id);
  else storeIssueDraft({ ...draft, version });
}
