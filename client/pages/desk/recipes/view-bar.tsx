import { Redo2, Undo2 } from 'lucide';
import { useState } from 'react';
import { readText, writeTexts } from '#client/state/storage.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { useText } from './use-text.ts';

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

const views: Record<View, string> = { form: 'Form', text: 'Text' };

type Props = {
  /** Undefined for lists, which have one view. */
  view: View | undefined;
  onView: (view: View) => void;
  fileText: ReturnType<typeof useText>;
};

/** Switches between the views of a text, and undoes edits in either. */
export function ViewBar({ view, onView, fileText }: Props) {
  return (
    <div className="view-bar">
      {view && (
        <fieldset className="view-bar__views">
          <legend className="visually-hidden">View</legend>
          {(Object.keys(views) as View[]).map((each) => (
            <button
              key={each}
              type="button"
              className="button button--quiet"
              aria-pressed={each === view}
              onClick={() => onView(each)}
            >
              {views[each]}
            </button>
          ))}
        </fieldset>
      )}
      <button
        type="button"
        className="button button--quiet"
        aria-label="Undo"
        disabled={!fileText.canUndo}
        onClick={fileText.undo}
      >
        <Icon of={Undo2} size={18} />
      </button>
      <button
        type="button"
        className="button button--quiet"
        aria-label="Redo"
        disabled={!fileText.canRedo}
        onClick={fileText.redo}
      >
        <Icon of={Redo2} size={18} />
      </button>
    </div>
  );
}
