import { ChevronDown } from 'lucide';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatCount } from '#client/ui/format.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { FilterName } from '#schema/rules/filters.ts';
import {
  type Filters,
  type FilterValue,
  LIST_ID,
  readFilters,
  toQueryString,
  withChoice,
  withoutChoice,
} from './filter-address.ts';
import { getCount, getValueName } from './filter-words.ts';
import { type FilterFacets, filters, type Terms } from './filters.ts';
import { IngredientFilter } from './ingredient-filter.tsx';
import type { FilteredList } from './load-filtered.ts';
import './filter-bar.css';

type Props = {
  /** The id of the form, for controls outside it. */
  id: string;
  list: FilteredList;
  terms: Terms;
  facets: FilterFacets;
  totalCount: number;
  currentFilters: Filters;
  apply: (next: Filters) => void;
  /** Called when the visitor presses "Show recipes"; moves the focus to the results. */
  onShow: () => void;
};

/** All filters of a list, as one form. Each tick applies at once; without scripts, the button submits the form. */
export function FilterBar({ id, list, terms, facets, totalCount, currentFilters, apply, onShow }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const disclosure = useRef<HTMLDetailsElement>(null);
  const [isTooMany, setIsTooMany] = useState(false);
  const { options, otherParameters } = list;
  const names = (Object.keys(filters) as FilterName[]).filter(
    (name) => filters[name].getValues?.(options).length !== 0,
  );

  // Applies filters that were ticked before the scripts loaded.
  const applyEarlyChoices = useEffectEvent(() => {
    if (!form.current) return;
    const formFilters = readForm(form.current, list);
    if (toQueryString(formFilters) !== toQueryString(currentFilters)) apply(formFilters);
  });
  useEffect(() => applyEarlyChoices(), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const formFilters = readForm(event.currentTarget, list);
    const field = event.currentTarget.querySelector<HTMLInputElement>('input[type=text]');
    const [ingredient] = readFilters(new URLSearchParams({ ingredient: field?.value ?? '' }), list.options).choices;
    const isOneTooMany =
      ingredient !== undefined && !formFilters.choices.some((choice) => choice.value === ingredient.value);
    setIsTooMany(isOneTooMany);
    if (field && !isOneTooMany) field.value = '';
    if (toQueryString(formFilters) !== toQueryString(currentFilters)) apply(formFilters);
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.hasAttribute('data-shows')) {
      if (disclosure.current) disclosure.current.open = false;
      onShow();
    }
  };

  return (
    <details ref={disclosure} className="filter-bar no-print">
      <summary className="filter-bar__opener button button--quiet">
        Filters{currentFilters.choices.length > 0 && ` (${currentFilters.choices.length})`}
        <Icon of={ChevronDown} size={20} />
      </summary>
      <form
        ref={form}
        id={id}
        className="filter-bar__form"
        // Without scripts, the next page opens at the list.
        action={`#${LIST_ID}`}
        aria-label="Filter recipes"
        onSubmit={submit}
      >
        {Object.entries(otherParameters).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {names.map((name) => (
          <FilterGroup key={name} {...{ name, list, terms, facets, currentFilters, apply, isTooMany }} />
        ))}
        <div className="filter-bar__foot">
          <button type="submit" className="button" data-shows="">
            <span className="filter-bar__with-scripts">Show {formatCount(totalCount, 'recipe')}</span>
            <span className="filter-bar__without-scripts">Show recipes</span>
          </button>
        </div>
      </form>
    </details>
  );
}

/** Returns the filters in a form. */
function readForm(form: HTMLFormElement, { options }: FilteredList): Filters {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readFilters(new URLSearchParams(entries), options);
}

type GroupProps = Pick<Props, 'list' | 'terms' | 'facets' | 'currentFilters' | 'apply'> & {
  name: FilterName;
  isTooMany: boolean;
};

function FilterGroup(props: GroupProps) {
  const { name, currentFilters } = props;
  const { title, isClosed } = filters[name];
  // Initial state only: afterward the visitor opens and closes the group.
  const [open] = useState(!isClosed || currentFilters.choices.some((choice) => choice.name === name));
  return (
    <details className="filter-group" open={open}>
      <summary className="filter-group__title">
        {title}
        <Icon of={ChevronDown} size={18} />
      </summary>
      {name === 'ingredient' ? <IngredientFilter {...props} /> : <FilterValues {...props} />}
    </details>
  );
}

/** The values of a filter: radio buttons, or checkboxes if several values can be active. */
function FilterValues({ name, list, terms, facets, currentFilters, apply }: GroupProps) {
  const { title, getValues, isMany } = filters[name];
  const ownChoices = currentFilters.choices.filter((choice) => choice.name === name);
  const inputProps = { type: isMany ? 'checkbox' : 'radio', name } as const;
  return (
    <fieldset className="filter-group__values">
      <legend className="visually-hidden">{title}</legend>
      {!isMany && (
        <label className="pill">
          <input
            {...inputProps}
            className="visually-hidden"
            value=""
            checked={ownChoices.length === 0}
            onChange={() =>
              apply({ ...currentFilters, choices: currentFilters.choices.filter((choice) => choice.name !== name) })
            }
          />
          Any
        </label>
      )}
      {getValues?.(list.options).map((value) => {
        const choice: FilterValue = { name, value };
        const isChecked = ownChoices.some((each) => each.value === value);
        const count = getCount(choice, facets, terms);
        return (
          <label key={value} className="pill">
            <input
              {...inputProps}
              className="visually-hidden"
              value={value}
              checked={isChecked}
              disabled={count === 0 && !isChecked}
              onChange={({ target }) => apply((target.checked ? withChoice : withoutChoice)(currentFilters, choice))}
            />
            {getValueName(choice, terms)} <span className="pill__count">{count}</span>
            <span className="visually-hidden"> {count === 1 ? 'recipe' : 'recipes'}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
