import type { Condition } from '#server/features/catalogue/recipe/recipe-card.ts';
import type { Taxonomy } from '#server/features/catalogue/terms/taxonomy.ts';
import type { SearchFilterType } from '../catalogue/lists/recipe-connection.type.ts';
import type { FoodWords } from './food-words.ts';
import type { QueryWord } from './query-words.ts';

export type RecipeTest = Condition['holds'];

/** A filter in a query, and its condition on recipes. */
export interface QueryFilter extends SearchFilterType {
  condition: RecipeTest;
  /** `true` if the filter may be dropped when no recipe meets it, such as "quick". */
  isVague?: boolean;
  /** Word that must not be in the texts of a recipe, in addition to `condition`. */
  excludedWord?: string;
  /** Reason for hits whose title has all search words. Example: "Dessert". */
  reason?: string;
}

/** A filter whose `queryWithout` is not computed yet. */
export type Filter = Omit<QueryFilter, 'queryWithout' | 'assumed'> & {
  /** Words that stay in the query if an assumed exclusion is removed. */
  assumedFor?: string;
  /** `true` for a diet that no recipe states. */
  isUnstated?: boolean;
  /** `true` for an allergy to a word that names no food. */
  isUnknownAllergy?: boolean;
  /** `true` if it may also exclude an allergen after it: "no hint of nuts", "no desserts with nuts". */
  mayExcludeNext?: boolean;
};

/** Filters at the beginning of a list of words, and the number of words that they take. */
export interface FilterMatch {
  wordCount: number;
  filters: Filter[];
}

/** Vocabulary for reading queries. */
export interface SearchVocabulary {
  terms: Pick<Taxonomy, 'cuisine' | 'category'>;
  foodWords: FoodWords;
  findCollection: (words: string) => { name: string; conditions: readonly Condition[] } | undefined;
  /** Returns whether search understands a word, normalized by `nameKey`; `isStart` if it may be unfinished. */
  isKnown: (key: string, isStart: boolean) => boolean;
}

/** A word of a query that belongs to no filter. */
export interface SearchWord extends QueryWord {
  /** `true` in a multi-word food name. There it has no meaning of its own. */
  isNamed?: boolean;
  isFiller?: boolean;
}

/** A part of a query. */
export type QueryPart = SearchWord | Filter;

export function isFilter(part: QueryPart): part is Filter {
  return 'condition' in part;
}

/** A parsed query: filters and search words. */
export interface SearchReading {
  /** Search words, without filters and fillers; the query itself if it has neither words nor filters. */
  words: string;
  filters: QueryFilter[];
  /** Words next to an allergen that were not understood; they exclude the allergen. */
  unknown: string[];
}

export function toWordKey(words: readonly QueryWord[]): string {
  return words.map(({ key }) => key).join(' ');
}

export function toQueryText(words: readonly QueryWord[]): string {
  return words.map(({ text }) => text).join(' ');
}
