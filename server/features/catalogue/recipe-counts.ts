import type { StatementReader } from '#server/database/statements.ts';
import { conditionsBeyond, conditionsWithoutEach, type FacetCounts, FacetTable } from './facet-table.ts';
import { recipeIds } from './recipe-facets.statements.ts';
import { toFacets } from './recipe-facets.ts';
import type { RecipeFacetsType } from './recipe-facets.type.ts';
import type { Conditions } from './resolve-where.ts';
import type { Taxonomy } from './taxonomy.ts';
import { OnceUntilImport } from './until-import.ts';

/** Counts have some hundred bytes. */
const MOST_REMEMBERED = 1_000;

/** What a search has found, by ids, and what it finds under other conditions: at most a thousand. */
export interface FoundIds {
  hits(): readonly number[];
  idsUnder(conditions: Conditions): Promise<readonly number[]>;
}

/**
 * How many recipes meet a filter, and how many would by each choice that narrows it: of lists and of what a search finds.
 * Counted are the records of a table in memory, which is read once until an import changes the recipes. Postgres only says
 * which recipes meet what the table does not hold.
 */
export class RecipeCounts {
  private readonly remembered: OnceUntilImport<FacetCounts>;

  /** @param reader of the primary: what a replica does not know yet would be remembered */
  constructor(
    private readonly reader: Pick<StatementReader, 'rows'>,
    private readonly taxonomy: Taxonomy,
    private readonly table = facetTableOf(reader, taxonomy),
  ) {
    this.remembered = new OnceUntilImport(taxonomy, MOST_REMEMBERED);
  }

  /** The lists that pages show have theirs in the taxonomy. */
  async total(conditions: Conditions): Promise<number> {
    return this.totalInMemory(conditions) ?? (await this.ofList(conditions)).all;
  }

  async facets(conditions: Conditions): Promise<RecipeFacetsType> {
    return toFacets(await this.ofList(conditions), this.taxonomy);
  }

  async facetsOfFound(conditions: Conditions, found: FoundIds): Promise<RecipeFacetsType> {
    const table = await this.table();
    return toFacets(await countFound(table, conditions, found), this.taxonomy);
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

  private ofList(conditions: Conditions): Promise<FacetCounts> {
    // Comments change it as they come.
    if (conditions.leastRating !== undefined) return this.countList(conditions);
    return this.remembered.get(() => this.countList(conditions), JSON.stringify(conditions));
  }

  private async countList(conditions: Conditions): Promise<FacetCounts> {
    const beyond = conditionsBeyond(conditions);
    const [table, among] = await Promise.all([this.table(), hasAny(beyond) ? this.idsOf(beyond) : undefined]);
    return table.count(conditions, among);
  }

  private async idsOf(conditions: Conditions): Promise<number[]> {
    const { statement, values } = recipeIds(conditions);
    const [row] = await this.reader.rows(statement, values);
    return JSON.parse(row?.ids ?? '[]');
  }
}

/** @returns what gives the table of all recipes: it is read once until an import changes them. */
export function facetTableOf(
  reader: Pick<StatementReader, 'rows'>,
  taxonomy: Pick<Taxonomy, 'state'>,
): () => Promise<FacetTable> {
  const table = new OnceUntilImport<FacetTable>(taxonomy);
  return () => table.get(() => FacetTable.read(reader));
}

/** What a choice replaces is looked for without it. */
async function countFound(table: FacetTable, conditions: Conditions, found: FoundIds): Promise<FacetCounts> {
  const counts = table.count(conditions, found.hits());
  await Promise.all(
    conditionsWithoutEach(conditions).map(async ({ facet, others }) => {
      counts[facet] = table.count(conditions, await found.idsUnder(others))[facet];
    }),
  );
  return counts;
}

function hasAny(conditions: Conditions): boolean {
  return Object.keys(conditions).length > 0;
}
