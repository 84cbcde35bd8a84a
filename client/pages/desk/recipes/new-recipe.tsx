import { useNavigate } from 'react-router-dom';
import type { DeskRecipes_FileFragment } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { Link } from '#client/ui/link.tsx';
import { getSlug, MAX_SLUG_LENGTH } from '#schema/rules/slug.ts';
import { getEditorPath, PASTE, toFile } from './file-paths.ts';

type Values = { title: string; slug: string };

/** Returns the slug of a new recipe: from the typed slug or, if that is empty, from the title. */
const toNewSlug = ({ title, slug }: Values) => getSlug(slug.trim() === '' ? title : slug);

/** Form for the title and the slug of a new recipe. Opens an editor for it. */
export function NewRecipeForm({ files }: { files: readonly DeskRecipes_FileFragment[] }) {
  const navigate = useNavigate();
  const findConflict = (values: Values) => files.find(({ file }) => file === toFile(toNewSlug(values)));
  const form = useCheckedForm<Values>(
    {
      title: (values) => (values.title.trim() === '' ? 'Enter a title.' : undefined),
      slug: (values) => {
        const slug = toNewSlug(values);
        if (slug === '') return values.title.trim() === '' ? undefined : 'Use Latin letters. Example: doro-wat';
        if (slug.length > MAX_SLUG_LENGTH) return `Use at most ${MAX_SLUG_LENGTH} characters.`;
        const conflict = findConflict(values);
        return conflict && `“${conflict.title}” already has this address. Open that recipe, or enter another address.`;
      },
    },
    async (values) => {
      await navigate(`${paths.desk(`recipes/${toNewSlug(values)}`)}?title=${encodeURIComponent(values.title.trim())}`);
      return { ok: true, text: '' };
    },
    { defaultValues: { title: '', slug: '' } },
  );
  const values = { title: form.watch('title'), slug: form.watch('slug') };
  const conflict = toNewSlug(values) === '' ? undefined : findConflict(values);
  return (
    <form className="desk-recipes__new" method="post" noValidate onSubmit={form.onSubmit}>
      <Field label="Title of a new recipe" hint="What is the dish called?" maxLength={70} {...form.field('title')} />
      <Field
        label="Web address"
        placeholder={getSlug(values.title)}
        hint={
          conflict ? (
            <Link to={paths.desk(getEditorPath(conflict.file))}>Open “{conflict.title}”</Link>
          ) : (
            'Follows the title if empty. You can change it later.'
          )
        }
        {...form.field('slug')}
      />
      <SubmitButton busy={form.busy}>Create</SubmitButton>
      <Link to={paths.desk(`recipes/${PASTE}`)} className="desk-recipes__paste">
        Or paste a recipe
      </Link>
    </form>
  );
}
