import { Matches, MaxLength } from 'class-validator';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
import { CONTENT_FILE, contentTexts, MAX_CONTENT_LENGTH } from '#schema/rules/content-desk.ts';
import { kitchenTexts, RECIPE_SLUG } from '#schema/rules/kitchen.ts';
import { problem } from '#server/check-input.ts';
import { nameEnum } from '#server/graphql/describe-enum.ts';
import { InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';

export const ContentState = nameEnum('ContentState', 'Publication state of a recipe or list.', {
  DRAFT: 'Never published.',
  SCHEDULED: 'Scheduled for a day or time.',
  PUBLISHED: 'Published.',
  WITHDRAWN: 'Withdrawn after publication.',
});
export type ContentState = keyof typeof ContentState;

const FILE = 'Path of the file. Examples: "recipes/doro-wat.yaml", "guides.yaml".';

@SimpleType('ContentRevision', 'A saved revision of a file.')
export class ContentRevisionType {
  @Field(() => ID, { description: 'ID for `contentText`.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the editor who saved it; null if it comes from the content folder.',
  })
  changedBy: string | null;

  @Field(() => GraphQLDateTimeISO, { description: 'When it was saved.' })
  createdAt: Date;

  @Field(() => Int, {
    description: 'Number of problems when an editor saved it; 0 if it comes from the content folder.',
  })
  problems: number;
}

/** A document; its resolver adds the fields that are read only on request. */
@SimpleType('ContentFile', 'A recipe, a list such as the guides, or an entry of a list, as editors see it.')
export class ContentFileType {
  @Field(() => ID, { description: FILE })
  file: string;

  @Field({ description: 'Title of the recipe, or a name made from the path.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'Name of the author of a recipe. Example: "Hanna Tesfaye".' })
  author: string | null;

  @Field(() => ContentState, { description: 'Publication state.' })
  state: ContentState;

  @Field({ description: 'Whether it has a draft.' })
  hasChanges: boolean;

  @Field(() => ID, { nullable: true, description: 'Revision of the draft, or else of the published text.' })
  revision: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Newest revision from the content folder, if it is not the published text: an editor published another text, or it has a problem.',
  })
  folderRevision: string | null;

  @Field(() => ID, { nullable: true, description: 'The text that is published at `publishAt`.' })
  scheduledRevision: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Problem that keeps the folder’s newest text, or the published text, from readers.',
  })
  problem: string | null;

  @Field(() => Int, {
    description: 'Number of problems when an editor saved the newest text; 0 if it comes from the folder.',
  })
  problems: number;

  @Field({ description: 'Whether it has preview links that were not revoked; they may have expired.' })
  isShared: boolean;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When the scheduled text is published.' })
  publishAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Why a text was not published on schedule.' })
  scheduleProblem: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the editor who saved the newest text; null if it comes from the folder.',
  })
  changedBy: string | null;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'When an editor saved the newest text; null if it comes from the folder.',
  })
  changedAt: Date | null;
}

@SimpleType('ContentAuthor', 'An author whom a recipe can name.')
class ContentAuthorType {
  @Field({ description: 'Key used in recipe files.' })
  key: string;

  @Field({ description: 'Name.' })
  name: string;
}

@SimpleType('ContentWords', 'Words that the editor’s autocomplete suggests.')
export class ContentWordsType {
  @Field(() => [String], { description: 'Names of foods in the food table.' })
  foods: string[];

  @Field(() => [String], { description: 'Units of ingredient lines.' })
  units: string[];

  @Field(() => [String], { description: 'Equipment of recipes, most common first.' })
  equipment: string[];

  @Field(() => [String], { description: 'Titles of steps of recipes, most common first.' })
  steps: string[];

  @Field(() => [ContentAuthorType], { description: 'All authors.' })
  authors: ContentAuthorType[];

  @Field(() => [String], { description: 'Names of the categories.' })
  categories: string[];

  @Field(() => [String], { description: 'Names of the cuisines.' })
  cuisines: string[];

  @Field({ description: 'JSON Schema of recipe files.' })
  schema: string;
}

@InputType({ description: 'A content file.' })
export class ContentFileInput {
  @Field(() => ID, { description: FILE })
  @Matches(CONTENT_FILE, problem('INVALID', contentTexts.badFile))
  file: string;
}

@InputType({ description: 'A text to save. Readers do not see it yet.' })
export class SaveContentInput extends ContentFileInput {
  @Field({ description: 'Full text of the file.' })
  @MaxLength(MAX_CONTENT_LENGTH, problem('TOO_LONG', contentTexts.long))
  text: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the revision that the text is based on; null if the desk had none. A newer revision is not overwritten.',
  })
  basedOn?: string | null;
}

@InputType({ description: 'A draft to delete.' })
export class DeleteDraftInput extends ContentFileInput {
  @Field(() => ID, { description: 'ID of its newest revision. If there is a newer one, nothing is deleted.' })
  revision: string;
}

@InputType({ description: 'A text to publish.' })
export class PublishContentInput extends ContentFileInput {
  @Field(() => ID, { description: 'ID of the newest revision of the file, or its `folderRevision`.' })
  revision: string;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description:
      'When to publish; now if omitted. A recipe whose `published` is another day (UTC) is saved with this day first.',
  })
  at?: Date | null;
}

@InputType({ description: 'A new slug for a recipe.' })
export class RenameRecipeInput extends ContentFileInput {
  @Field({ description: 'New slug. Example: "doro-wot".' })
  @Matches(RECIPE_SLUG, problem('INVALID', kitchenTexts.recipeUnfit))
  slug: string;
}

@InputType({ description: 'A withdrawn recipe to delete permanently.' })
export class DeleteRecipeInput extends ContentFileInput {
  @Field({ description: 'Its slug again, as a confirmation. Example: "doro-wat".' })
  @Matches(RECIPE_SLUG, problem('INVALID', kitchenTexts.recipeUnfit))
  slug: string;
}

@SimpleType('ContentSuccess', 'The change was made.')
export class ContentSuccessType extends SuccessType {
  @Field(() => ContentFileType, { nullable: true, description: 'The updated file; null if it was deleted.' })
  file: ContentFileType | null;
}

export const ContentResult = resultUnion(
  'ContentResult',
  [ContentSuccessType, InvalidInputType],
  'Result of a change to the content.',
);
