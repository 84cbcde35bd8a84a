import { Field, Int } from 'type-graphql';
import { Allergen } from '#schema/rules/vocabulary.ts';
import { UsePart } from '#server/features/catalogue/recipe/recipe-parts.type.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';

@SimpleType('ContentLine', 'An ingredient line as the check reads it.')
export class ContentLineType {
  @Field(() => Int, { description: 'Index of its group.' })
  group: number;

  @Field(() => Int, { description: 'Index of the line in its group.' })
  index: number;

  @Field(() => String, {
    nullable: true,
    description: 'Number or range, without the unit. Example: "1 ½". Null if not stated.',
  })
  amount: string | null;

  @Field(() => String, { nullable: true, description: 'Unit as written. Example: "tbsp".' })
  unit: string | null;

  @Field({ description: 'Ingredient, without amount and unit. Example: "large red onions".' })
  item: string;

  @Field(() => String, { nullable: true, description: 'Name of its food; null if the table of foods lacks it.' })
  food: string | null;

  @Field(() => Int, { nullable: true, description: 'Weight of the amount, in grams; null if it is not known.' })
  grams: number | null;

  @Field(() => [Allergen], { description: 'Allergens in its food.' })
  contains: Allergen[];

  @Field(() => [Allergen], { description: 'Allergens that its food may contain.' })
  mayContain: Allergen[];
}

@SimpleType('ContentUse', 'How much of a line a step uses.')
class ContentUseType {
  @Field(() => Int, { description: 'Index of the line in `lines`.' })
  line: number;

  @Field(() => UsePart, { description: 'Share of the line.' })
  part: UsePart;

  @Field(() => String, { nullable: true, description: 'Amount. Example: "1 tbsp". Null if it is not known.' })
  amount: string | null;
}

@SimpleType('ContentStep', 'A step as the check reads it.')
export class ContentStepType {
  @Field(() => Int, { description: 'Index of its instruction.' })
  instruction: number;

  @Field(() => Int, { description: 'Index of the step in its instruction.' })
  index: number;

  @Field(() => [ContentUseType], { description: 'Lines that it uses.' })
  uses: ContentUseType[];
}
