import { type LoaderFunctionArgs } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { GuidesPageQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { Link } from '#client/ui/link.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { Picture } from '#client/ui/picture.tsx';
import './guides.css';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await load(context, GuidesPageQueryDocument, {});
  return null;
}

/** All guides, each with its picture. */
export function Component() {
  const { guides } = useLoaded(GuidesPageQueryDocument, {});
  return (
    <>
      <PageHead
        title="Guides"
        description="Techniques that many recipes need: fry safely, brown onions, cook beans and rice, make stock, and keep food."
        path={paths.guides}
        feed={{ title: 'Guides', base: paths.guides }}
      />
      <PageBanner title="Guides">Techniques that many recipes need, short and exact.</PageBanner>
      <ul className="wrap section guides">
        {guides.map(({ slug, title, path, description, picture }, index) => (
          <li key={slug} className="covered guides__item">
            <Picture
              picture={picture}
              shape="landscape"
              sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw"
              first={index === 0}
              decorative
            />
            <h2 className="guides__title">
              <Link className="covered__link" to={path}>
                {title}
              </Link>
            </h2>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Guides" failedText="Failed to fetch the guides" />;
}
