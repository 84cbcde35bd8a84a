import type { StatementReader } from '#server/database/statements.ts';
import { recipeBodies } from './recipe.statements.ts';
import type { RecipeBody, WholeRecipe } from './recipe.type.ts';
import type { RecipeCard } from './recipe-card.ts';

/** Reads the long texts of recipes. */
export class RecipeService {
  constructor(private readonly reader: StatementReader) {}

  /** Returns the long texts of recipes in the order of the ids; an error for a recipe without texts. */
  async bodies(ids: readonly number[]): Promise<(RecipeBody | Error)[]> {
    const rows = await this.reader.rows(recipeBodies, [ids]);
    const bodies = new Map(rows.map(({ id, ...body }) => [id, body]));
    return ids.map((id) => bodies.get(id) ?? new Error(`Recipe ${id} has no body`));
  }

  /** Returns the recipe with its long texts. */
  async getWholeRecipe(card: RecipeCard): Promise<WholeRecipe> {
    const [body] = await this.bodies([card.id]);
    if (!body || body instanceof Error) throw body;
    return { ...card, ...body };
  }
}
