import { LRUCache } from 'lru-cache';
import type { Facets } from '../facets.ts';
import { type Condition, matching, type RecipeCard } from '../recipe/recipe-card.ts';
import type { Snapshot } from '../snapshot.ts';
import { readWhere } from '../where.ts';
import type { RecipeFacetsType } from './recipe-facets.type.ts';
import type { RecipeOrder, RecipeWhere } from './recipe-where.type.ts';

/** The recipes that meet a filter, in an order. */
export interface RecipeList {
  cards: readonly RecipeCard[];
  /** Counts what the list can be narrowed to, once. */
  facets: () => RecipeFacetsType;
}

/** Of 20,000 recipes a list has at most 160 kB. */
const LISTS = 50;

/** The lists that were asked for last: of most several pages are read. An import or a comment makes another snapshot. */
const remembered = new WeakMap<Snapshot, LRUCache<string, RecipeList>>();

/**
 * Returns the recipes that meet a filter.
 * @throws BadValueError where a name does not exist
 */
export function recipeList(order: RecipeOrder, where: RecipeWhere, catalogue: Snapshot): RecipeList {
  const lists = remembered.get(catalogue) ?? new LRUCache({ max: LISTS });
  remembered.set(catalogue, lists);
  const key = JSON.stringify([order, where]);
  const list =
    lists.get(key) ?? listOf(catalogue.inOrder(order), readWhere(where, catalogue), catalogue.taxonomy.facets);
  lists.set(key, list);
  return list;
}

/** Makes a list of those of the cards that meet all conditions. */
export function listOf(all: readonly RecipeCard[], conditions: readonly Condition[], facets: Facets): RecipeList {
  let counted: RecipeFacetsType | undefined;
  return {
    cards: matching(all, conditions),
    facets: () => {
      counted ??= facets.count(all, conditions);
      return counted;
    },
  };
}
