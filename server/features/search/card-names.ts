import { nameKey, toWords } from '#server/content/foods/words.ts';
import type { RecipeCard } from '#server/features/catalogue/recipe/recipe-card.ts';

/** Linking words, which `toDishKey` omits. */
const LINKS = new Set(['and', 'with', 'the', 'a', 'an', 'of', 'in', 'for', 'or', 'on', 'to', 'from']);

/** Names of a dish, normalized by `toDishKey`. */
interface CardNames {
  title: string;
  aka: readonly string[];
}

/** Cached per card, because a search compares up to a thousand of them. */
const cache = new WeakMap<RecipeCard, CardNames>();

export function getCardNames(card: RecipeCard): CardNames {
  const cached = cache.get(card);
  if (cached) return cached;
  const names = { title: toDishKey(card.title), aka: card.aka.map(toDishKey) };
  cache.set(card, names);
  return names;
}

/** Returns the words of a dish's name as `toWords` does, without linking words: "tomato egg" for "Tomatoes and Egg". */
export function toDishKey(name: string): string {
  const words = toWords(name).filter((word) => !LINKS.has(word));
  return words.length > 0 ? words.join(' ') : nameKey(name);
}
