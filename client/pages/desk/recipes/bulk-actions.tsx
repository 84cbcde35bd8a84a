import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { getResult } from '#client/apollo/result.ts';
import {
  type DeskRecipes_FileFragment,
  DeskRecipes_PublishMutationDocument,
  DeskRecipes_WithdrawMutationDocument,
} from '#client/gql/graphql.ts';
import { formatCount } from '#client/ui/format.ts';
import { ConfirmButton } from '../confirm-button.tsx';

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

/** Buttons that publish or withdraw the selected files, the progress, and failures. */
export function BulkActions({ files, onDone }: Props) {
  const [lastAction, setLastAction] = useState<BulkAction>('publish');
  const { progress, isRunning, run } = useBulk(onDone);
  const start = (action: BulkAction, applicableFiles: readonly DeskRecipes_FileFragment[]) => {
    setLastAction(action);
    void run(action, applicableFiles);
  };
  const failures = isRunning ? [] : (progress?.failures ?? []);
  return (
    <div className="desk-recipes__bulk">
      {(['publish', 'withdraw'] as const).map((action) => {
        const applicableFiles = files.filter((file) => appliesTo(action, file));
        const label = `${labels[action].button} ${formatCount(applicableFiles.length, 'file')}`;
        return (
          <ConfirmButton
            key={action}
            question={`${label}?`}
            confirmLabel={`Yes, ${labels[action].button.toLowerCase()}`}
            cancelLabel="Cancel"
            disabled={isRunning || applicableFiles.length === 0}
            onConfirm={() => start(action, applicableFiles)}
          >
            {label}
          </ConfirmButton>
        );
      })}
      {isRunning && <progress max={progress?.fileCount} value={progress?.doneCount} aria-label="Progress" />}
      <p role="status">
        {isRunning && `${progress?.doneCount} of ${progress?.fileCount}`}
        {progress &&
          !isRunning &&
          `${formatCount(progress.fileCount - progress.failures.length, 'file')} ${labels[lastAction].done}.`}
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

/** An action on several files. */
type BulkAction = 'publish' | 'withdraw';

type Progress = {
  doneCount: number;
  fileCount: number;
  failures: readonly { title: string; text: string }[];
};

const texts = { failed: 'Something went wrong.', unreachable: 'The server cannot be reached.' };

/** Returns whether an action is offered for a file. */
function appliesTo(action: BulkAction, { file, state, hasChanges, problems }: DeskRecipes_FileFragment): boolean {
  if (action === 'publish') return problems === 0 && (hasChanges || state === 'WITHDRAWN');
  return file.startsWith('recipes/') && (state === 'PUBLISHED' || state === 'SCHEDULED');
}

/** Returns a function that publishes or withdraws several files in turn, and its progress. */
function useBulk(onDone: () => void) {
  const client = useApolloClient();
  const [progress, setProgress] = useState<Progress>();
  const change = (action: BulkAction, { file, revision }: DeskRecipes_FileFragment) =>
    action === 'publish'
      ? getResult(
          client.mutate({
            mutation: DeskRecipes_PublishMutationDocument,
            variables: { input: { file, revision: revision ?? '' } },
          }),
          'publishContent',
          texts,
        )
      : getResult(
          client.mutate({ mutation: DeskRecipes_WithdrawMutationDocument, variables: { input: { file } } }),
          'withdrawContent',
          texts,
        );
  const run = async (action: BulkAction, files: readonly DeskRecipes_FileFragment[]) => {
    const failures: { title: string; text: string }[] = [];
    for (const [doneCount, file] of files.entries()) {
      setProgress({ doneCount, fileCount: files.length, failures });
      const result = await change(action, file);
      if (!result.ok) failures.push({ title: file.title, text: result.text });
    }
    setProgress({ doneCount: files.length, fileCount: files.length, failures });
    onDone();
  };
  return { progress, isRunning: progress !== undefined && progress.doneCount < progress.fileCount, run };
}
