import Fraction from 'fraction.js';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { RecipeHighlights_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { aboutDollars, formatTimes, getCost } from '#client/ui/format.ts';
import { formatMinutes } from '#cooking/format-minutes.ts';
import { scaleText } from '#cooking/scale-text.ts';
import { getOmissionText } from '#schema/rules/unknown-foods.ts';
import { Diet, Difficulty } from '#schema/rules/vocabulary.ts';
import { FoldedSection } from './recipe-section.tsx';
import type { Scaling } from './scaling-url.ts';
import './recipe-highlights.css';

type Props = {
  recipe: FragmentType<typeof RecipeHighlights_RecipeFragmentDoc>;
  /** The displayed servings and units. */
  scaling: Scaling;
};

const COST = 'Estimated cost';

/** The facts of a recipe, with the labels of the older site; folded on phones. */
export function RecipeHighlights({ recipe, scaling: { servings, units } }: Props) {
  const facts = readFragment(RecipeHighlights_RecipeFragmentDoc, recipe);
  const cost = getCost(servings, { cost: facts.estimatedCost, written: facts.servings });
  const rows = [
    ['Servings', servings],
    ...(facts.yield ? [['Makes', scaleText(`{${facts.yield}}`, new Fraction(servings, facts.servings), units)]] : []),
    ['Preparation Time', `${facts.prepMinutes} minutes`],
    ['Cook Time', `${facts.cookMinutes} minutes`],
    ['Total Time', formatMinutes(facts.totalMinutes)],
    // Hands-on and resting time, because the preparation time may include a night in the fridge.
    ...(facts.restingMinutes > 0 ? [['Your Time', formatTimes(facts)]] : []),
    ['Difficulty level', Difficulty[facts.difficulty]],
    [COST, aboutDollars(cost) + getOmissionText(facts.uncountedFoods)],
    ['Cuisine', facts.cuisine.name],
    ['Dietary info', facts.diets.map((diet) => Diet[diet]).join(', ') || 'No particular diet'],
  ];
  return (
    <FoldedSection id="highlights" title="Recipe Highlights" className="highlights" on="phone">
      <dl className="highlights__row">
        {rows.map(([name, value]) => (
          // The cost is not printed: it does not matter in the kitchen, and the row is full.
          <div key={name} className={name === COST ? 'no-print' : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </FoldedSection>
  );
}
