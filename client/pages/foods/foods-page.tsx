import { use } from 'react';
import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { FoodsPageQueryDocument, type FoodsPageQueryQuery } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { formatCount } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { JsonLd, PageHead, SiteContext } from '#client/ui/page-head.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { FoodKind } from '#schema/rules/food-kinds.ts';
import { getFirstSentence, getTermSet } from './glossary.ts';
import './foods.css';

type Food = FoodsPageQueryQuery['foods'][number];
type Kind = keyof typeof FoodKind;

const kinds = Object.keys(FoodKind) as Kind[];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await load(context, FoodsPageQueryDocument, {});
  const { searchParams } = new URL(request.url);
  return {
    words: (searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH),
    kind: kinds.find((kind) => kind === searchParams.get('kind')),
  };
}

const MAX_QUERY_LENGTH = 60;

/** The glossary: foods by kind, all or filtered. */
export function Component() {
  const { publicUrl } = use(SiteContext);
  const { foods } = useLoaded(FoodsPageQueryDocument, {});
  const { words, kind } = useLoaderData<typeof loader>();
  const matchingFoods = foods.filter((food) => (!kind || food.glossary?.kind === kind) && matchesSearch(food, words));
  const isUnfiltered = words === '' && !kind;
  return (
    <>
      <PageHead
        title="Ingredients"
        description="A glossary of ingredients: what they are, how they taste, where to buy them, how to store them, and how to substitute them."
        path={isUnfiltered ? paths.foods : undefined}
      />
      <JsonLd data={() => getTermSet(publicUrl)} />
      <PageBanner title="Ingredients">
        What they are, how they taste, where to buy them, how to store them, and how to substitute them.
      </PageBanner>
      <div className="wrap section foods">
        <Form key={`${words} ${kind}`} className="foods__form" action={paths.foods} role="search">
          <div className="foods__field">
            <label className="field__label" htmlFor="foods-words">
              Name
            </label>
            <input
              className="field__input"
              id="foods-words"
              name="q"
              type="search"
              defaultValue={words}
              maxLength={MAX_QUERY_LENGTH}
              autoComplete="off"
            />
          </div>
          <div className="foods__field">
            <label className="field__label" htmlFor="foods-kind">
              Kind
            </label>
            <select className="field__input" id="foods-kind" name="kind" defaultValue={kind ?? ''}>
              <option value="">All kinds</option>
              {kinds.map((each) => (
                <option key={each} value={each}>
                  {FoodKind[each]}
                </option>
              ))}
            </select>
          </div>
          <button type="submit" className="button">
            Show
          </button>
        </Form>
        <p className="foods__count" role="status">
          {matchingFoods.length === 0 ? 'No ingredients found.' : formatCount(matchingFoods.length, 'ingredient')}
          {!isUnfiltered && (
            <>
              {' '}
              <Link to={paths.foods}>Show all</Link>
            </>
          )}
        </p>
        {kinds.map((each) => (
          <FoodGroup key={each} kind={each} foods={matchingFoods.filter((food) => food.glossary?.kind === each)} />
        ))}
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Ingredients" failedText="Failed to fetch the ingredients" />;
}

function FoodGroup({ kind, foods }: { kind: Kind; foods: readonly Food[] }) {
  if (foods.length === 0) return null;
  return (
    <section aria-labelledby={kind}>
      <h2 className="foods__kind" id={kind}>
        {FoodKind[kind]}
      </h2>
      <ul className="foods__list">
        {foods.map(({ slug, name, glossary }) =>
          glossary ? (
            <li key={slug} className="covered foods__food">
              <h3 className="foods__name">
                <Link className="covered__link" to={glossary.path}>
                  {name}
                </Link>
              </h3>
              <p>{getFirstSentence(glossary.what)}</p>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}

/** Returns whether a word of the food's name or explanation begins with the search text, in any case and accents. */
function matchesSearch({ name, glossary }: Food, words: string): boolean {
  return normalize(`${name} ${glossary?.what}`).includes(normalize(words));
}

/** Returns the text in lower case, without accents and punctuation. Example: "Hing, rosé" becomes " hing rose". */
function normalize(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return ` ${words.join(' ')}`;
}
