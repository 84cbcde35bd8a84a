import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { getResult } from '#client/apollo/result.ts';
import {
  type DeskRecipes_FileFragment,
  DeskRecipes_PublishMutationDocument,
  DeskRecipes_WithdrawMutationDocument,
} from '#client/gql/graphql.ts';

/** An action on several files. */
export type BulkAction = 'publish' | 'withdraw';

type Progress = {
  doneCount: number;
  count: number;
  failures: readonly { title: string; text: string }[];
};

const texts = { failed: 'Something went wrong.', unreachable: 'The server cannot be reached.' };

/** Returns whether an action would change the version of a file that readers see. */
export function appliesTo(
  action: BulkAction,
  { file, state, hasChanges, problems }: DeskRecipes_FileFragment,
): boolean {
  if (action === 'publish') return problems === 0 && (hasChanges || state === 'WITHDRAWN');
  return file.startsWith('recipes/') && (state === 'PUBLISHED' || state === 'SCHEDULED');
}

/** Publishes or withdraws several files, one after the other. @param onDone - called after the last one */
export function useBulk(onDone: () => void) {
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
      setProgress({ doneCount, count: files.length, failures });
      const result = await change(action, file);
      if (!result.ok) failures.push({ title: file.title, text: result.text });
    }
    setProgress({ doneCount: files.length, count: files.length, failures });
    onDone();
  };
  return { progress, isRunning: progress !== undefined && progress.doneCount < progress.count, run };
}
