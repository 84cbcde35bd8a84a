import type { StatementReader } from '#server/database/statements.ts';
import type { SearchAnswer, SearchService } from '#server/features/search/search.service.ts';
import { hitKeys } from '#server/features/search/search.statements.ts';
import { type ListPart, type PartQuery, partOf, sectionOf } from './list-part.ts';
import { nearestSlugs, publishedSlugs } from './recipe.statements.ts';
import type { RecipeCounts } from './recipe-counts.ts';
import type { RecipeFacetsType } from './recipe-facets.type.ts';
import { recipeList, type Section, sortKeys } from './recipe-list.statements.ts';
import { RecipeOrder, type RecipeWhere } from './recipe-where.type.ts';
import { type Conditions, resolveWhere, unknownName } from './resolve-where.ts';
import type { Taxonomy } from './taxonomy.ts';

/** Which recipes are asked for, and which part of them. */
export interface RecipeQuery extends PartQuery {
  where?: RecipeWhere | null;
  search?: string | null;
  /** Left out: RELEVANCE where there is a search, else NEWEST. */
  orderBy?: RecipeOrder | null;
}

/** A part of a list. What costs a statement of its own is only asked for when it is called. */
export interface RecipeListing extends ListPart {
  /** Of a search at most 1,000. */
  total(): Promise<number>;
  facets(): Promise<RecipeFacetsType>;
  /** How the search was read; null where there was none. */
  search: SearchAnswer | null;
}

/** Lists and searches: one filter, one order, pages by number or by cursor, and what the filter can be narrowed to. */
export class CatalogueService {
  constructor(
    private readonly reader: Pick<StatementReader, 'rows'>,
    private readonly taxonomy: Taxonomy,
    private readonly counts: RecipeCounts,
    private readonly searching: Pick<SearchService, 'find'>,
  ) {}

  /**
   * @returns a part of the recipes that meet all conditions, and that the search finds if there is one; a search that is
   * blank is none
   * @throws BadValueError for a name that does not exist, or a cursor of another order
   * @throws OverloadedError where hundreds of searches wait already
   */
  async recipes({ where, search, orderBy, ...part }: RecipeQuery): Promise<RecipeListing> {
    const query = search?.trim() ?? '';
    const by = orderBy ?? (query === '' ? RecipeOrder.NEWEST : RecipeOrder.RELEVANCE);
    const order = query === '' ? { name: by, by, keys: sortKeys(by) } : { name: `search ${by}`, by, keys: hitKeys(by) };
    const section = sectionOf(part, order);
    const conditions = await this.resolve(where ?? {});
    const { rows, ...listing } =
      query === '' ? await this.list(conditions, by, section) : await this.find(query, conditions, by, section);
    return { ...listing, ...partOf(rows, section, order, conditions) };
  }

  /**
   * @returns what all recipes that meet the conditions can be narrowed to
   * @throws BadValueError for a name that does not exist
   */
  async facets(where: RecipeWhere): Promise<RecipeFacetsType> {
    return this.counts.facets(await this.resolve(where));
  }

  private async list(conditions: Conditions, order: RecipeOrder, section: Section) {
    const { statement, values } = recipeList(conditions, order, section);
    return {
      rows: await this.reader.rows(statement, values),
      total: () => this.counts.total(conditions),
      facets: () => this.counts.facets(conditions),
      search: null,
    };
  }

  private async find(query: string, conditions: Conditions, order: RecipeOrder, section: Section) {
    const found = await this.searching.find(query, { ...section, conditions, order });
    const { correctedQuery, partial, dropped, synonyms, understood } = found;
    return {
      rows: found.rows,
      total: async () => found.total,
      facets: () => this.counts.facetsOfFound(conditions, found),
      search: { correctedQuery, partial, dropped, synonyms, understood },
    };
  }

  private async resolve(where: RecipeWhere): Promise<Conditions> {
    const conditions = resolveWhere(where, this.taxonomy);
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
}
