import type { Condition } from '#server/features/catalogue/recipe/recipe-card.ts';
import type { Taxonomy } from '#server/features/catalogue/terms/taxonomy.ts';
import type { SearchFilterType } from '../catalogue/lists/recipe-connection.type.ts';
import type { FoodWords } from './food-words.ts';
import type { QueryWord } from './query-words.ts';

export type RecipeTest = Condition['holds'];

/** A filter that a query says, and what a recipe has to be for it. */
export interface ReadFilter extends SearchFilterType {
  condition: RecipeTest;
  /** `true` when it may be dropped if nothing meets it, as "quick". */
  isVague?: boolean;
  /** A word by whose texts recipes are ruled out, if no card says so. */
  ruledOut?: string;
  /** Why a recipe is found by it, if neither its name nor the words say so. */
  reason?: string;
}

/** A filter before it is known what the query is without it. */
export type Filter = Omit<ReadFilter, 'queryWithout' | 'assumed'> & {
  /** Words that stay in the query when an assumed exclusion is taken back. */
  assumedOf?: string;
  /** `true` for an allergy to a word that names no food. */
  isUnclear?: boolean;
};

/** Filters at an index of a query, and how many words they take. */
export interface FilterMatch {
  count: number;
  filters: Filter[];
}

/** Vocabulary that reading needs. */
export interface SearchVocabulary {
  terms: Pick<Taxonomy, 'cuisine' | 'category'>;
  foodWords: FoodWords;
  collection: (words: string) => { name: string; conditions: readonly Condition[] } | undefined;
  /** Whether a word, as `nameKey` gives it, names a dish or a food; `isStart` when it may be unfinished. */
  isKnown: (key: string, isStart: boolean) => boolean;
}

/** A word that is looked for. */
export interface LookedWord extends QueryWord {
  /** `true` as part of a food's name of several words, which says all that it says. */
  isNamed?: boolean;
  isFiller?: boolean;
}

/** A part of a query, in its order. */
export type QueryPart = LookedWord | Filter;

export function isFilter(part: QueryPart): part is Filter {
  return 'condition' in part;
}

/** A query taken apart: filters, and the words that are looked for. */
export interface SearchReading {
  /** Words to look for, without filters and fillers. */
  words: string;
  filters: ReadFilter[];
  /** Words that were not understood beside an allergen: it is left out for them. */
  unknown: string[];
}

export function keyOf(words: readonly QueryWord[]): string {
  return words.map(({ key }) => key).join(' ');
}

export function textOf(words: readonly QueryWord[]): string {
  return words.map(({ text }) => text).join(' ');
}
