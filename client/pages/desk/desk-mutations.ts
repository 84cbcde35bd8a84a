import { useMutation } from '@apollo/client/react';
import { getResult } from '#client/apollo/result.ts';
import {
  DeskPage_ModerateMutationDocument,
  type DeskPage_ModerateMutationMutationVariables,
  DeskPage_OpenMutationDocument,
  DeskPage_ReportsQueryDocument,
  DeskPage_UndoMutationDocument,
} from '#client/gql/graphql.ts';

const texts = { failed: 'Something went wrong. Please try again.' };

/** Opens the desk for the next twelve hours. */
export function useOpenDesk() {
  const [mutate, { loading }] = useMutation(DeskPage_OpenMutationDocument);
  const open = (password: string) => getResult(mutate({ variables: { password } }), 'openDesk', texts);
  return [open, { loading }] as const;
}

// Options that fetch the list again before the mutation resolves, so that the next contribution appears at once.
const refetchOptions = { refetchQueries: [DeskPage_ReportsQueryDocument], awaitRefetchQueries: true };

/** Submits a decision on a contribution or a member. */
export function useModerate() {
  const [mutate, { loading }] = useMutation(DeskPage_ModerateMutationDocument, refetchOptions);
  const moderate = (variables: DeskPage_ModerateMutationMutationVariables) =>
    getResult(mutate({ variables }), 'moderate', texts);
  return [moderate, { loading }] as const;
}

/** Undoes a decision. */
export function useUndoModeration() {
  const [mutate, { loading }] = useMutation(DeskPage_UndoMutationDocument, refetchOptions);
  const undo = (id: string) => getResult(mutate({ variables: { id } }), 'undoModeration', texts);
  return [undo, { loading }] as const;
}
