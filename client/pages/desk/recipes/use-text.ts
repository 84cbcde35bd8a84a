import { useRef, useState } from 'react';
import { keepText, readKept } from './kept-text.ts';

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
    /** Goes on from another revision. @param saved its text; what was typed beyond it is kept */
    goOnFrom: (other: string | null, saved: string) => {
      setBasedOn(other);
      keepText(file, newest.current === saved ? undefined : { text: newest.current, basedOn: other });
    },
    /** Takes what the desk has in place of what was typed. */
    take: (other: string, from: string | null) => {
      newest.current = other;
      setText(other);
      setBasedOn(from);
      keepText(file, undefined);
    },
  };
}
