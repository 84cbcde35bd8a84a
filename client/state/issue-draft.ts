import { DESK_PREFIX } from './desk-drafts.ts';
import { readEditorDraft, writeEditorDraft } from './editor-draft.ts';

/** An editor's text of a newsletter issue, and the stored version that it is based on. */
export type IssueDraft = { id: string; version: number; subject: string; markdown: string };

const getKey = (id: string) => `${DESK_PREFIX}issue ${id}`;

/** Stores the unsaved text of an issue in this browser. */
export function storeIssueDraft(draft: IssueDraft): void {
  writeEditorDraft(getKey(draft.id), draft);
}

/** Deletes the unsaved text of an issue. */
export function removeIssueDraft(id: string): void {
  writeEditorDraft(getKey(id), undefined);
}

/** Returns the unsaved text of an issue in this browser. */
export function readIssueDraft(id: string): IssueDraft | undefined {
  const { version, subject, markdown } = readEditorDraft(getKey(id));
  if (typeof version !== 'number' || typeof subject !== 'string' || typeof markdown !== 'string') return undefined;
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
