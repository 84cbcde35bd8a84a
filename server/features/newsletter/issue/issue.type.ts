import { Matches, MaxLength } from 'class-validator';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { issueTexts, MAX_ISSUE_LENGTH, MAX_SUBJECT_LENGTH, ONE_LINE } from '#schema/rules/issues.ts';
import { problem } from '#server/check-input.ts';
import { FailureType, InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';

export enum IssueState {
  DRAFT = 'DRAFT',
  SCHEDULED = 'SCHEDULED',
  SENDING = 'SENDING',
  SENT = 'SENT',
}

registerEnumType(IssueState, {
  name: 'IssueState',
  description: 'How far an issue of the newsletter has come.',
  valuesConfig: {
    DRAFT: { description: 'It is being written.' },
    SCHEDULED: { description: 'It goes out at its time, unless it is taken back.' },
    SENDING: { description: 'Its mails are being queued.' },
    SENT: { description: 'A mail is queued for each subscriber.' },
  },
});

@ObjectType('NewsletterIssue', { simpleResolvers: true, description: 'An issue of the newsletter.' })
export class NewsletterIssueType {
  @Field(() => ID, { description: 'Its name. Links in its mails carry it. Example: "2026-11-26".' })
  id: string;

  @Field({ description: 'Empty in a new draft.' })
  subject: string;

  @Field(() => String, { nullable: true, description: 'As it is written; null where it was sent from a file.' })
  markdown: string | null;

  @Field(() => Int, { description: 'Counts its changes.' })
  version: number;

  @Field(() => IssueState, { description: 'How far it has come.' })
  state: IssueState;

  @Field(() => GraphQLDateTimeISO, { description: 'When it was last changed.' })
  updatedAt: Date;

  @Field(() => String, { nullable: true, description: 'The display name of who changed it last.' })
  editor: string | null;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When it goes out, or was to; null for a draft.' })
  sendAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it did not go out at its time.' })
  problem: string | null;

  @Field(() => Int, { description: 'Mails queued so far.' })
  queued: number;

  @Field(() => Int, { description: 'Mails that a mail server has taken.' })
  sent: number;

  @Field(() => Int, { description: 'Mails that were refused, or given up after five days.' })
  failed: number;

  @Field(() => Int, { description: 'Subscribers who have left since the day on which it began to go out.' })
  left: number;

  @Field(() => Int, { description: 'Pages that were opened by its links.' })
  visits: number;
}

@ObjectType('IssueProblem', { simpleResolvers: true, description: 'Something that keeps an issue from being sent.' })
export class IssueProblemType {
  @Field(() => Int, { description: 'The line of its Markdown, from 1; 0 is the subject.' })
  line: number;

  @Field({ description: 'What is wrong. Example: "there is no recipe doro-wot".' })
  message: string;
}

@ObjectType('IssueCheck', { simpleResolvers: true, description: 'An issue as it arrives, and what is wrong with it.' })
export class IssueCheckType {
  @Field({ description: 'The whole mail. It holds neither scripts nor anything of other sites.' })
  html: string;

  @Field({ description: 'The mail as plain text.' })
  text: string;

  @Field(() => [IssueProblemType], { description: 'In the order of its lines; empty where it can be sent.' })
  problems: IssueProblemType[];
}

@InputType({ description: 'A draft as an editor has written it.' })
export class SaveIssueInput {
  @Field(() => ID, { description: 'Of the issue.' })
  id: string;

  @Field(() => Int, { description: 'The version that the editor has seen.' })
  version: number;

  @Field({ description: 'On one line; may be empty yet.' })
  @MaxLength(MAX_SUBJECT_LENGTH, problem('TOO_LONG', issueTexts.subjectLong))
  @Matches(ONE_LINE, problem('INVALID', issueTexts.subjectUnfit))
  subject: string;

  @Field({ description: 'Markdown, with cards: {{recipe doro-wat}} on a line of its own.' })
  @MaxLength(MAX_ISSUE_LENGTH, problem('TOO_LONG', issueTexts.markdownLong))
  markdown: string;
}

@InputType({ description: 'An issue, and when it is to go out.' })
export class ScheduleIssueInput {
  @Field(() => ID, { description: 'Of the issue.' })
  id: string;

  @Field(() => Int, { description: 'The version that the editor has seen.' })
  version: number;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When; null for now.' })
  at?: Date | null;
}

@InputType({ description: 'A draft that is to go.' })
export class DeleteIssueInput {
  @Field(() => ID, { description: 'Of the issue.' })
  id: string;

  @Field(() => Int, { description: 'The version that the editor has seen.' })
  version: number;
}

@InputType({ description: 'An issue.' })
export class IssueInput {
  @Field(() => ID, { description: 'Of the issue.' })
  id: string;
}

@ObjectType('IssueSuccess', { simpleResolvers: true, description: 'It is done.' })
export class IssueSuccessType extends SuccessType {
  @Field(() => NewsletterIssueType, { description: 'The issue as it is now, or was when it was deleted.' })
  issue: NewsletterIssueType;

  constructor(message: string, issue: NewsletterIssueType) {
    super(message);
    this.issue = issue;
  }
}

@ObjectType('IssueChanged', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'Another editor has changed the issue since it was read, or it is on its way.',
})
export class IssueChangedType extends FailureType {}

export const IssueResult = resultUnion('IssueResult', 'What a step with an issue can lead to.', () => [
  IssueSuccessType,
  IssueChangedType,
  InvalidInputType,
]);
