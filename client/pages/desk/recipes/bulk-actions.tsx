import { useState } from 'react';
import type { DeskRecipes_FileFragment } from '#client/gql/graphql.ts';
import { formatCount } from '#client/ui/format.ts';
import { type BulkAction, isFor, useBulk } from './use-bulk.ts';

type Props = {
  /** The selected files. */
  files: readonly DeskRecipes_FileFragment[];
  /** Called after the last file. */
  onDone: () => void;
};

const labels: Record<BulkAction, { button: string; sure: string; done: string }> = {
  publish: { button: 'Publish', sure: 'Yes, publish', done: 'published' },
  withdraw: { button: 'Withdraw', sure: 'Yes, withdraw', done: 'withdrawn' },
};

/** Publishes or withdraws the selected files. */
export function BulkActions({ files, onDone }: Props) {
  const [actionToConfirm, setActionToConfirm] = useState<BulkAction>();
  const [last, setLast] = useState<BulkAction>('publish');
  const { progress, isRunning, run } = useBulk(onDone);
  const start = (action: BulkAction, chosen: readonly DeskRecipes_FileFragment[]) => {
    if (actionToConfirm !== action) return setActionToConfirm(action);
    setActionToConfirm(undefined);
    setLast(action);
    void run(action, chosen);
  };
  const failures = isRunning ? [] : (progress?.failures ?? []);
  return (
    <div className="desk-recipes__bulk">
      {(['publish', 'withdraw'] as const).map((action) => {
        const chosen = files.filter((file) => isFor(action, file));
        const { button, sure: confirm } = labels[action];
        return (
          <button
            key={action}
            type="button"
            className="button button--quiet"
            disabled={isRunning || chosen.length === 0}
            onClick={() => start(action, chosen)}
          >
            {actionToConfirm === action && chosen.length > 0 ? confirm : button} {formatCount(chosen.length, 'file')}
          </button>
        );
      })}
      {isRunning && <progress max={progress?.count} value={progress?.doneCount} aria-label="Progress" />}
      <p role="status">
        {isRunning && `${progress?.doneCount} of ${progress?.count}`}
        {progress &&
          !isRunning &&
          `${formatCount(progress.count - progress.failures.length, 'file')} ${labels[last].done}.`}
      </p>
      {failures.length > 0 && (
        <ul className="desk__said--failed">
          {failures.map(({ title, text }) => (
            <li key={title}>
              {title}: {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
