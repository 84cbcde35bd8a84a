import { useMutation } from '@apollo/client/react';
import { getResult } from '#client/apollo/result.ts';
import {
  DeskRecipes_DeleteDraftMutationDocument,
  DeskRecipes_FileQueryDocument,
  DeskRecipes_PublishMutationDocument,
  DeskRecipes_RenameMutationDocument,
  DeskRecipes_SaveMutationDocument,
  DeskRecipes_ShareMutationDocument,
  DeskRecipes_StopSharingMutationDocument,
  DeskRecipes_UnscheduleMutationDocument,
  DeskRecipes_WithdrawMutationDocument,
  type PublishContentInput,
  type SaveContentInput,
} from '#client/gql/graphql.ts';

/** The outcome of saving a text: its revision, if it was saved. */
export type SaveResult = { ok: boolean; text: string; revision: string | null };

const texts = {
  failed: 'Something went wrong. Your text is still here: please try again.',
  unreachable: 'The server cannot be reached. Your text is still here: please try again.',
};

// Options that fetch the file again before the mutation resolves.
const refetchOptions = { refetchQueries: [DeskRecipes_FileQueryDocument], awaitRefetchQueries: true };

/**
 * Returns the actions for a file; each function resolves to its outcome.
 * @param onFailure - called after an unexpected failure, except of `share`: the desk may have closed
 */
export function useContent(file: string, onFailure: () => void) {
  const [save, saving] = useMutation(DeskRecipes_SaveMutationDocument, refetchOptions);
  const [publish, publishing] = useMutation(DeskRecipes_PublishMutationDocument, refetchOptions);
  const [unschedule, unscheduling] = useMutation(DeskRecipes_UnscheduleMutationDocument, refetchOptions);
  const [withdraw, withdrawing] = useMutation(DeskRecipes_WithdrawMutationDocument, refetchOptions);
  const [rename, renaming] = useMutation(DeskRecipes_RenameMutationDocument);
  const [deleteDraft, deleting] = useMutation(DeskRecipes_DeleteDraftMutationDocument);
  const [stopSharing, stopping] = useMutation(DeskRecipes_StopSharingMutationDocument, refetchOptions);
  const [share] = useMutation(DeskRecipes_ShareMutationDocument, refetchOptions);
  const input = { file };
  const notifyOnFailure = async <Outcome extends { ok: boolean; kind?: string }>(outcome: Promise<Outcome>) => {
    const result = await outcome;
    if (result.kind === 'Failed') onFailure();
    return result;
  };
  return {
    busy: [saving, publishing, unscheduling, withdrawing, renaming, deleting, stopping].some(({ loading }) => loading),
    save: (draft: Omit<SaveContentInput, 'file'>) =>
      notifyOnFailure(getResult(save({ variables: { input: { ...input, ...draft } } }), 'saveContent', texts)),
    publish: (request: Omit<PublishContentInput, 'file'>) =>
      notifyOnFailure(getResult(publish({ variables: { input: { ...input, ...request } } }), 'publishContent', texts)),
    unschedule: () => notifyOnFailure(getResult(unschedule({ variables: { input } }), 'unscheduleContent', texts)),
    withdraw: () => notifyOnFailure(getResult(withdraw({ variables: { input } }), 'withdrawContent', texts)),
    stopSharing: () => notifyOnFailure(getResult(stopSharing({ variables: { input } }), 'stopSharing', texts)),
    rename: (slug: string) =>
      notifyOnFailure(getResult(rename({ variables: { input: { ...input, slug } } }), 'renameRecipe', texts)),
    deleteDraft: (revision: string) =>
      notifyOnFailure(getResult(deleteDraft({ variables: { input: { ...input, revision } } }), 'deleteDraft', texts)),
    share: async (revision: string) => {
      const url = await share({ variables: { revision } }).then(({ data }) => data?.sharePreview?.url, console.error);
      return url ? { ok: true, text: '', url } : { ok: false, text: texts.failed };
    },
  };
}

/**
 * Returns a function that saves a draft of a new recipe.
 * @param onFailure - called after an unexpected failure: the desk may have closed
 */
export function useSaveDraft(onFailure: () => void) {
  const [save] = useMutation(DeskRecipes_SaveMutationDocument);
  return async (file: string, text: string) => {
    const input = { file, text, basedOn: null };
    const result = await getResult(save({ variables: { input } }), 'saveContent', texts);
    if (!result.ok && result.kind === 'Failed') onFailure();
    return result;
  };
}
