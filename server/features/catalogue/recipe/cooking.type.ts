import { IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MAX_SERVINGS } from '#schema/rules/catalogue.ts';
import { Allergen } from '#schema/rules/vocabulary.ts';
import { problem } from '#server/check-input.ts';
import { FoodType } from '../foods/food.type.ts';
import { BOUGHT, IngredientType, UsePart } from './recipe-parts.type.ts';

/** System of units for amounts. */
const Units = { WRITTEN: 'written', METRIC: 'metric', US: 'us' } as const;
type Units = (typeof Units)[keyof typeof Units];
registerEnumType(Units, {
  name: 'Units',
  description: 'In which units amounts are wanted.',
  valuesConfig: {
    WRITTEN: { description: 'As the author wrote them.' },
    METRIC: { description: 'Grams, litres, °C; spoons stay.' },
    US: { description: 'Ounces, cups, °F.' },
  },
});

@ArgsType()
export class CookingArgs {
  @Field(() => Int, {
    nullable: true,
    description: `For how many people, 1 to ${MAX_SERVINGS}; for as many as it is written for where it is left out.`,
  })
  @IsOptional()
  @Min(1, problem('OUT_OF_RANGE'))
  @Max(MAX_SERVINGS, problem('OUT_OF_RANGE'))
  servings?: number | null;

  @Field(() => Units, { defaultValue: Units.WRITTEN, description: 'In which units.' })
  units: Units;
}

@ObjectType('ScaledIngredient', {
  simpleResolvers: true,
  description: 'A line of an ingredient list for so many servings, in units of one’s choice.',
})
export class ScaledIngredientType {
  @Field({ description: 'The title of the group that it is in. Example: "For the sauce".' })
  group: string;

  @Field({ description: 'The line as one reads it, rounded to what can be measured. Example: "2 ½ cups water".' })
  text: string;

  @Field(() => String, {
    nullable: true,
    description: 'The exact amount, as a fraction. Example: "5/2". Null for "salt, to taste".',
  })
  quantity: string | null;

  @Field(() => String, { nullable: true, description: 'The upper end of a range, likewise. Null where there is none.' })
  quantityTo: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The unit of the exact amount. Example: "cup". Null for things one counts.',
  })
  unit: string | null;

  @Field({ description: 'What it is. Example: "water".' })
  item: string;

  @Field(() => String, { nullable: true, description: 'How to prepare it. Example: "finely chopped".' })
  note: string | null;

  @Field({ description: BOUGHT })
  isBought: boolean;

  @Field(() => FoodType, { nullable: true, description: 'The food that it is.' })
  food: FoodType | null;
}

@ObjectType('StepTimer', { simpleResolvers: true, description: 'A time that a step asks the cook to wait.' })
class StepTimerType {
  @Field({ description: 'As it is written. Example: "12 to 15 minutes".' })
  text: string;

  @Field(() => Int, { description: 'The least of it: then one has to look. Example: 720.' })
  seconds: number;
}

@ObjectType('StepTemperature', { simpleResolvers: true, description: 'A temperature in a step.' })
class StepTemperatureType {
  @Field({ description: 'As it is written. Example: "180 °C".' })
  text: string;

  @Field(() => Float, { description: 'In °C. Example: 180.' })
  celsius: number;
}

@ObjectType('ScaledUse', {
  simpleResolvers: true,
  description: 'What a step takes of a line of the ingredient list, for so many servings, in units of one’s choice.',
})
export class ScaledUseType {
  @Field(() => IngredientType, { description: 'The line, as written.' })
  ingredient: IngredientType;

  @Field(() => UsePart, { description: 'How much of it the step takes.' })
  part: UsePart;

  @Field(() => String, {
    nullable: true,
    description: 'The amount as one reads it. Example: "2 tbsp". Null for a splash, and for what has no amount.',
  })
  amount: string | null;

  @Field({ description: 'The amount with what it is of. Example: "2 tbsp whole milk".' })
  text: string;

  @Field(() => FoodType, { nullable: true, description: 'The food that it is.' })
  food: FoodType | null;
}

@ObjectType('RecipeStep', { simpleResolvers: true, description: 'One thing to do.' })
export class RecipeStepType {
  @Field({ description: 'The title that it stands under; several may share one. Example: "Cook the onions dry".' })
  title: string;

  @Field({ description: 'What to do, with amounts for these servings.' })
  text: string;

  @Field(() => [StepTimerType], { description: 'What there is to wait for, in the order of the text.' })
  timers: StepTimerType[];

  @Field(() => [ScaledUseType], { description: 'The lines of the ingredient list that it uses, and how much of each.' })
  uses: ScaledUseType[];

  @Field(() => StepTemperatureType, {
    nullable: true,
    description: 'The first temperature of the text; null where it has none.',
  })
  temperature: StepTemperatureType | null;
}

/** Presence of an allergen in a recipe: certain, or possible. */
export const AllergenPresence = { CONTAINS: 'contains', MAY_CONTAIN: 'mayContain' } as const;
export type AllergenPresence = (typeof AllergenPresence)[keyof typeof AllergenPresence];
registerEnumType(AllergenPresence, {
  name: 'AllergenPresence',
  description: 'Whether an allergen is in a recipe.',
  valuesConfig: {
    CONTAINS: { description: 'One of its foods contains it.' },
    MAY_CONTAIN: { description: 'The label of one of its foods decides.' },
  },
});

@ObjectType('RecipeAllergen', {
  simpleResolvers: true,
  description: 'An allergen of a recipe, and where it comes from.',
})
export class RecipeAllergenType {
  @Field(() => Allergen, { description: 'Which allergen. Example: MILK.' })
  allergen: Allergen;

  @Field(() => AllergenPresence, { description: 'Whether it is in it, or may be. Example: CONTAINS.' })
  presence: AllergenPresence;

  @Field(() => [FoodType], { description: 'The foods that bring it.' })
  foods: FoodType[];
}
