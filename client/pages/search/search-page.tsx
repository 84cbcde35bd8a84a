import { X } from 'lucide-react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { RecipeRow } from '#client/features/cards/recipe-row.tsx';
import { useFrame } from '#client/features/taxonomy/frame.ts';
import {
  SearchPageQueryDocument,
  type SearchPageQueryQuery,
  type SearchPageQueryQueryVariables,
} from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { formatCount } from '#client/ui/format.ts';
import { requestedPage, requirePage } from '#client/ui/list-page.ts';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { GridPager } from '#client/ui/pager.tsx';
import { SearchForm } from '#client/ui/search-form.tsx';
import { MAX_SEARCH_LENGTH, SEARCH_PAGE_SIZE, searchSuggestions } from '#schema/rules/catalogue.ts';
import './search-page.css';

/** Null without a search term. */
type Search = SearchPageQueryQueryVariables | null;

/**
 * Loads the results for `?q=`.
 * @throws 404 where there is no such page
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Search> {
  const { searchParams } = new URL(request.url);
  const query = termFrom(searchParams);
  if (query === '') return null;
  const page = requestedPage(request);
  const variables = { query, page, first: SEARCH_PAGE_SIZE };
  const { recipes } = await load(context, SearchPageQueryDocument, variables);
  requirePage(page, recipes.pageInfo.pageCount);
  return variables;
}

/** @returns the search term without needless spaces, at most as long as the server accepts; empty where there is none */
function termFrom(search: URLSearchParams): string {
  const tidy = (search.get('q') ?? '').replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return [...tidy].slice(0, MAX_SEARCH_LENGTH).join('').trim();
}

export function Component() {
  const search = useLoaderData<typeof loader>();
  const title = search ? `Search: ${search.query}` : 'Search';
  const part = search && search.page > 1 ? `, page ${search.page}` : '';
  return (
    <>
      <PageHead title={title + part} description="Search the recipes of Mesob by dish, ingredient or kitchen." />
      <PageBanner title={title} compact />
      <div className="wrap section search-page">
        <SearchForm label="Search recipes" labelled term={search?.query} />
        {search ? <SearchResults variables={search} /> : <SearchSuggestions />}
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Search" failed="Failed to fetch recipes" />;
}

function SearchResults({ variables }: { variables: SearchPageQueryQueryVariables }) {
  const { nodes, totalCount, pageInfo, search } = useLoaded(SearchPageQueryDocument, variables).recipes;
  const { corrected, partial, filters = [] } = search ?? {};
  if (totalCount === 0) {
    return (
      <>
        <SearchFilters filters={filters} />
        <p className="search-page__count">No search results found.</p>
        <SearchSuggestions />
      </>
    );
  }
  return (
    <section aria-label="Results">
      <SearchFilters filters={filters} />
      <p className="search-page__count">
        {corrected && (
          <>
            Showing results for <strong>{corrected}</strong> instead of “{variables.query}”.{' '}
          </>
        )}
        {partial && 'No recipe has all of these words. These have some: '}
        {formatCount(totalCount, 'recipe')}
      </p>
      <ul className="search-page__results">
        {nodes.map((recipe) => (
          <li key={recipe.slug}>
            <RecipeRow recipe={recipe} />
          </li>
        ))}
      </ul>
      <GridPager label="results" page={variables.page} pageCount={pageInfo.pageCount} previous="Previous" />
    </section>
  );
}

type Filters = NonNullable<SearchPageQueryQuery['recipes']['search']>['filters'];

/** What the query was read to narrow by; each is a link to the search without it. */
function SearchFilters({ filters }: { filters: Filters }) {
  if (filters.length === 0) return null;
  return (
    <ul className="tags search-page__filters" aria-label="Filters">
      {filters.map(({ text, queryWithout }) => (
        <li key={text}>
          <Link to={queryWithout === '' ? paths.search : paths.searchFor(queryWithout)}>
            <span className="visually-hidden">Remove the filter </span>
            {text}
            <X aria-hidden="true" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** For a search without a term or without results. */
function SearchSuggestions() {
  const { categories, cuisines } = useFrame();
  const groups = [
    { title: 'Try one of these', links: searchSuggestions.map((name) => ({ name, to: paths.searchFor(name) })) },
    { title: 'Or a meal', links: categories.map(({ slug, name }) => ({ name, to: paths.category(slug) })) },
    { title: 'Or a kitchen', links: cuisines.map(({ slug, name }) => ({ name, to: paths.cuisine(slug) })) },
  ];
  return (
    <div className="search-page__suggestions">
      {groups.map(({ title, links }) => (
        <section key={title}>
          <h2 className="search-page__heading">{title}</h2>
          <ul className="tags">
            {links.map(({ name, to }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
