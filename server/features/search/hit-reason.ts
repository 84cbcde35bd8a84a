import { nameKey } from '#server/content/foods/words.ts';
import { namesOfFood } from '#server/features/catalogue/foods/food-names.ts';
import type { RecipeCard } from '#server/features/catalogue/recipe/recipe-card.ts';
import type { Taxonomy } from '#server/features/catalogue/terms/taxonomy.ts';
import type { ReadFilter } from './read-search.ts';

interface Reading {
  /** Words that were looked for, without the filters. */
  words: readonly string[];
  filters: readonly Pick<ReadFilter, 'reason'>[];
  taxonomy: Pick<Taxonomy, 'food'>;
}

/** @returns why a search finds a recipe; null where its title says so. Example: "With coconut milk" */
export function hitReason(
  { title, aka, foods }: Pick<RecipeCard, 'title' | 'aka' | 'foods'>,
  { words, filters, taxonomy }: Reading,
): string | null {
  const said = filters.flatMap(({ reason }) => reason ?? []).join(', ');
  const unnamed = words.map(nameKey).filter((key) => !hasWord(nameKey(title), key));
  if (unnamed.length === 0) return said || null;
  const other = aka.find((name) => unnamed.every((key) => hasWord(nameKey(name), key)));
  if (other) return `Also called ${other}`;
  const held = foods.flatMap((key) => taxonomy.food(key) ?? []);
  // Pepper is called "qundo berbere" as well: berbere itself goes first.
  const meant = unnamed.map(
    (key) =>
      held.find((food) => hasWord(nameKey(food.name), key)) ??
      held.find((food) => namesOfFood(food).some((name) => hasWord(name, key))),
  );
  const names = new Set(meant.flatMap((food) => food?.name ?? []));
  return meant.includes(undefined) ? 'Named in its text' : `With ${[...names].join(' and ')}`;
}

/** @returns `true` where one of the words begins so: the last that was typed may be unfinished */
function hasWord(name: string, beginning: string): boolean {
  return ` ${name}`.includes(` ${beginning}`);
}
