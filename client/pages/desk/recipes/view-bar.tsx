import { useState } from 'react';
import { readText, writeTexts } from '#client/state/storage.ts';

/** Views of a recipe's text. */
export type View = 'form' | 'text';

const KEY = 'desk-view';

/** Returns the view last chosen in this browser, or else the form. */
export function readView(): View {
  return readText(KEY) === 'text' ? 'text' : 'form';
}

/** Returns the view, and a function that changes it and remembers the choice. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState(readView);
  const choose = (newView: View) => {
    writeTexts({ [KEY]: newView });
    setView(newView);
  };
  return [view, choose];
}

const viewLabels: Record<View, string> = { form: 'Form', text: 'Text' };

type Props = { view: View; onView: (view: View) => void };

/** Switches between the views of a text. */
export function ViewBar({ view, onView }: Props) {
  return (
    <fieldset className="view-bar">
      <legend className="visually-hidden">View</legend>
      {(Object.keys(viewLabels) as View[]).map((each) => (
        <button
          key={each}
          type="button"
          className="button button--quiet"
          aria-pressed={each === view}
          onClick={() => onView(each)}
        >
          {viewLabels[each]}
        </button>
      ))}
    </fieldset>
  );
}
