import './foods.css';
import { Fragment, type ReactNode, use } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { RecipeGallery } from '#client/features/cards/recipe-card.tsx';
import { Substitutes } from '#client/features/foods/substitutes.tsx';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { type FoodPage_FoodFragment, FoodPage_FoodFragmentDoc, FoodPageQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { formatCount } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { JsonLd, PageHead, SiteContext } from '#client/ui/page-head.tsx';
import { NotFound } from '#client/ui/page-states/not-found.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { FoodKind } from '#schema/rules/food-kinds.ts';
import { Allergen } from '#schema/rules/vocabulary.ts';
import { capitalize, getFirstSentence, getTermSet } from './glossary.ts';

/** @throws a 404 response if the glossary has no such food */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const variables = { slug: params.slug?.toLowerCase() ?? '' };
  const food = readFragment(FoodPage_FoodFragmentDoc, (await load(context, FoodPageQueryDocument, variables)).food);
  if (!food?.glossary) throw data(null, { status: 404 });
  return variables;
}

/** A food of the glossary, and the dishes that use it. */
export function Component() {
  const response = useLoaded(FoodPageQueryDocument, useLoaderData<typeof loader>());
  const food = readFragment(FoodPage_FoodFragmentDoc, response.food);
  const { publicUrl } = use(SiteContext);
  // The entry may be deleted while it is displayed.
  if (!food?.glossary) return <NotFound />;
  const { name, glossary } = food;
  const term = {
    '@type': 'DefinedTerm',
    '@id': publicUrl + glossary.path,
    url: publicUrl + glossary.path,
    name,
    description: glossary.what,
    inDefinedTermSet: getTermSet(publicUrl),
  };
  return (
    <>
      <PageHead
        title={`${capitalize(name)}: what it is and how to substitute it`}
        description={`${getFirstSentence(glossary.what)} How it tastes, where to buy it, how to store it, how to substitute it.`}
        path={glossary.path}
      />
      <JsonLd data={() => term} />
      <FoodArticle food={food} glossary={glossary} />
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Ingredients" failedText="Failed to fetch the ingredient" />;
}

type Food = FoodPage_FoodFragment;

/** The whole article about a food of the glossary. Previews show it too. */
export function FoodArticle({ food, glossary }: { food: Food; glossary: NonNullable<Food['glossary']> }) {
  const { name, recipe, guides, recipes, recipeCount } = food;
  const title = capitalize(name);
  return (
    <>
      <PageBanner title={title} current={title}>
        <Link to={paths.foodsOfKind(glossary.kind)}>{FoodKind[glossary.kind]}</Link>
      </PageBanner>
      <article className="wrap section food">
        <p className="lede">{glossary.what}</p>
        <dl className="food__facts">
          <Fact name="Taste">{glossary.taste}</Fact>
          <Fact name="Buying">{glossary.buying}</Fact>
          <Fact name="Keeping">{glossary.keeping}</Fact>
          <Fact name="Allergens">{getAllergenText(food)}</Fact>
          {recipe && (
            <Fact name="Make it yourself">
              <Link to={recipe.path}>{recipe.title}</Link>
            </Fact>
          )}
          {guides.length > 0 && (
            <Fact name="Guides">
              {guides.map((guide, index) => (
                <Fragment key={guide.slug}>
                  {index > 0 && ', '}
                  <Link to={guide.path}>{guide.title}</Link>
                </Fragment>
              ))}
            </Fact>
          )}
        </dl>
        <section aria-labelledby="instead">
          <h2 className="food__title" id="instead">
            Substitutes
          </h2>
          <Substitutes entry={glossary} />
        </section>
      </article>
      {recipes.nodes.length > 0 && (
        <section className="wrap section" aria-labelledby="dishes">
          <h2 className="section__title" id="dishes">
            Dishes with {name}
          </h2>
          <RecipeGallery recipes={recipes.nodes} />
          {recipeCount > recipes.nodes.length && (
            <p className="food__all">
              <Link to={paths.searchByIngredient(name)}>See all {formatCount(recipeCount, 'recipe')}</Link>
            </p>
          )}
        </section>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function getAllergenText({ contains, mayContain }: Food): string {
  const facts = [
    contains.length > 0 ? `Contains ${contains.map((each) => Allergen[each]).join(', ')}.` : '',
    mayContain.length > 0 ? `May contain ${mayContain.map((each) => Allergen[each]).join(', ')}: check the label.` : '',
  ];
  return facts.join(' ').trim() || 'None of the 14 allergens that food labels list.';
}
