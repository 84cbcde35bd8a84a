import { messages, SEARCH_PAGE_SIZE } from '#schema/rules/catalogue.ts';
import { BadValueError } from '#server/errors.ts';
import { type Ranking, rankingOf } from './ranking.ts';
import type { RecipeType } from './recipe.type.ts';
import { cursorOf, readCursor } from './recipe-cursor.ts';
import type { ListedRecipe, Section, SortKey } from './recipe-list.statements.ts';
import type { RecipeOrder } from './recipe-where.type.ts';
import type { Conditions } from './resolve-where.ts';

/** Which part of a list is asked for: a numbered page, or what comes after a cursor. */
export interface PartQuery {
  /** Recipes a page, 1 to 50; the adapters check it. */
  first?: number | null;
  after?: string | null;
  /** From 1. */
  page?: number | null;
}

/** A part of a list, without what needs more statements. */
export interface ListPart {
  edges: { node: RecipeType; cursor: string }[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  /** Recipes a page. */
  first: number;
  /** On which other ratings the part depends. */
  ranking?: Ranking;
}

/** An order as cursors name it, and its keys. */
interface NamedOrder {
  name: string;
  by: RecipeOrder;
  keys: readonly SortKey[];
}

/**
 * @returns the section to read, with one recipe more than the part has: it tells whether others follow
 * @throws BadValueError for a page after a cursor, or for a cursor of another order
 */
export function sectionOf({ first, after, page }: PartQuery, { name, keys }: NamedOrder): Section {
  const size = first ?? SEARCH_PAGE_SIZE;
  const number = page ?? 1;
  const isContinued = typeof after === 'string';
  if (isContinued && number > 1) throw new BadValueError(messages.cursorAndPage);
  const types = keys.map(({ type }) => type);
  return {
    limit: size + 1,
    offset: (number - 1) * size,
    after: isContinued ? readCursor(name, after, types) : null,
  };
}

/** @returns the part of a list that was read as a section. */
export function partOf(
  rows: readonly ListedRecipe[],
  { limit, offset, after }: Section,
  { name, by }: NamedOrder,
  conditions: Conditions,
): ListPart {
  const first = limit - 1;
  const shown = rows.slice(0, first);
  const hasNextPage = rows.length > first;
  return {
    edges: shown.map(({ keys, ...node }) => ({ node, cursor: cursorOf(name, keys) })),
    hasNextPage,
    hasPreviousPage: after !== null || offset > 0,
    first,
    ranking: rankingOf({ order: by, isSearch: name !== by, conditions, after, offset, shown, hasNextPage }),
  };
}
