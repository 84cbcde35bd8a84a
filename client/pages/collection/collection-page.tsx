import { data, type LoaderFunctionArgs, matchPath, useLoaderData, useLocation } from 'react-router-dom';
import { load, loadAside } from '#client/apollo/load.ts';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { BlogSidebar } from '#client/features/sidebar/blog-sidebar.tsx';
import { type Taxonomy, useFrame } from '#client/features/taxonomy/frame.ts';
import {
  BlogSidebarQueryDocument,
  CollectionPageQueryDocument,
  FrameQueryDocument,
  type RecipeFilter,
} from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { requestedPage, requirePage } from '#client/ui/list-page.ts';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { searchOf } from '#client/ui/page-numbers.ts';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { Pager } from '#client/ui/pager.tsx';
import { LIST_PAGE_SIZE } from '#schema/rules/catalogue.ts';
import { Post } from './post.tsx';
import './collection.css';

type Kind = {
  all: (taxonomy: Taxonomy) => readonly { slug: string; name: string }[];
  filter: (slug: string) => RecipeFilter;
  path: (slug: string) => string;
  errorTitle: string;
  failed: string;
  empty: string;
  /** Whether recipes are linked at their address under the cuisine. */
  underCuisine: boolean;
};

const kinds: Record<'category' | 'cuisine', Kind> = {
  category: {
    all: ({ categories }) => categories,
    filter: (category) => ({ category }),
    path: paths.category,
    errorTitle: 'Recipes',
    failed: 'Failed to fetch recipes',
    empty: 'Something went wrong! Please try again later.',
    underCuisine: false,
  },
  cuisine: {
    all: ({ cuisines }) => cuisines,
    filter: (cuisine) => ({ cuisine }),
    path: paths.cuisine,
    errorTitle: 'Cuisines',
    failed: 'Failed to fetch cuisine',
    empty: 'No Cuisine Data Found',
    underCuisine: true,
  },
};

function kindAt(pathname: string): Kind {
  return matchPath('/cuisines/:name', pathname) ? kinds.cuisine : kinds.category;
}

/**
 * Finds a category or cuisine by its name in any case, and loads a page of its recipes and the sidebar.
 * @throws 404 where there is no such name or page
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const { all, filter } = kindAt(pathname);
  const found = all(await load(context, FrameQueryDocument, {})).find(
    ({ slug }) => slug === params.name?.toLowerCase(),
  );
  if (!found) throw data(null, { status: 404 });
  const page = requestedPage(request);
  const variables = { filter: filter(found.slug), page, perPage: LIST_PAGE_SIZE };
  const [{ recipes }] = await Promise.all([
    load(context, CollectionPageQueryDocument, variables),
    loadAside(context, BlogSidebarQueryDocument, {}),
  ]);
  requirePage(page, recipes.pageCount);
  return { slug: found.slug, name: found.name, variables };
}

/** The recipes of one category or cuisine, one post per page. */
export function Component() {
  const { path, empty, underCuisine } = kindAt(useLocation().pathname);
  const { slug, name, variables } = useLoaderData<typeof loader>();
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
  const { errorTitle, failed, empty } = kindAt(useLocation().pathname);
  return <PageError title={errorTitle} failed={failed} unknown={empty} />;
}
