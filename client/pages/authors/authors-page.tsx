import { type LoaderFunctionArgs } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { AuthorsPageQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { formatCount } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { Picture } from '#client/ui/picture.tsx';
import './authors.css';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await load(context, AuthorsPageQueryDocument, {});
  return null;
}

/** All authors. */
export function Component() {
  const { authors } = useLoaded(AuthorsPageQueryDocument, {});
  return (
    <>
      <PageHead
        title="Authors"
        description="The cooks who write for Mesob: who they are, what they cook with, and all their recipes."
        path={paths.authors}
      />
      <PageBanner title="Authors">Each writes about the cuisine they grew up with.</PageBanner>
      <ul className="wrap section authors">
        {authors.map(({ slug, name, role, bio, recipeCount, picture, typicalFoods }) => (
          <li key={slug} className="covered authors__author">
            <span className="platter">
              <Picture picture={picture} shape="square" sizes="9rem" decorative />
            </span>
            <div className="authors__words">
              <h2 className="authors__name">
                <Link className="covered__link" to={paths.author(slug)}>
                  {name}
                </Link>
              </h2>
              <p className="authors__role">
                {role} · {formatCount(recipeCount, 'recipe')}
              </p>
              <p dir="auto">{bio}</p>
              {typicalFoods.length > 0 && (
                <p className="authors__role">
                  Cooks most with{' '}
                  {typicalFoods
                    .slice(0, 3)
                    .map((food) => food.name)
                    .join(', ')}
                  .
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Authors" failedText="Failed to fetch the authors" />;
}
