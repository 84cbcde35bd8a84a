import { messages, SEARCH_PAGE_SIZE } from '#schema/rules/catalogue.ts';
import type { StatementReader } from '#server/database/statements.ts';
import { BadValueError } from '#server/errors.ts';
import type { SearchAnswer, SearchService } from '#server/features/search/search.service.ts';
import { hitKeys } from '#server/features/search/search.statements.ts';
import { FoodNames } from './food-names.ts';
import { nearestSlugs, publishedSlugs } from './recipe.statements.ts';
import type { RecipeType } from './recipe.type.ts';
import { conditionsSql, Values } from './recipe-conditions.ts';
import { cursorOf, readCursor, type SortKeys } from './recipe-cursor.ts';
import { type FacetRow, facetsSql } from './recipe-facets.statements.ts';
import { type FacetGroup, facetGroups, toFacets } from './recipe-facets.ts';
import type { RecipeFacetsType } from './recipe-facets.type.ts';
import { asked, recipeCount, recipeList, sortKeys } from './recipe-list.statements.ts';
import { RecipeOrder, type RecipeWhere } from './recipe-where.type.ts';
import { type Conditions, resolveWhere, unknownName } from './resolve-where.ts';
import type { Taxonomy } from './taxonomy.ts';

/** Which recipes are asked for, and which part of them: a numbered page, or what comes after a cursor. */
export interface RecipeQuery {
  where?: RecipeWhere | null;
  search?: string | null;
  /** Left out: RELEVANCE where there is a search, else NEWEST. */
  orderBy?: RecipeOrder | null;
  /** Recipes a page, 1 to 50; the adapters check it. */
  first?: number | null;
  after?: string | null;
  /** From 1. */
  page?: number | null;
}

/** A part of a list. What costs a statement of its own is only asked for when it is called. */
export interface RecipeListing {
  edges: { node: RecipeType; cursor: string }[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  /** Recipes a page. */
  first: number;
  /** Of a search at most 1,000. */
  total(): Promise<number>;
  facets(): Promise<RecipeFacetsType>;
  /** How the search was read; null where there was none. */
  search: SearchAnswer | null;
}

interface Part {
  size: number;
  offset: number;
  after: SortKeys | null;
}

/** Lists and searches: one filter, one order, pages by number or by cursor, and what the filter can be narrowed to. */
export class CatalogueService {
  private foods: unknown;
  private foodNames = new FoodNames([]);

  constructor(
    private readonly reader: Pick<StatementReader, 'rows'>,
    private readonly taxonomy: Taxonomy,
    private readonly searching: Pick<SearchService, 'find'>,
  ) {}

  /**
   * @returns a part of the recipes that meet all conditions, and that the search finds if there is one; a search that is
   * blank is none
   * @throws BadValueError for a name that does not exist, or a cursor of another order
   * @throws OverloadedError where hundreds of searches wait already
   */
  async recipes({ where, search, orderBy, first, after, page }: RecipeQuery): Promise<RecipeListing> {
    if (typeof after === 'string' && page) throw new BadValueError(messages.cursorAndPage);
    const query = search?.trim() ?? '';
    const order = orderBy ?? (query === '' ? RecipeOrder.NEWEST : RecipeOrder.RELEVANCE);
    const keys = query === '' ? sortKeys(order) : hitKeys(order);
    const name = query === '' ? order : `search ${order}`;
    const types = keys.map(({ type }) => type);
    const conditions = await this.resolve(where ?? {});
    const size = first ?? SEARCH_PAGE_SIZE;
    const part = {
      size,
      offset: ((page ?? 1) - 1) * size,
      after: typeof after === 'string' ? readCursor(name, after, types) : null,
    };
    const found =
      query === '' ? await this.list(conditions, order, part) : await this.find(query, conditions, order, part);
    const { rows, ...listing } = found;
    return {
      ...listing,
      edges: rows.slice(0, size).map(({ keys: sorted, ...node }) => ({ node, cursor: cursorOf(name, sorted) })),
      hasNextPage: rows.length > size,
      hasPreviousPage: part.after !== null || part.offset > 0,
      first: size,
    };
  }

  private async list(conditions: Conditions, order: RecipeOrder, { size, offset, after }: Part) {
    return {
      rows: await this.ask(recipeList(conditions, order, { limit: size + 1, offset, after })),
      total: () => this.total(conditions),
      facets: () => this.facets(conditions, (group) => this.countFacets(group)),
      search: null,
    };
  }

  private async find(query: string, conditions: Conditions, order: RecipeOrder, { size, offset, after }: Part) {
    const found = await this.searching.find(query, { conditions, order, limit: size + 1, offset, after });
    const { correctedQuery, partial, dropped, synonyms, understood } = found;
    return {
      rows: found.rows,
      total: async () => found.total,
      facets: () => this.facets(conditions, (group) => found.countFacets(group.conditions, group.facets)),
      search: { correctedQuery, partial, dropped, synonyms, understood },
    };
  }

  private async resolve(where: RecipeWhere): Promise<Conditions> {
    const { foods } = this.taxonomy;
    if (this.foods !== foods) {
      this.foods = foods;
      this.foodNames = new FoodNames(foods.values());
    }
    const conditions = resolveWhere(where, { taxonomy: this.taxonomy, foods: this.foodNames });
    if (conditions.slugs) await this.checkSlugs(conditions.slugs);
    return conditions;
  }

  private async checkSlugs(slugs: string[]): Promise<void> {
    const known = new Set((await this.reader.rows(publishedSlugs, [slugs])).map(({ slug }) => slug));
    const missing = slugs.find((slug) => !known.has(slug));
    if (missing === undefined) return;
    const near = await this.reader.rows(nearestSlugs, [missing]);
    throw unknownName(
      'published recipe',
      missing,
      near.map(({ slug }) => slug),
    );
  }

  /** A live count costs more than the page it belongs to; the lists that pages show have theirs in memory. */
  private async total(conditions: Conditions): Promise<number> {
    const { published, featured } = this.taxonomy.totals;
    const [condition, ...more] = Object.keys(conditions);
    if (condition === undefined) return published;
    if (more.length === 0) {
      const [category, cuisine] = [conditions.categories, conditions.cuisines];
      if (category?.length === 1) return this.taxonomy.categoryById(category[0] ?? 0).recipeCount;
      if (cuisine?.length === 1) return this.taxonomy.cuisineById(cuisine[0] ?? 0).recipeCount;
      if (conditions.featured !== undefined) return conditions.featured ? featured : published - featured;
    }
    const [row] = await this.ask(recipeCount(conditions));
    return row?.total ?? 0;
  }

  private async facets(
    conditions: Conditions,
    count: (group: FacetGroup) => Promise<FacetRow[]>,
  ): Promise<RecipeFacetsType> {
    return toFacets(await Promise.all(facetGroups(conditions).map(count)), this.taxonomy);
  }

  private countFacets({ conditions, facets }: FacetGroup): Promise<FacetRow[]> {
    const { list, bind } = new Values();
    const where = conditionsSql(conditions, bind).join(' and ');
    return this.ask(asked<FacetRow>(facetsSql(`recipes r where ${where}`, facets), list));
  }

  private ask<Row>({ statement, values }: ReturnType<typeof asked<Row>>): Promise<Row[]> {
    return this.reader.rows(statement, values);
  }
}
