import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { type TimelineDish_RecipeFragment, TimelineDish_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { getTimeline, type OvenClash, ovenClashes, type ScheduledTask } from '#cooking/timeline.ts';

/** A recipe with the data that a timeline needs. */
type TimelineRecipe = FragmentType<typeof TimelineDish_RecipeFragmentDoc>;

/** A dish on the timeline. */
export type TimelineDish = {
  recipe: TimelineDish_RecipeFragment;
  steps: { title: string; details: string[]; uses: string[]; lines: number }[];
};

/** A hands-on task with the waits that follow it, or a wait that follows no task, which is then also in `waits`. */
export type Row = { task: ScheduledTask; waits: ScheduledTask[] };

export type MealSchedule = {
  dishes: TimelineDish[];
  tasks: ScheduledTask[];
  rows: Row[];
  clashes: OvenClash[];
};

/** Maximum gap in minutes between a task and a wait that shares its row. */
const MAX_GAP_MINUTES = 10;

/**
 * Returns the timeline of a meal.
 * @param eatAt - the time of the meal, in minutes since midnight
 */
export function scheduleMeal(recipes: readonly TimelineRecipe[], eatAt: number): MealSchedule {
  const dishes = recipes.map((masked) => getDish(readFragment(TimelineDish_RecipeFragmentDoc, masked)));
  const tasks = getTimeline(
    dishes.map(({ recipe, steps }) => ({ totalMinutes: recipe.totalMinutes, steps })),
    eatAt,
  );
  return { dishes, tasks, rows: getRows(tasks), clashes: ovenClashes(tasks) };
}

/** Returns a row for each hands-on task, with the waits that follow it, and for each other wait. */
export function getRows(tasks: readonly ScheduledTask[]): Row[] {
  const follows = (wait: ScheduledTask, { dishIndex, position, end }: ScheduledTask) =>
    wait.kind === 'WAIT' &&
    wait.dishIndex === dishIndex &&
    wait.after.includes(position) &&
    wait.start - end <= MAX_GAP_MINUTES;
  return tasks.flatMap((task) => {
    if (task.kind === 'WAIT') {
      return tasks.some((other) => other.kind === 'HANDS' && follows(task, other)) ? [] : [{ task, waits: [task] }];
    }
    return [{ task, waits: tasks.filter((other) => follows(other, task)) }];
  });
}

/**
 * Returns what happens to a dish once another dish's task starts: `waitEnd` is the end of its wait, if the wait ends
 * before the dish's next task; otherwise `next` is the start of that task, if there is one. Both are in minutes
 * relative to the meal.
 */
export function getDishState(
  { tasks, rows }: Pick<MealSchedule, 'tasks' | 'rows'>,
  { start }: ScheduledTask,
  dishIndex: number,
): { waitEnd?: number; next?: number } {
  const next = rows.find(({ task }) => task.dishIndex === dishIndex && task.start >= start)?.task;
  const wait = tasks.find(
    (task) =>
      task.kind === 'WAIT' && task.dishIndex === dishIndex && task.end > start && task.start < (next?.start ?? 0),
  );
  const isFree = wait && wait.end <= (next?.start ?? 0);
  return isFree ? { waitEnd: wait.end } : { next: next?.start };
}

/** Returns the dish of a recipe, whose steps with the same title are merged. */
function getDish(recipe: TimelineDish_RecipeFragment): TimelineDish {
  const titles = [...new Set(recipe.steps.map(({ title }) => title))];
  const steps = titles.map((title) => {
    const groupSteps = recipe.steps.filter((step) => step.title === title);
    const uses = groupSteps.flatMap((step) => step.uses.map(({ text }) => text));
    return { title, details: groupSteps.map(({ text }) => text), uses, lines: uses.length };
  });
  return { recipe, steps };
}
