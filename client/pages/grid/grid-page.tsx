import type { ReactNode } from 'react';
import { useLoaderData, useMatch } from 'react-router-dom';
import { CategoryCard } from '#client/features/cards/category-card.tsx';
import { CuisineCard } from '#client/features/cards/cuisine-card.tsx';
import { type Taxonomy, useFrame } from '#client/features/taxonomy/frame.ts';
import { paths } from '#client/paths.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { searchOf } from '#client/ui/page-numbers.ts';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { GridPager } from '#client/ui/pager.tsx';
import { type GridPage, itemsOfPage } from './grid-loader.ts';
import './grid.css';

type Grid = {
  title: string;
  description: string;
  path: string;
  /** What to say where the page could not be loaded. */
  failed: string;
  className: string;
  cards: (taxonomy: Taxonomy, page: number) => ReactNode[];
};

const categoryGrid: Grid = {
  title: 'Food Recipes',
  description: 'Recipes by meal and by season: choose a table to sit down at.',
  path: paths.recipes,
  failed: "Sorry, we couldn't load the recipes. Please try again later.",
  className: 'grid grid--platters',
  cards: ({ categories }, page) =>
    itemsOfPage(categories, page).map((category) => (
      <li key={category.slug}>
        <CategoryCard category={category} sizes="(min-width: 64rem) 16rem, (min-width: 40rem) 21vw, 34vw" described />
      </li>
    )),
};

const cuisineGrid: Grid = {
  title: 'Cuisines',
  description: 'Six kitchens, each cooked by someone who grew up in it.',
  path: paths.cuisines,
  failed: "Sorry, we couldn't load the cuisines. Please try again later.",
  className: 'grid grid--bands',
  cards: ({ cuisines }, page) =>
    itemsOfPage(cuisines, page).map((cuisine) => (
      <li key={cuisine.slug}>
        <CuisineCard cuisine={cuisine} />
      </li>
    )),
};

/** All categories or all cuisines, four per page. */
export function Component() {
  const { title, description, path, className, cards: cardsOf } = useGrid();
  const { page, pageCount } = useLoaderData<GridPage>();
  const cards = cardsOf(useFrame(), page);
  return (
    <>
      <PageHead title={title} description={description} path={path + searchOf(page, new URLSearchParams())} />
      <PageBanner title={title}>{description}</PageBanner>
      <div className="wrap section">
        {cards.length === 0 ? (
          <ErrorText>Something went wrong! Please try again later.</ErrorText>
        ) : (
          <>
            <ul className={className}>{cards}</ul>
            <GridPager label={title} page={page} pageCount={pageCount} />
          </>
        )}
      </div>
    </>
  );
}

export function ErrorBoundary() {
  const { title, failed } = useGrid();
  return <PageError title={title} failed={failed} />;
}

function useGrid() {
  return useMatch(paths.cuisines) ? cuisineGrid : categoryGrid;
}
