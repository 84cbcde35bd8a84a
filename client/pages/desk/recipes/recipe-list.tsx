import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
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
import { Select } from '#client/ui/forms/select.tsx';
import { Link } from '#client/ui/link.tsx';
import { getAddress } from './file-address.ts';
import { NewRecipe } from './new-recipe.tsx';

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
      <NewRecipe files={files} />
      <div className="desk-recipes__filters">
        <Field label="Find" type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        <Select
          label="State"
          empty="All"
          choices={Object.entries(stateWords).map(([value, label]) => ({ value, label }))}
          value={state}
          onChange={({ target }) => setState(target.value as ContentState | '')}
        />
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
        {file.revision === null || file.problems === 0 ? 'No problems' : formatCount(file.problems, 'problem')}
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
