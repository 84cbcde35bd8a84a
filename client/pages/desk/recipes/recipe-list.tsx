import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  type ContentState,
  type DeskRecipes_FileFragment,
  DeskRecipes_FileFragmentDoc,
  DeskRecipes_ListQueryDocument,
} from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { ErrorText } from '#client/ui/error-text.tsx';
import { formatCount } from '#client/ui/format.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { Link } from '#client/ui/link.tsx';
import { getSlug } from '#schema/rules/slug.ts';
import { getAddress, PASTE } from './file-address.ts';

const stateWords: Record<ContentState, string> = {
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  PUBLISHED: 'Published',
  WITHDRAWN: 'Withdrawn',
};

/** All recipes and lists, by last change. */
export function RecipeList({ onRetry }: { onRetry: () => void }) {
  const { data, error, refetch } = useQuery(DeskRecipes_ListQueryDocument, { fetchPolicy: 'network-only' });
  const [words, setWords] = useState('');
  const [state, setState] = useState<ContentState | ''>('');
  const retry = () => {
    onRetry();
    void refetch();
  };
  const files = data?.desk?.contentFiles.map((file) => readFragment(DeskRecipes_FileFragmentDoc, file));
  if (!files && error) return <ErrorText onRetry={retry}>The recipes could not be loaded.</ErrorText>;
  if (!files) return <p role="status">Loading...</p>;
  const wanted = words.trim().toLowerCase();
  const shown = files.filter(
    (file) => `${file.title} ${file.file}`.toLowerCase().includes(wanted) && (state === '' || file.state === state),
  );
  return (
    <section aria-labelledby="recipes">
      <h2 id="recipes" className="desk__title">
        Recipes and lists
      </h2>
      <NewRecipe />
      <div className="desk-recipes__filters">
        <Field label="Find" type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        <label className="field">
          <span className="field__label">State</span>
          <select
            className="field__input"
            value={state}
            onChange={({ target }) => setState(target.value as ContentState | '')}
          >
            <option value="">All</option>
            {Object.entries(stateWords).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status">{formatCount(shown.length, 'file')}</p>
      <ul className="desk-recipes__list">
        {shown.map((file) => (
          <Entry key={file.file} file={file} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ file }: { file: DeskRecipes_FileFragment }) {
  return (
    <li className="desk-recipes__entry">
      <Link to={paths.desk(getAddress(file.file))}>{file.title}</Link>
      <span>
        {stateWords[file.state]}
        {file.state === 'PUBLISHED' && file.hasChanges && ', with changes'}
        {file.folderRevision && (file.problem === null ? ', its file differs' : ', its file was skipped')}
        {file.problem !== null && !file.folderRevision && ', skipped'}
      </span>
      <span className={file.problems > 0 ? 'desk__said--failed' : undefined}>
        {file.revision === null || file.problems === 0 ? 'Nothing to mend' : formatCount(file.problems, 'problem')}
      </span>
      <span>
        {file.changedBy && file.changedAt && (
          <>
            {file.changedBy}, <DateText value={file.changedAt} />
          </>
        )}
      </span>
    </li>
  );
}

/** Asks for the dish's name, and opens an editor for it. */
function NewRecipe() {
  const navigate = useNavigate();
  const form = useCheckedForm<{ title: string }>(
    { title: ({ title }) => (getSlug(title) === '' ? 'Please say what the dish is called.' : undefined) },
    async ({ title }) => {
      await navigate(`${paths.desk(`recipes/${getSlug(title)}`)}?title=${encodeURIComponent(title.trim())}`);
      return { ok: true, text: '' };
    },
    { defaultValues: { title: '' } },
  );
  return (
    <form className="desk-recipes__new" method="post" noValidate onSubmit={form.onSubmit}>
      <Field label="A new recipe" hint="What is the dish called?" maxLength={70} {...form.field('title')} />
      <SubmitButton busy={form.busy}>Begin</SubmitButton>
      <Link to={paths.desk(`recipes/${PASTE}`)} className="desk-recipes__paste">
        Or paste a recipe
      </Link>
    </form>
  );
}
