import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { RecipeInstructions_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { useTicks } from '#client/state/ticks.ts';
import { RecipeSection } from './recipe-section.tsx';
import { StepTimes } from './step-times.tsx';
import { TickTally } from './tick-tally.tsx';
import './recipe-instructions.css';

type Props = {
  recipe: FragmentType<typeof RecipeInstructions_RecipeFragmentDoc>;
  /** Title and address of the recipe. */
  title: string;
  path: string;
  /** What to read instead of each detail, by step. */
  converted: readonly (readonly string[])[];
};

/** What to do, step by step; what is done can be ticked off. */
export function RecipeInstructions({ recipe, title: recipeTitle, path, converted }: Props) {
  const { slug, instructions } = readFragment(RecipeInstructions_RecipeFragmentDoc, recipe);
  const { ticked, toggle, clear } = useTicks(`${slug}/steps`);
  const done = instructions.filter(({ title }) => ticked.includes(title)).length;
  return (
    <RecipeSection
      id="instructions"
      title="Instructions"
      aside={<TickTally done={done} total={instructions.length} what="steps done" onClear={clear} />}
    >
      <ol className="steps">
        {instructions.map(({ title, details }, index) => (
          <li key={title} className="step" id={stepId(index)}>
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
              </label>
              {title}
            </h3>
            {details.map((detail, part) => (
              <p key={detail} className="step__detail">
                {converted[index]?.[part] ?? detail}
              </p>
            ))}
            <StepTimes step={{ slug, recipe: recipeTitle, path, index, title }} details={details} />
          </li>
        ))}
      </ol>
    </RecipeSection>
  );
}

/** @returns what addresses name a step by, counted from 0. Example: 0 becomes "step-1" */
export function stepId(index: number): string {
  return `step-${index + 1}`;
}
