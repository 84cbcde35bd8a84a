import { nameKey } from '#server/content/foods/words.ts';
import { getFoodNames } from '#server/features/catalogue/foods/food-names.ts';
import type { RecipeCard } from '#server/features/catalogue/recipe/recipe-card.ts';
import type { Taxonomy } from '#server/features/catalogue/terms/taxonomy.ts';
import type { QueryFilter } from './search-reading.ts';

interface ReasonContext {
  /** Search words, without the filters. */
  words: readonly string[];
  filters: readonly Pick<QueryFilter, 'reason'>[];
  taxonomy: Pick<Taxonomy, 'food'>;
}

/**
 * Returns the reason why a search finds a recipe. Example: "With coconut milk". If the title has all search words,
 * returns the reasons of the filters, or null if they have none.
 */
export function getHitReason(
  { title, aka, foods }: Pick<RecipeCard, 'title' | 'aka' | 'foods'>,
  { words, filters, taxonomy }: ReasonContext,
): string | null {
  const reasons = filters.flatMap(({ reason }) => reason ?? []).join(', ');
  const keysNotInTitle = words.map(nameKey).filter((key) => !hasWord(nameKey(title), key));
  if (keysNotInTitle.length === 0) return reasons || null;
  const otherName = aka.find((name) => keysNotInTitle.every((key) => hasWord(nameKey(name), key)));
  if (otherName) return `Also called ${otherName}`;
  const recipeFoods = foods.flatMap((key) => taxonomy.food(key) ?? []);
  // Own names take precedence: pepper is also called "qundo berbere", but berbere itself matches first.
  const matches = keysNotInTitle.map(
    (key) =>
      recipeFoods.find((food) => hasWord(nameKey(food.name), key)) ??
      recipeFoods.find((food) => getFoodNames(food).some((name) => hasWord(name, key))),
  );
  const names = new Set(matches.flatMap((food) => food?.name ?? []));
  return matches.includes(undefined) ? 'Named in its text' : `With ${[...names].join(' and ')}`;
}

/** Returns whether a word of the name starts with `beginning`. The last typed word may be unfinished. */
function hasWord(name: string, beginning: string): boolean {
  return ` ${name}`.includes(` ${beginning}`);
}
