import { Field, ID, InputType, Int } from 'type-graphql';
import { PREVIEW_DAYS } from '#schema/rules/content-desk.ts';
import type { Problem } from '#server/content/problem.ts';
import { AuthorType } from '#server/features/catalogue/authors/author.type.ts';
import { FoodType } from '#server/features/catalogue/foods/food.type.ts';
import { GuideType } from '#server/features/catalogue/guides/guide.type.ts';
import { MenuType } from '#server/features/catalogue/menus/menu.type.ts';
import { RecipeType } from '#server/features/catalogue/recipe/recipe.type.ts';
import { CategoryType, CuisineType, type TermType } from '#server/features/catalogue/terms/term.type.ts';
import { Personal } from '#server/graphql/personal.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';
import { ContentLineType, ContentStepType } from './recipe-parts.type.ts';

@SimpleType('ContentFix', 'A replacement in a text that fixes a problem.')
class ContentFixType {
  @Field(() => [Int], { description: 'Start and end of the text to replace, in UTF-16 code units.' })
  range: number[];

  @Field({ description: 'Replacement.' })
  text: string;
}

@SimpleType('ContentProblem', 'A problem that the check found.')
class ContentProblemType {
  @Field(() => Int, { description: 'Line number, from 1.' })
  line: number;

  @Field({ description: 'What is wrong, and what would be correct.' })
  message: string;

  @Field(() => [String], {
    nullable: true,
    description: 'Path of the value, as keys and indexes; null if the problem is not about a value.',
  })
  path: string[] | null;

  @Field(() => ContentFixType, { nullable: true, description: 'Fix for the problem; null if it is ambiguous.' })
  fix: ContentFixType | null;

  @Field({ description: 'Whether something is missing (a field, an entry or the picture) rather than wrong.' })
  isMissing: boolean;
}

/** Returns a problem in the form of the schema. */
export function toProblemType({ line, message, path, fix, isMissing = false }: Problem): ContentProblemType {
  return { line, message, path: path?.map(String) ?? null, fix: fix ?? null, isMissing };
}

@Personal()
@SimpleType('ContentCheck', 'Result of checking a text.')
export class ContentCheckType {
  @Field(() => [ContentProblemType], {
    description: 'Problems by line; empty if there are none, or the text was not checked.',
  })
  problems: ContentProblemType[];

  @Field(() => [ContentProblemType], {
    description: 'Warnings that do not block publication, such as a food that is missing from the food table.',
  })
  warnings: ContentProblemType[];

  @Field(() => [ContentLineType], { description: 'Ingredient lines that the check read.' })
  lines: ContentLineType[];

  @Field(() => [ContentStepType], { description: 'Steps that the check read, with the lines that they use.' })
  steps: ContentStepType[];

  @Field(() => String, { nullable: true, description: 'Why the text was not checked; null if it was.' })
  note: string | null;

  @Field(() => RecipeType, {
    nullable: true,
    description: 'Preview of the recipe; null for lists, and if the text was not or cannot be read.',
  })
  recipe: RecipeType | null;

  @Field(() => GuideType, { nullable: true, description: 'Preview of the guide, for the list of guides.' })
  guide?: GuideType;

  @Field(() => MenuType, { nullable: true, description: 'Preview of the menu, for the list of menus.' })
  menu?: MenuType;

  @Field(() => FoodType, { nullable: true, description: 'Preview of the food, for the glossary.' })
  food?: FoodType;

  @Field(() => AuthorType, { nullable: true, description: 'Preview of the author, for the list of authors.' })
  author?: AuthorType;

  @Field(() => CategoryType, { nullable: true, description: 'Preview of the category, for the list of categories.' })
  category?: TermType;

  @Field(() => CuisineType, { nullable: true, description: 'Preview of the cuisine, for the list of cuisines.' })
  cuisine?: TermType;
}

@InputType({ description: 'A text to share.' })
export class SharePreviewInput {
  @Field(() => ID, { description: 'ID of a revision of a recipe.' })
  revision: string;
}

@SimpleType('PreviewLink', 'A secret preview link.')
export class PreviewLinkType {
  @Field({
    description: `URL at which anyone can read the text, for at most ${PREVIEW_DAYS} days. It stops working earlier if the draft is published or deleted, an editor stops sharing, or the editor who shared it is blocked or loses the role.`,
  })
  url: string;
}
