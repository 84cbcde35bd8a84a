import DataLoader from 'dataloader';
import type { StatementReader } from '#server/database/statements.ts';
import { offsetOf, type PageRequest } from '#server/features/catalogue/page.ts';
import { type ReviewRow, reviewsByRecipe } from './review.statements.ts';

/** Loads one page of reviews for each recipe; a request that asks for the same page of many runs one statement. */
export class ReviewLoader {
  private readonly byPage = new Map<string, DataLoader<number, ReviewRow[]>>();

  constructor(private readonly reader: StatementReader) {}

  load(recipeId: number, page: PageRequest): Promise<ReviewRow[]> {
    const key = `${page.page}/${page.perPage}`;
    let loader = this.byPage.get(key);
    if (!loader) {
      loader = new DataLoader((ids) => this.pages(ids, page));
      this.byPage.set(key, loader);
    }
    return loader.load(recipeId);
  }

  private async pages(ids: readonly number[], page: PageRequest): Promise<ReviewRow[][]> {
    const rows = await this.reader.rows(reviewsByRecipe, [ids, page.perPage, offsetOf(page)]);
    const byRecipe = new Map<number, ReviewRow[]>(ids.map((id) => [id, []]));
    for (const row of rows) byRecipe.get(row.recipeId)?.push(row);
    return ids.map((id) => byRecipe.get(id) ?? []);
  }
}
