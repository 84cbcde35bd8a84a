import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { RecipeIngredients_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { RecipeSection } from './recipe-section.tsx';

type Props = { recipe: FragmentType<typeof RecipeIngredients_RecipeFragmentDoc> };

/** The ingredients in numbered groups; what is on the table already can be ticked off. */
export function RecipeIngredients({ recipe }: Props) {
  const { ingredientGroups } = readFragment(RecipeIngredients_RecipeFragmentDoc, recipe);
  return (
    <RecipeSection id="ingredients" title="Ingredients" className="ingredients">
      <ol className="ingredients__groups">
        {ingredientGroups.map(({ title, items }) => (
          <li key={title} className="ingredients__group">
            <h3 className="ingredients__title">{title}</h3>
            <ul className="ingredients__items">
              {items.map(({ text }) => (
                <li key={text}>
                  <label className="ingredients__item">
                    <input type="checkbox" />
                    <span>{text}</span>
                  </label>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </RecipeSection>
  );
}
