import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { load, loadOptional } from '#client/apollo/load.ts';
import { useLoaded, useOptional } from '#client/apollo/use-loaded.ts';
import { titlePart } from '#client/features/filters/filter-words.ts';
import { FilteredRecipes } from '#client/features/filters/filtered-recipes.tsx';
import { isWhole, loadFiltered } from '#client/features/filters/load-filtered.ts';
import { Explained } from '#client/features/foods/explained.tsx';
import { useFrame } from '#client/features/taxonomy/frame.ts';
import {
  ExplainedQueryDocument,
  FilteredRecipesQueryDocument,
  type FilteredRecipesQueryQuery,
  FrameQueryDocument,
} from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { EmptyPlatter } from '#client/ui/empty-platter.tsx';
import { Link } from '#client/ui/link.tsx';
import { requestedPage } from '#client/ui/list-page.ts';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { SearchForm } from '#client/ui/search-form.tsx';
import { MAX_SEARCH_LENGTH, searchSuggestions } from '#schema/rules/catalogue.ts';
import './search-page.css';

/**
 * Loads the recipes that `?q=` finds, or all of them, narrowed by the filters of the address.
 * @throws 404 where there is no such page
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = termFrom(searchParams);
  requestedPage(request);
  const { cuisines, categories } = await load(context, FrameQueryDocument, {});
  const slugs = (terms: readonly { slug: string }[]) => terms.map(({ slug }) => slug);
  const [list] = await Promise.all([
    loadFiltered(
      { request, context },
      {
        where: {},
        search: query === '' ? undefined : query,
        offer: { cuisines: slugs(cuisines), categories: slugs(categories), searched: query !== '' },
        otherParameters: query === '' ? {} : { q: query },
      },
    ),
    query === '' ? null : loadOptional(context, ExplainedQueryDocument, { name: query }),
  ]);
  return { query, list };
}

/** @returns the search term without needless spaces, at most as long as the server accepts; empty where there is none */
function termFrom(search: URLSearchParams): string {
  const tidy = (search.get('q') ?? '').replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return [...tidy].slice(0, MAX_SEARCH_LENGTH).join('').trim();
}

export function Component() {
  const { query, list } = useLoaderData<typeof loader>();
  const { recipes } = useLoaded(FilteredRecipesQueryDocument, list.variables);
  const terms = useFrame();
  const title = query === '' ? 'Search' : `Search: ${query}`;
  const { page } = list.variables;
  const part = page > 1 ? `, page ${page}` : '';
  return (
    <>
      <PageHead
        title={title + titlePart(list.filters.choices, terms) + part}
        description="Search the recipes of Mesob by dish, ingredient or kitchen."
      />
      <PageBanner title={title} compact />
      <div className="wrap section search-page">
        <SearchForm label="Search recipes" labelled term={query} />
        {query !== '' && <ExplainedWords name={query} />}
        <Reading query={query} reading={recipes.search} />
        {isWhole(list) && query === '' && <SearchSuggestions />}
        <FilteredRecipes
          list={list}
          terms={terms}
          title={query === '' ? 'All recipes' : 'Results'}
          nothing="No search results found."
          instead={
            <div className="search-page__empty">
              <EmptyPlatter />
              <SearchSuggestions />
            </div>
          }
        />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Search" failed="Failed to fetch recipes" />;
}

type ReadingProps = { query: string; reading: FilteredRecipesQueryQuery['recipes']['search'] };

/** The guides and the foods that the words name. */
function ExplainedWords({ name }: { name: string }) {
  return <Explained {...useOptional(ExplainedQueryDocument, { name })} />;
}

/** Names the search that was made instead, where nothing is found as it was typed. */
function Reading({ query, reading }: ReadingProps) {
  if (!reading?.corrected && !reading?.partial) return null;
  return (
    <p className="search-page__reading">
      {reading.corrected && (
        <>
          Showing results for <strong>{reading.corrected}</strong> instead of “{query}”.{' '}
        </>
      )}
      {reading.partial && 'No recipe has all of these words. These have some.'}
    </p>
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
