import { Check } from 'lucide';
import { useLocation } from 'react-router-dom';
import { withCookScreen } from '#client/features/cook-mode/cook-address.ts';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { RecipeInstructions_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { useTicks } from '#client/state/ticks.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import type { UseText } from '#cooking/scale-use.ts';
import { RecipeSection } from './recipe-section.tsx';
import type { ScaledRecipe } from './scale-recipe.ts';
import { StepTimes } from './step-times.tsx';
import { TickTally } from './tick-tally.tsx';
import './recipe-instructions.css';

type Props = {
  recipe: FragmentType<typeof RecipeInstructions_RecipeFragmentDoc>;
  /** The scaled texts, shown instead of the recipe's own. */
  scaled: ScaledRecipe;
};

/** The steps with the ingredients that each uses. Finished steps can be ticked off. */
export function RecipeInstructions({ recipe, scaled }: Props) {
  const { slug, path, title: recipeTitle, instructions } = readFragment(RecipeInstructions_RecipeFragmentDoc, recipe);
  const { search } = useLocation();
  const { ticked, toggle, clear } = useTicks(`${slug}/steps`, {
    title: recipeTitle,
    path: `${path}?${withCookScreen(search, 0)}`,
    steps: instructions.length,
  });
  const tickedCount = instructions.filter(({ title }) => ticked.includes(title)).length;
  return (
    <RecipeSection
      id="instructions"
      title="Instructions"
      className="instructions"
      aside={<TickTally doneCount={tickedCount} total={instructions.length} label="steps done" onClear={clear} />}
    >
      {/* Works without scripts: the style sheet reads the checkbox's state. */}
      <label className="instructions__amounts no-print">
        <input type="checkbox" defaultChecked />
        Amounts in each step
      </label>
      <ol className="steps">
        {instructions.map(({ title, details, guides }, index) => (
          <li key={title} className="step" id={getStepId(index)}>
            <h3 className="step__title">
              <label className="step__label">
                <input
                  type="checkbox"
                  className="step__check"
                  aria-label={`Step ${index + 1} is done`}
                  checked={ticked.includes(title)}
                  onChange={() => toggle(title)}
                />
                <span className="step__number" aria-hidden="true">
                  {index + 1}
                </span>
                <Icon of={Check} className="step__done" size={22} />
              </label>
              {title}
            </h3>
            {details.map((detail, detailIndex) => (
              <p key={detail} className="step__detail">
                {scaled.instructions[index]?.[detailIndex] ?? detail}
              </p>
            ))}
            <StepUses uses={scaled.uses[index] ?? []} />
            {scaled.notes.map(({ text, step }) =>
              step === index ? (
                <p key={text} className="step__note">
                  {text}
                </p>
              ) : null,
            )}
            {guides.length > 0 && (
              <ul className="step__guides no-print" aria-label="Guides">
                {guides.map((guide) => (
                  <li key={guide.slug}>
                    <Link to={guide.path}>How to: {guide.title.toLowerCase()}</Link>
                  </li>
                ))}
              </ul>
            )}
            <StepTimes step={{ slug, recipeTitle, path, index, title }} details={details} />
          </li>
        ))}
      </ol>
    </RecipeSection>
  );
}

/**
 * A step's ingredients, with amounts. Full uses are not printed: on paper the ingredient list is next to the steps.
 */
function StepUses({ uses }: { uses: readonly UseText[] }) {
  if (uses.length === 0) return null;
  return (
    <ul className="step__uses" aria-label="For this step">
      {uses.map(({ text, short, isWhole }) => (
        <li key={text} className={isWhole ? 'no-print' : undefined}>
          {short}
        </li>
      ))}
    </ul>
  );
}

/** Returns the element id of a step, by its index. Example: 0 becomes "step-1". */
export function getStepId(index: number): string {
  return `step-${index + 1}`;
}
