import { useState } from 'react';
import { readText, writeTexts } from '#client/state/storage.ts';

/** Views of a recipe's text. */
export type View = 'form' | 'text';

const KEY = 'desk-view';

/** Returns the view last chosen in this browser; default: the form. */
export function readView(): View {
  return readText(KEY) === 'text' ? 'text' : 'form';
}

/** Returns the view, and a function that changes it and remembers the choice. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState(readView);
  const choose = (chosen: View) => {
    writeTexts({ [KEY]: chosen });
    setView(chosen);
  };
  return [view, choose];
}
