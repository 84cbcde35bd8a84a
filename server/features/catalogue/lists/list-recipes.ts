import { LRUCache } from 'lru-cache';
import { messages, SEARCH_PAGE_SIZE } from '#schema/rules/catalogue.ts';
import { BadValueError } from '#server/errors.ts';
import type { SearchService } from '#server/features/search/search.service.ts';
import { toConnection } from '#server/graphql/connection.type.ts';
import type { FilteredCards } from '../facets.ts';
import {
  findIndexAfter,
  getSortKeys,
  getSortKeyTypes,
  type KeyType,
  readCursor,
  type SortKeys,
  toCursor,
} from '../order.ts';
import type { RecipeCard } from '../recipe/recipe-card.ts';
import type { Snapshot } from '../snapshot.ts';
import { readWhere } from '../where.ts';
import type { RecipeConnectionType, RecipeSearchReadingType } from './recipe-connection.type.ts';
import { RecipeOrder, type RecipeWhere } from './recipe-where.type.ts';

/** Filter and order of recipes, and the page to return, by its number or after a cursor. */
export interface RecipeQuery {
  where?: RecipeWhere | null;
  /** Default: RELEVANCE for a search, otherwise NEWEST. */
  orderBy?: RecipeOrder | null;
  /** Recipes per page, 1 to 50; GraphQL and REST validate it. */
  first?: number | null;
  after?: string | null;
  /** Page number, from 1. */
  page?: number | null;
}

/** Records that a response depends on ratings. */
interface RatingTags {
  addRatings(): void;
}

/** An order: its name in cursors, and its keys. */
interface CursorOrder {
  name: string;
  types: readonly KeyType[];
  getKeys: (card: RecipeCard) => SortKeys;
}

/**
 * Returns a page of the recipes that meet all conditions.
 * @throws {BadValueError} for an unknown name or an unusable cursor
 */
export function listRecipes(query: RecipeQuery, catalogue: Snapshot, tags: RatingTags): RecipeConnectionType {
  const orderBy = query.orderBy ?? RecipeOrder.NEWEST;
  tagRatings(query, tags);
  const order: CursorOrder = {
    name: orderBy,
    types: getSortKeyTypes(orderBy),
    getKeys: (card) => getSortKeys(card, orderBy),
  };
  return getPage(getFilteredCards(orderBy, query.where ?? {}, catalogue), query, order);
}

/**
 * Returns a page of the recipes that match a search and meet all conditions; none for a search without words.
 * @throws {BadValueError} like `listRecipes`
 * @throws {OverloadedError} if hundreds of searches are queued
 */
export async function searchRecipes(
  search: string,
  query: RecipeQuery,
  { catalogue, searching, tags }: { catalogue: Snapshot; searching: Pick<SearchService, 'find'>; tags: RatingTags },
): Promise<RecipeConnectionType> {
  const orderBy = query.orderBy ?? RecipeOrder.RELEVANCE;
  tagRatings(query, tags);
  const { hits, getRank, getReason, ...reading } = await searching.find(search, catalogue);
  const isByRank = orderBy === RecipeOrder.RELEVANCE;
  const order: CursorOrder = {
    name: `search ${orderBy}`,
    types: [...(isByRank ? (['number'] as const) : []), ...getSortKeyTypes(orderBy)],
    getKeys: (card) => [...(isByRank ? [getRank(card)] : []), ...getSortKeys(card, orderBy)],
  };
  const cards = isByRank ? hits : sortHits(catalogue.getSorted(orderBy), hits);
  const conditions = readWhere(query.where ?? {}, catalogue);
  const list = catalogue.taxonomy.facets.filterCards(cards, conditions);
  return getPage(list, query, order, (nodes) => ({ ...reading, reasons: () => nodes.map(getReason) }));
}

/** Returns the hits, in the order of the sorted cards. */
function sortHits(sorted: readonly RecipeCard[], hits: readonly RecipeCard[]): RecipeCard[] {
  const hitSet = new Set(hits);
  return sorted.filter((card) => hitSet.has(card));
}

/** Records the dependency if ratings decide which recipes appear, or their order. */
function tagRatings({ where, orderBy }: RecipeQuery, tags: RatingTags): void {
  if (where?.rating || orderBy === RecipeOrder.RECOMMENDED || orderBy === RecipeOrder.RATING) tags.addRatings();
}

/** @param getReading - returns the interpretation of the search */
function getPage(
  { cards, facets }: FilteredCards,
  { first, after, page }: RecipeQuery,
  order: CursorOrder,
  getReading?: (nodes: readonly RecipeCard[]) => RecipeSearchReadingType,
): RecipeConnectionType {
  const size = first ?? SEARCH_PAGE_SIZE;
  const pageNumber = page ?? 1;
  const hasCursor = typeof after === 'string';
  if (hasCursor && pageNumber > 1) throw new BadValueError(messages.cursorAndPage);
  const cursor = hasCursor ? readCursor(order.name, after, order.types) : undefined;
  const start = cursor ? findIndexAfter(cards, cursor, order.getKeys) : (pageNumber - 1) * size;
  const nodes = cards.slice(start, start + size);
  const connection = toConnection(nodes, {
    toCursor: (card) => toCursor(order.name, order.getKeys(card)),
    size,
    hasNextPage: start + size < cards.length,
    hasPreviousPage: hasCursor || pageNumber > 1,
    total: () => cards.length,
  });
  return { ...connection, totalCount: cards.length, facets, search: getReading?.(nodes) ?? null };
}

/** Maximum number of cached lists. With 20,000 recipes, a list takes about 200 kB. */
const MAX_LISTS = 50;

/** Caches the most recently requested lists of each snapshot, because readers open several pages of most lists. */
const listCaches = new WeakMap<Snapshot, LRUCache<string, FilteredCards>>();

/** Returns the recipes that meet a filter. @throws {BadValueError} for an unknown name */
function getFilteredCards(order: RecipeOrder, where: RecipeWhere, catalogue: Snapshot): FilteredCards {
  const lists = listCaches.get(catalogue) ?? new LRUCache({ max: MAX_LISTS });
  listCaches.set(catalogue, lists);
  const key = JSON.stringify([order, where]);
  const list =
    lists.get(key) ?? catalogue.taxonomy.facets.filterCards(catalogue.getSorted(order), readWhere(where, catalogue));
  lists.set(key, list);
  return list;
}
