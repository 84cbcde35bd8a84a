import { useRef, useState } from 'react';
import { DESK_PREFIX } from '#client/state/desk-drafts.ts';
import { readVisitorName } from '#client/state/session.ts';
import { getFields, parseJson, readText, writeTexts } from '#client/state/storage.ts';

/** Text that was typed and not saved yet; it outlives the page. */
type KeptText = {
  text: string;
  /** The revision that it is based on; null if the desk had none. */
  basedOn: string | null;
};

const getKey = (file: string) => `${DESK_PREFIX}${file}`;

/** Returns the unsaved text of a file. */
function readKept(file: string): KeptText | undefined {
  const { text, basedOn, by } = getFields(parseJson(readText(getKey(file))));
  // A session may have ended without a sign-out, and another editor may have signed in.
  if (typeof text !== 'string' || by !== readVisitorName()) return undefined;
  return { text, basedOn: typeof basedOn === 'string' ? basedOn : null };
}

/** Keeps the unsaved text of a file; undefined once it is saved. */
function keepText(file: string, kept: KeptText | undefined): void {
  writeTexts({ [getKey(file)]: kept ? JSON.stringify({ ...kept, by: readVisitorName() }) : null });
}

/** Returns the text of a file as it is typed: it outlives the page until it is saved. */
export function useText(file: string, stored: string, revision: string | null) {
  const [kept] = useState(() => readKept(file));
  const isRestored = kept !== undefined && kept.text !== stored;
  const [text, setText] = useState(isRestored ? kept.text : stored);
  const [basedOn, setBasedOn] = useState(isRestored ? kept.basedOn : revision);
  const newest = useRef(text);
  const write = (typed: string) => {
    newest.current = typed;
    setText(typed);
    keepText(file, typed === stored ? undefined : { text: typed, basedOn });
  };
  return {
    text,
    basedOn,
    isRestored,
    write,
    /**
     * Continues from another revision.
     * @param saved - its text; later edits are kept
     */
    goOnFrom: (other: string | null, saved: string) => {
      setBasedOn(other);
      keepText(file, newest.current === saved ? undefined : { text: newest.current, basedOn: other });
    },
    /** Replaces the typed text with the desk's. */
    take: (other: string, from: string | null) => {
      newest.current = other;
      setText(other);
      setBasedOn(from);
      keepText(file, undefined);
    },
  };
}
