import { useNavigate } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { getSlug } from '#schema/rules/slug.ts';
import type { SaveResult, useContent } from './content-mutations.ts';
import { toSlug } from './file-paths.ts';

type Props = {
  file: string;
  content: ReturnType<typeof useContent>;
  /** Saves the text before renaming, because unsaved text would stay under the former name. */
  save: () => Promise<SaveResult>;
};

/** Shows the slug of a recipe, and the form that changes it. */
export function RenameForm({ file, content, save }: Props) {
  const navigate = useNavigate();
  const form = useCheckedForm<{ slug: string }>(
    { slug: ({ slug }) => (getSlug(slug) === '' ? 'Use Latin letters. Example: doro-wat' : undefined) },
    async ({ slug }) => {
      const saveResult = await save();
      if (saveResult.revision === null) return saveResult;
      const result = await content.rename(getSlug(slug));
      // Replaces the URL, because going back to the former name would open a new, empty recipe.
      if (result.ok) await navigate(paths.desk(`recipes/${getSlug(slug)}`), { replace: true });
      return result.ok ? result : { ...result, problems: [{ field: 'slug', text: result.text }] };
    },
    { defaultValues: { slug: toSlug(file) } },
  );
  return (
    <details className="desk-recipes__address">
      <summary>
        Web address: <strong>{toSlug(file)}</strong> <span className="text-button">Change</span>
      </summary>
      <form className="desk-recipes__new" method="post" noValidate onSubmit={form.onSubmit}>
        <Field
          label="New name in the address"
          hint="Comments, stars and saved recipes stay. The old address redirects to the new one."
          {...form.field('slug')}
        />
        <SubmitButton busy={form.busy}>Rename</SubmitButton>
      </form>
      <FormMessage result={form.result} />
    </details>
  );
}
