import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, ID } from 'type-graphql';
import { connectionType } from '#server/graphql/connection.type.ts';
import { nameEnum } from '#server/graphql/describe-enum.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';

export const SubjectKind = nameEnum('DeskSubjectKind', 'Kind of the subject of an action at the desk.', {
  TEXT: 'A review, a question or an answer. Its title is the title of the recipe.',
  MEMBER: 'A member. Its title is the display name.',
  FILE: 'A recipe, a list or an entry of a list. Its ID is the path of its file.',
  PICTURE: 'A picture.',
  ISSUE: 'A newsletter issue. Its title is its subject line.',
  STAFF: 'A role, or the member who had it. Its title is the role or the display name.',
  SUBSCRIBERS: 'The list of newsletter subscribers.',
});
export type SubjectKind = keyof typeof SubjectKind;

@SimpleType('DeskSubject', 'Subject of an action at the desk.')
class DeskSubjectType {
  @Field(() => SubjectKind, { description: 'Kind of the subject.' })
  kind: SubjectKind;

  @Field(() => ID, { description: 'ID of the text, member or issue, or the path of the file.' })
  id: string;

  @Field({ description: 'Title. Example: "Doro Wat".' })
  title: string;

  @Field({ description: 'Whether a page of the desk can link to it; false for texts and files that were deleted.' })
  exists: boolean;
}

@SimpleType('DeskAction', 'An action at the desk.')
export class DeskActionType {
  @Field(() => ID, { description: 'ID for `undoModeration`.' })
  id: string;

  @Field({ description: 'Kind of the action. Examples: HIDE, UNDO, PUBLISH, PHOTOGRAPH, ISSUE_SENT.' })
  kind: string;

  @Field({ description: 'Display name of the staff member.' })
  staff: string;

  @Field(() => GraphQLDateTimeISO, { description: 'When it was done.' })
  createdAt: Date;

  @Field(() => DeskSubjectType, {
    nullable: true,
    description: 'What the action was about; null if the recipe of the text was deleted.',
  })
  subject: DeskSubjectType | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The reader’s text before the action, the name of the picture, the path of the file, or the subject of the issue.',
  })
  text: string | null;

  @Field(() => String, { nullable: true, description: 'Reason, former slug or revoked role, if the action has one.' })
  reason: string | null;

  @Field(() => String, { nullable: true, description: 'For UNDO: kind of the action that was undone.' })
  undid: string | null;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When the action was undone.' })
  undoneAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Display name of the staff member who undid the action.' })
  undoneBy: string | null;
}

@SimpleType('DeskActionConnection', 'The log of the desk, paginated by cursor.')
export class DeskActionConnectionType extends connectionType(DeskActionType, 'DeskAction', 'action') {}
