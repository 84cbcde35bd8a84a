import { Matches, MaxLength } from 'class-validator';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CONTENT_FILE, contentTexts, MAX_CONTENT_LENGTH } from '#schema/rules/content-desk.ts';
import { kitchenTexts, RECIPE_SLUG } from '#schema/rules/kitchen.ts';
import { problem } from '#server/check-input.ts';
import { InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';

export enum ContentState {
  DRAFT = 'DRAFT',
  SCHEDULED = 'SCHEDULED',
  PUBLISHED = 'PUBLISHED',
  WITHDRAWN = 'WITHDRAWN',
}

registerEnumType(ContentState, {
  name: 'ContentState',
  description: 'Where a recipe or a list of the content stands.',
  valuesConfig: {
    DRAFT: { description: 'Readers never saw it.' },
    SCHEDULED: { description: 'Readers will see it on its day, or at its time.' },
    PUBLISHED: { description: 'Readers see it.' },
    WITHDRAWN: { description: 'Readers saw it once.' },
  },
});

const FILE = 'Its path. Examples: "recipes/doro-wat.yaml", "guides.yaml".';

@ObjectType('ContentRevision', { simpleResolvers: true, description: 'A text of a file as it was saved.' })
export class ContentRevisionType {
  @Field(() => ID, { description: 'For `contentText`.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Who saved it; null where it came from the files.' })
  changedBy: string | null;

  @Field(() => GraphQLDateTimeISO, { description: 'When.' })
  createdAt: Date;

  @Field(() => Int, { description: 'Problems that the check found in it.' })
  problems: number;
}

/** A document's row, from which the resolver derives the other fields. */
@ObjectType('ContentFile', {
  simpleResolvers: true,
  description: 'A recipe, or a list such as that of the guides, as editors see it.',
})
export class ContentFileType {
  @Field(() => ID, { description: FILE })
  file: string;

  @Field({ description: 'Title of the recipe, or the name of the list.' })
  title: string;

  @Field(() => ContentState, { description: 'Where it stands.' })
  state: ContentState;

  @Field({ description: 'Whether the newest text is not what readers see.' })
  hasChanges: boolean;

  @Field(() => ID, { nullable: true, description: 'The newest text: a draft, else what was published last.' })
  revision: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "The folder's newest text, if readers do not see it: an editor has published another, or it has a problem.",
  })
  folderRevision: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why the newest text of the folder, or what was published, is not on its page; readers see the former one.',
  })
  problem: string | null;

  @Field(() => Int, { description: 'Number of problems that the check found in the newest text.' })
  problems: number;

  @Field({ description: 'Whether links to previews of its draft work.' })
  isShared: boolean;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When the text that waits is published.' })
  publishAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Why a text was not published at its time.' })
  scheduleProblem: string | null;

  @Field(() => String, { nullable: true, description: 'Who changed it last at the desk.' })
  changedBy: string | null;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When.' })
  changedAt: Date | null;
}

@ObjectType('ContentWords', { simpleResolvers: true, description: 'Words for an editor to complete.' })
export class ContentWordsType {
  @Field(() => [String], { description: 'Names of foods that the check knows.' })
  foods: string[];

  @Field(() => [String], { description: 'Units of ingredient lines.' })
  units: string[];

  @Field(() => [String], { description: 'Equipment of other recipes, what most have first.' })
  equipment: string[];

  @Field(() => [String], { description: 'Names of steps of other recipes.' })
  steps: string[];

  @Field({ description: 'The JSON Schema of recipe files.' })
  schema: string;
}

@InputType({ description: 'Which file of the content.' })
export class ContentFileInput {
  @Field(() => ID, { description: FILE })
  @Matches(CONTENT_FILE, problem('INVALID', contentTexts.badFile))
  file: string;
}

@InputType({ description: 'A text to keep. Readers do not see it yet.' })
export class SaveContentInput extends ContentFileInput {
  @Field({ description: 'All of the file.' })
  @MaxLength(MAX_CONTENT_LENGTH, problem('TOO_LONG', contentTexts.long))
  text: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The revision that it goes on from; null where the desk had none. Another that is newer is not replaced.',
  })
  basedOn?: string | null;
}

@InputType({ description: 'The draft of a file that is to go.' })
export class DeleteDraftInput extends ContentFileInput {
  @Field(() => ID, { description: 'Its newest revision: where there is a newer one, nothing is deleted.' })
  revision: string;
}

@InputType({ description: 'A text to bring before the readers.' })
export class PublishContentInput extends ContentFileInput {
  @Field(() => ID, { description: 'The newest revision of the file, or its `folderRevision`.' })
  revision: string;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When; left out: now.' })
  at?: Date | null;
}

@InputType({ description: 'Another name for a recipe in its address.' })
export class RenameRecipeInput extends ContentFileInput {
  @Field({ description: 'Its new slug. Example: "doro-wot".' })
  @Matches(RECIPE_SLUG, problem('INVALID', kitchenTexts.recipeUnfit))
  slug: string;
}

@ObjectType('ContentSuccess', { simpleResolvers: true, description: 'It is done, and written down.' })
export class ContentSuccessType extends SuccessType {
  @Field(() => ContentFileType, { nullable: true, description: 'The file as it is now; null where it is gone.' })
  file: ContentFileType | null;

  constructor(message: string, file: ContentFileType | null) {
    super(message);
    this.file = file;
  }
}

export const ContentResult = resultUnion('ContentResult', 'What a change of the content can lead to.', () => [
  ContentSuccessType,
  InvalidInputType,
]);
