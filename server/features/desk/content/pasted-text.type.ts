import { MaxLength } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { contentTexts, MAX_PASTED_LENGTH } from '#schema/rules/content-desk.ts';
import { problem } from '#server/check-input.ts';

@ArgsType()
export class PastedTextArgs {
  @Field({ description: "Plain text, Markdown, Cooklang, schema.org's JSON, or the source of a page." })
  @MaxLength(MAX_PASTED_LENGTH, problem('TOO_LONG', contentTexts.pastedTooLong))
  text: string;
}

@ObjectType('PastedPart', { simpleResolvers: true, description: 'Lines of a pasted recipe that belong together.' })
class PastedPartType {
  @Field({ description: 'Field of the recipe. Examples: "ingredients", "tips".' })
  field: string;

  @Field(() => String, { nullable: true, description: 'Title of the group; null for plain lists.' })
  title: string | null;

  @Field(() => [String], { description: 'Lines or steps in order.' })
  lines: string[];
}

@ObjectType('UnreadText', { simpleResolvers: true, description: 'A part of a pasted text that was not recognized.' })
class UnreadTextType {
  @Field({ description: 'Its words.' })
  text: string;

  @Field(() => Int, { nullable: true, description: 'Its line in the pasted text, from 1; null if it is not found.' })
  line: number | null;
}

@ObjectType('PastedRecipe', { simpleResolvers: true, description: 'A recipe that was read in a pasted text.' })
class PastedRecipeType {
  @Field(() => ID, { description: 'An unused path for its draft. Example: "recipes/doro-wat-2.yaml".' })
  file: string;

  @Field({ description: 'Text of its draft: what the pasted text lacks is empty.' })
  draft: string;

  @Field(() => String, { nullable: true, description: 'Title; null if the text has none.' })
  title: string | null;

  @Field(() => String, { nullable: true, description: 'Description; null if the text has none.' })
  description: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of servings; null if the text does not state it.' })
  servings: number | null;

  @Field(() => String, { nullable: true, description: 'Amount that it makes. Example: "16 pieces".' })
  yield: string | null;

  @Field(() => Int, { nullable: true, description: 'Minutes of preparation.' })
  prepTime: number | null;

  @Field(() => Int, { nullable: true, description: 'Minutes of cooking.' })
  cookTime: number | null;

  @Field(() => Int, { nullable: true, description: 'Minutes from start to end.' })
  totalMinutes: number | null;

  @Field(() => [PastedPartType], { description: 'Ingredient groups, steps and lists.' })
  parts: PastedPartType[];

  @Field(() => [UnreadTextType], { description: 'Parts that were not recognized, in the order of the text.' })
  unread: UnreadTextType[];
}

@ObjectType('PastedText', { simpleResolvers: true, description: 'The recipes of a pasted text. Nothing is stored.' })
export class PastedTextType {
  @Field(() => [PastedRecipeType], { description: 'The recipes in order.' })
  recipes: PastedRecipeType[];

  @Field(() => String, { nullable: true, description: 'Why no recipe was read; null if there is one.' })
  problem: string | null;
}
