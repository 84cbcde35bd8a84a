import './collections.css';
import { use } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { RecipeGallery } from '#client/features/cards/recipe-card.tsx';
import { CollectionPageQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { formatCount } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { getRequestedPage, requirePage } from '#client/ui/list-page.ts';
import { Mosaic } from '#client/ui/mosaic.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { JsonLd, PageHead, SiteContext, toPageSuffix } from '#client/ui/page-head.tsx';
import { getSearch } from '#client/ui/page-numbers.ts';
import { NotFound } from '#client/ui/page-states/not-found.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { Pager } from '#client/ui/pager.tsx';
import { GALLERY_PAGE_SIZE } from '#schema/rules/catalogue.ts';

/** @throws a 404 response if there is no such collection or page */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const page = getRequestedPage(request);
  const variables = { slug: params.slug?.toLowerCase() ?? '', page, first: GALLERY_PAGE_SIZE };
  const { collection } = await load(context, CollectionPageQueryDocument, variables);
  if (!collection) throw data(null, { status: 404 });
  requirePage(page, collection.recipes.pageInfo.pageCount);
  return variables;
}

/**
 * The page `/collections/<slug>`: recipes gathered by a rule, such as "freezes well". The lists of a category or cuisine
 * are in `../term/term-page.tsx`.
 */
export function Component() {
  const variables = useLoaderData<typeof loader>();
  const { collection, collections } = useLoaded(CollectionPageQueryDocument, variables);
  const { publicUrl } = use(SiteContext);
  // The collection's last recipe may be withdrawn while the page is displayed.
  if (!collection) return <NotFound />;
  const { slug, name, description, recipeCount, picture, highlights, recipes } = collection;
  const pageSuffix = toPageSuffix(variables.page);
  const path = paths.collection(slug);
  const others = collections.filter((each) => each.slug !== slug);
  return (
    <>
      <PageHead
        title={name + pageSuffix}
        description={`${description} ${formatCount(recipeCount, 'recipe')} on Mesob${pageSuffix}.`}
        path={path + getSearch(variables.page, new URLSearchParams())}
        image={{ src: `${picture.base}/16x9-1200.jpg`, alt: picture.alt, width: 1200, height: 675 }}
      />
      <JsonLd
        data={() => ({ '@type': 'CollectionPage', '@id': publicUrl + path, url: publicUrl + path, name, description })}
      />
      <PageBanner title={name} current={name}>
        {description}
      </PageBanner>
      {variables.page === 1 && (
        <section className="wrap section collection-start" aria-labelledby="highlights">
          <Mosaic dishes={highlights} first />
          <div>
            <h2 className="collection-start__title" id="highlights">
              Start with these
            </h2>
            <ul className="collection-start__dishes">
              {highlights.map(({ slug, title, path }) => (
                <li key={slug}>
                  <Link to={path}>{title}</Link>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <section className="wrap section" aria-labelledby="recipes">
        <h2 className="collection-count" id="recipes">
          {formatCount(recipeCount, 'recipe')}
        </h2>
        <RecipeGallery recipes={recipes.nodes} />
        <Pager label={name} page={variables.page} pageCount={recipes.pageInfo.pageCount} hash="#recipes" />
      </section>
      <nav className="wrap section no-print" aria-labelledby="others">
        <h2 className="section__title" id="others">
          Other collections
        </h2>
        <ul className="tags">
          {others.map((each) => (
            <li key={each.slug}>
              <Link to={paths.collection(each.slug)}>{each.name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Collections" failedText="Failed to fetch the collection" />;
}
