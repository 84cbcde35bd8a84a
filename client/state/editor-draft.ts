import { readVisitorName } from './session.ts';
import { getFields, parseJson, readText, writeTexts } from './storage.ts';

/** Stores the unsaved fields of the signed-in editor in this browser; undefined deletes them. */
export function writeEditorDraft(key: string, fields: object | undefined): void {
  writeTexts({ [key]: fields ? JSON.stringify({ ...fields, by: readVisitorName() }) : null });
}

/** Returns the fields of a stored draft; no fields if there is none, or if an editor with another name typed it. */
export function readEditorDraft(key: string): Record<string, unknown> {
  const { by, ...fields } = getFields(parseJson(readText(key)));
  // A session may have ended without a sign-out, and another editor may have signed in.
  return by === readVisitorName() ? fields : {};
}
