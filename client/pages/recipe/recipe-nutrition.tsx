import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { type Diet, RecipeNutrition_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { HIGH_PROTEIN_SHARE, LOW_SUGAR_GRAMS } from '#schema/rules/catalogue.ts';
import { nutritionWithoutText } from '#schema/rules/unknown-foods.ts';
import { FoldedSection } from './recipe-section.tsx';
import './recipe-nutrition.css';

type Props = { recipe: FragmentType<typeof RecipeNutrition_RecipeFragmentDoc> };

/** The nutrition of one serving. */
export function RecipeNutrition({ recipe }: Props) {
  const { nutrition, diets, uncountedFoods } = readFragment(RecipeNutrition_RecipeFragmentDoc, recipe);
  if (nutrition.length === 0) return null;
  const omission = nutritionWithoutText(uncountedFoods);
  return (
    <FoldedSection id="nutrition" title="Nutrition Facts" on="always">
      <table className="nutrition">
        <caption className="nutrition__caption">
          {omission ? `For one serving. ${omission}` : 'For one serving'}
        </caption>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Nutrient</th>
            <th scope="col">Content</th>
          </tr>
        </thead>
        <tbody>
          {nutrition.map(({ name, amount, unit }, index) => (
            <tr key={name}>
              <td>{index + 1}</td>
              <th scope="row">{name}</th>
              <td>
                {amount} {unit}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <DietMeanings diets={diets} />
    </FoldedSection>
  );
}

const meanings: Partial<Record<Diet, string>> = {
  HIGH_PROTEIN: `High-protein: at least ${100 * HIGH_PROTEIN_SHARE} % of the energy is protein.`,
  LOW_SUGAR: `Low-sugar: less than ${LOW_SUGAR_GRAMS} g a serving.`,
};

/** Explains the diets that depend on nutrients. */
function DietMeanings({ diets }: { diets: readonly Diet[] }) {
  const explanations = diets.flatMap((diet) => meanings[diet] ?? []);
  return explanations.length > 0 && <p className="nutrition__meanings">{explanations.join(' ')}</p>;
}
