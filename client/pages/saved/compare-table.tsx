import type { SavedCompareQueryQuery } from '#client/gql/graphql.ts';
import { chooseDay } from '#client/state/choose-day.ts';
import { removeFromCompare } from '#client/state/compare.ts';
import type { Product } from '#client/state/store.ts';
import { aboutDollars, formatCount, formatRest } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { formatMinutes } from '#cooking/format-minutes.ts';
import { MAX_RATING } from '#schema/rules/reviews.ts';
import { Diet, Difficulty } from '#schema/rules/vocabulary.ts';
import { RemoveButton } from './remove-button.tsx';

export type ComparedRecipe = SavedCompareQueryQuery['recipesBySlugs'][number];

type Props = { columns: readonly { product: Product; recipe: ComparedRecipe | undefined }[] };

const facts: [name: string, format: (recipe: ComparedRecipe) => string][] = [
  ['Total time', ({ totalMinutes }) => formatMinutes(totalMinutes)],
  ['Preparation', ({ prepMinutes }) => formatMinutes(prepMinutes)],
  ['Hands-on', ({ handsOnMinutes }) => formatMinutes(handsOnMinutes)],
  ['Resting', ({ restingMinutes }) => (restingMinutes > 0 ? formatRest(restingMinutes) : 'No long rest')],
  ['Cooking', ({ cookMinutes }) => formatMinutes(cookMinutes)],
  ['Servings', ({ servings }) => String(servings)],
  ['Difficulty', ({ difficulty }) => Difficulty[difficulty]],
  ['Diet', ({ diets }) => diets.map((diet) => Diet[diet]).join(', ') || 'No particular diet'],
  ['Cost', ({ estimatedCost }) => aboutDollars(estimatedCost)],
  ['Rating', ({ rating }) => formatRating(rating)],
];

/** A table that scrolls from recipe to recipe if it is wider than the window. Its row headings stay in view. */
export function CompareTable({ columns }: Props) {
  const nutrients = [...new Set(columns.flatMap(({ recipe }) => recipe?.nutrition.map(({ name }) => name) ?? []))];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area needs keyboard access
    <section className="compare" aria-label="Comparison" tabIndex={0}>
      <table className="compare__table">
        <thead>
          <tr>
            <td />
            {columns.map(({ product, recipe }) => (
              // Without this label, screen readers would read each cell with the button's name.
              <th key={product.id} scope="col" className="compare__recipe" aria-label={product.title}>
                {recipe && (
                  <Picture
                    picture={recipe.picture}
                    shape="landscape"
                    sizes="(min-width: 64rem) 25rem, 12rem"
                    decorative
                  />
                )}
                <span className="compare__name">
                  <Link to={product.path}>{product.title}</Link>
                </span>
                <RemoveButton
                  label={`Remove ${product.title} from the comparison`}
                  onRemove={() => removeFromCompare(product.id)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(([name, format]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map(({ product, recipe }) => (
                <td key={product.id}>{recipe ? format(recipe) : <UnknownValue />}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tbody className="no-print">
          <tr>
            <th scope="row">Cook it</th>
            {columns.map(({ product }) => (
              <td key={product.id}>
                <div className="compare__ways">
                  <Link
                    className="button button--quiet compare__cook"
                    to={`${product.path}?cook`}
                    aria-label={`Cook ${product.title}`}
                  >
                    Cook
                  </Link>
                  <button
                    type="button"
                    className="button button--quiet compare__cook"
                    aria-label={`Plan ${product.title}`}
                    aria-haspopup="dialog"
                    onClick={() => chooseDay(product)}
                  >
                    Plan
                  </button>
                </div>
              </td>
            ))}
          </tr>
        </tbody>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={columns.length + 1} className="compare__part">
              Nutrition, one serving
            </th>
          </tr>
          {nutrients.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map(({ product, recipe }) => (
                <td key={product.id}>{formatNutrient(recipe, name) ?? <UnknownValue />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function formatRating({ average, count }: ComparedRecipe['rating']): string {
  return count === 0 ? 'Not rated yet' : `${average.toFixed(1)} of ${MAX_RATING}, ${formatCount(count, 'comment')}`;
}

function formatNutrient(recipe: ComparedRecipe | undefined, nutrientName: string): string | undefined {
  const fact = recipe?.nutrition.find(({ name }) => name === nutrientName);
  return fact && `${fact.amount} ${fact.unit}`;
}

function UnknownValue() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">unknown</span>
    </>
  );
}
