import type { EntityManager } from 'typeorm';
import type { FoodContent, RecipeContent } from './content.ts';
import { rebuildSearch } from './writing/rebuild-search.ts';
import { beginRecipeFoods, takeRecipeFoods, writeRecipeFoods } from './writing/write-foods.ts';
import { readListIds } from './writing/write-lists.ts';
import { beginRecipes, keepRecipes, writeRecipes } from './writing/write-recipes.ts';

interface OneRecipe {
  recipe: RecipeContent;
  foods: FoodContent[];
  /** Of all content as it is in the files and at the desk, without this and with it. */
  digests: Record<'before' | 'after', string>;
}

/** Writes one recipe as an import does, and keeps all others as they are; servers are notified. */
export async function publishRecipe(manager: EntityManager, { recipe, foods, digests }: OneRecipe): Promise<void> {
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
  // Where files changed since their import, the next start imports them all the same. The recipe is not left out any more.
  await manager.query(
    `update content_state set digest = case digest when $1 then $2 else md5(digest || $2) end,
       imported_at = clock_timestamp(),
       left_out = array(select line from unnest(left_out) line where line !~ $3)`,
    [digests.before, digests.after, `^[^/:]+/recipes/${recipe.slug}[.]yaml:`],
  );
  await manager.query("select pg_notify('content_changed', $1)", [digests.after]);
}
