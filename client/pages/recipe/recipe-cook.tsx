import { CookingTips } from './cooking-tips.tsx';
import type { LoadedRecipe } from './loaded-recipe.ts';
import { RecipeIngredients } from './recipe-ingredients.tsx';
import { RecipeInstructions } from './recipe-instructions.tsx';
import { RecipeNutrition } from './recipe-nutrition.tsx';
import type { ScaledRecipe } from './scale-recipe.ts';
import { ScalingForm } from './scaling-form.tsx';
import { TextList } from './text-list.tsx';
import './recipe-cook.css';

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
