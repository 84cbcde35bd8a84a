import { keep, recall } from './storage.ts';

/** What somebody was about to say of a recipe. */
export type CommentDraft = { message: string; rating: number };

const KEY = 'commentDrafts';

/** @returns what was typed for a recipe in this tab and not posted */
export function readDraft(slug: string): CommentDraft | undefined {
  const { [slug]: draft } = readAll();
  if (typeof draft !== 'object' || draft === null) return undefined;
  const { message, rating }: { message?: unknown; rating?: unknown } = draft;
  return {
    message: typeof message === 'string' ? message : '',
    rating: typeof rating === 'number' && rating >= 0 && rating <= 5 ? rating : 0,
  };
}

/** Keeps what was typed; an empty one is forgotten. */
export function keepDraft(slug: string, draft: CommentDraft): void {
  const { [slug]: _, ...others } = readAll();
  const isEmpty = draft.message === '' && draft.rating === 0;
  const drafts = isEmpty ? others : { ...others, [slug]: draft };
  const text = Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts);
  // Where storage is switched off, what was typed stays as long as the page does.
  keep({ [KEY]: text }, 'sessionStorage');
}

function readAll(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(recall(KEY, 'sessionStorage') ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
