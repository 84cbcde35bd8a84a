import { MaxLength } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { contentTexts, MAX_PASTED_LENGTH } from '#schema/rules/content-desk.ts';
import { problem } from '#server/check-input.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';

@ArgsType()
export class PastedTextArgs {
  @Field({ description: 'Plain text, Markdown, Cooklang, schema.org JSON, or the HTML source of a page.' })
  @MaxLength(MAX_PASTED_LENGTH, problem('TOO_LONG', contentTexts.pastedTooLong))
  text: string;
}

@SimpleType('PastedPart', 'A group of lines of a pasted recipe.')
class PastedPartType {
  @Field({ description: 'Field of the recipe. Examples: "ingredients", "tips".' })
  field: string;

  @Field(() => String, { nullable: true, description: 'Title of the group; null if it has none.' })
  title: string | null;

  @Field(() => [String], { description: 'Lines or steps in order.' })
  lines: string[];
}

@SimpleType('UnreadText', 'A part of a pasted text that was not recognized.')
class UnreadTextType {
  @Field({ description: 'The text.' })
  text: string;

  @Field(() => Int, { nullable: true, description: 'Line number in the pasted text, from 1; null if it is not found.' })
  line: number | null;
}

@SimpleType('PastedRecipe', 'A recipe found in a pasted text.')
export class PastedRecipeType {
  @Field(() => ID, { description: 'An unused path for its draft. Example: "recipes/doro-wat-2.yaml".' })
  file: string;

  @Field({ description: 'Text of its draft. Fields that the pasted text lacks are empty.' })
  draft: string;

  @Field(() => String, { nullable: true, description: 'Title; null if the text has none.' })
  title: string | null;

  @Field(() => String, { nullable: true, description: 'Description; null if the text has none.' })
  description: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of servings; null if the text does not state it.' })
  servings: number | null;

  @Field(() => String, { nullable: true, description: 'Yield. Example: "16 pieces".' })
  yield: string | null;

  @Field(() => Int, { nullable: true, description: 'Minutes of preparation.' })
  prepTime: number | null;

  @Field(() => Int, { nullable: true, description: 'Minutes of cooking.' })
  cookTime: number | null;

  @Field(() => Int, { nullable: true, description: 'Minutes from start to finish.' })
  totalMinutes: number | null;

  @Field(() => [PastedPartType], { description: 'Ingredient groups, steps and lists.' })
  parts: PastedPartType[];

  @Field(() => [UnreadTextType], { description: 'Parts that were not recognized, in the order of the text.' })
  unread: UnreadTextType[];
}

@SimpleType('PastedText', 'Recipes of a pasted text. Nothing is stored.')
export class PastedTextType {
  @Field(() => [PastedRecipeType], { description: 'Recipes in order.' })
  recipes: PastedRecipeType[];

  @Field({
    description:
      'Whether a line may begin with its label, as in `Step: Fry the onions.`: true for plain text and Markdown.',
  })
  isPlain: boolean;

  @Field(() => String, { nullable: true, description: 'Why no recipe was found; null if one was.' })
  problem: string | null;
}
