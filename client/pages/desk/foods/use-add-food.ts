import { useApolloClient } from '@apollo/client/react';
import { getResult } from '#client/apollo/result.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  DeskRecipes_DoneFragmentDoc,
  DeskRecipes_FileFragmentDoc,
  DeskRecipes_FileQueryDocument,
  DeskRecipes_PublishMutationDocument,
  DeskRecipes_SaveMutationDocument,
} from '#client/gql/graphql.ts';
import type { FormResult } from '#client/ui/forms/use-checked-form.ts';

const texts = {
  failed: 'The food could not be added. What you entered is still here: please try again.',
  unreachable: 'The server cannot be reached. What you entered is still here: please try again.',
};

/** Returns a function that saves and publishes the text of a new food. */
export function useAddFood() {
  const client = useApolloClient();
  return async (file: string, text: string): Promise<FormResult> => {
    const response = await client
      .query({ query: DeskRecipes_FileQueryDocument, variables: { file }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
    const stored = response?.data?.desk?.contentFile;
    const existingFile = stored ? readFragment(DeskRecipes_FileFragmentDoc, stored) : undefined;
    // An earlier attempt may have left a draft.
    if (existingFile && existingFile.state !== 'DRAFT')
      return { ok: false, text: 'A food with this name already exists.' };
    const basedOn = existingFile?.revision ?? null;
    const saveResult = await getResult(
      client.mutate({ mutation: DeskRecipes_SaveMutationDocument, variables: { input: { file, text, basedOn } } }),
      'saveContent',
      texts,
    );
    const revision = saveResult.ok
      ? readFragment(DeskRecipes_DoneFragmentDoc, saveResult.data)?.file?.revision
      : undefined;
    if (!revision) return saveResult;
    return getResult(
      client.mutate({ mutation: DeskRecipes_PublishMutationDocument, variables: { input: { file, revision } } }),
      'publishContent',
      texts,
    );
  };
}
