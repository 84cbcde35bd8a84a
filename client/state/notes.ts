import { noteProblem } from '#schema/rules/kitchen.ts';
import { STORE_KEY } from '#schema/rules/saved.ts';
import { getUnsentChanges } from './kitchen.ts';
import { changeRecipeLists } from './recipe-lists.ts';
import { isRefused } from './storage.ts';
import { useBrowserStore } from './store.ts';
import { joinNotes, toItemKey } from './sync-items.ts';

/**
 * Stores the note on a recipe; an empty text deletes it.
 * @param original - the note before the edit. If another note has been stored since, both texts are joined.
 */
export function writeNote(slug: string, typedText: string, original: string): void {
  changeRecipeLists(({ notes: { [slug]: stored = '', ...others } }) => {
    const text = stored === original ? typedText : joinNotes(typedText, stored);
    return { notes: text.trim() === '' ? others : { ...others, [slug]: text } };
  });
}

/** Returns the note on a recipe; empty if there is none, undefined until storage has been read. */
export function useNote(slug: string): string | undefined {
  return useBrowserStore(({ notes }) => notes && (notes[slug] ?? ''));
}

/**
 * The storage of a note: none (`screen`), this browser, the account, this browser until it is sent to the account
 * (`unsent`), or only this browser because the account cannot store the note (`unfit`, with the reason in `text`).
 */
type NoteStorage = { name: 'unfit'; text: string } | { name: 'screen' | 'browser' | 'account' | 'unsent' };

/** Returns where the displayed note on a recipe is stored. */
export function useNoteStorage(slug: string): NoteStorage {
  const note = useNote(slug) ?? '';
  const name = useBrowserStore(({ session }) => {
    if (isRefused(STORE_KEY)) return 'screen';
    if (!session?.token) return 'browser';
    return getUnsentChanges()?.has(toItemKey('NOTE', slug)) ? 'unsent' : 'account';
  });
  const problem = note === '' ? undefined : noteProblem(note);
  return problem ? { name: 'unfit', text: problem.message } : { name };
}
