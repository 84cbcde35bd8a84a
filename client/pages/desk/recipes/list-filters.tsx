import type { ContentState, DeskRecipes_FileFragment } from '#client/gql/graphql.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { DAY_MS } from '#schema/rules/time.ts';

/** Filters of the list; an empty value shows all files. */
type ListFilter = { search: string; state: string; author: string; problems: string; changed: string };

export const NO_FILTER: ListFilter = { search: '', state: '', author: '', problems: '', changed: '' };

export const stateLabels: Record<ContentState, string> = {
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  PUBLISHED: 'Published',
  WITHDRAWN: 'Withdrawn',
};

const problemChoices = [
  { value: 'with', label: 'With problems' },
  { value: 'without', label: 'Without problems' },
  { value: 'skipped', label: 'Skipped, or file differs' },
];

/** Choices of the maximum time since the last change at the desk, in days. */
const changeChoices = [
  { value: '1', label: 'In the last day' },
  { value: '7', label: 'In the last 7 days' },
  { value: '30', label: 'In the last 30 days' },
  { value: 'never', label: 'Never changed at the desk' },
];

/** Returns whether a file passes all filters. @param now - the time in ms since 1970 */
export function matchesFilter(file: DeskRecipes_FileFragment, filter: ListFilter, now: number): boolean {
  const { search, state, author, problems, changed } = filter;
  const isSkipped = file.problem !== null || file.folderRevision !== null;
  return (
    `${file.title} ${file.file}`.toLowerCase().includes(search.trim().toLowerCase()) &&
    (state === '' || file.state === state) &&
    (author === '' || file.author === author) &&
    (problems === '' || (problems === 'skipped' ? isSkipped : file.problems > 0 === (problems === 'with'))) &&
    (changed === '' || isChanged(file.changedAt, changed, now))
  );
}

function isChanged(changedAt: string | null | undefined, changed: string, now: number): boolean {
  if (changed === 'never' || !changedAt) return changed === 'never' && !changedAt;
  return now - Date.parse(changedAt) < Number(changed) * DAY_MS;
}

type Props = {
  filter: ListFilter;
  authors: readonly string[];
  onChange: (filter: ListFilter) => void;
};

/** Fields that filter the list of recipes and lists. */
export function ListFilters({ filter, authors, onChange }: Props) {
  const getFieldProps = (name: keyof ListFilter) => ({
    value: filter[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...filter, [name]: target.value }),
  });
  return (
    <div className="desk-recipes__filters">
      <Field label="Find" type="search" {...getFieldProps('search')} />
      <Select
        label="State"
        empty="All"
        choices={Object.entries(stateLabels).map(([value, label]) => ({ value, label }))}
        {...getFieldProps('state')}
      />
      <Select
        label="Author"
        empty="All"
        choices={authors.map((name) => ({ value: name, label: name }))}
        {...getFieldProps('author')}
      />
      <Select label="Problems" empty="All" choices={problemChoices} {...getFieldProps('problems')} />
      <Select label="Last change" empty="Any time" choices={changeChoices} {...getFieldProps('changed')} />
    </div>
  );
}
