import { useMutation } from '@apollo/client/react';
import { getResult } from '#client/apollo/result.ts';
import { Entry_DeleteMutationDocument, type Questions_RecipeFragment } from '#client/gql/graphql.ts';
import { showToast } from '#client/ui/toast.ts';
import { questionTexts } from '#schema/rules/questions.ts';
import { ConfirmDeletion } from '../confirm-deletion.tsx';
import { getPageSize } from './entry-mutations.ts';

type Props = { id: string; recipe: Questions_RecipeFragment; onDeleted: () => void; onClose: () => void };

/** Asks for confirmation before the member's own question or answer is deleted. */
export function DeleteEntry({ id, recipe, onDeleted, onClose }: Props) {
  const [mutate, { loading }] = useMutation(Entry_DeleteMutationDocument);
  const remove = async () => {
    const mutation = mutate({ variables: { input: { id }, ...getPageSize(recipe) } });
    const { ok, text } = await getResult(mutation, 'deleteEntry', { failed: questionTexts.notDeleted });
    showToast(text, { kind: ok ? 'success' : 'error' });
    if (ok) onDeleted();
    else onClose();
  };
  return (
    <ConfirmDeletion
      title="Delete this?"
      text="It is deleted immediately. Deleting a question also deletes its answers."
      busy={loading}
      onDelete={remove}
      onClose={onClose}
    />
  );
}
