import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { type RecipeAllergens_RecipeFragment, RecipeAllergens_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { Allergen, Diet } from '#schema/rules/vocabulary.ts';
import './recipe-allergens.css';

type Props = { recipe: FragmentType<typeof RecipeAllergens_RecipeFragmentDoc> };

/** Allergens that it contains and may contain, and the foods whose labels to check before shopping. */
export function RecipeAllergens({ recipe }: Props) {
  const { contains, mayContain, labelsToCheck } = readFragment(RecipeAllergens_RecipeFragmentDoc, recipe);
  const rows = [
    ['Contains', namesOf(contains) || 'none of the 14 allergens that food labels name'],
    ['May contain', namesOf(mayContain)],
    ['Check the label', labelsToCheck.map(labelText).join(', ')],
  ].filter(([, text]) => text);
  return (
    <dl className="allergens">
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{`${name}:`}</dt> <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function namesOf(allergens: RecipeAllergens_RecipeFragment['contains']): string {
  return allergens.map((allergen) => Allergen[allergen]).join(', ');
}

/** Example: "mayonnaise (mustard, soy)". */
function labelText({ food, allergens, diets }: RecipeAllergens_RecipeFragment['labelsToCheck'][number]): string {
  const reasons = [namesOf(allergens), ...diets.map((diet) => Diet[diet].toLowerCase())].filter(Boolean);
  return `${food.name} (${reasons.join(', ')})`;
}
