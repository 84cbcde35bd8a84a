import { getPurchaseKey } from '#cooking/shopping-list.ts';
import type { CatalogueService } from '#server/features/catalogue/catalogue.service.ts';
import type { RecipeService } from '#server/features/catalogue/recipe/recipe.service.ts';
import type { RecipeCard } from '#server/features/catalogue/recipe/recipe-card.ts';

/** Keys of the items that recipes need, cached for as long as the catalogue has the recipes' cards. */
export class ListKeys {
  private readonly known = new WeakMap<RecipeCard, string[]>();

  constructor(
    private readonly catalogue: Pick<CatalogueService, 'current'>,
    private readonly recipes: Pick<RecipeService, 'bodies'>,
  ) {}

  /** Returns the keys of all items to buy for some recipes. */
  async read(slugs: readonly string[]): Promise<Set<string>> {
    const { current } = this.catalogue;
    const cards = current.bySlugs(slugs);
    const unknown = cards.filter((card) => !this.known.has(card));
    const bodies = unknown.length > 0 ? await this.recipes.bodies(unknown.map(({ id }) => id)) : [];
    for (const [index, card] of unknown.entries()) {
      const body = bodies[index];
      if (!body || body instanceof Error) continue;
      const lines = body.ingredientGroups.flatMap(({ items }) => items);
      const keys = lines.map((line) => getPurchaseKey({ ...line, food: current.taxonomy.food(line.foodKey) }));
      this.known.set(
        card,
        keys.filter((key) => key !== null),
      );
    }
    return new Set(cards.flatMap((card) => this.known.get(card) ?? []));
  }
}
