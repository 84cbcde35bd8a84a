import { toWords } from '#server/content/foods/words.ts';
import { collectionRules } from '#server/features/catalogue/collections/collections.ts';
import type { Snapshot } from '#server/features/catalogue/snapshot.ts';
import type { FoodWords } from './food-words.ts';
import { KNOWN_DISHES } from './known-dishes.ts';

/** Words that search understands, from the names of dishes, foods, cuisines, categories and collections. */
export class KnownWords {
  private readonly words: ReadonlySet<string>;

  constructor({ cards, taxonomy }: Pick<Snapshot, 'cards' | 'taxonomy'>, foodWords: FoodWords) {
    const { cuisines, categories } = taxonomy;
    this.words = new Set([
      ...foodWords.words,
      ...cards.flatMap(({ title, aka }) => [title, ...aka]).flatMap(toWords),
      ...[...cuisines, ...categories].flatMap(({ name }) => toWords(name)),
      ...collectionRules.flatMap(({ name, searchedAs = [] }) => [name, ...searchedAs]).flatMap(toWords),
      ...[...KNOWN_DISHES.keys()].flatMap((name) => name.split(' ')),
    ]);
  }

  /** Returns whether search understands a word. @param isStart - `true` if the word may be unfinished */
  has(key: string, isStart: boolean): boolean {
    if (!isStart || this.words.has(key)) return this.words.has(key);
    return [...this.words].some((word) => word.startsWith(key));
  }
}
