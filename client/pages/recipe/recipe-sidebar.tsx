import { AuthorCard, CategoryCounts, HelpCard, RecipeLinks, TagList } from '#client/features/sidebar/sidebar-parts.tsx';
import { useFrame } from '#client/features/taxonomy/frame.ts';
import { paths } from '#client/paths.ts';
import type { LoadedRecipe } from './loaded-recipe.ts';

/** What stands beside a recipe. */
export function RecipeSidebar({ recipe }: { recipe: LoadedRecipe }) {
  const { categories } = useFrame();
  const another = recipe.related.find(({ author }) => author.id === recipe.author.id) ?? recipe;
  return (
    <aside className="sidebar recipe-layout__sidebar no-print" aria-label="More from Mesob">
      <RecipeLinks title="Related Posts" recipes={recipe.related} empty="No related posts found" />
      <CategoryCounts categories={categories} />
      <TagList categories={categories} />
      <AuthorCard author={recipe.author} to={paths.post(another.slug)} />
      <HelpCard />
    </aside>
  );
}
