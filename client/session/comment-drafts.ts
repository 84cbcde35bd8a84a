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
  try {
    const drafts = isEmpty ? others : { ...others, [slug]: draft };
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(drafts));
  } catch {
    // Storage is switched off: what was typed stays as long as the page does.
  }
}

function readAll(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
