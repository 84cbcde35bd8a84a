import { IsOptional } from 'class-validator';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  BLOCKED_TEXT_DAYS,
  deskNoteProblem,
  deskTexts,
  MAX_REPORT_NOTE_LENGTH,
  type ReportReason,
  reportReasons,
  reportReasonTexts,
} from '#schema/rules/desk.ts';
import type { RuleProblem } from '#schema/rules/problem.ts';
import { Follows } from '#server/check-input.ts';
import { InvalidCredentialsType } from '#server/features/accounts/account-failures.type.ts';
import { nameEnum } from '#server/graphql/describe-enum.ts';
import { Personal } from '#server/graphql/personal.ts';
import { InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';
import type { LateWork } from '#server/jobs/job.ts';
import { DeskActionType } from './desk-action.type.ts';

const ReportReasons = nameEnum(
  'ReportReason',
  'Reason for reporting a text.',
  Object.fromEntries(reportReasons.map((reason) => [reason, `${reportReasonTexts[reason]}.`])) as {
    [Reason in ReportReason]: string;
  },
);

export const ModerationKind = nameEnum('ModerationKind', 'Decision about a text or a member.', {
  DISMISS: 'Keeps the text, and shows it if it was waiting for a moderator.',
  HIDE: 'Hides the text from everyone except its author, who sees the reason.',
  RESTORE: 'Shows a hidden text again.',
  DELETE: 'Deletes the text.',
  RENAME: 'Changes the member’s name to "Member".',
  BLOCK: 'Signs the member out everywhere and prevents signing in.',
  UNBLOCK: 'Lets the member sign in again. Their hidden texts stay hidden.',
});
export type ModerationKind = keyof typeof ModerationKind;

@InputType({ description: 'A report of a text.' })
export class ReportTextInput {
  @Field(() => ID, { description: 'ID of a review, question or answer. Example: "UmV2aWV3OjE".' })
  id: string;

  @Field(() => ReportReasons, { description: 'Reason for the report.' })
  reason: ReportReason;

  @Field(() => String, {
    nullable: true,
    description: `Additional note, at most ${MAX_REPORT_NOTE_LENGTH} characters. Example: "Raw kidney beans."`,
  })
  @IsOptional()
  @Follows(deskNoteProblem)
  note?: string | null;
}

@SimpleType('ReportTextSuccess', 'The report was accepted.')
export class ReportTextSuccessType extends SuccessType {}

export const ReportTextResult = resultUnion('ReportTextResult', [ReportTextSuccessType, InvalidInputType]);

@InputType({ description: 'Confirmation that the member is still present.' })
export class OpenDeskInput {
  @Field({ description: 'The member’s password.' })
  password: string;
}

@SimpleType('OpenDeskSuccess', 'The desk is open for twelve hours.')
export class OpenDeskSuccessType extends SuccessType {}

export const OpenDeskResult = resultUnion('OpenDeskResult', [OpenDeskSuccessType, InvalidCredentialsType]);

@InputType({ description: 'A decision about a text or a member.' })
export class ModerateInput {
  @Field(() => ID, { description: 'ID of the text. Decisions about a member also accept the member’s ID.' })
  id: string;

  @Field(() => ModerationKind, { description: 'The decision.' })
  kind: ModerationKind;

  @Field(() => String, {
    nullable: true,
    description: 'Required to hide a text: its author sees it. Example: "It advertises a shop."',
  })
  @Follows(reasonProblem)
  reason?: string | null;

  @Field({
    defaultValue: true,
    description: `For BLOCK: also hides the given text, and texts that the member wrote or changed in the last ${BLOCKED_TEXT_DAYS} days.`,
  })
  hideTexts: boolean;
}

function reasonProblem(reason: string | null | undefined, { kind }: ModerateInput): RuleProblem | undefined {
  return kind === ModerationKind.HIDE && !reason?.trim()
    ? { code: 'REQUIRED', message: deskTexts.reasonRequired }
    : deskNoteProblem(reason ?? '');
}

@InputType({ description: 'A decision to undo.' })
export class UndoModerationInput {
  @Field(() => ID, { description: 'ID of the action.' })
  id: string;
}

@SimpleType('Report', 'A report of a text by an unnamed reader, or by the site for a text that waits for a moderator.')
class ReportType {
  @Field({ description: 'Reason in one sentence. Example: "It is advertising".' })
  reason: string;

  @Field({ description: 'Note of the reader; empty if there is none.' })
  note: string;

  @Field(() => GraphQLDateTimeISO, { description: 'When the text was reported.' })
  createdAt: Date;

  @Field({ description: 'Whether the report awaits a decision.' })
  isOpen: boolean;
}

/** A member's text, with its recipe. */
@SimpleType('MemberText', 'A text by a member.')
export class MemberTextType {
  @Field({ description: 'The text as written.' })
  message: string;

  @Field(() => GraphQLDateTimeISO, { description: 'When it was written.' })
  createdAt: Date;

  @Field({ description: 'Title of the recipe that it belongs to.' })
  title: string;

  @Field({ description: 'Slug of the recipe.' })
  recipeSlug: string;

  @Field(() => String, { nullable: true, description: 'Why it is hidden; null if it is public.' })
  hiddenReason: string | null;
}

@SimpleType('ReportedText', 'A review, question or answer, with the information needed to moderate it.')
export class ReportedTextType extends MemberTextType {
  @Field(() => ID, { description: 'ID of the text.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Path of the text; null if its page is no longer published. Example: "/recipes/dinner/doro-wat#reviews".',
  })
  path: string | null;

  @Field({ description: 'Display name of the author, or "Former member".' })
  username: string;

  @Field(() => ID, { nullable: true, description: 'ID of the author; null if the account was deleted.' })
  memberId: string | null;

  @Field({ description: 'Whether the author is blocked.' })
  isBlocked: boolean;

  @Field(() => Float, { nullable: true, description: 'Stars of a comment, 0.5 to 5; null for other texts.' })
  rating: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the question that an answer belongs to; null for other texts.',
  })
  questionId: string | null;

  @Field(() => [ReportType], { description: 'The newest reports, oldest first, at most fifty.' })
  reports: ReportType[];

  @Field(() => [MemberTextType], { description: 'The author’s newest other texts, at most five.' })
  otherTexts: MemberTextType[];

  @Field(() => [DeskActionType], {
    description: 'Previous decisions about the text and its author, newest first, at most ten.',
  })
  actions: DeskActionType[];
}

