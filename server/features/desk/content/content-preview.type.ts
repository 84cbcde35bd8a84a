import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PREVIEW_DAYS } from '#schema/rules/content-desk.ts';
import type { Problem } from '#server/content/problem.ts';
import { AuthorType } from '#server/features/catalogue/authors/author.type.ts';
import { FoodType } from '#server/features/catalogue/foods/food.type.ts';
import { GuideType } from '#server/features/catalogue/guides/guide.type.ts';
import { MenuType } from '#server/features/catalogue/menus/menu.type.ts';
import { RecipeType } from '#server/features/catalogue/recipe/recipe.type.ts';
import { CategoryType, CuisineType, type TermType } from '#server/features/catalogue/terms/term.type.ts';
import { Personal } from '#server/graphql/personal.ts';

@ObjectType('ContentFix', { simpleResolvers: true, description: 'A replacement in a text that fixes a problem.' })
class ContentFixType {
  @Field(() => [Int], { description: 'Start and end of the replaced part of the text, in UTF-16 code units.' })
  range: number[];

  @Field({ description: 'The text to write there.' })
  text: string;
}

@ObjectType('ContentProblem', { simpleResolvers: true, description: 'Something that the check found.' })
class ContentProblemType {
  @Field(() => Int, { description: 'The line, from 1.' })
  line: number;

  @Field({ description: 'What is wrong, and what would be right.' })
  message: string;

  @Field(() => ContentFixType, { nullable: true, description: 'The fix; null if the right text is not certain.' })
  fix: ContentFixType | null;

  @Field({ description: 'Whether nothing is wrong yet: a field, an entry or the picture still has to be filled in.' })
  isMissing: boolean;
}

/** Returns a problem in the form of the schema. */
export function toProblemType({ line, message, fix, isMissing = false }: Problem): ContentProblemType {
  return { line, message, fix: fix ?? null, isMissing };
}

@Personal()
@ObjectType('ContentCheck', { simpleResolvers: true, description: 'What the check says of a text.' })
export class ContentCheckType {
  @Field(() => [ContentProblemType], { description: 'By their lines; empty where it can be published.' })
  problems: ContentProblemType[];

  @Field(() => [ContentProblemType], {
    description:
      'Findings that do not keep the text from being published, such as a food that the table of foods lacks.',
  })
  warnings: ContentProblemType[];

  @Field(() => String, { nullable: true, description: 'Why the text was not checked; null once it was.' })
  note: string | null;

  @Field(() => RecipeType, {
    nullable: true,
    description: 'The recipe as readers will see it; null where the text cannot be read whole, and for lists.',
  })
  recipe: RecipeType | null;

  @Field(() => GuideType, { nullable: true, description: 'The entry, of the list of guides.' })
  guide?: GuideType;

  @Field(() => MenuType, { nullable: true, description: 'The entry, of the list of menus.' })
  menu?: MenuType;

  @Field(() => FoodType, { nullable: true, description: 'The food that the entry is about, of the glossary.' })
  food?: FoodType;

  @Field(() => AuthorType, { nullable: true, description: 'The entry, of the list of authors.' })
  author?: AuthorType;

  @Field(() => CategoryType, { nullable: true, description: 'The entry, of the list of categories.' })
  category?: TermType;

  @Field(() => CuisineType, { nullable: true, description: 'The entry, of the list of cuisines.' })
  cuisine?: TermType;
}

@InputType({ description: 'A text to show before it is published.' })
export class SharePreviewInput {
  @Field(() => ID, { description: 'A revision of a recipe.' })
  revision: string;
}

@ObjectType('PreviewLink', { simpleResolvers: true, description: 'A secret address.' })
export class PreviewLinkType {
  @Field({
    description: `All who have it can read the text there, for ${PREVIEW_DAYS} days at most: until the text is published, its draft is deleted, its editor has no role any more, or an editor stops sharing it.`,
  })
  url: string;
}
