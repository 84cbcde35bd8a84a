import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { RecipeNutrition_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { RecipeSection } from './recipe-section.tsx';
import './recipe-nutrition.css';

type Props = { recipe: FragmentType<typeof RecipeNutrition_RecipeFragmentDoc> };

/** What one serving holds. */
export function RecipeNutrition({ recipe }: Props) {
  const { nutrition } = readFragment(RecipeNutrition_RecipeFragmentDoc, recipe);
  if (nutrition.length === 0) return null;
  return (
    <RecipeSection id="nutrition" title="Nutrition Facts">
      <table className="nutrition">
        <caption className="nutrition__caption">For one serving</caption>
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
    </RecipeSection>
  );
}
