import type { StatementReader } from '#server/database/statements.ts';
import { conditionsSql, Values } from './recipe-conditions.ts';
import { type FacetRow, facetsSql } from './recipe-facets.statements.ts';
import { countFacets, type FacetGroup } from './recipe-facets.ts';
import type { RecipeFacetsType } from './recipe-facets.type.ts';
import { asked, recipeCount } from './recipe-list.statements.ts';
import type { Conditions } from './resolve-where.ts';
import type { Taxonomy } from './taxonomy.ts';

/** How many recipes meet a filter, and how many would by each choice that narrows it. */
export class RecipeCounts {
  constructor(
    private readonly reader: Pick<StatementReader, 'rows'>,
    private readonly taxonomy: Taxonomy,
  ) {}

  /** A live count costs more than the page it belongs to; the lists that pages show have theirs in memory. */
  async total(conditions: Conditions): Promise<number> {
    const known = this.totalInMemory(conditions);
    if (known !== undefined) return known;
    const { statement, values } = recipeCount(conditions);
    const [row] = await this.reader.rows(statement, values);
    return row?.total ?? 0;
  }

  facets(conditions: Conditions): Promise<RecipeFacetsType> {
    return countFacets(conditions, this.taxonomy, (group) => this.count(group));
  }

  private totalInMemory(conditions: Conditions): number | undefined {
    const { published, featured } = this.taxonomy.totals;
    const [condition, ...more] = Object.keys(conditions);
    if (condition === undefined) return published;
    if (more.length > 0) return undefined;
    const [category, cuisine] = [conditions.categories, conditions.cuisines];
    if (category?.length === 1) return this.taxonomy.categoryById(category[0] ?? 0).recipeCount;
    if (cuisine?.length === 1) return this.taxonomy.cuisineById(cuisine[0] ?? 0).recipeCount;
    if (conditions.featured === undefined) return undefined;
    return conditions.featured ? featured : published - featured;
  }

  private count({ conditions, facets }: FacetGroup): Promise<FacetRow[]> {
    const { list, bind } = new Values();
    const where = conditionsSql(conditions, bind).join(' and ');
    const { statement, values } = asked<FacetRow>(facetsSql(`recipes r where ${where}`, facets), list);
    return this.reader.rows(statement, values);
  }
}
