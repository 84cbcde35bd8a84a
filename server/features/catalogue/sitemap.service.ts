import type { StatementReader } from '#server/database/statements.ts';
import {
  RECIPES_AT_ONCE,
  SITEMAP_SIZE,
  type SitemapPart,
  type SitemapRecipe,
  sitemapParts,
  sitemapRecipes,
} from './sitemap.statements.ts';
import type { Taxonomy } from './taxonomy.ts';
import { OnceUntilImport } from './until-import.ts';

/** The recipes of the sitemap, which has parts where they are many. */
export class SitemapService {
  private readonly known: OnceUntilImport<SitemapPart[]>;

  /** @param size how many addresses one sitemap may have */
  constructor(
    private readonly reader: Pick<StatementReader, 'rows'>,
    taxonomy: Pick<Taxonomy, 'state'>,
    readonly size = SITEMAP_SIZE,
  ) {
    this.known = new OnceUntilImport(taxonomy);
  }

  /** @returns the parts of all published recipes, found once until an import changes them */
  parts(): Promise<SitemapPart[]> {
    return this.known.get(() => this.reader.rows(sitemapParts, [this.size]));
  }

  /** The recipes of some parts, some thousand at a time. */
  async *recipes(parts: readonly SitemapPart[]): AsyncGenerator<SitemapRecipe[]> {
    for (const { after, upTo } of parts) {
      for (let last: number | undefined = after; last !== undefined; ) {
        const recipes: SitemapRecipe[] = await this.reader.rows(sitemapRecipes, [last, upTo]);
        if (recipes.length > 0) yield recipes;
        last = recipes.length === RECIPES_AT_ONCE ? recipes.at(-1)?.id : undefined;
      }
    }
  }
}
