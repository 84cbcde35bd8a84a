import { useNavigate } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { getSlug } from '#schema/rules/slug.ts';
import type { useContent } from './content-mutations.ts';
import { slugIn } from './file-address.ts';

type Props = { file: string; content: ReturnType<typeof useContent> };

/** Changes the name of a recipe in its address. */
export function RenameForm({ file, content }: Props) {
  const navigate = useNavigate();
  const form = useCheckedForm<{ slug: string }>(
    { slug: ({ slug }) => (getSlug(slug) === '' ? 'Enter a name with letters or digits.' : undefined) },
    async ({ slug }) => {
      const result = await content.rename(getSlug(slug));
      if (result.ok) await navigate(paths.desk(`recipes/${getSlug(slug)}`));
      return result;
    },
    { defaultValues: { slug: slugIn(file) } },
  );
  return (
    <details className="desk-recipes__revisions">
      <summary>Change the address</summary>
      <form className="desk-recipes__new" method="post" noValidate onSubmit={form.onSubmit}>
        <Field
          label="Name in the address"
          hint="Comments, stars and saved recipes stay. The old address leads to the new one."
          {...form.field('slug')}
        />
        <SubmitButton busy={form.busy}>Rename</SubmitButton>
      </form>
    </details>
  );
}
