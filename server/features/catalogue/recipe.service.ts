import { RECENT_LIMIT } from '#schema/rules/catalogue.ts';
import type { StatementReader } from '#server/database/statements.ts';
import { offsetOf, pageOf } from './page.args.ts';
import { type RecipeListRequest, RecipeSort } from './recipe.args.ts';
import {
  countStatement,
  type ListShape,
  latestRecipes,
  listStatement,
  recipeBySlug,
  recipeIdBySlug,
  recipesBySlugs,
} from './recipe.statements.ts';
import type { RecipePageType, RecipeType, WholeRecipe } from './recipe.type.ts';
import type { Taxonomy } from './taxonomy.ts';

/** Reads recipes. Pages and limits are taken as given: the adapters check them. */
export class RecipeService {
  constructor(
    private readonly reader: StatementReader,
    private readonly taxonomy: Taxonomy,
  ) {}

  /** @returns a page of the recipes that meet all conditions; an unknown category or cuisine has none. */
  async list({ filter, sort = RecipeSort.NEWEST, ...page }: RecipeListRequest): Promise<RecipePageType> {
    const category = filter?.category ? this.taxonomy.category(filter.category) : null;
    const cuisine = filter?.cuisine ? this.taxonomy.cuisine(filter.cuisine) : null;
    if (category === undefined || cuisine === undefined) return pageOf(page, [], 0);
    const shape: ListShape = {
      category: category !== null,
      cuisine: cuisine !== null,
      featured: filter?.featured === true,
      sort,
    };
    const conditions = [category?.id ?? null, cuisine?.id ?? null];
    const [items, total] = await Promise.all([
      this.reader.rows(listStatement(shape), [...conditions, page.perPage, offsetOf(page)]),
      this.countInMemory(shape, category?.recipeCount, cuisine?.recipeCount) ?? this.count(shape, conditions),
    ]);
    return pageOf(page, items, total);
  }

  /** @returns the best recipes first. */
  async recommended(limit: number): Promise<RecipeType[]> {
    return (await this.list({ sort: RecipeSort.RECOMMENDED, page: 1, perPage: limit })).items;
  }

  /** @returns the newest recipes first. */
  async recent(limit = RECENT_LIMIT): Promise<RecipeType[]> {
    return (await this.list({ page: 1, perPage: limit })).items;
  }

  /** @returns the newest recipes of a category, a cuisine or an author, or of all, with the time of their last change. */
  async latest(
    of: { categoryId?: number; cuisineId?: number; authorId?: number },
    limit = RECENT_LIMIT,
  ): Promise<(RecipeType & { updatedAt: Date })[]> {
    return this.reader.rows(latestRecipes, [of.categoryId ?? null, of.cuisineId ?? null, of.authorId ?? null, limit]);
  }

  /** @returns the recipe with its long texts, or null where none of that name is published. */
  async bySlug(slug: string): Promise<WholeRecipe | null> {
    const [recipe] = await this.reader.rows(recipeBySlug, [slug]);
    return recipe ?? null;
  }

  /** @returns the recipe's id, or null where none of that name is published. */
  async idOf(slug: string): Promise<number | null> {
    const [row] = await this.reader.rows(recipeIdBySlug, [slug]);
    return row?.id ?? null;
  }

  /** @returns the published ones of the recipes named, in the order of their names, each once. */
  async bySlugs(slugs: readonly string[]): Promise<RecipeType[]> {
    if (slugs.length === 0) return [];
    return this.reader.rows(recipesBySlugs, [[...new Set(slugs)]]);
  }

  // A live count costs more than the page it belongs to; only combined conditions need one.
  private countInMemory(shape: ListShape, ofCategory?: number, ofCuisine?: number): number | undefined {
    const conditions = Number(shape.category) + Number(shape.cuisine) + Number(shape.featured);
    if (conditions > 1) return undefined;
    if (shape.featured) return this.taxonomy.totals.featured;
    return ofCategory ?? ofCuisine ?? this.taxonomy.totals.published;
  }

  private async count(shape: ListShape, conditions: (number | null)[]): Promise<number> {
    const [row] = await this.reader.rows(countStatement(shape), conditions);
    return row?.total ?? 0;
  }
}
