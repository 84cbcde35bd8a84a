import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, matchPath, useLoaderData, useLocation } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { CategoryCard } from '#client/features/cards/category-card.tsx';
import { CuisineCard } from '#client/features/cards/cuisine-card.tsx';
import { type Taxonomy, useFrame } from '#client/features/taxonomy/frame.ts';
import { FrameQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { requestedPage, requirePage } from '#client/ui/list-page.ts';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { searchOf } from '#client/ui/page-numbers.ts';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { GridPager } from '#client/ui/pager.tsx';
import { GRID_PAGE_SIZE } from '#schema/rules/catalogue.ts';
import './grid.css';

type Grid = {
  title: string;
  description: string;
  path: string;
  /** The text for where the page could not be loaded. */
  failed: string;
  className: string;
  count: (taxonomy: Taxonomy) => number;
  cards: (taxonomy: Taxonomy) => ReactNode[];
};

const categoryGrid: Grid = {
  title: 'Food Recipes',
  description: 'Recipes by meal and by season: choose a table to sit down at.',
  path: paths.recipes,
  failed: "Sorry, we couldn't load the recipes. Please try again later.",
  className: 'grid grid--platters',
  count: ({ categories }) => categories.length,
  cards: ({ categories }) =>
    categories.map((category) => (
      <li key={category.slug}>
        <CategoryCard category={category} sizes="(min-width: 64rem) 16rem, (min-width: 40rem) 21vw, 34vw" described />
      </li>
    )),
};

const cuisineGrid: Grid = {
  title: 'Cuisines',
  description: 'Six kitchens, each cooked by an author who grew up in it.',
  path: paths.cuisines,
  failed: "Sorry, we couldn't load the cuisines. Please try again later.",
  className: 'grid grid--bands',
  count: ({ cuisines }) => cuisines.length,
  cards: ({ cuisines }) =>
    cuisines.map((cuisine) => (
      <li key={cuisine.slug}>
        <CuisineCard cuisine={cuisine} />
      </li>
    )),
};

function gridAt(pathname: string): Grid {
  return matchPath(paths.cuisines, pathname) ? cuisineGrid : categoryGrid;
}

/**
 * Finds the page: the items themselves are in the cache once the frame is loaded.
 * @throws 404 where there is no such page
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const count = gridAt(pathname).count(await load(context, FrameQueryDocument, {}));
  const page = requestedPage(request);
  const pageCount = Math.max(1, Math.ceil(count / GRID_PAGE_SIZE));
  requirePage(page, pageCount);
  return { page, pageCount };
}

/** All categories or all cuisines, four per page. */
export function Component() {
  const { title, description, path, className, cards } = gridAt(useLocation().pathname);
  const { page, pageCount } = useLoaderData<typeof loader>();
  const shown = cards(useFrame()).slice((page - 1) * GRID_PAGE_SIZE, page * GRID_PAGE_SIZE);
  return (
    <>
      <PageHead title={title} description={description} path={path + searchOf(page, new URLSearchParams())} />
      <PageBanner title={title}>{description}</PageBanner>
      <div className="wrap section">
        {shown.length === 0 ? (
          <ErrorText>Something went wrong! Please try again later.</ErrorText>
        ) : (
          <>
            <ul className={className}>{shown}</ul>
            <GridPager label={title} page={page} pageCount={pageCount} />
          </>
        )}
      </div>
    </>
  );
}

export function ErrorBoundary() {
  const { title, failed } = gridAt(useLocation().pathname);
  return <PageError title={title} failed={failed} />;
}
