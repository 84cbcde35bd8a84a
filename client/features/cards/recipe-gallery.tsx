import type { ComponentProps } from 'react';
import { RecipeCard } from './recipe-card.tsx';
import './recipe-gallery.css';

type Props = { recipes: readonly (ComponentProps<typeof RecipeCard>['recipe'] & { slug: string })[] };

/** Recipes as cards, as many beside each other as there is room for. */
export function RecipeGallery({ recipes }: Props) {
  return (
    <ul className="recipe-gallery">
      {recipes.map((recipe) => (
        <li key={recipe.slug}>
          <RecipeCard recipe={recipe} />
        </li>
      ))}
    </ul>
  );
}
