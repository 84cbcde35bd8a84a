import { nameKey } from '#server/content/foods/words.ts';
import type { RecipeCard } from '#server/features/catalogue/recipe/recipe-card.ts';
import type { Snapshot } from '#server/features/catalogue/snapshot.ts';
import { RecipeOrder } from '../catalogue/lists/recipe-where.type.ts';
import { KNOWN_DISHES, type KnownDish } from './known-dishes.ts';

const MAX_DISHES = 12;
const MAX_NAME_WORDS = 3;
const COURSE_WEIGHT = 0.4;
/**
 * Minimum total weight of shared foods, which one of the first two foods reaches. A later food is not enough: sesame
 * seeds do not make a dish similar to hummus.
 */
const MIN_SHARED_WEIGHT = 0.5;

/** Dishes similar to one that the catalogue lacks. */
interface NearestDishes {
  /** Words that name the missing dish. */
  name: string;
  /** Greater for dishes that are more similar. */
  ranks: ReadonlyMap<RecipeCard, number>;
}

/**
 * Returns the dishes most similar to the dish that the words name; undefined if the words name no known dish, or none is
 * similar.
 * @param words - words of a query without results
 * @param holds - test that the dishes have to pass
 */
export function findNearestDishes(
  words: readonly string[],
  catalogue: Pick<Snapshot, 'taxonomy' | 'getSorted'>,
  holds: (card: RecipeCard) => boolean,
): NearestDishes | undefined {
  const match = findDish(words);
  if (!match) return undefined;
  const { name, dish } = match;
  const others = words.filter((word) => !name.split(' ').includes(word));
  const foodSets = [...others, ...dish.foods].flatMap((food) => {
    const keys = catalogue.taxonomy.foodNames.getKeys(food);
    return keys ? [new Set(keys)] : [];
  });
  // The first foods identify a dish better than the last.
  const weights = foodSets.map((_, index) => 1 / 2 ** index);
  const similarDishes = catalogue.getSorted(RecipeOrder.RECOMMENDED).flatMap((card): [RecipeCard, number][] => {
    const sharedWeight = foodSets.reduce(
      (sum, keys, index) => sum + (card.foods.some((food) => keys.has(food)) ? (weights[index] ?? 0) : 0),
      0,
    );
    if (sharedWeight < MIN_SHARED_WEIGHT || !holds(card)) return [];
    return [[card, sharedWeight + (dish.courses.includes(card.course) ? COURSE_WEIGHT : 0)]];
  });
  similarDishes.sort(([, a], [, b]) => b - a);
  return similarDishes.length > 0 ? { name, ranks: new Map(similarDishes.slice(0, MAX_DISHES)) } : undefined;
}

function findDish(words: readonly string[]): { name: string; dish: KnownDish } | undefined {
  for (let count = Math.min(MAX_NAME_WORDS, words.length); count > 0; count -= 1)
    for (let start = 0; start + count <= words.length; start += 1) {
      const name = words.slice(start, start + count).join(' ');
      const dish = KNOWN_DISHES.get(nameKey(name));
      if (dish) return { name, dish };
    }
  return undefined;
}
