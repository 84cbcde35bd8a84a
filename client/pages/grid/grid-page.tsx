import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, matchPath, useLoaderData, useLocation } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { CategoryCard } from '#client/features/cards/category-card.tsx';
import { CuisineCard } from '#client/features/cards/cuisine-card.tsx';
import { type TaxonomyData, useTaxonomy } from '#client/features/taxonomy/load-taxonomy.ts';
import { FrameQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { Link } from '#client/ui/link.tsx';
import { getRequestedPage, requirePage } from '#client/ui/list-page.ts';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead, toPageSuffix } from '#client/ui/page-head.tsx';
import { getSearch } from '#client/ui/page-numbers.ts';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { GridPager } from '#client/ui/pager.tsx';
import { GRID_PAGE_SIZE } from '#schema/rules/catalogue.ts';
import './grid.css';

type GridItem = {
  slug: string;
  name: string;
  /** Path of the list of its recipes. */
  to: string;
  /** Renders its card. @param first - `true` if its picture is the first on the page */
  toCard: (first: boolean) => ReactNode;
};

type Grid = {
  title: string;
  description: string;
  path: string;
  /** The text if the page could not be loaded. */
  failed: string;
  className: string;
  items: (taxonomy: TaxonomyData) => readonly GridItem[];
};

const categoryGrid: Grid = {
  title: 'Food Recipes',
  description: 'Recipes for every meal and every season, from breakfast to winter stews.',
  path: paths.recipes,
  failed: "Sorry, we couldn't load the recipes. Please try again later.",
  className: 'grid grid--platters',
  items: ({ categories }) =>
    categories.map((category) => ({
      ...category,
      to: paths.category(category.slug),
      toCard: (first) => (
        <CategoryCard
          category={category}
          sizes="(min-width: 64rem) 16rem, (min-width: 40rem) 21vw, 34vw"
          described
          first={first}
        />
      ),
    })),
};

const cuisineGrid: Grid = {
  title: 'Cuisines',
  description: 'Six cuisines, each by an author who grew up with it.',
  path: paths.cuisines,
  failed: "Sorry, we couldn't load the cuisines. Please try again later.",
  className: 'grid grid--bands',
  items: ({ cuisines }) =>
    cuisines.map((cuisine) => ({
      ...cuisine,
      to: paths.cuisine(cuisine.slug),
      toCard: (first) => <CuisineCard cuisine={cuisine} first={first} />,
    })),
};

function getGrid(pathname: string): Grid {
  return matchPath(paths.cuisines, pathname) ? cuisineGrid : categoryGrid;
}

/**
 * Returns the requested page. The items come from the query of the header and footer.
 * @throws a 404 response if there is no such page
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const count = getGrid(pathname).items(await load(context, FrameQueryDocument, {})).length;
  const page = getRequestedPage(request);
  const pageCount = Math.max(1, Math.ceil(count / GRID_PAGE_SIZE));
  requirePage(page, pageCount);
  return { page, pageCount };
}

/** All categories or all cuisines, four per page. */
export function Component() {
  const { title, description, path, className, items } = getGrid(useLocation().pathname);
  const { page, pageCount } = useLoaderData<typeof loader>();
  const allItems = items(useTaxonomy());
  const pageItems = allItems.slice((page - 1) * GRID_PAGE_SIZE, page * GRID_PAGE_SIZE);
  const otherItems = allItems.filter((item) => !pageItems.includes(item));
  const pageSuffix = toPageSuffix(page);
  return (
    <>
      <PageHead
        title={title + pageSuffix}
        description={description}
        path={path + getSearch(page, new URLSearchParams())}
      />
      <PageBanner title={title}>{description}</PageBanner>
      <div className="wrap section">
        {pageItems.length === 0 ? (
          <ErrorText>Something went wrong! Please try again later.</ErrorText>
        ) : (
          <>
            <ul className={className}>
              {pageItems.map(({ slug, toCard }, index) => (
                <li key={slug}>{toCard(index === 0)}</li>
              ))}
            </ul>
            <GridPager label={title} page={page} pageCount={pageCount} />
            {otherItems.length > 0 && <OtherItems items={otherItems} />}
          </>
        )}
      </div>
    </>
  );
}

/** Links to the categories or cuisines on other pages by name, so that visitors find them at once. */
function OtherItems({ items }: { items: readonly GridItem[] }) {
  return (
    <nav className="grid-others" aria-labelledby="grid-others">
      <p id="grid-others">On other pages:</p>
      <ul className="tags">
        {items.map(({ slug, name, to }) => (
          <li key={slug}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function ErrorBoundary() {
  const { title, failed } = getGrid(useLocation().pathname);
  return <PageError title={title} failedText={failed} />;
}
