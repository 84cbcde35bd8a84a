import { getFields, parseJson, readText, writeTexts } from './storage.ts';

/** Unsent content of the comment form of a recipe. */
type CommentDraft = { message: string; rating: number };

const COMMENTS = 'commentDrafts';
const ENTRIES = 'entryDrafts';
const MESSAGES = 'messageDrafts';
const NAME = 'nameDraft';

/** Returns the draft of a recipe's comment in this tab. */
export function readCommentDraft(slug: string): CommentDraft | undefined {
  const { [slug]: draft } = readCommentDrafts();
  if (draft === undefined) return undefined;
  const { message, rating } = getFields(draft);
  return {
    message: typeof message === 'string' ? message : '',
    rating: typeof rating === 'number' && rating >= 0 && rating <= 5 ? rating : 0,
  };
}

/** Stores a draft for this tab; an empty draft is deleted. */
export function storeCommentDraft(slug: string, draft: CommentDraft): void {
  const { [slug]: _, ...others } = readCommentDrafts();
  const isEmpty = draft.message === '' && draft.rating === 0;
  const drafts = isEmpty ? others : { ...others, [slug]: draft };
  const text = Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts);
  writeTexts({ [COMMENTS]: text }, 'sessionStorage');
}

/**
 * Stores the draft of a question or answer on a recipe, for this tab; a null or empty text deletes it.
 * @param form - key of the form
 */
export function storeEntryDraft(slug: string, form: string, text: string | null): void {
  const { [form]: _, ...others } = readEntryDrafts(slug);
  const drafts = text ? { ...others, [form]: text } : others;
  const { [slug]: __, ...otherRecipes } = getFields(parseJson(readText(ENTRIES, 'sessionStorage')));
  const all = Object.keys(drafts).length === 0 ? otherRecipes : { ...otherRecipes, [slug]: drafts };
  writeTexts({ [ENTRIES]: Object.keys(all).length === 0 ? null : JSON.stringify(all) }, 'sessionStorage');
}

/** Returns the texts of unsent questions and answers of a recipe in this tab, by their forms. */
export function readEntryDrafts(slug: string): Record<string, unknown> {
  return getFields(getFields(parseJson(readText(ENTRIES, 'sessionStorage')))[slug]);
}

/**
 * Stores the unsent message of a contact form, for this tab; an empty text deletes it.
 * @param form - key of the form
 */
export function storeMessageDraft(form: string, text: string): void {
  const { [form]: _, ...others } = readMessageDrafts();
  const drafts = text ? { ...others, [form]: text } : others;
  writeTexts({ [MESSAGES]: Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts) }, 'sessionStorage');
}

/** Returns the unsent message of a contact form in this tab; an empty text if there is none. */
export function readMessageDraft(form: string): string {
  const { [form]: text } = readMessageDrafts();
  return typeof text === 'string' ? text : '';
}

function readMessageDrafts(): Record<string, unknown> {
  return getFields(parseJson(readText(MESSAGES, 'sessionStorage')));
}

function readCommentDrafts(): Record<string, unknown> {
  return getFields(parseJson(readText(COMMENTS, 'sessionStorage')));
}

/**
 * Stores a new name that could not be saved because its owner was signed out, for this tab.
 * @param currentName - the name that it would replace
 */
export function storeNameDraft(currentName: string, text: string): void {
  writeTexts({ [NAME]: JSON.stringify({ of: currentName, typed: text }) }, 'sessionStorage');
}

/** Returns the new name that this member was typing. */
export function readNameDraft(currentName: string): string | undefined {
  const draft = getFields(parseJson(readText(NAME, 'sessionStorage')));
  return draft.of === currentName && typeof draft.typed === 'string' ? draft.typed : undefined;
}

/** Deletes the stored name, which is in the form again or no longer needed. */
export function deleteNameDraft(): void {
  writeTexts({ [NAME]: null }, 'sessionStorage');
}