const LateKinds = nameEnum<LateWork['kind']>('LateWorkKind', 'Kind of scheduled work.', {
  PUBLICATION: 'Scheduled publication of a recipe or list.',
  NEWSLETTER: 'Scheduled sending of a newsletter issue.',
  CLEANUP: 'Hourly deletion of expired data.',
});

@SimpleType('LateWork', 'Scheduled work that is more than three minutes late.')
export class LateWorkType implements LateWork {
  @Field(() => LateKinds, { description: 'Kind of work.' })
  kind: LateWork['kind'];

  @Field(() => Int, { description: 'Number of late items.' })
  count: number;

  @Field(() => GraphQLDateTimeISO, { description: 'When the first of them was due.' })
  since: Date;
}

@Personal()
@ObjectType('Desk', { description: 'The editors’ desk.' })
export class DeskType {}

@SimpleType('ModerateSuccess', 'The decision was made or undone, and logged.')
export class ModerateSuccessType extends SuccessType {
  @Field(() => ID, { description: 'ID of the action, for `undoModeration`.' })
  actionId: string;

  @Field(() => ReportedTextType, {
    nullable: true,
    description: 'The updated text; null if it was deleted, or `id` was a member’s ID.',
  })
  text: ReportedTextType | null;
}

export const ModerateResult = resultUnion(
  'ModerateResult',
  [ModerateSuccessType, InvalidInputType],
  'Result of `moderate` and `undoModeration`.',
);
