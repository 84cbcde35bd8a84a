import { type LoaderFunctionArgs } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { CollectionsPageQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { formatCount } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { Mosaic } from '#client/ui/mosaic.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import './collections.css';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await load(context, CollectionsPageQueryDocument, {});
  return null;
}

/** All collections, each with pictures of up to three of its recipes. */
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
      <ul className="wrap section collections">
        {collections.map(({ slug, name, description, recipeCount, highlights }, index) => (
          <li key={slug} className="covered collection">
            <Mosaic dishes={highlights.slice(0, 3)} first={index === 0} />
            <h2 className="collection__title">
              <Link className="covered__link" to={paths.collection(slug)}>
                {name}
              </Link>{' '}
              <span className="collection__count">{formatCount(recipeCount, 'recipe')}</span>
            </h2>
            <p className="collection__line">{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Collections" failedText="Failed to fetch the collections" />;
}
