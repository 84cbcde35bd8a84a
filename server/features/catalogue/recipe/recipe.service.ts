import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { StatementReader } from '#server/database/statements.ts';
import { turns } from '#server/turns.ts';
import { recipeBodies } from './recipe.statements.ts';
import type { RecipeBody, WholeRecipe } from './recipe.type.ts';
import type { RecipeCard } from './recipe-card.ts';

/** Reads the long texts of recipes. */
export class RecipeService {
  constructor(private readonly reader: StatementReader) {}

  /** Returns the long texts of recipes in the order of the ids; an error for a recipe without texts. */
  async loadBodies(ids: readonly number[]): Promise<(RecipeBody | Error)[]> {
    const rows = await this.reader.rows(recipeBodies, [ids]);
    const bodies = new Map(rows.map(({ id, ...body }) => [id, body]));
    return ids.map((id) => bodies.get(id) ?? new Error(`Recipe ${id} has no body`));
  }

  /** Returns the recipe with its long texts. @throws {Error} if it has none */
  async getWholeRecipe(card: RecipeCard): Promise<WholeRecipe> {
    const [body] = await this.loadBodies([card.id]);
    if (!body || body instanceof Error) throw body;
    return { ...card, ...body };
  }
}

const MAX_BYTES = 32 * 1024 * 1024;

/** Caches the long texts of recipes by recipe id. A change of content replaces the cache. */
export class RecipeBodyCache extends LRUCache<number, RecipeBody> {
  constructor() {
    // Objects take about twice the memory of their JSON.
    super({ maxSize: MAX_BYTES, sizeCalculation: (body) => 2 * JSON.stringify(body).length });
  }
}

/** Loads the long texts of recipes for one request, in batches. */
export class RecipeBodyLoader {
  private readonly previews = new Map<number, RecipeBody>();
  private readonly loader: DataLoader<number, RecipeBody>;

  constructor(
    recipes: Pick<RecipeService, 'loadBodies'>,
    private readonly cache: RecipeBodyCache,
  ) {
    this.loader = new DataLoader(async (ids) => {
      const bodies = await recipes.loadBodies(ids);
      for (const [index, body] of bodies.entries()) if (!(body instanceof Error)) cache.set(ids[index] ?? 0, body);
      return bodies;
    });
  }

  /**
   * Returns the texts of a recipe; as a promise if they are not cached, or if the current turn of the event loop is
   * long. Callers scale every line, so many recipes take several turns.
   */
  load(id: number): RecipeBody | Promise<RecipeBody> {
    const body = this.previews.get(id) ?? this.cache.get(id);
    return body ? turns.deliver(body) : this.loader.load(id).then((loaded) => turns.deliver(loaded));
  }

  /** Uses the texts of an unpublished revision, for this request only. */
  preview(id: number, body: RecipeBody): void {
    this.previews.set(id, body);
  }
}
