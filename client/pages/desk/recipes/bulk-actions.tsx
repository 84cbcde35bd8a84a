import { useState } from 'react';
import type { DeskRecipes_FileFragment } from '#client/gql/graphql.ts';
import { formatCount } from '#client/ui/format.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { appliesTo, type BulkAction, useBulk } from './use-bulk.ts';

type Props = {
  /** The selected files. */
  files: readonly DeskRecipes_FileFragment[];
  /** Called after the last file. */
  onDone: () => void;
};

const labels: Record<BulkAction, { button: string; done: string }> = {
  publish: { button: 'Publish', done: 'published' },
  withdraw: { button: 'Withdraw', done: 'withdrawn' },
};

/** Publishes or withdraws the selected files. */
export function BulkActions({ files, onDone }: Props) {
  const [last, setLast] = useState<BulkAction>('publish');
  const { progress, isRunning, run } = useBulk(onDone);
  const start = (action: BulkAction, chosen: readonly DeskRecipes_FileFragment[]) => {
    setLast(action);
    void run(action, chosen);
  };
  const failures = isRunning ? [] : (progress?.failures ?? []);
  return (
    <div className="desk-recipes__bulk">
      {(['publish', 'withdraw'] as const).map((action) => {
        const chosen = files.filter((file) => appliesTo(action, file));
        const label = `${labels[action].button} ${formatCount(chosen.length, 'file')}`;
        return (
          <ConfirmButton
            key={action}
            question={`${label}?`}
            yes={`Yes, ${labels[action].button.toLowerCase()}`}
            no="Cancel"
            disabled={isRunning || chosen.length === 0}
            onConfirm={() => start(action, chosen)}
          >
            {label}
          </ConfirmButton>
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
