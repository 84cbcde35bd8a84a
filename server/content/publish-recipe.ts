import type { EntityManager } from 'typeorm';
import { ContentStateEntity } from '#server/features/catalogue/content-state.entity.ts';
import type { FoodContent, RecipeContent } from './content.ts';
import { rebuildSearch } from './writing/rebuild-search.ts';
import { beginRecipeFoods, takeRecipeFoods, writeRecipeFoods } from './writing/write-foods.ts';
import { readListIds } from './writing/write-lists.ts';
import { beginRecipes, keepRecipes, writeRecipes } from './writing/write-recipes.ts';

interface OneRecipe {
  recipe: RecipeContent;
  foods: FoodContent[];
  /** Of all content, with this. */
  digest: string;
}

/** Writes one recipe as an import does, and keeps all others as they are; servers are notified. */
export async function publishRecipe(manager: EntityManager, { recipe, foods, digest }: OneRecipe): Promise<void> {
  const others: { slug: string }[] = await manager.query('select slug from recipes where is_published and slug <> $1', [
    recipe.slug,
  ]);
  await beginRecipes(manager);
  await beginRecipeFoods(manager);
  await writeRecipes(manager, [recipe], await readListIds(manager));
  await takeRecipeFoods(manager, [recipe]);
  await keepRecipes(
    manager,
    others.map((other) => other.slug),
  );
  await writeRecipeFoods(manager);
  await rebuildSearch(manager, { foods });
  await manager.update(ContentStateEntity, { id: 1 }, { digest, importedAt: () => 'clock_timestamp()' });
  await manager.query("select pg_notify('content_changed', $1)", [digest]);
}
