import { useLoaderData, useMatch } from 'react-router-dom';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { BlogSidebar } from '#client/features/sidebar/blog-sidebar.tsx';
import { useFrame } from '#client/features/taxonomy/frame.ts';
import { CollectionPageQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { searchOf } from '#client/ui/page-numbers.ts';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { Pager } from '#client/ui/pager.tsx';
import type { Collection } from './collection-loader.ts';
import { Post } from './post.tsx';
import './collection.css';

const kinds = {
  category: {
    path: paths.category,
    errorTitle: 'Recipes',
    failed: 'Failed to fetch recipes',
    empty: 'Something went wrong! Please try again later.',
    underCuisine: false,
  },
  cuisine: {
    path: paths.cuisine,
    errorTitle: 'Cuisines',
    failed: 'Failed to fetch cuisine',
    empty: 'No Cuisine Data Found',
    underCuisine: true,
  },
};

/** The recipes of one category or cuisine, one post per page. */
export function Component() {
  const { path, empty, underCuisine } = useKind();
  const { slug, name, variables } = useLoaderData<Collection>();
  const { recipes } = useLoaded(CollectionPageQueryDocument, variables);
  const { categories } = useFrame();
  const title = `${name} Recipes`;
  const part = variables.page > 1 ? `, page ${variables.page}` : '';
  return (
    <>
      <PageHead
        title={title + part}
        description={`${title} on Mesob, tested at home and written down exactly${part}.`}
        path={path(slug) + searchOf(variables.page, new URLSearchParams())}
      />
      <PageBanner title={title} />
      <div className="wrap with-sidebar collection">
        <div className="collection__list">
          {recipes.items.length === 0 && <ErrorText>{empty}</ErrorText>}
          {recipes.items.map((recipe) => (
            <Post key={recipe.slug} recipe={recipe} underCuisine={underCuisine} />
          ))}
          <Pager label={title} page={recipes.page} pageCount={recipes.pageCount} />
        </div>
        <BlogSidebar categories={categories} author={recipes.items[0]?.author} />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  const { errorTitle, failed, empty } = useKind();
  return <PageError title={errorTitle} failed={failed} unknown={empty} />;
}

function useKind() {
  return useMatch('/cuisines/:name') ? kinds.cuisine : kinds.category;
}
