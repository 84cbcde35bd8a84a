import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { RecipeService } from './recipe.service.ts';
import type { RecipeBody } from './recipe.type.ts';

const MAX_BYTES = 32 * 1024 * 1024;

/** Caches the long texts of recipes, which only an import changes, by the ids of the recipes. */
export class RecipeBodyCache extends LRUCache<number, RecipeBody> {
  constructor() {
    // Objects and their keys take about twice the memory of the JSON.
    super({ maxSize: MAX_BYTES, sizeCalculation: (body) => 2 * JSON.stringify(body).length });
  }
}

/** Loads the long texts of recipes for one request, all that it asks for at a time by one statement. */
export class RecipeBodyLoader {
  private readonly previews = new Map<number, RecipeBody>();
  private readonly loader: DataLoader<number, RecipeBody>;

  constructor(
    recipes: Pick<RecipeService, 'bodies'>,
    private readonly cache: RecipeBodyCache,
  ) {
    this.loader = new DataLoader(async (ids) => {
      const bodies = await recipes.bodies(ids);
      for (const [index, body] of bodies.entries()) if (!(body instanceof Error)) cache.set(ids[index] ?? 0, body);
      return bodies;
    });
  }

  /** Returns the texts of a recipe: the value if they are cached, otherwise a promise. */
  load(id: number): RecipeBody | Promise<RecipeBody> {
    return this.previews.get(id) ?? this.cache.get(id) ?? this.loader.load(id);
  }

  /** Shows the texts of an unpublished revision, for this request only. */
  preview(id: number, body: RecipeBody): void {
    this.previews.set(id, body);
  }
}
