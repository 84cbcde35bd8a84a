import { use } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { titlePart } from '#client/features/filters/filter-words.ts';
import { FilteredRecipes } from '#client/features/filters/filtered-recipes.tsx';
import { isUnfiltered, loadFiltered } from '#client/features/filters/load-filtered.ts';
import { useTaxonomy } from '#client/features/taxonomy/load-taxonomy.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  type AuthorPage_AuthorFragment,
  AuthorPage_AuthorFragmentDoc,
  AuthorPageQueryDocument,
  FrameQueryDocument,
} from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { Link } from '#client/ui/link.tsx';
import { getRequestedPage } from '#client/ui/list-page.ts';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { JsonLd, PageHead, SiteContext, toPageSuffix } from '#client/ui/page-head.tsx';
import { getSearch } from '#client/ui/page-numbers.ts';
import { NotFound } from '#client/ui/page-states/not-found.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { feedFormats } from '#schema/rules/paths.ts';
import './authors.css';

type Author = AuthorPage_AuthorFragment;

/** @throws a 404 response if there is no such author or page */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  getRequestedPage(request);
  const variables = { slug: params.slug?.toLowerCase() ?? '' };
  const [response, { categories }] = await Promise.all([
    load(context, AuthorPageQueryDocument, variables),
    load(context, FrameQueryDocument, {}),
  ]);
  const author = readFragment(AuthorPage_AuthorFragmentDoc, response.author);
  if (!author) throw data(null, { status: 404 });
  const list = await loadFiltered(
    { request, context },
    {
      where: { authors: [author.slug] },
      options: { cuisines: [], categories: categories.map(({ slug }) => slug), searched: false },
    },
  );
  return { variables, list };
}

/** An author with their story and recipes. */
export function Component() {
  const { variables, list } = useLoaderData<typeof loader>();
  const terms = useTaxonomy();
  const author = readFragment(AuthorPage_AuthorFragmentDoc, useLoaded(AuthorPageQueryDocument, variables).author);
  const { publicUrl } = use(SiteContext);
  // The author may be deleted while the page is displayed.
  if (!author) return <NotFound />;
  const { slug, name, picture, bio } = author;
  const { page } = list.variables;
  const pageSuffix = toPageSuffix(page);
  return (
    <>
      <PageHead
        title={`Recipes by ${name}${titlePart(list.filters.choices, terms)}${pageSuffix}`}
        description={`${bio.split('. ')[0]}. All recipes by ${name} on Mesob${pageSuffix}.`}
        path={isUnfiltered(list) ? paths.author(slug) + getSearch(page, new URLSearchParams()) : undefined}
        feed={{ title: `Recipes by ${name}`, base: paths.author(slug) }}
        image={{ src: `${picture.base}/16x9-1200.jpg`, alt: picture.alt, width: 1200, height: 675 }}
      />
      <JsonLd data={() => toProfileJsonLd(author, publicUrl)} />
      <AuthorStory author={author} />
      <div className="wrap section">
        <FilteredRecipes list={list} terms={terms} title={`All recipes by ${name}`} />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Authors" failedText="Failed to fetch the author" />;
}

/** An author's portrait, story, foods and feeds. */
export function AuthorStory({ author }: { author: Author }) {
  const { slug, name, role, picture, bio } = author;
  return (
    <>
      <PageBanner title={name} current={name}>
        {role}
      </PageBanner>
      <div className="wrap author">
        <span className="platter author__portrait">
          <Picture picture={picture} shape="square" sizes="15rem" first />
        </span>
        <div className="author__words">
          <p className="lede" dir="auto">
            {bio}
          </p>
          <AuthorSpecialties author={author} />
          <p>
            <Link to={paths.about}>About Mesob</Link>
          </p>
          <p className="author__feeds">
            Subscribe to new recipes:{' '}
            {feedFormats.map(({ file, name: format }, index) => (
              <span key={file}>
                {index > 0 && ', '}
                <a href={`${paths.author(slug)}/${file}`}>{format}</a>
              </span>
            ))}
          </p>
        </div>
      </div>
    </>
  );
}

/** The foods typical of an author, and the categories that they write most about; nothing without such foods. */
function AuthorSpecialties({ author: { name, typicalFoods, recipes } }: { author: Author }) {
  const { categories } = useTaxonomy();
  const meals = [...recipes.facets.categories]
    .sort((a, b) => b.count - a.count)
    .flatMap(({ value, count }) => {
      const category = categories.find((each) => each.name === value);
      return category ? [{ ...category, count }] : [];
    });
  if (typicalFoods.length === 0) return null;
  return (
    <dl className="author__cooks">
      <div>
        <dt>{name.split(' ')[0]} cooks most with</dt>
        <dd>
          <ul className="tags">
            {typicalFoods.map((food) => (
              <li key={food.id}>
                <Link to={paths.searchFor(food.name)}>{food.name}</Link>
              </li>
            ))}
          </ul>
        </dd>
      </div>
      <div>
        <dt>and writes most about</dt>
        <dd>
          <ul className="tags">
            {meals.slice(0, MAX_MEALS).map(({ slug, name: meal, count }) => (
              <li key={slug}>
                <Link to={paths.category(slug)}>
                  {meal} ({count})
                </Link>
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}

const MAX_MEALS = 4;

/** Returns an author as a schema.org ProfilePage, with absolute URLs. */
function toProfileJsonLd({ slug, name, role, bio, picture }: Author, publicUrl: string): Record<string, unknown> {
  const url = publicUrl + paths.author(slug);
  return {
    '@type': 'ProfilePage',
    '@id': url,
    url,
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#person`,
      url,
      name,
      jobTitle: role,
      description: bio,
      image: `${publicUrl}${picture.base}/1x1-640.jpg`,
      worksFor: { '@type': 'Organization', name: 'Mesob', url: `${publicUrl}/` },
    },
  };
}
