import { useLoaderData } from 'react-router-dom';
import { CuisineCard } from '#client/features/cards/cuisine-card.tsx';
import { useFrame } from '#client/features/taxonomy/use-frame.ts';
import { paths } from '#client/paths.ts';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { type GridPage, pageOf } from './grid-loader.ts';
import { GridView } from './grid-view.tsx';

/** All cuisines. */
export function Component() {
  const pages = useLoaderData<GridPage>();
  const { cuisines } = useFrame();
  return (
    <GridView
      title="Cuisines"
      description="Six kitchens, each cooked by someone who grew up in it."
      path={paths.cuisines}
      pages={pages}
      shape="bands"
    >
      {pageOf(cuisines, pages.page).map((cuisine) => (
        <li key={cuisine.slug}>
          <CuisineCard cuisine={cuisine} />
        </li>
      ))}
    </GridView>
  );
}

export function ErrorBoundary() {
  return <PageError title="Cuisines" failed="Sorry, we couldn't load the cuisines. Please try again later." />;
}
