import { getFields, parseJson, readText, writeTexts } from './storage.ts';

/** Unsent content of the comment form of a recipe. */
type CommentDraft = { message: string; rating: number };

/** Unvalidated drafts by recipe slug or form key. */
type Drafts = Record<string, unknown>;

const COMMENTS_KEY = 'commentDrafts';
const ENTRIES_KEY = 'entryDrafts';
const MESSAGES_KEY = 'messageDrafts';
const NAME_KEY = 'nameDraft';

/** Returns the draft of a recipe's comment in this tab. */
export function readCommentDraft(slug: string): CommentDraft | undefined {
  const { [slug]: draft } = readDrafts(COMMENTS_KEY);
  if (draft === undefined) return undefined;
  const { message, rating } = getFields(draft);
  return {
    message: typeof message === 'string' ? message : '',
    rating: typeof rating === 'number' && rating >= 0 && rating <= 5 ? rating : 0,
  };
}

/** Stores a draft for this tab; an empty draft is deleted. */
export function storeCommentDraft(slug: string, draft: CommentDraft): void {
  const isEmpty = draft.message === '' && draft.rating === 0;
  const drafts = withDraft(readDrafts(COMMENTS_KEY), slug, isEmpty ? null : draft);
  writeTexts({ [COMMENTS_KEY]: toText(drafts) }, 'sessionStorage');
}

/**
 * Stores the draft of a question or answer on a recipe, for this tab; a null or empty text deletes it.
 * @param form - key of the form
 */
export function storeEntryDraft(slug: string, form: string, text: string | null): void {
  const recipeDrafts = withDraft(readEntryDrafts(slug), form, text || null);
  const drafts = withDraft(readDrafts(ENTRIES_KEY), slug, isEmptyObject(recipeDrafts) ? null : recipeDrafts);
  writeTexts({ [ENTRIES_KEY]: toText(drafts) }, 'sessionStorage');
}

/** Returns the unsent questions and answers of a recipe in this tab, unvalidated, by the keys of their forms. */
export function readEntryDrafts(slug: string): Drafts {
  return getFields(readDrafts(ENTRIES_KEY)[slug]);
}

/**
 * Stores the unsent message of a contact form, for this tab; an empty text deletes it.
 * @param form - key of the form
 */
export function storeMessageDraft(form: string, text: string): void {
  const drafts = withDraft(readDrafts(MESSAGES_KEY), form, text || null);
  writeTexts({ [MESSAGES_KEY]: toText(drafts) }, 'sessionStorage');
}

/** Returns the unsent message of a contact form in this tab; an empty text if there is none. */
export function readMessageDraft(form: string): string {
  const { [form]: text } = readDrafts(MESSAGES_KEY);
  return typeof text === 'string' ? text : '';
}

function readDrafts(storageKey: string): Drafts {
  return getFields(parseJson(readText(storageKey, 'sessionStorage')));
}

/** Returns the drafts with this draft set; if it is null, with the key removed. */
function withDraft(drafts: Drafts, key: string, draft: unknown): Drafts {
  const { [key]: _, ...others } = drafts;
  return draft === null ? others : { ...others, [key]: draft };
}

/** Returns the text to store; null, which deletes it, if there are no drafts. */
function toText(drafts: Drafts): string | null {
  return isEmptyObject(drafts) ? null : JSON.stringify(drafts);
}

function isEmptyObject(object: object): boolean {
  return Object.keys(object).length === 0;
}

/**
 * Stores a new name that could not be saved because its owner was signed out, for this tab.
 * @param currentName - the name that it would replace
 */
export function storeNameDraft(currentName: string, text: string): void {
  writeTexts({ [NAME_KEY]: JSON.stringify({ of: currentName, typed: text }) }, 'sessionStorage');
}

/** Returns the unsaved new name of this member. */
export function readNameDraft(currentName: string): string | undefined {
  const draft = getFields(parseJson(readText(NAME_KEY, 'sessionStorage')));
  return draft.of === currentName && typeof draft.typed === 'string' ? draft.typed : undefined;
}

/** Deletes the stored new name. */
export function deleteNameDraft(): void {
  writeTexts({ [NAME_KEY]: null }, 'sessionStorage');
}
