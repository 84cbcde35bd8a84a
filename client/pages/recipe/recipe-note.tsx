import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNote, useNoteStorage, writeNote } from '#client/state/notes.ts';
import type { SavableRecipe } from '#client/state/saved.ts';
import { TextArea } from '#client/ui/forms/field.tsx';
import { MAX_NOTE_LENGTH, normalizeNote } from '#schema/rules/kitchen.ts';
import { savedTexts } from '#schema/rules/saved.ts';
import { CookedTimes } from './cooked-times.tsx';

/** How long typing must pause before the note is stored, in ms. */
const PAUSE_MS = 400;
/** Length above which the field shows a character count. */
const NEARLY_FULL = MAX_NOTE_LENGTH - 200;

/** A private note on a recipe, and the days on which it was cooked. */
export function RecipeNote({ recipe }: { recipe: SavableRecipe }) {
  return (
    <>
      <CookedTimes recipe={recipe} />
      <NoteField slug={recipe.slug} />
    </>
  );
}

/** The note, stored while it is typed. */
function NoteField({ slug }: { slug: string }) {
  const storedNote = useNote(slug) ?? '';
  const [typedText, setTypedText] = useState<string>();
  const note = typedText ?? storedNote;
  const isPending = typedText !== undefined && typedText !== storedNote;
  /** The typed text, and the stored text that it changes. */
  const change = useRef<{ text: string; stored: string }>(undefined);
  const storeChange = useCallback(() => {
    if (change.current) writeNote(slug, change.current.text, change.current.stored);
    change.current = undefined;
  }, [slug]);
  // Stores the change on unmount, because navigation removes the field without a blur event.
  useEffect(() => storeChange, [storeChange]);
  // Another tab may change the stored note. The field then shows it, unless text is being typed.
  const finishTyping = useCallback(() => {
    storeChange();
    setTypedText(undefined);
  }, [storeChange]);
  useEffect(() => {
    if (typedText === undefined) return;
    const timer = setTimeout(finishTyping, PAUSE_MS);
    // The visitor may leave the page during the pause.
    window.addEventListener('pagehide', finishTyping);
    document.addEventListener('visibilitychange', finishTyping);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', finishTyping);
      document.removeEventListener('visibilitychange', finishTyping);
    };
  }, [finishTyping, typedText]);
  const length = [...normalizeNote(note)].length;
  return (
    <div className="recipe-note no-print">
      <TextArea
        label="Private note"
        hint="What would you change? Only you see it."
        name="note"
        rows={3}
        value={note}
        onChange={({ target }) => {
          change.current = { text: target.value, stored: change.current?.stored ?? storedNote };
          setTypedText(target.value);
        }}
        onBlur={finishTyping}
      />
      <div className="recipe-note__foot">
        <NoteStatus slug={slug} isEmpty={note === ''} isPending={isPending} />
        {length > NEARLY_FULL && (
          <span className="recipe-note__count">
            {length} of {MAX_NOTE_LENGTH}
          </span>
        )}
      </div>
    </div>
  );
}

/** Says where the note is stored, or that it is being saved. */
function NoteStatus({ slug, isEmpty, isPending }: { slug: string; isEmpty: boolean; isPending: boolean }) {
  const storage = useNoteStorage(slug);
  const isOnline = useOnline();
  const getText = (): string => {
    if (isEmpty && storage.name !== 'unsent') return '';
    if (isPending) return 'Saving…';
    switch (storage.name) {
      case 'unfit':
        return `Saved in this browser only. ${storage.text}`;
      case 'screen':
        return savedTexts.notStored;
      case 'browser':
        return 'Saved in this browser.';
      case 'account':
        return 'Saved in your account.';
      case 'unsent':
        return isOnline
          ? 'Saved in this browser, on its way to your account…'
          : 'Saved in this browser. Not in your account yet: you are offline.';
    }
  };
  return (
    <p role="status" className="recipe-note__status">
      {getText()}
    </p>
  );
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
