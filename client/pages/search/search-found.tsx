import { useLoaded } from '#client/apollo/use-loaded.ts';
import { RecipeRow } from '#client/features/cards/recipe-row.tsx';
import { SearchPageQueryDocument, type SearchPageQueryQueryVariables } from '#client/gql/graphql.ts';
import { formatCount } from '#client/ui/format.ts';
import { GridPager } from '#client/ui/pager.tsx';
import { SearchSuggestions } from './search-suggestions.tsx';

type Props = { variables: SearchPageQueryQueryVariables };

/** One page of results. */
export function SearchFound({ variables }: Props) {
  const { items, total, page, pageCount, correctedQuery, partial } = useLoaded(
    SearchPageQueryDocument,
    variables,
  ).searchRecipes;
  if (total === 0) {
    return (
      <>
        <p className="search-page__count">No search results found.</p>
        <SearchSuggestions />
      </>
    );
  }
  return (
    <section aria-label="Results">
      <p className="search-page__count">
        {correctedQuery && (
          <>
            Showing results for <strong>{correctedQuery}</strong> instead of “{variables.query}”.{' '}
          </>
        )}
        {partial && 'No recipe has all of these words. These have some: '}
        {formatCount(total, 'recipe')}
      </p>
      <ul className="search-page__results">
        {items.map((recipe) => (
          <li key={recipe.slug}>
            <RecipeRow recipe={recipe} />
          </li>
        ))}
      </ul>
      <GridPager label="results" page={page} pageCount={pageCount} previous="Previous" />
    </section>
  );
}
