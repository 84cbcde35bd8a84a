import type { ReactNode } from 'react';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { RecipeIngredients_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { useTicks } from '#client/state/ticks.ts';
import { RecipeAllergens } from './recipe-allergens.tsx';
import { RecipeSection } from './recipe-section.tsx';
import { TickTally } from './tick-tally.tsx';
import './recipe-ingredients.css';

type Props = {
  recipe: FragmentType<typeof RecipeIngredients_RecipeFragmentDoc>;
  /** What to read instead of each line, by group. */
  scaled: readonly (readonly string[])[];
  /** What changes the amounts. */
  children: ReactNode;
};

/** The ingredients in numbered groups; what is on the table already can be ticked off. */
export function RecipeIngredients({ recipe, scaled, children }: Props) {
  const read = readFragment(RecipeIngredients_RecipeFragmentDoc, recipe);
  const { slug, ingredientGroups } = read;
  const { ticked, toggle, clear } = useTicks(`${slug}/ingredients`);
  const names = ingredientGroups.flatMap(({ title, items }) => items.map(({ text }) => nameOf(title, text)));
  const done = names.filter((name) => ticked.includes(name)).length;
  return (
    <RecipeSection
      id="ingredients"
      title="Ingredients"
      className="ingredients"
      aside={<TickTally done={done} total={names.length} what="ready" onClear={clear} />}
    >
      {children}
      <ol className="ingredients__groups">
        {ingredientGroups.map(({ title, items }, group) => (
          <li key={title} className="ingredients__group">
            <h3 className="ingredients__title">{title}</h3>
            <ul className="ingredients__items">
              {items.map(({ text }, index) => (
                <li key={text}>
                  <label className="ingredients__item">
                    <input
                      type="checkbox"
                      checked={ticked.includes(nameOf(title, text))}
                      onChange={() => toggle(nameOf(title, text))}
                    />
                    <span>{scaled[group]?.[index] ?? text}</span>
                  </label>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <RecipeAllergens recipe={read} />
    </RecipeSection>
  );
}

/** Salt may stand in two groups. */
function nameOf(group: string, text: string): string {
  return `${group}/${text}`;
}
