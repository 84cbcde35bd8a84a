import { DESK_PREFIX } from './desk-drafts.ts';
import { fieldsOf, parseJson, readText, writeTexts } from './storage.ts';

/** An issue of the newsletter as an editor has typed it, over a version that the server has stored. */
export type IssueDraft = { id: string; version: number; subject: string; markdown: string };

const ISSUE = `${DESK_PREFIX}issue`;

/** Stores what is not saved yet, for this tab; null once it is. */
export function storeIssueDraft(draft: IssueDraft | null): void {
  writeTexts({ [ISSUE]: draft && JSON.stringify(draft) }, 'sessionStorage');
}

/** @returns what was typed of an issue in this tab and not saved */
export function readIssueDraft(id: string): IssueDraft | undefined {
  const { version, subject, markdown, ...draft } = fieldsOf(parseJson(readText(ISSUE, 'sessionStorage')));
  if (draft.id !== id || typeof version !== 'number') return undefined;
  if (typeof subject !== 'string' || typeof markdown !== 'string') return undefined;
  return { id, version, subject, markdown };
}
