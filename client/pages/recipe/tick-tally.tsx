import type { MouseEvent } from 'react';
import './tick-tally.css';

type Props = {
  doneCount: number;
  total: number;
  /** Text after the count. Example: "steps done". */
  label: string;
  onClear: () => void;
};

/** The number of ticks, announced to screen readers after each change, and a button to clear them. */
export function TickTally({ doneCount, total, label, onClear }: Props) {
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The focused button disappears with the last tick.
    currentTarget.closest('section')?.querySelector<HTMLElement>('[type=checkbox]')?.focus({ preventScroll: true });
    onClear();
  };
  return (
    <div className="tally no-print">
      <p role="status">{doneCount > 0 && `${doneCount} of ${total} ${label}`}</p>
      {doneCount > 0 && (
        <button type="button" className="tally__clear" onClick={clear} aria-label={`Clear: ${label}`}>
          Clear
        </button>
      )}
    </div>
  );
}
