import { useState } from 'react';
import { keepText, readKept } from './kept-text.ts';

/** Returns the text of a file as it is typed: it outlives the page until it is saved. */
export function useText(file: string, stored: string, revision: string | null) {
  const [kept] = useState(() => readKept(file));
  const isRestored = kept !== undefined && kept.text !== stored;
  const [text, setText] = useState(isRestored ? kept.text : stored);
  const [basedOn, setBasedOn] = useState(isRestored ? kept.basedOn : revision);
  const write = (typed: string) => {
    setText(typed);
    keepText(file, typed === stored ? undefined : { text: typed, basedOn });
  };
  return {
    text,
    basedOn,
    isRestored,
    write,
    /** Goes on from another revision: one that was saved here, or one that was read. */
    goOnFrom: (other: string | null, isSaved: boolean) => {
      setBasedOn(other);
      keepText(file, isSaved ? undefined : { text, basedOn: other });
    },
    /** Takes what the desk has in place of what was typed. */
    take: (other: string, from: string | null) => {
      setText(other);
      setBasedOn(from);
      keepText(file, undefined);
    },
  };
}
