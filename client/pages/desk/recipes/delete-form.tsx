import { useMutation, useQuery } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { getResult } from '#client/apollo/result.ts';
import { DeskRecipes_DeleteMutationDocument, DeskRecipes_RolesQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { toSlug } from './file-address.ts';

const texts = { failed: 'It could not be deleted. Please try again.', unreachable: 'The server cannot be reached.' };

/** Deletes a withdrawn recipe permanently, after an administrator has typed its name. */
export function DeleteForm({ file }: { file: string }) {
  const navigate = useNavigate();
  const { data } = useQuery(DeskRecipes_RolesQueryDocument);
  const [remove] = useMutation(DeskRecipes_DeleteMutationDocument);
  const slug = toSlug(file);
  const form = useCheckedForm<{ slug: string }>(
    { slug: (values) => (values.slug.trim() === slug ? undefined : `Enter ${slug} to confirm.`) },
    async () => {
      const result = await getResult(remove({ variables: { input: { file, slug } } }), 'deleteRecipe', texts);
      if (result.ok) await navigate(paths.desk('recipes'));
      return result;
    },
    { defaultValues: { slug: '' } },
  );
  if (!data?.viewer?.roles.includes('ADMINISTRATOR')) return <p>An administrator can delete it permanently.</p>;
  return (
    <details>
      <summary>Delete permanently</summary>
      <form className="form" method="post" noValidate onSubmit={form.onSubmit}>
        <p>Its texts, comments, stars and photograph are deleted. This can’t be undone.</p>
        <Field label={`Enter ${slug} to confirm`} autoComplete="off" {...form.field('slug')} />
        <FormMessage result={form.result} />
        <SubmitButton busy={form.busy}>Delete permanently</SubmitButton>
      </form>
    </details>
  );
}
