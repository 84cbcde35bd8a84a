import { CookingTips } from '#client/features/recipe/cooking-tips.tsx';
import { RecipeIngredients } from '#client/features/recipe/recipe-ingredients.tsx';
import { RecipeInstructions } from '#client/features/recipe/recipe-instructions.tsx';
import { RecipeNutrition } from '#client/features/recipe/recipe-nutrition.tsx';
import { TextList } from '#client/features/recipe/text-list.tsx';
import type { LoadedRecipe } from './loaded-recipe.ts';

/** What one cooks from: the ingredients beside all that is done with them. */
export function RecipeCook({ recipe }: { recipe: LoadedRecipe }) {
  return (
    <div className="recipe-cook">
      <RecipeIngredients recipe={recipe} />
      <div>
        <CookingTips tips={recipe.tips} />
        <div className="recipe-cook__pair">
          <TextList id="equipment" title="Required Equipment" lines={recipe.equipment} />
          <RecipeNutrition recipe={recipe} />
        </div>
        <RecipeInstructions recipe={recipe} />
      </div>
    </div>
  );
}
