import { RECENT_LIMIT } from '#schema/rules/catalogue.ts';
import type { StatementReader } from '#server/database/statements.ts';
import { offsetOf, pageOf } from './page.args.ts';
import { type RecipeListRequest, RecipeSort } from './recipe.args.ts';
import {
  type ListShape,
  latestRecipes,
  listStatement,
  recipeBySlug,
  recipeIdBySlug,
  recipesBySlugs,
} from './recipe.statements.ts';
import type { RecipePageType, RecipeType, WholeRecipe } from './recipe.type.ts';
import type { RecipeCounts } from './recipe-counts.ts';
import type { Conditions } from './resolve-where.ts';
import type { Taxonomy } from './taxonomy.ts';

/** Reads recipes. Pages and limits are taken as given: the adapters check them. */
export class RecipeService {
  constructor(
    private readonly reader: StatementReader,
    private readonly taxonomy: Taxonomy,
    private readonly counts: Pick<RecipeCounts, 'total'>,
  ) {}

  /** @returns a page of the recipes that meet all conditions; an unknown category or cuisine has none. */
  async list({ filter, sort = RecipeSort.NEWEST, cards = false, ...page }: RecipeListRequest): Promise<RecipePageType> {
    const category = filter?.category ? this.taxonomy.category(filter.category) : null;
    const cuisine = filter?.cuisine ? this.taxonomy.cuisine(filter.cuisine) : null;
    if (category === undefined || cuisine === undefined) return pageOf(page, [], 0);
    const shape: ListShape = {
      category: category !== null,
      cuisine: cuisine !== null,
      featured: filter?.featured === true,
      sort,
      cards,
    };
    const conditions: Conditions = {
      ...(category && { categories: [category.id] }),
      ...(cuisine && { cuisines: [cuisine.id] }),
      ...(shape.featured && { featured: true }),
    };
    const values = [category?.id ?? null, cuisine?.id ?? null, page.perPage, offsetOf(page)];
    const [items, total] = await Promise.all([
      this.reader.rows(listStatement(shape), values),
      this.counts.total(conditions),
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

  /** @returns the newest recipes of a category, a cuisine or an author, or of all. */
  async latest(of: { categoryId?: number; cuisineId?: number; authorId?: number }): Promise<RecipeType[]> {
    return this.reader.rows(latestRecipes, [of.categoryId ?? null, of.cuisineId ?? null, of.authorId ?? null]);
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
}
