import Fraction from 'fraction.js';
import { getAmount, scaleAmount } from '#cooking/amount.ts';
import { toKitchenUnit } from '#cooking/choose-unit.ts';
import { mustBeBought } from '#cooking/purchase.ts';
import { type Line, scaleLine } from '#cooking/scale-line.ts';
import { scaleText } from '#cooking/scale-text.ts';
import { scaleUse, type UseText } from '#cooking/scale-use.ts';
import { temperaturesInText } from '#cooking/temperatures-in-text.ts';
import { timersInText } from '#cooking/times-in-text.ts';
import type { FoodType } from '../foods/food.type.ts';
import {
  AllergenPresence,
  type CookingArgs,
  type RecipeAllergenType,
  type RecipeStepType,
  type ScaledIngredientType,
  type ScaledUseType,
} from './cooking.type.ts';
import type { RecipeRow } from './recipe.type.ts';
import type { IngredientGroupType, IngredientType, InstructionStepType, StepUseType } from './recipe-parts.type.ts';

type FindFood = (key: string) => FoodType | undefined;

const one = new Fraction(1);
const parts = { all: 'ALL', part: 'PART', some: 'SOME', rest: 'REST' } as const;

/** Returns the requested servings divided by the recipe's own. */
export function getFactor({ servings }: CookingArgs, recipe: Pick<RecipeRow, 'servings'>): Fraction {
  return servings ? new Fraction(servings, recipe.servings) : one;
}

/** Returns the ingredient list for a number of servings, with exact amounts and amounts as text. */
export function scaleIngredients(
  groups: readonly IngredientGroupType[],
  recipe: Pick<RecipeRow, 'servings'>,
  args: CookingArgs,
  findFood: FindFood,
): ScaledIngredientType[] {
  const factor = getFactor(args, recipe);
  return groups.flatMap(({ title, items }) =>
    items.map((item) => {
      const line = toLine(item);
      const amount = getAmount(line);
      const scaled = amount && toKitchenUnit(line.scale === 'FIXED' ? amount : scaleAmount(amount, factor), args.units);
      return {
        group: title,
        text: scaleLine(line, factor, args.units),
        quantity: scaled?.from.toFraction() ?? null,
        quantityTo: scaled?.to?.toFraction() ?? null,
        unit: scaled?.unit?.singular ?? null,
        item: item.item,
        note: item.note,
        isBought: mustBeBought(item.foodKey),
        food: findFood(item.foodKey) ?? null,
      };
    }),
  );
}

/** Returns the steps in order, with amounts for a number of servings. */
export function scaleSteps(
  instructions: readonly InstructionStepType[],
  groups: readonly IngredientGroupType[],
  recipe: Pick<RecipeRow, 'servings'>,
  args: CookingArgs,
  findFood: FindFood,
): RecipeStepType[] {
  const factor = getFactor(args, recipe);
  const items = groups.flatMap((group) => group.items);
  const lines = items.map(toLine);
  const toScaledUses = (use: StepUseType): ScaledUseType[] => {
    const [ingredient, line] = [items[use.line], lines[use.line]];
    if (!ingredient || !line) return [];
    const { text, amount } = scaleUse(line, { ...use, part: parts[use.part] }, factor, args.units);
    return [{ ingredient, part: use.part, amount, text, food: findFood(ingredient.foodKey) ?? null }];
  };
  return instructions.flatMap(({ title, details, uses }) =>
    details.map((detail, index) => {
      const text = scaleText(detail, factor, args.units, lines);
      return {
        title,
        text,
        timers: timersInText(text).map(({ text: words, seconds }) => ({ text: words, seconds })),
        uses: (uses[index] ?? []).flatMap(toScaledUses),
        temperature: temperaturesInText(text)[0] ?? null,
      };
    }),
  );
}

/** Returns the ingredients that each detail of each step uses, as written. */
export function getWrittenUses(
  instructions: readonly InstructionStepType[],
  groups: readonly IngredientGroupType[],
): UseText[][][] {
  const lines = groups.flatMap(({ items }) => items).map(toLine);
  const toUseTexts = (use: StepUseType): UseText[] => {
    const line = lines[use.line];
    return line ? [scaleUse(line, { ...use, part: parts[use.part] }, one, 'written')] : [];
  };
  return instructions.map(({ uses }) => uses.map((detailUses) => detailUses.flatMap(toUseTexts)));
}

/** Returns the allergens of a recipe, each with the foods that contain or may contain it. */
export function getRecipeAllergens(
  { contains, mayContain }: Pick<RecipeRow, 'contains' | 'mayContain'>,
  groups: readonly IngredientGroupType[],
  findFood: FindFood,
): RecipeAllergenType[] {
  const keys = new Set(groups.flatMap(({ items }) => items.map(({ foodKey }) => foodKey)));
  const foods = [...keys].flatMap((key) => findFood(key) ?? []);
  const toAllergens = (allergens: typeof contains, presence: AllergenPresence, column: 'contains' | 'mayContain') =>
    allergens.map((allergen) => ({
      allergen,
      presence,
      foods: foods.filter((each) => each[column].includes(allergen)),
    }));
  return [
    ...toAllergens(contains, AllergenPresence.CONTAINS, 'contains'),
    ...toAllergens(mayContain, AllergenPresence.MAY_CONTAIN, 'mayContain'),
  ];
}

const scales = { fixed: 'FIXED', whole: 'WHOLE' } as const;

function toLine(item: IngredientType): Line {
  const { scale, instead = null } = item.details ?? {};
  return { ...item, scale: scale ? scales[scale] : null, instead };
}
