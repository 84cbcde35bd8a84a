import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { load, loadOptional } from '#client/apollo/load.ts';
import { useLoaded, useOptional } from '#client/apollo/use-loaded.ts';
import { titlePart } from '#client/features/filters/filter-words.ts';
import { FilteredRecipes } from '#client/features/filters/filtered-recipes.tsx';
import { isFirstUnfilteredPage, loadFiltered } from '#client/features/filters/load-filtered.ts';
import { Explained } from '#client/features/foods/explained.tsx';
import { searchNote, toQuotedList } from '#client/features/search/search-note.ts';
import { useTaxonomy } from '#client/features/taxonomy/load-taxonomy.ts';
import {
  ExplainedQueryDocument,
  FilteredRecipesQueryDocument,
  type FilteredRecipesQueryQuery,
  FrameQueryDocument,
} from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { EmptyPlatter } from '#client/ui/empty-platter.tsx';
import { Link } from '#client/ui/link.tsx';
import { getRequestedPage } from '#client/ui/list-page.ts';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead, toPageSuffix } from '#client/ui/page-head.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { SearchForm } from '#client/ui/search-form.tsx';
import { MAX_SEARCH_LENGTH, searchSuggestions } from '#schema/rules/catalogue.ts';
import './search-page.css';

/**
 * Loads the recipes that `?q=` finds, or all of them, narrowed by the filters of the URL.
 * @throws a 404 response if there is no such page
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = getTerm(searchParams);
  getRequestedPage(request);
  const { cuisines, categories } = await load(context, FrameQueryDocument, {});
  const getSlugs = (terms: readonly { slug: string }[]) => terms.map(({ slug }) => slug);
  const [list] = await Promise.all([
    loadFiltered(
      { request, context },
      {
        where: {},
        search: query === '' ? undefined : query,
        options: { cuisines: getSlugs(cuisines), categories: getSlugs(categories), searched: query !== '' },
        otherParameters: query === '' ? {} : { q: query },
      },
    ),
    query === '' ? null : loadOptional(context, ExplainedQueryDocument, { name: query }),
  ]);
  return { query, list };
}

/** Returns the search term in the URL, with spaces collapsed and cut to the maximum length; empty if there is none. */
function getTerm(search: URLSearchParams): string {
  const term = (search.get('q') ?? '').replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return [...term].slice(0, MAX_SEARCH_LENGTH).join('').trim();
}

export function Component() {
  const { query, list } = useLoaderData<typeof loader>();
  const { recipes } = useLoaded(FilteredRecipesQueryDocument, list.variables);
  const terms = useTaxonomy();
  const title = query === '' ? 'Search' : `Search: ${query}`;
  const isFound = recipes.totalCount > 0;
  const { page } = list.variables;
  const pageSuffix = toPageSuffix(page);
  return (
    <>
      <PageHead
        title={title + titlePart(list.filters.choices, terms) + pageSuffix}
        description="Search the recipes of Mesob by dish, ingredient or cuisine."
      />
      <PageBanner title={title} compact />
      <div className="wrap section search-page">
        <SearchForm label="Search recipes" labeled term={query} />
        {query !== '' && <ExplainedWords name={query} only={isFound ? 'wide' : undefined} />}
        <Interpretation query={query} interpretation={recipes.search} />
        {isFirstUnfilteredPage(list) && query === '' && <SearchSuggestions terms={searchSuggestions} />}
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
        {query !== '' && isFound && <ExplainedWords name={query} only="narrow" />}
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Search" failedText="Failed to fetch recipes" />;
}

type InterpretationProps = { query: string; interpretation: FilteredRecipesQueryQuery['recipes']['search'] };

type ExplainedProps = {
  name: string;
  /** Window widths at which it is visible; undefined for all. CSS hides one of two copies, so that no result moves. */
  only: 'wide' | 'narrow' | undefined;
};

/** The guides, menus and foods that the search names. Below 1024 px they follow the results, if there are any. */
function ExplainedWords({ name, only }: ExplainedProps) {
  const pages = useOptional(ExplainedQueryDocument, { name });
  return (
    <div className={only ? `search-page__explained search-page__explained--${only}` : 'search-page__explained'}>
      <Explained {...pages} />
    </div>
  );
}

/** Shows how the search was interpreted: corrections, exclusions and assumptions. */
function Interpretation({ query, interpretation }: InterpretationProps) {
  if (!interpretation) return null;
  const { corrected, unknown, filters } = interpretation;
  const assumptions = filters.filter(({ assumed }) => assumed);
  const exclusions = filters.filter(({ kind, assumed }) => kind === 'EXCLUSION' && !assumed);
  return (
    <div className="search-page__reading">
      {corrected && (
        <p>
          Showing results for <strong>{corrected}</strong> instead of “{query}”.
        </p>
      )}
      {exclusions.length > 0 && <p>Recipes {toMeanings(exclusions)}.</p>}
      {assumptions.length > 0 && (
        <p>
          {unknown.length > 0 && `We did not understand ${toQuotedList(unknown)}, so to be safe these are `}
          {unknown.length > 0 ? 'recipes' : 'Recipes'} {toMeanings(assumptions)}.{' '}
          {assumptions.map(({ text, queryWithout }) => (
            <Link key={text} to={paths.searchFor(queryWithout)} rel="nofollow">
              Search for “{queryWithout}” instead
            </Link>
          ))}
        </p>
      )}
      {searchNote(interpretation)}
    </div>
  );
}

function toMeanings(filters: readonly { meaning: string }[]): string {
  return filters.map(({ meaning }) => meaning).join(', ');
}

/** Suggestions for a search without a term or without results. */
function SearchSuggestions({ terms = [] }: { terms?: readonly string[] }) {
  const { categories, cuisines } = useTaxonomy();
  const groups = [
    { title: 'Try one of these', links: terms.map((name) => ({ name, to: paths.searchFor(name) })) },
    { title: 'Or a meal', links: categories.map(({ slug, name }) => ({ name, to: paths.category(slug) })) },
    { title: 'Or a cuisine', links: cuisines.map(({ slug, name }) => ({ name, to: paths.cuisine(slug) })) },
  ];
  return (
    <div className="search-page__suggestions">
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
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
