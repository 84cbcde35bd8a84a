import { getAmount, type Measurement } from '#cooking/amount.ts';
import { amountText } from '#cooking/amount-text.ts';
import type { ContentLineType, ContentStepType } from '#server/features/desk/content/recipe-parts.type.ts';
import { isFields } from '#server/is-fields.ts';
import type { FoodFinder } from './foods/find-food.ts';
import { isKnown } from './foods/foods.ts';
import { type FoodLine, type PathProblem, readLine } from './foods/recipe-facts.ts';
import {
  ingredientLine,
  type LineFields,
  MAX_LINES,
  MAX_STEPS,
  type RecipeFields,
  step,
} from './format/recipe.schema.ts';
import { readUses } from './uses/read-uses.ts';

export interface RecipeParts {
  /** The ingredient lines without problems. */
  lines: ContentLineType[];
  steps: ContentStepType[];
  /** Problems of the lines that fit the schema. */
  problems: PathProblem[];
}

const lineSchema = ingredientLine(undefined);

/**
 * Reads the lines and steps of a recipe one by one, because a recipe that is being written may be incomplete.
 * @param value - the recipe's parsed YAML
 */
export function readRecipeParts(value: unknown, finder: FoodFinder | null): RecipeParts {
  if (!finder) return { lines: [], steps: [], problems: [] };
  const lines: ContentLineType[] = [];
  const foodLines: FoodLine[] = [];
  const problems: PathProblem[] = [];
  const ingredients: RecipeFields['ingredients'] = [];
  for (const [group, { title, items }] of readGroups(value, 'ingredients', 'items').entries()) {
    const groupLines: LineFields[] = [];
    for (const [index, item] of items.entries()) {
      if (lines.length === MAX_LINES) break;
      const { data } = lineSchema.safeParse(item);
      const foodLine = data && readLine(data, ['ingredients', group, 'items', index], finder);
      if (!data || !foodLine) continue;
      if ('message' in foodLine) {
        problems.push(foodLine);
        continue;
      }
      const { food, grams } = foodLine;
      groupLines.push(data);
      foodLines.push(foodLine);
      lines.push({
        ...{ group, index, amount: toAmountText({ ...data, unit: null }), unit: data.unit, item: data.item },
        food: isKnown(food) ? food.name : null,
        grams: isKnown(food) && grams !== null ? Math.round(grams) : null,
        contains: food.contains,
        mayContain: food.mayContain,
      });
    }
    ingredients.push({ title, items: groupLines });
  }
  const positions: Pick<ContentStepType, 'instruction' | 'index'>[] = [];
  const instructions = readGroups(value, 'instructions', 'steps').map(({ title, items }, instruction) => ({
    title,
    steps: items.flatMap((item, index) => {
      const { data } = positions.length < MAX_STEPS ? step.safeParse(item) : {};
      if (data) positions.push({ instruction, index });
      return data ?? [];
    }),
  }));
  const uses = readUses({ ingredients, instructions }, foodLines).uses.flat();
  const steps = positions.map((position, index) => ({
    ...position,
    uses: (uses[index] ?? []).map((use) => ({
      line: use.line,
      part: use.part,
      amount: toAmountText(use),
    })),
  }));
  return { lines, steps, problems };
}

function toAmountText(measurement: Measurement): string | null {
  const amount = getAmount(measurement);
  return amount && amountText(amount, 'written').text;
}

/** Returns the groups of a list. A group that cannot be read becomes an empty group, to keep the indexes. */
export function readGroups(value: unknown, list: string, field: string): { title: string; items: unknown[] }[] {
  const groups = isFields(value) ? value[list] : undefined;
  if (!Array.isArray(groups)) return [];
  return groups.map((group: unknown) => {
    const { title, [field]: items } = isFields(group) ? group : {};
    return { title: typeof title === 'string' ? title : '', items: Array.isArray(items) ? items : [] };
  });
}
