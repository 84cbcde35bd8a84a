import { Redo2, Undo2 } from 'lucide-react';
import type { useText } from './use-text.ts';
import type { View } from './use-view.ts';

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
        <Undo2 aria-hidden="true" size={18} />
      </button>
      <button
        type="button"
        className="button button--quiet"
        aria-label="Redo"
        disabled={!fileText.canRedo}
        onClick={fileText.redo}
      >
        <Redo2 aria-hidden="true" size={18} />
      </button>
    </div>
  );
}
