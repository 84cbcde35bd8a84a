import { useLoaderData } from 'react-router-dom';
import { CategoryCard } from '#client/features/cards/category-card.tsx';
import { useFrame } from '#client/features/taxonomy/use-frame.ts';
import { paths } from '#client/paths.ts';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { type GridPage, pageOf } from './grid-loader.ts';
import { GridView } from './grid-view.tsx';

/** All recipe categories. */
export function Component() {
  const pages = useLoaderData<GridPage>();
  const { categories } = useFrame();
  return (
    <GridView
      title="Food Recipes"
      description="Recipes by meal and by season: choose a table to sit down at."
      path={paths.recipes}
      pages={pages}
      shape="platters"
    >
      {pageOf(categories, pages.page).map((category) => (
        <li key={category.slug}>
          <CategoryCard category={category} sizes="(min-width: 64rem) 16rem, (min-width: 40rem) 21vw, 34vw" described />
        </li>
      ))}
    </GridView>
  );
}

export function ErrorBoundary() {
  return <PageError title="Food Recipes" failed="Sorry, we couldn't load the recipes. Please try again later." />;
}
