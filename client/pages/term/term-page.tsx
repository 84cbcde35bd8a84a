import { data, type LoaderFunctionArgs, matchPath, useLoaderData, useLocation } from 'react-router-dom';
import { load, loadOptional } from '#client/apollo/load.ts';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { LIST_ID } from '#client/features/filters/filter-address.ts';
import { titlePart } from '#client/features/filters/filter-words.ts';
import { FilteredRecipes } from '#client/features/filters/filtered-recipes.tsx';
import { isFirstUnfilteredPage, loadFiltered } from '#client/features/filters/load-filtered.ts';
import { BlogSidebar } from '#client/features/sidebar/blog-sidebar.tsx';
import { type TaxonomyData, useTaxonomy } from '#client/features/taxonomy/load-taxonomy.ts';
import {
  BlogSidebarQueryDocument,
  FrameQueryDocument,
  type RecipeWhere,
  TermPageQueryDocument,
} from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { HashLink } from '#client/ui/link.tsx';
import { getRequestedPage, requirePage } from '#client/ui/list-page.ts';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead, toPageSuffix } from '#client/ui/page-head.tsx';
import { getSearch } from '#client/ui/page-numbers.ts';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { Pager } from '#client/ui/pager.tsx';
import { LIST_PAGE_SIZE } from '#schema/rules/catalogue.ts';
import { Post } from './post.tsx';
import './term.css';

/** A kind of terms: categories or cuisines. */
type Kind = {
  getTerms: (taxonomy: TaxonomyData) => readonly { slug: string; name: string }[];
  where: (slug: string) => RecipeWhere;
  path: (slug: string) => string;
  errorTitle: string;
  failed: string;
  /** Text for a term without recipes, and for an unknown URL. */
  empty: string;
  /** `true` for cuisines: they link to their recipes' URLs under the cuisine. */
  isCuisine: boolean;
  /** Returns the title of a term's list of recipes. Example: "All dinner recipes". */
  listTitle: (name: string) => string;
};

const kinds: Record<'category' | 'cuisine', Kind> = {
  category: {
    getTerms: ({ categories }) => categories,
    where: (category) => ({ categories: [category] }),
    path: paths.category,
    errorTitle: 'Recipes',
    failed: 'Failed to fetch recipes',
    empty: 'Something went wrong! Please try again later.',
    isCuisine: false,
    listTitle: (name) => `All ${name.toLowerCase()} recipes`,
  },
  cuisine: {
    getTerms: ({ cuisines }) => cuisines,
    where: (cuisine) => ({ cuisines: [cuisine] }),
    path: paths.cuisine,
    errorTitle: 'Cuisines',
    failed: 'Failed to fetch cuisine',
    empty: 'No Cuisine Data Found',
    isCuisine: true,
    listTitle: (name) => `All ${name} recipes`,
  },
};

function getKind(pathname: string): Kind {
  return matchPath('/cuisines/:term', pathname) ? kinds.cuisine : kinds.category;
}

/**
 * Finds a category or cuisine by its slug, ignoring case. Loads the page's recipe, the list of all recipes, and the
 * sidebar.
 * @throws a 404 response if there is no such slug or page
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const { getTerms, where, isCuisine } = getKind(pathname);
  const taxonomy = await load(context, FrameQueryDocument, {});
  const term = getTerms(taxonomy).find(({ slug }) => slug === params.term?.toLowerCase());
  if (!term) throw data(null, { status: 404 });
  const page = getRequestedPage(request);
  const { slug } = term;
  const variables = { slug, isCuisine, where: where(slug), page, first: LIST_PAGE_SIZE };
  const slugs = (terms: readonly { slug: string }[]) => terms.map(({ slug }) => slug);
  const [{ recipes }, list] = await Promise.all([
    load(context, TermPageQueryDocument, variables),
    loadFiltered(
      { request, context },
      {
        where: variables.where,
        options: {
          cuisines: isCuisine ? [] : slugs(taxonomy.cuisines),
          categories: isCuisine ? slugs(taxonomy.categories) : [],
          searched: false,
        },
        otherParameters: page > 1 ? { page: String(page) } : {},
        pageParameter: 'list',
      },
    ),
    loadOptional(context, BlogSidebarQueryDocument, {}),
  ]);
  requirePage(page, recipes.pageInfo.pageCount);
  return { slug, name: term.name, variables, list };
}

/** The recipes of a category or cuisine: one post per page, and a list of all. */
export function Component() {
  const { path, empty, isCuisine, listTitle } = getKind(useLocation().pathname);
  const { slug, name, variables, list } = useLoaderData<typeof loader>();
  const { recipes, category, cuisine } = useLoaded(TermPageQueryDocument, variables);
  const taxonomy = useTaxonomy();
  const picture = (category ?? cuisine)?.picture;
  const title = `${name} Recipes`;
  const pageSuffix = toPageSuffix(variables.page);
  return (
    <>
      <PageHead
        title={title + titlePart(list.filters.choices, taxonomy) + pageSuffix}
        description={`${title} on Mesob, tested at home and written down exactly${pageSuffix}.`}
        path={isFirstUnfilteredPage(list) ? path(slug) + getSearch(variables.page, new URLSearchParams()) : undefined}
        feed={{ title, base: path(slug) }}
        image={picture && { src: `${picture.base}/16x9-1200.jpg`, alt: picture.alt, width: 1200, height: 675 }}
      />
      <PageBanner title={title} picture={picture}>
        {recipes.nodes.length > 0 && (
          <HashLink to={LIST_ID}>
            {listTitle(name)} ({recipes.totalCount})
          </HashLink>
        )}
      </PageBanner>
      <div className="wrap with-sidebar term">
        <div className="term__list">
          {recipes.nodes.length === 0 && <ErrorText>{empty}</ErrorText>}
          {recipes.nodes.map((recipe) => (
            <Post key={recipe.slug} recipe={recipe} isUnderCuisine={isCuisine} />
          ))}
          <Pager label={title} page={variables.page} pageCount={recipes.pageInfo.pageCount} />
        </div>
        {recipes.nodes.length > 0 && (
          <div className="term__all">
            <FilteredRecipes list={list} terms={taxonomy} title={listTitle(name)} />
          </div>
        )}
        <BlogSidebar categories={taxonomy.categories} author={recipes.nodes[0]?.author} />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  const { errorTitle, failed, empty } = getKind(useLocation().pathname);
  return <PageError title={errorTitle} failedText={failed} notFoundText={empty} />;
}
