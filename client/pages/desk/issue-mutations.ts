import { useMutation } from '@apollo/client/react';
import { getResult } from '#client/apollo/result.ts';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import {
  DeskPage_CreateIssueMutationDocument,
  DeskPage_DeleteIssueMutationDocument,
  DeskPage_IssueStepFragmentDoc,
  DeskPage_SaveIssueMutationDocument,
  DeskPage_ScheduleIssueMutationDocument,
  DeskPage_TakeBackIssueMutationDocument,
  DeskPage_TestIssueMutationDocument,
  type SaveIssueInput,
  type ScheduleIssueInput,
} from '#client/gql/graphql.ts';

/** Returns the issue in a mutation's response. */
export function readIssue(step: FragmentType<typeof DeskPage_IssueStepFragmentDoc>) {
  return readFragment(DeskPage_IssueStepFragmentDoc, step).issue;
}

const texts = { failed: 'Something went wrong. Please try again.' };

/** Returns a function that creates an empty draft. */
export function useCreateIssue() {
  const [mutate, { loading }] = useMutation(DeskPage_CreateIssueMutationDocument);
  return [() => getResult(mutate(), 'createIssue', texts), { loading }] as const;
}

const saveTexts = { failed: 'It could not be saved. Your text is kept in this browser.' };

let lastSave: Promise<unknown> = Promise.resolve();

/** Resolves after the last save, so that an editor who returns to an issue at once sees the saved text. */
export function waitForSave(): Promise<unknown> {
  return lastSave;
}

/** Returns a function that stores a draft. If the editor is leaving, the request can outlive the page. */
export function useSaveIssue() {
  const [mutate] = useMutation(DeskPage_SaveIssueMutationDocument);
  return (input: SaveIssueInput, isLeaving: boolean) => {
    const context = isLeaving ? { fetchOptions: { keepalive: true } } : undefined;
    const result = getResult(mutate({ variables: { input }, context }), 'saveIssue', saveTexts);
    lastSave = result;
    return result;
  };
}

/** Returns the functions that send a test of an issue, schedule it, cancel its sending, and delete it. */
export function useIssueActions(id: string) {
  const [test, testState] = useMutation(DeskPage_TestIssueMutationDocument);
  const [schedule, scheduleState] = useMutation(DeskPage_ScheduleIssueMutationDocument);
  const [remove, removeState] = useMutation(DeskPage_DeleteIssueMutationDocument);
  const [cancel, cancelState] = useMutation(DeskPage_TakeBackIssueMutationDocument);
  return {
    busy: [testState, scheduleState, cancelState, removeState].some(({ loading }) => loading),
    test: () => getResult(test({ variables: { id } }), 'testIssue', texts),
    schedule: (input: Omit<ScheduleIssueInput, 'id'>) =>
      getResult(schedule({ variables: { input: { id, ...input } } }), 'scheduleIssue', texts),
    remove: (version: number) => getResult(remove({ variables: { input: { id, version } } }), 'deleteIssue', texts),
    cancel: () => getResult(cancel({ variables: { id } }), 'takeBackIssue', texts),
  };
}
