import { useNavigate } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { slugOf } from '#schema/rules/slug.ts';

/** Asks what the dish is called, and opens an editor for it. */
export function NewRecipe() {
  const navigate = useNavigate();
  const form = useCheckedForm<{ title: string }>(
    { title: ({ title }) => (slugOf(title) === '' ? 'Please say what the dish is called.' : undefined) },
    async ({ title }) => {
      await navigate(`${paths.desk(`recipes/${slugOf(title)}`)}?title=${encodeURIComponent(title.trim())}`);
      return { ok: true, text: '' };
    },
    { defaultValues: { title: '' } },
  );
  return (
    <form className="desk-recipes__new" method="post" noValidate onSubmit={form.onSubmit}>
      <Field label="A new recipe" hint="What is the dish called?" maxLength={70} {...form.field('title')} />
      <SubmitButton busy={form.busy}>Begin</SubmitButton>
    </form>
  );
}
