/**
 * The vectors of a recipe hold what filters ask for as lexemes that no word of a text can be: so an index finds filters
 * and words at once.
 */
type TokenKind =
  | 'all'
  | 'category'
  | 'cuisine'
  | 'author'
  | 'diet'
  | 'has'
  | 'food'
  | 'difficulty'
  | 'featured'
  | 'within'
  | 'cost'
  | `nutrient${number}`;

/** Stands in every recipe: a query must not only rule out. */
export const EVERY_RECIPE = token('all', '');

/** @returns a lexeme, quoted for a query: `'diet=Vegan'`. */
export function token(kind: TokenKind, value: string | number | boolean): string {
  return `'${kind}=${String(value).replace(/['\\]/g, '')}'`;
}

/** A recipe has one of these lexemes for each of these minutes in which it is done: an index finds the quick ones. */
export const TIME_LIMITS = [15, 20, 30, 45, 60, 90, 120, 180] as const;

/** Of amounts, such as dollars or grams, lexemes say how many of these steps they reach. */
const AMOUNT_STEPS = [1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1000];

/** @returns the lexemes of all amounts between the bounds and of some beyond them, one of which a recipe has to have. */
export function amountTokens(kind: TokenKind, { min = 0, max = Infinity }: { min?: number; max?: number }): string[] {
  const stepsTo = (amount: number) => AMOUNT_STEPS.filter((step) => step <= amount).length;
  const [first, last] = [stepsTo(min), stepsTo(max)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => token(kind, first + place));
}

const stepSql = (amount: string) =>
  `width_bucket((${amount})::double precision, array[${AMOUNT_STEPS}]::double precision[])`;

/** SQL for an array with the lexemes of a row of `recipes r`, without those of its foods. */
export const recipeTokensSql = `(
  array['all=', 'cuisine=' || r.cuisine_id, 'author=' || r.author_id, 'difficulty=' || r.difficulty,
    'featured=' || r.is_featured::text, 'cost=' || ${stepSql('r.estimated_cost')}]
  || array(select 'category=' || id from unnest(r.category_ids) id)
  || array(select 'diet=' || diet from unnest(r.diets) diet)
  || array(select 'has=' || allergen from unnest(r.contains || r.may_contain) allergen)
  || array(select 'within=' || minutes from unnest(array[${TIME_LIMITS}]) minutes
       where minutes >= coalesce(r.total_minutes, r.prep_minutes + r.cook_minutes))
  || array(select 'nutrient' || place || '=' || ${stepSql('amount')}
       from unnest(r.nutrients) with ordinality as listed (amount, place)))`;
