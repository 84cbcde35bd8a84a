import './recipe-cook.css';
import './recipe-bar.css';
import { ChefHat, CookingPot, ListChecks } from 'lucide';
import { useLocation } from 'react-router-dom';
import { withCookScreen } from '#client/features/cook-mode/cook-address.ts';
import { Icon } from '#client/ui/icon.tsx';
import { HashLink, KEEP_PAGE, Link } from '#client/ui/link.tsx';
import { RecipeIngredients } from './recipe-ingredients.tsx';
import { RecipeInstructions } from './recipe-instructions.tsx';
import type { LoadedRecipe } from './recipe-loader.ts';
import { RecipeNutrition } from './recipe-nutrition.tsx';
import { FoldedSection, TextList } from './recipe-section.tsx';
import type { ScaledRecipe } from './scale-recipe.ts';
import type { Scaling } from './scaling-url.ts';
import { ServingsForm } from './servings-form.tsx';

type Props = {
  recipe: LoadedRecipe;
  /** The texts for the displayed servings and units. */
  scaled: ScaledRecipe;
  scaling: Scaling;
  onScale: (scaling: Scaling) => void;
};

/** The ingredients, next to tips, equipment, nutrition and steps; on phones, with a bar of links to them. */
export function RecipeCook({ recipe, scaled, scaling, onScale }: Props) {
  return (
    <div className="recipe-cook">
      <RecipeIngredients recipe={recipe} scaled={scaled}>
        <ServingsForm recipeServings={recipe.servings} scaling={scaling} onChange={onScale} />
      </RecipeIngredients>
      <div>
        <CookingTips tips={scaled.tips} />
        <div className="recipe-cook__pair">
          <TextList id="equipment" title="Required Equipment" lines={scaled.equipment} on="always" />
          <RecipeNutrition recipe={recipe} />
        </div>
        <RecipeInstructions recipe={recipe} scaled={scaled} />
      </div>
      <RecipeBar />
    </div>
  );
}

function CookingTips({ tips }: { tips: readonly string[] }) {
  if (tips.length === 0) return null;
  return (
    <FoldedSection id="tips" title="Cooking Tips" on="always">
      <ul className="text-list">
        {tips.map((tip) => (
          <li key={tip}>
            <Tip text={tip} />
          </li>
        ))}
      </ul>
    </FoldedSection>
  );
}

/** Shows the words up to the first colon in bold. */
function Tip({ text }: { text: string }) {
  const colon = text.indexOf(':');
  if (colon === -1) return text;
  return (
    <>
      <strong>{text.slice(0, colon + 1)}</strong>
      {text.slice(colon + 1)}
    </>
  );
}

/** Links to the ingredients, the steps and cook mode, along the bottom edge of a phone's window. */
function RecipeBar() {
  const { search } = useLocation();
  return (
    <nav className="recipe-bar at-foot no-print" aria-label="In this recipe">
      <HashLink to="ingredients">
        <Icon of={ListChecks} size={20} />
        Ingredients
      </HashLink>
      <HashLink to="instructions">
        <Icon of={CookingPot} size={20} />
        Steps
      </HashLink>
      <Link className="needs-script" to={{ search: withCookScreen(search, 0) }} state={KEEP_PAGE}>
        <Icon of={ChefHat} size={20} />
        Cook
      </Link>
    </nav>
  );
}
