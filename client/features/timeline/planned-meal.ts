import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { type TimelineDish_RecipeFragment, TimelineDish_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { type Entry, getTimeline, type OvenClash, ovenClashes } from '#cooking/timeline.ts';

/** A recipe with the data that a timeline needs. */
type TimelineRecipe = FragmentType<typeof TimelineDish_RecipeFragmentDoc>;

/** A dish on the timeline. */
export type TimelineDish = {
  recipe: TimelineDish_RecipeFragment;
  steps: { title: string; details: string[]; uses: string[]; lines: number }[];
};

/** A task, with the waits that follow it. */
export type Row = { entry: Entry; waits: Entry[] };

export type PlannedMeal = {
  dishes: TimelineDish[];
  /** All work, with its time in minutes relative to the meal. */
  entries: Entry[];
  rows: Row[];
  clashes: OvenClash[];
};

/** Maximum gap between a task and a wait, in minutes, for the wait to count as following the task. */
const MAX_GAP_MINUTES = 10;

/**
 * Returns the timeline of recipes.
 * @param eatAt - the minute of the day at which the meal is eaten
 */
export function plannedMeal(recipes: readonly TimelineRecipe[], eatAt: number): PlannedMeal {
  const dishes = recipes.map((masked) => getDish(readFragment(TimelineDish_RecipeFragmentDoc, masked)));
  const entries = getTimeline(
    dishes.map(({ recipe, steps }) => ({ totalMinutes: recipe.totalMinutes, steps })),
    eatAt,
  );
  const follows = (wait: Entry, { dish, position, end }: Entry) =>
    wait.kind === 'WAIT' && wait.dish === dish && wait.after.includes(position) && wait.start - end <= MAX_GAP_MINUTES;
  const rows = entries.flatMap((entry) => {
    if (entry.kind === 'WAIT') {
      return entries.some((other) => other.kind === 'HANDS' && follows(entry, other))
        ? []
        : [{ entry, waits: [entry] }];
    }
    return [{ entry, waits: entries.filter((other) => follows(other, entry)) }];
  });
  return { dishes, entries, rows, clashes: ovenClashes(entries) };
}

/** Merges details with the same title into one step. */
function getDish(recipe: TimelineDish_RecipeFragment): TimelineDish {
  const titles = [...new Set(recipe.steps.map(({ title }) => title))];
  const steps = titles.map((title) => {
    const groupSteps = recipe.steps.filter((step) => step.title === title);
    const uses = groupSteps.flatMap((step) => step.uses.map(({ text }) => text));
    return { title, details: groupSteps.map(({ text }) => text), uses, lines: uses.length };
  });
  return { recipe, steps };
}
