import { DESK_PREFIX } from './desk-drafts.ts';
import { readVisitorName } from './session.ts';
import { getFields, parseJson, readText, writeTexts } from './storage.ts';

/** An issue of the newsletter as an editor has typed it, over a version that the server has stored. */
export type IssueDraft = { id: string; version: number; subject: string; markdown: string };

const ISSUE = `${DESK_PREFIX}issue`;

/** Stores the unsaved text of an issue, for this tab; null deletes it. */
export function storeIssueDraft(draft: IssueDraft | null): void {
  writeTexts({ [ISSUE]: draft && JSON.stringify({ ...draft, by: readVisitorName() }) }, 'sessionStorage');
}

/** Returns the unsaved text of an issue in this tab. */
export function readIssueDraft(id: string): IssueDraft | undefined {
  const { version, subject, markdown, ...draft } = getFields(parseJson(readText(ISSUE, 'sessionStorage')));
  // A session may have ended without a sign-out, and another editor may have signed in.
  if (draft.by !== readVisitorName()) return undefined;
  if (draft.id !== id || typeof version !== 'number') return undefined;
  if (typeof subject !== 'string' || typeof markdown !== 'string') return undefined;
  return { id, version, subject, markdown };
}
