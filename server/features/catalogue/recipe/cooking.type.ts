import { IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, Float, Int } from 'type-graphql';
import { MAX_SERVINGS } from '#schema/rules/catalogue.ts';
import { Allergen } from '#schema/rules/vocabulary.ts';
import { problem } from '#server/check-input.ts';
import { describeEnum } from '#server/graphql/describe-enum.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';
import { FoodType } from '../foods/food.type.ts';
import { BOUGHT, createIngredientLineType, IngredientType, UsePart } from './recipe-parts.type.ts';

/** System of units for amounts. */
const Units = { WRITTEN: 'written', METRIC: 'metric', US: 'us' } as const;
type Units = (typeof Units)[keyof typeof Units];
describeEnum(Units, 'Units', 'Units of amounts.', {
  WRITTEN: 'As the author wrote them.',
  METRIC: 'Grams, liters, °C; teaspoons and tablespoons stay.',
  US: 'Ounces, cups, °F.',
});

@ArgsType()
export class CookingArgs {
  @Field(() => Int, {
    nullable: true,
    description: `Number of servings, 1 to ${MAX_SERVINGS}; the recipe’s own if omitted.`,
  })
  @IsOptional()
  @Min(1, problem('OUT_OF_RANGE'))
  @Max(MAX_SERVINGS, problem('OUT_OF_RANGE'))
  servings?: number | null;

  @Field(() => Units, { defaultValue: Units.WRITTEN, description: 'Units of the amounts.' })
  units: Units;
}

@SimpleType(
  'ScaledIngredient',
  'A line of an ingredient list, scaled to a number of servings, in the units you choose.',
)
export class ScaledIngredientType extends createIngredientLineType({
  text: 'The line to display, rounded to measurable amounts. Example: "2 ½ cups water".',
  quantity: '5/2',
  unit: 'Unit of the exact amount. Example: "cup".',
  item: 'water',
}) {
  @Field({ description: 'Title of its ingredient group. Example: "For the sauce".' })
  group: string;

  @Field({ description: BOUGHT })
  isBought: boolean;

  @Field(() => FoodType, { nullable: true, description: 'Food in the line.' })
  food: FoodType | null;
}

@SimpleType('StepTimer', 'A time in a step for which a timer can run.')
class StepTimerType {
  @Field({ description: 'The time as written. Example: "12 to 15 minutes".' })
  text: string;

  @Field(() => Int, { description: 'Shortest time in seconds, after which the cook should check. Example: 720.' })
  seconds: number;
}

@SimpleType('StepTemperature', 'A temperature in a step.')
class StepTemperatureType {
  @Field({ description: 'The temperature as written. Example: "180 °C".' })
  text: string;

  @Field(() => Float, { description: 'Temperature in °C. Example: 180.' })
  celsius: number;
}

@SimpleType(
  'ScaledUse',
  'How much of an ingredient line a step uses, scaled to a number of servings, in the units you choose.',
)
export class ScaledUseType {
  @Field(() => IngredientType, { description: 'The ingredient line as written.' })
  ingredient: IngredientType;

  @Field(() => UsePart, { description: 'How much of the line the step uses.' })
  part: UsePart;

  @Field(() => String, {
    nullable: true,
    description: 'Amount to display. Example: "2 tbsp". Null for a splash, and for an ingredient without an amount.',
  })
  amount: string | null;

  @Field({ description: 'Amount and ingredient. Example: "2 tbsp whole milk".' })
  text: string;

  @Field(() => FoodType, { nullable: true, description: 'Food in the line.' })
  food: FoodType | null;
}

@SimpleType('RecipeStep', 'A single step.')
export class RecipeStepType {
  @Field({ description: 'Title above the step; several steps may share one. Example: "Cook the onions dry".' })
  title: string;

  @Field({ description: 'Instructions, with amounts for these servings.' })
  text: string;

  @Field(() => [StepTimerType], { description: 'Times for which a timer can run, in the order of the text.' })
  timers: StepTimerType[];

  @Field(() => [ScaledUseType], { description: 'Ingredient lines that the step uses, and how much of each.' })
  uses: ScaledUseType[];

  @Field(() => StepTemperatureType, {
    nullable: true,
    description: 'First temperature in the text; null if there is none.',
  })
  temperature: StepTemperatureType | null;
}

/** Presence of an allergen in a recipe: certain, or possible. */
export const AllergenPresence = { CONTAINS: 'contains', MAY_CONTAIN: 'mayContain' } as const;
export type AllergenPresence = (typeof AllergenPresence)[keyof typeof AllergenPresence];
describeEnum(AllergenPresence, 'AllergenPresence', 'Whether a recipe contains an allergen.', {
  CONTAINS: 'One of its foods contains the allergen.',
  MAY_CONTAIN: 'One of its foods may contain the allergen: check its label.',
});

@SimpleType('RecipeAllergen', 'An allergen of a recipe, and its sources.')
export class RecipeAllergenType {
  @Field(() => Allergen, { description: 'Allergen. Example: MILK.' })
  allergen: Allergen;

  @Field(() => AllergenPresence, {
    description: 'Whether the recipe contains the allergen or may contain it. Example: CONTAINS.',
  })
  presence: AllergenPresence;

  @Field(() => [FoodType], { description: 'Foods that contain or may contain the allergen.' })
  foods: FoodType[];
}
