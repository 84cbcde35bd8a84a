import type { StatementReader } from '#server/database/statements.ts';
import { recipeCardsByIds, recipesByIds, relatedIds } from './recipe.statements.ts';
import type { RecipeType } from './recipe.type.ts';
import type { Taxonomy } from './taxonomy.ts';
import { UntilImport } from './until-import.ts';

/** Five ids each: two megabytes. */
const MOST_REMEMBERED = 20_000;

/** Which recipes go with which: found once until an import changes it, since to find them takes longer than to read the recipe. */
export class RelatedRecipes {
  private readonly known: UntilImport<number, readonly number[]>;

  /** @param primary what a replica does not know yet would be remembered */
  constructor(
    private readonly reader: StatementReader,
    private readonly primary: StatementReader,
    taxonomy: Taxonomy,
  ) {
    this.known = new UntilImport(taxonomy, MOST_REMEMBERED);
  }

  /**
   * @param cards whether the recipes are asked for no more than what cards show
   * @returns for each of many recipes those that go with it, at most five, what goes best first
   */
  async of(ids: readonly number[], { cards = false } = {}): Promise<RecipeType[][]> {
    const lists = await this.idsOf(ids);
    const byIds = cards ? recipeCardsByIds : recipesByIds;
    const rows = await this.reader.rows(byIds, [[...new Set(lists.flat())]]);
    const byId = new Map(rows.map((recipe) => [recipe.id, recipe]));
    return lists.map((list) => list.flatMap((id) => byId.get(id) ?? []));
  }

  private async idsOf(ids: readonly number[]): Promise<(readonly number[])[]> {
    const known = this.known.current;
    const found = new Map(ids.map((id) => [id, known.get(id)]));
    const missing = ids.filter((id) => !found.get(id));
    if (missing.length > 0) {
      for (const { id, related } of await this.primary.rows(relatedIds, [missing])) {
        known.set(id, related);
        found.set(id, related);
      }
    }
    return ids.map((id) => found.get(id) ?? []);
  }
}
