import { formatTime } from '../time-text.tsx';
import { Difference } from './difference.tsx';
import type { UnsavedText, useText } from './use-text.ts';

/** Asks what to do with an unsaved text of another tab that differs from the text in this one. */
export function OtherText({ other, fileText }: { other: UnsavedText; fileText: ReturnType<typeof useText> }) {
  const time = other.at > 0 ? `, typed on ${formatTime(new Date(other.at).toISOString())}` : '';
  return (
    <div className="desk-recipes__notice">
      <p>
        {other.isOpen ? 'Another tab has this text open' : 'A tab that was closed had this text open'}, with changes
        that are not saved{time}. They differ from the text here.
      </p>
      <details>
        <summary>Show the differences</summary>
        <Difference from={fileText.text} to={other.text} label="Differences in the other tab" />
      </details>
      <div className="desk__steps">
        <button type="button" className="button button--quiet" onClick={() => fileText.takeOther(other)}>
          Continue with that text
        </button>
        <button type="button" className="button button--quiet" onClick={() => fileText.dropOther(other)}>
          {other.isOpen ? 'Keep the text here' : 'Discard that text'}
        </button>
      </div>
    </div>
  );
}
