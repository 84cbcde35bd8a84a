import { Matches, MaxLength } from 'class-validator';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
import { issueTexts, MAX_ISSUE_LENGTH, MAX_SUBJECT_LENGTH, ONE_LINE } from '#schema/rules/issues.ts';
import { problem } from '#server/check-input.ts';
import { nameEnum } from '#server/graphql/describe-enum.ts';
import { failureType, InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';

export const IssueState = nameEnum('IssueState', 'State of a newsletter issue.', {
  DRAFT: 'Being written.',
  SCHEDULED: 'Will be sent at its time, unless it is canceled.',
  SENDING: 'Its emails are being queued.',
  SENT: 'An email has been queued for each subscriber.',
});
export type IssueState = keyof typeof IssueState;

@SimpleType('NewsletterIssue', 'An issue of the newsletter.')
export class NewsletterIssueType {
  @Field(() => ID, { description: 'Name of the issue, included in the links of its emails. Example: "2026-11-26".' })
  id: string;

  @Field({ description: 'Subject line; empty in a new draft.' })
  subject: string;

  @Field(() => String, { nullable: true, description: 'Markdown source; null if it was sent from a file.' })
  markdown: string | null;

  @Field(() => Int, { description: 'Version number, incremented by each change.' })
  version: number;

  @Field(() => IssueState, { description: 'State of the issue.' })
  state: IssueState;

  @Field(() => GraphQLDateTimeISO, { description: 'When the issue was last changed.' })
  updatedAt: Date;

  @Field(() => String, { nullable: true, description: 'Display name of the editor who last changed it.' })
  editor: string | null;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'Time it is or was scheduled for; null for a draft, and for an issue sent from a file.',
  })
  sendAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was not sent on schedule.' })
  problem: string | null;

  @Field(() => Int, { description: 'Number of emails queued so far, including sent and failed ones.' })
  queued: number;

  @Field(() => Int, { description: 'Number of emails accepted by a mail server.' })
  sent: number;

  @Field(() => Int, { description: 'Number of emails that were rejected, or abandoned after five days.' })
  failed: number;

  @Field(() => Int, {
    description: 'Number of subscribers who have unsubscribed since the day on which sending began.',
  })
  unsubscribed: number;

  @Field(() => Int, { description: 'Number of page views through its links.' })
  visits: number;
}

@SimpleType('IssueProblem', 'A problem that blocks sending an issue.')
class IssueProblemType {
  @Field(() => Int, { description: 'Line number in its Markdown, from 1; 0 is the subject.' })
  line: number;

  @Field({ description: 'What is wrong. Example: "there is no recipe doro-wot".' })
  message: string;
}

@SimpleType('IssueCheck', 'An issue as subscribers receive it, and its problems.')
export class IssueCheckType {
  @Field({ description: 'The complete email. It contains no scripts and no resources from other sites.' })
  html: string;

  @Field({ description: 'The email as plain text.' })
  text: string;

  @Field(() => [IssueProblemType], { description: 'Problems by line; empty if the issue can be sent.' })
  problems: IssueProblemType[];
}

@InputType({ description: 'A changed draft of an issue.' })
export class SaveIssueInput {
  @Field(() => ID, { description: 'ID of the issue.' })
  id: string;

  @Field(() => Int, { description: 'Version that the editor has seen.' })
  version: number;

  @Field({ description: 'Subject on one line; may be empty in a draft.' })
  @MaxLength(MAX_SUBJECT_LENGTH, problem('TOO_LONG', issueTexts.subjectLong))
  @Matches(ONE_LINE, problem('INVALID', issueTexts.subjectUnfit))
  subject: string;

  @Field({ description: 'Markdown, with recipe cards: {{recipe doro-wat}} on a separate line.' })
  @MaxLength(MAX_ISSUE_LENGTH, problem('TOO_LONG', issueTexts.markdownLong))
  markdown: string;
}

@InputType({ description: 'An issue, and when to send it.' })
export class ScheduleIssueInput {
  @Field(() => ID, { description: 'ID of the issue.' })
  id: string;

  @Field(() => Int, { description: 'Version that the editor has seen.' })
  version: number;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When to send it; null for now.' })
  at?: Date | null;
}

@InputType({ description: 'A draft to delete.' })
export class DeleteIssueInput {
  @Field(() => ID, { description: 'ID of the issue.' })
  id: string;

  @Field(() => Int, { description: 'Version that the editor has seen.' })
  version: number;
}

@InputType({ description: 'An issue.' })
export class IssueInput {
  @Field(() => ID, { description: 'ID of the issue.' })
  id: string;
}

@SimpleType('IssueSuccess', 'The operation succeeded.')
export class IssueSuccessType extends SuccessType {
  @Field(() => NewsletterIssueType, { description: 'The updated issue, or the deleted one.' })
  issue: NewsletterIssueType;
}

const IssueChangedType = failureType(
  'IssueChanged',
  'Another editor has changed the issue since it was read, or it is being sent.',
);

export const IssueResult = resultUnion(
  'IssueResult',
  [IssueSuccessType, IssueChangedType, InvalidInputType],
  'Result of a change to an issue.',
);
