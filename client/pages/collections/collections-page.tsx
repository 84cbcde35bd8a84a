import { type LoaderFunctionArgs } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { CollectionsPageQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { formatCount } from '#client/ui/format.ts';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { Spread } from '#client/ui/spread.tsx';
import './collections.css';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await load(context, CollectionsPageQueryDocument, {});
  return null;
}

/** All collections, each as a laid table. */
export function Component() {
  const { collections } = useLoaded(CollectionsPageQueryDocument, {});
  return (
    <>
      <PageHead
        title="Collections"
        description="Recipes grouped by what they are: quick, one-pot, for the freezer, vegan, gluten-free, soups, breads, desserts and more."
        path={paths.collections}
      />
      <PageBanner title="Collections">Recipes grouped by time, pots, diet, course and more.</PageBanner>
      <ul className="wrap section spreads collections">
        {collections.map(({ slug, name, description, recipeCount, highlights }, index) => (
          <Spread
            key={slug}
            title={name}
            path={paths.collection(slug)}
            description={description}
            facts={formatCount(recipeCount, 'recipe')}
            dishes={highlights}
            first={index === 0}
          />
        ))}
      </ul>
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Collections" failed="Failed to fetch the collections" />;
}
