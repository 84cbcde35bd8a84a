import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { RecipeTile } from '#client/features/cards/recipe-tile.tsx';
import { FilteredRecipesQueryDocument, type FilteredRecipesQueryQueryVariables } from '#client/gql/graphql.ts';
import { formatCount } from '#client/ui/format.ts';
import { KEEP_PAGE, Link } from '#client/ui/link.tsx';
import { getSearch } from '#client/ui/page-numbers.ts';
import { type Filters, getDefaultOrder, LIST_ID, type Order, readFilters, toQueryString } from './filter-address.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { Terms } from './filters.ts';
import { type FilteredList, getShownPages } from './load-filtered.ts';
import { NothingFound } from './nothing-found.tsx';
import './filtered-recipes.css';

type Props = {
  list: FilteredList;
  terms: Terms;
  /** Example: "All dinner recipes". */
  title: string;
  /** Text if nothing is found. */
  nothing?: string;
  /** Shown if nothing is found and there are no other recipes to suggest. */
  instead?: ReactNode;
};

/** A list of recipes with all its filters. */
export function FilteredRecipes(props: Props) {
  const { list, terms, title, nothing = 'No recipes match these filters.', instead } = props;
  const { variables, pageParameter } = list;
  const { totalCount, pageInfo, facets, search } = useLoaded(FilteredRecipesQueryDocument, variables).recipes;
  const { currentFilters, isWaiting, apply } = useFilters(list);
  const count = useRef<HTMLParagraphElement>(null);
  const formId = useId();
  const focusCount = () => count.current?.focus();
  return (
    <section className="filtered" id={LIST_ID} aria-labelledby={`${formId}-title`}>
      <div className="filtered__head">
        <h2 id={`${formId}-title`}>{title}</h2>
        <p ref={count} className="filtered__count" role="status" tabIndex={-1}>
          {totalCount === 0 ? nothing : formatCount(totalCount, 'recipe')}
        </p>
      </div>
      <FilterBar
        id={formId}
        list={list}
        terms={terms}
        facets={facets}
        totalCount={totalCount}
        currentFilters={currentFilters}
        apply={apply}
        onShow={focusCount}
      />
      <Sorting form={formId} list={list} currentFilters={currentFilters} apply={apply} />
      <div className="filtered__results" aria-busy={isWaiting}>
        <FilterChips list={list} terms={terms} words={search?.filters ?? []} onRemove={focusCount} />
        {totalCount === 0 && <NothingFound list={list} terms={terms} />}
        {totalCount === 0 && list.nearMisses.length === 0 && instead}
        <ul className="filtered__grid">
          {getShownPages(variables).map((part) => (
            <ListPage key={part.page} variables={part} />
          ))}
        </ul>
        <ShowMoreLink page={variables.page} pageCount={pageInfo.pageCount} parameter={pageParameter} />
      </div>
    </section>
  );
}

/** One page of the list. "Show more" adds the next page. */
function ListPage({ variables }: { variables: FilteredRecipesQueryQueryVariables }) {
  const { nodes, search } = useLoaded(FilteredRecipesQueryDocument, variables).recipes;
  return nodes.map((recipe, index) => (
    <li key={recipe.slug} id={index === 0 ? getListPageId(variables.page) : undefined}>
      <RecipeTile recipe={recipe} reason={search?.reasons[index]} />
    </li>
  ));
}

const getListPageId = (page: number) => `part-${page}`;

/** Link that adds the next page of the list. Moves the focus to its first recipe. */
function ShowMoreLink({ page, pageCount, parameter }: { page: number; pageCount: number; parameter: string }) {
  const { pathname, search } = useLocation();
  const pendingPage = useRef<number>(undefined);
  useEffect(() => {
    if (pendingPage.current !== page) return;
    pendingPage.current = undefined;
    document.getElementById(getListPageId(page))?.querySelector('a')?.focus({ preventScroll: true });
  }, [page]);
  if (page >= pageCount) return null;
  return (
    <Link
      className="button button--quiet filtered__more no-print"
      to={{
        pathname,
        search: getSearch(page + 1, new URLSearchParams(search), parameter),
        hash: getListPageId(page + 1),
      }}
      state={KEEP_PAGE}
      preventScrollReset
      onClick={() => {
        pendingPage.current = page + 1;
      }}
    >
      Show more
    </Link>
  );
}

/**
 * Returns the filters that the visitor sees, from the pending or else the current URL. `apply` goes to the
 * URL of other filters and keeps the page and the focus.
 */
function useFilters({
  filters,
  options,
  otherParameters,
}: Pick<FilteredList, 'filters' | 'options' | 'otherParameters'>) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const navigate = useNavigate();
  const isWaiting = location !== undefined && location.pathname === pathname;
  return {
    currentFilters: isWaiting ? readFilters(new URLSearchParams(location.search), options) : filters,
    isWaiting,
    apply: (next: Filters) =>
      void navigate(
        { pathname, search: toQueryString(next, otherParameters) },
        { state: KEEP_PAGE, preventScrollReset: true },
      ),
  };
}

const orderNames: Record<Order, string> = {
  relevance: 'Best fit',
  newest: 'Newest',
  rating: 'Best rated',
  quickest: 'Quickest',
};

type SortingProps = {
  /** Id of the filters' form. */
  form: string;
  list: FilteredList;
  currentFilters: Filters;
  apply: (next: Filters) => void;
};

/** The sort order of the list. */
function Sorting({ form, list: { options }, currentFilters, apply }: SortingProps) {
  const id = useId();
  const defaultOrder = getDefaultOrder(options);
  const offeredOrders = (Object.keys(orderNames) as Order[]).filter(
    (order) => order !== 'relevance' || options.searched,
  );
  return (
    <div className="filtered__sorting no-print">
      <label htmlFor={id}>Sort by</label>
      <select
        className="filtered__order"
        id={id}
        name="sort"
        form={form}
        value={currentFilters.order ?? defaultOrder}
        onChange={({ target }) => {
          const order = offeredOrders.find((each) => each === target.value);
          apply({ ...currentFilters, order: order === defaultOrder ? undefined : order });
        }}
      >
        {offeredOrders.map((order) => (
          <option key={order} value={order}>
            {orderNames[order]}
          </option>
        ))}
      </select>
    </div>
  );
}
