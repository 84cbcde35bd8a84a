import { CookingTips } from '#client/features/recipe/cooking-tips.tsx';
import { RecipeIngredients } from '#client/features/recipe/recipe-ingredients.tsx';
import { RecipeInstructions } from '#client/features/recipe/recipe-instructions.tsx';
import { RecipeNutrition } from '#client/features/recipe/recipe-nutrition.tsx';
import type { ScaledRecipe } from '#client/features/recipe/scale-recipe.ts';
import { ScalingForm } from '#client/features/recipe/scaling-form.tsx';
import { TextList } from '#client/features/recipe/text-list.tsx';
import type { LoadedRecipe } from './loaded-recipe.ts';

type Props = {
  recipe: LoadedRecipe;
  /** What reads differently for other servings or in other units; null as written. */
  scaled: ScaledRecipe | null;
};

/** What one cooks from: the ingredients beside all that is done with them. */
export function RecipeCook({ recipe, scaled }: Props) {
  return (
    <div className="recipe-cook">
      <RecipeIngredients recipe={recipe} scaled={scaled?.ingredients}>
        <ScalingForm
          key={recipe.slug}
          written={recipe.servings}
          servings={scaled?.servings ?? recipe.servings}
          units={scaled?.units ?? 'written'}
        />
      </RecipeIngredients>
      <div>
        <CookingTips tips={scaled?.tips ?? recipe.tips} />
        <div className="recipe-cook__pair">
          <TextList id="equipment" title="Required Equipment" lines={scaled?.equipment ?? recipe.equipment} />
          <RecipeNutrition recipe={recipe} />
        </div>
        <RecipeInstructions recipe={recipe} converted={scaled?.instructions} />
      </div>
    </div>
  );
}
