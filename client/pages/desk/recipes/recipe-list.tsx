import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  type DeskRecipes_FileFragment,
  DeskRecipes_FileFragmentDoc,
  DeskRecipes_ListQueryDocument,
} from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { ErrorText } from '#client/ui/error-text.tsx';
import { formatCount } from '#client/ui/format.ts';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Link } from '#client/ui/link.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { getEditorPath } from './file-paths.ts';
import { ListFilters, matchesFilter, NO_FILTER, stateLabels } from './list-filters.tsx';
import { NewRecipeForm } from './new-recipe.tsx';

/** Number of entries shown at first, and added by each "Show more". */
const PAGE_SIZE = 500;

/** The recipes and lists of the magazine, with filters, bulk actions and the form for a new recipe. */
export function RecipeList({ onRetry }: { onRetry: () => void }) {
  const { data, error, refetch } = useQuery(DeskRecipes_ListQueryDocument, { fetchPolicy: 'network-only' });
  const [filter, setFilter] = useState(NO_FILTER);
  const [limit, setLimit] = useState(PAGE_SIZE);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const retry = () => {
    onRetry();
    void refetch();
  };
  const files = data?.desk?.contentFiles.map((file) => readFragment(DeskRecipes_FileFragmentDoc, file));
  if (!files && error) return <ErrorText onRetry={retry}>The recipes could not be loaded.</ErrorText>;
  if (!files) return <p role="status">Loading...</p>;
  const now = Date.now();
  const filteredFiles = files.filter((file) => matchesFilter(file, filter, now));
  const selectedFiles = filteredFiles.filter(({ file }) => selected.has(file));
  const authors = [...new Set(files.flatMap(({ author }) => author ?? []))].sort();
  const select = (names: readonly string[], isSelected: boolean) =>
    setSelected(
      (current) => new Set([...current].filter((file) => !names.includes(file)).concat(isSelected ? names : [])),
    );
  return (
    <section aria-labelledby="recipes">
      <h2 id="recipes" className="desk__title">
        Recipes and lists
      </h2>
      <NewRecipeForm files={files} />
      <ListFilters filter={filter} authors={authors} onChange={setFilter} />
      <p role="status">
        {filteredFiles.length === 1 ? '1 recipe or list' : `${filteredFiles.length} recipes and lists`}
      </p>
      <Checkbox
        label={`Select ${filteredFiles.length === files.length ? 'all' : 'these'}`}
        checked={filteredFiles.length > 0 && selectedFiles.length === filteredFiles.length}
        onChange={({ target }) =>
          select(
            filteredFiles.map(({ file }) => file),
            target.checked,
          )
        }
      />
      {selectedFiles.length > 0 && (
        <BulkActions
          files={selectedFiles}
          onDone={() => {
            void refetch();
          }}
        />
      )}
      <ul className="desk-recipes__list">
        {filteredFiles.slice(0, limit).map((file) => (
          <Entry
            key={file.file}
            file={file}
            isSelected={selected.has(file.file)}
            onSelect={(isSelected) => select([file.file], isSelected)}
          />
        ))}
      </ul>
      {filteredFiles.length > limit && (
        <button type="button" className="button button--quiet" onClick={() => setLimit(limit + PAGE_SIZE)}>
          Show {Math.min(PAGE_SIZE, filteredFiles.length - limit)} more
        </button>
      )}
    </section>
  );
}

type EntryProps = {
  file: DeskRecipes_FileFragment;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
};

function Entry({ file, isSelected, onSelect }: EntryProps) {
  return (
    <li className="desk-recipes__entry">
      <label className="desk-recipes__select">
        <input
          type="checkbox"
          aria-label={`Select ${file.title}`}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
        />
      </label>
      <span>
        <Link to={paths.desk(getEditorPath(file.file))}>{file.title}</Link>
        {file.author && <span className="desk-recipes__author"> {file.author}</span>}
      </span>
      <span>
        {stateLabels[file.state]}
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
