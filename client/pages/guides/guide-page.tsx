import './guides.css';
import { use } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { RecipeGallery } from '#client/features/cards/recipe-card.tsx';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  type GuidePage_GuideFragment,
  GuidePage_GuideFragmentDoc,
  GuidePageQueryDocument,
} from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { Link } from '#client/ui/link.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { JsonLd, PageHead, SiteContext } from '#client/ui/page-head.tsx';
import { NotFound } from '#client/ui/page-states/not-found.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { Picture } from '#client/ui/picture.tsx';

type Guide = GuidePage_GuideFragment;

/** @throws a 404 response if there is no such guide */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const variables = { slug: params.slug?.toLowerCase() ?? '' };
  const { guide } = await load(context, GuidePageQueryDocument, variables);
  if (!guide) throw data(null, { status: 404 });
  return variables;
}

/** A guide, and the dishes that use its technique. */
export function Component() {
  const response = useLoaded(GuidePageQueryDocument, useLoaderData<typeof loader>());
  const guide = readFragment(GuidePage_GuideFragmentDoc, response.guide);
  const { publicUrl } = use(SiteContext);
  // The guide may be withdrawn while it is displayed.
  if (!guide) return <NotFound />;
  const { title, path, description, picture } = guide;
  return (
    <>
      <PageHead
        title={title}
        description={description}
        path={path}
        image={{ src: `${picture.base}/16x9-1200.jpg`, alt: picture.alt, width: 1200, height: 675 }}
        type="article"
        feed={{ title: 'Guides', base: paths.guides }}
      />
      <JsonLd data={() => toHowToJsonLd(guide, publicUrl)} />
      <GuideArticle guide={guide} />
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Guides" failedText="Failed to fetch the guide" />;
}

/** The whole article of a guide. Previews show it too. */
export function GuideArticle({ guide }: { guide: Guide }) {
  const { title, description, publishedOn, author, picture, steps, mistakes, recipes } = guide;
  return (
    <>
      <PageBanner title={title} current={title}>
        {description}
      </PageBanner>
      <article className="wrap section guide">
        <p className="guide__byline">
          <Link to={paths.author(author.slug)}>{author.name}</Link>, <DateText value={publishedOn} />
        </p>
        <Picture picture={picture} shape="landscape" sizes="(min-width: 48rem) 42rem, 92vw" first />
        <KeyNumbers guide={guide} />
        <ol className="guide__steps">
          {steps.map((step) => (
            <li key={step.title}>
              <h2 className="guide__step">{step.title}</h2>
              <p>{step.text}</p>
              {step.drawing && (
                <img
                  className="guide__drawing"
                  src={step.drawing.path}
                  alt={step.drawing.alt}
                  width={640}
                  height={480}
                  loading="lazy"
                  decoding="async"
                />
              )}
            </li>
          ))}
        </ol>
        <section aria-labelledby="mistakes">
          <h2 className="guide__title" id="mistakes">
            What goes wrong
          </h2>
          <ul className="guide__mistakes">
            {mistakes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
        <GuideFoods guide={guide} />
      </article>
      {recipes.length > 0 && (
        <section className="wrap section" aria-labelledby="dishes">
          <h2 className="section__title" id="dishes">
            Dishes to try it with
          </h2>
          <RecipeGallery recipes={recipes} />
        </section>
      )}
    </>
  );
}

function KeyNumbers({ guide: { numbers } }: { guide: Guide }) {
  return (
    <dl className="guide__numbers tabular">
      {numbers.map(({ what, value }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The foods of the glossary that the guide is about. */
function GuideFoods({ guide: { foods } }: { guide: Guide }) {
  const glossaryFoods = foods.flatMap(({ slug, name, glossary }) =>
    glossary ? [{ slug, name, path: glossary.path }] : [],
  );
  if (glossaryFoods.length === 0) return null;
  return (
    <section aria-labelledby="foods">
      <h2 className="guide__title" id="foods">
        Ingredients
      </h2>
      <ul className="tags">
        {glossaryFoods.map(({ slug, name, path }) => (
          <li key={slug}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns a guide as a schema.org HowTo, with absolute URLs. */
function toHowToJsonLd(guide: Guide, publicUrl: string): Record<string, unknown> {
  const url = publicUrl + guide.path;
  return {
    '@type': 'HowTo',
    '@id': url,
    url,
    name: guide.title,
    description: guide.description,
    datePublished: guide.publishedOn,
    dateModified: guide.updatedOn,
    author: { '@type': 'Person', name: guide.author.name, url: publicUrl + paths.author(guide.author.slug) },
    image: `${publicUrl}${guide.picture.base}/16x9-1200.jpg`,
    step: guide.steps.map(({ title, text, drawing }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
      ...(drawing && { image: publicUrl + drawing.path }),
    })),
  };
}
