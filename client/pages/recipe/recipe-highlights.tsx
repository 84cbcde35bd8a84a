import Fraction from 'fraction.js';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { RecipeHighlights_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { aboutDollars, costFor, formatMinutes, formatTimes } from '#client/ui/format.ts';
import { scaleText } from '#cooking/scale-text.ts';
import { Diet, Difficulty } from '#schema/rules/vocabulary.ts';
import { RecipeSection } from './recipe-section.tsx';
import type { Scaling } from './scaling-address.ts';
import './recipe-highlights.css';

type Props = {
  recipe: FragmentType<typeof RecipeHighlights_RecipeFragmentDoc>;
  /** For how many it is shown, and in which units. */
  shown: Scaling;
};

const COST = 'Estimated cost';

/** The facts, in one quiet row. */
export function RecipeHighlights({ recipe, shown: { servings, units } }: Props) {
  const facts = readFragment(RecipeHighlights_RecipeFragmentDoc, recipe);
  const cost = costFor(servings, { cost: facts.estimatedCost, written: facts.servings });
  const rows = [
    ['Servings', servings],
    ...(facts.yield ? [['Makes', scaleText(`{${facts.yield}}`, new Fraction(servings, facts.servings), units)]] : []),
    ['Preparation Time', `${facts.prepMinutes} minutes`],
    ['Cook Time', `${facts.cookMinutes} minutes`],
    ['Total Time', formatMinutes(facts.totalMinutes)],
    // Waiting is not work: the preparation above may be a night in the fridge.
    ...(facts.restingMinutes > 0 ? [['Your Time', formatTimes(facts)]] : []),
    ['Difficulty level', Difficulty[facts.difficulty]],
    [COST, aboutDollars(cost)],
    ['Cuisine', facts.cuisine.name],
    ['Dietary info', facts.diets.map((diet) => Diet[diet]).join(', ') || 'No particular diet'],
  ];
  return (
    <RecipeSection id="highlights" title="Recipe Highlights" className="highlights">
      <dl className="highlights__row">
        {rows.map(([name, value]) => (
          // What it costs is for the shop; on paper the row is full.
          <div key={name} className={name === COST ? 'no-print' : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </RecipeSection>
  );
}
