import type { StatementReader } from '#server/database/statements.ts';
import { conditionsSql, Values } from './recipe-conditions.ts';
import { type FacetRow, facetsSql } from './recipe-facets.statements.ts';
import { countFacets, type FacetGroup } from './recipe-facets.ts';
import type { RecipeFacetsType } from './recipe-facets.type.ts';
import { type Asked, asked, recipeCount } from './recipe-list.statements.ts';
import type { Conditions } from './resolve-where.ts';
import type { Taxonomy } from './taxonomy.ts';
import { UntilImport } from './until-import.ts';

/** An answer is some kilobytes. */
const MOST_REMEMBERED = 1_000;

/**
 * How many recipes meet a filter, and how many would by each choice that narrows it. Counted once until an import changes
 * the recipes: among 200,000 of them a count takes a hundred times as long as the page that it stands on.
 */
export class RecipeCounts {
  private readonly remembered: UntilImport<string, Promise<unknown[]>>;

  /** @param reader of the primary: what a replica does not know yet would be remembered */
  constructor(
    private readonly reader: Pick<StatementReader, 'rows'>,
    private readonly taxonomy: Taxonomy,
  ) {
    this.remembered = new UntilImport(taxonomy, MOST_REMEMBERED);
  }

  /** The lists that pages show have theirs in the taxonomy. */
  async total(conditions: Conditions): Promise<number> {
    const known = this.totalInMemory(conditions);
    if (known !== undefined) return known;
    const [row] = await this.once('total', conditions, recipeCount(conditions));
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
    return this.once(facets.join(), conditions, asked<FacetRow>(facetsSql(`recipes r where ${where}`, facets), list));
  }

  /** Many who ask at once wait for one answer. */
  private once<Row>(what: string, conditions: Conditions, { statement, values }: Asked<Row>): Promise<Row[]> {
    // Comments change it as they come.
    if (conditions.leastRating !== undefined) return this.reader.rows(statement, values);
    const remembered = this.remembered.current;
    const key = JSON.stringify([what, conditions]);
    const known = remembered.get(key) as Promise<Row[]> | undefined;
    if (known) return known;
    const counting = this.reader.rows(statement, values);
    remembered.set(key, counting);
    counting.catch(() => remembered.delete(key));
    return counting;
  }
}
