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

/** The outcome of saving a text. The revision is null if it was not saved. */
export type SaveResult = { ok: boolean; text: string; revision: string | null };

const texts = {
  failed: 'Something went wrong. Your text is still here: please try again.',
  unreachable: 'The server cannot be reached. Your text is still here: please try again.',
};

// Options that fetch the file again before the mutation resolves.
const refetchOptions = { refetchQueries: [DeskRecipes_FileQueryDocument], awaitRefetchQueries: true };

/** Returns the actions for a file; each function resolves to its outcome. */
export function useContent(file: string) {
  const [save, saveState] = useMutation(DeskRecipes_SaveMutationDocument, refetchOptions);
  const [publish, publishState] = useMutation(DeskRecipes_PublishMutationDocument, refetchOptions);
  const [unschedule, unscheduleState] = useMutation(DeskRecipes_UnscheduleMutationDocument, refetchOptions);
  const [withdraw, withdrawState] = useMutation(DeskRecipes_WithdrawMutationDocument, refetchOptions);
  const [rename, renameState] = useMutation(DeskRecipes_RenameMutationDocument);
  const [deleteDraft, deleteState] = useMutation(DeskRecipes_DeleteDraftMutationDocument);
  const [stopSharing, stopState] = useMutation(DeskRecipes_StopSharingMutationDocument, refetchOptions);
  const [share] = useMutation(DeskRecipes_ShareMutationDocument, refetchOptions);
  const input = { file };
  return {
    busy: [saveState, publishState, unscheduleState, withdrawState, renameState, deleteState, stopState].some(
      ({ loading }) => loading,
    ),
    save: (draft: Omit<SaveContentInput, 'file'>) =>
      getResult(save({ variables: { input: { ...input, ...draft } } }), 'saveContent', texts),
    publish: (request: Omit<PublishContentInput, 'file'>) =>
      getResult(publish({ variables: { input: { ...input, ...request } } }), 'publishContent', texts),
    unschedule: () => getResult(unschedule({ variables: { input } }), 'unscheduleContent', texts),
    withdraw: () => getResult(withdraw({ variables: { input } }), 'withdrawContent', texts),
    stopSharing: () => getResult(stopSharing({ variables: { input } }), 'stopSharing', texts),
    rename: (slug: string) => getResult(rename({ variables: { input: { ...input, slug } } }), 'renameRecipe', texts),
    deleteDraft: (revision: string) =>
      getResult(deleteDraft({ variables: { input: { ...input, revision } } }), 'deleteDraft', texts),
    share: async (revision: string) => {
      const url = await share({ variables: { revision } }).then(({ data }) => data?.sharePreview?.url, console.error);
      return url ? { ok: true, text: '', url } : { ok: false, text: texts.failed };
    },
  };
}

/** Returns the result of saving and then publishing. If publishing failed, the text begins with the result of saving. */
export function toPublishResult(saveResult: { text: string }, { ok, text }: { ok: boolean; text: string }) {
  return { ok, text: ok ? text : `${saveResult.text} ${text}`.trim() };
}

/** Returns a function that saves a draft of a new recipe. */
export function useSaveDraft() {
  const [save] = useMutation(DeskRecipes_SaveMutationDocument);
  return (file: string, text: string) =>
    getResult(save({ variables: { input: { file, text, basedOn: null } } }), 'saveContent', texts);
}
