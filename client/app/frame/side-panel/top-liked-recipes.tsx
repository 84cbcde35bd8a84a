import { useQuery } from '@apollo/client/react';
import { TopLikedRecipesQueryDocument } from '#client/gql/graphql.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { RecipeLink } from '#client/ui/recipe-link.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TOP_LIKED_LIMIT } from '#schema/rules/catalogue.ts';

/** The first of the recommended recipes. They are fetched when the panel is first opened. */
export function TopLikedRecipes() {
  const { data, loading, error, refetch } = useQuery(TopLikedRecipesQueryDocument, {
    variables: { first: TOP_LIKED_LIMIT },
  });
  return (
    <section aria-labelledby="top-liked" aria-busy={loading}>
      <h2 className="side-panel__title" id="top-liked">
        Our Top Liked Recipes
      </h2>
      {loading && !data && <Waiting />}
      {error && !loading && (
        <ErrorText onRetry={() => void refetch()}>
          Sorry, we couldn't load the recipes. Please try again later.
        </ErrorText>
      )}
      <ul className="recipe-links">
        {data?.recipes.nodes.map(({ slug, path, title, publishedOn, picture }) => (
          <RecipeLink key={slug} to={path} name={title} day={publishedOn} picture={picture} />
        ))}
      </ul>
    </section>
  );
}

/** As high as three recipes. */
function Waiting() {
  return (
    <div className="side-panel__waiting">
      <p className="visually-hidden" role="status">
        Loading...
      </p>
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </div>
  );
}
