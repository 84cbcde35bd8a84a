import { IsOptional } from 'class-validator';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  BLOCKED_TEXT_DAYS,
  deskTexts,
  MAX_REPORT_NOTE_LENGTH,
  noteProblem,
  type ReportReason,
  reportReasons,
  reportReasonTexts,
} from '#schema/rules/desk.ts';
import type { RuleProblem } from '#schema/rules/problem.ts';
import { Follows } from '#server/check-input.ts';
import { InvalidCredentialsType } from '#server/features/accounts/account-failures.type.ts';
import { Personal } from '#server/graphql/personal.ts';
import { InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';
import { type LateWork, lateKinds } from '#server/jobs/late-work.ts';
import { DeskActionType } from './desk-action.type.ts';

const ReportReasons = Object.fromEntries(reportReasons.map((reason) => [reason, reason])) as {
  [Reason in ReportReason]: Reason;
};

registerEnumType(ReportReasons, {
  name: 'ReportReason',
  description: 'Why a reader reports a text.',
  valuesConfig: Object.fromEntries(
    reportReasons.map((reason) => [reason, { description: `${reportReasonTexts[reason]}.` }]),
  ),
});

/** Decisions of moderators about a text, or about its author. */
export enum ModerationKind {
  DISMISS = 'DISMISS',
  HIDE = 'HIDE',
  RESTORE = 'RESTORE',
  DELETE = 'DELETE',
  RENAME = 'RENAME',
  BLOCK = 'BLOCK',
  UNBLOCK = 'UNBLOCK',
}

registerEnumType(ModerationKind, {
  name: 'ModerationKind',
  description: 'What a moderator can do about a text, or about its author.',
  valuesConfig: {
    DISMISS: { description: 'Leaves the text as it is, and closes its reports.' },
    HIDE: { description: 'Hides the text from everyone except its author, who reads the reason.' },
    RESTORE: { description: 'Shows a hidden text again.' },
    DELETE: { description: 'Deletes the text.' },
    RENAME: { description: 'Changes the author’s name to "Member".' },
    BLOCK: { description: 'Ends the author’s sessions; they can no longer sign in.' },
    UNBLOCK: { description: 'Lets the author sign in again. Their hidden texts stay hidden.' },
  },
});

@InputType({ description: 'A text that should not be there.' })
export class ReportTextInput {
  @Field(() => ID, { description: 'The id of a review, a question or an answer. Example: "UmV2aWV3OjE".' })
  id: string;

  @Field(() => ReportReasons, { description: 'Why.' })
  reason: ReportReason;

  @Field(() => String, {
    nullable: true,
    description: `A line more, at most ${MAX_REPORT_NOTE_LENGTH} characters. Example: "Raw kidney beans."`,
  })
  @IsOptional()
  @Follows(noteProblem)
  note?: string | null;
}

@ObjectType('ReportTextSuccess', { simpleResolvers: true, description: 'A moderator will read it.' })
export class ReportTextSuccessType extends SuccessType {}

export const ReportTextResult = resultUnion('ReportTextResult', 'What reporting a text can lead to.', () => [
  ReportTextSuccessType,
  InvalidInputType,
]);

@InputType({ description: 'Proof that it is still the member who sits there.' })
export class OpenDeskInput {
  @Field({ description: 'The member’s own.' })
  password: string;
}

@ObjectType('OpenDeskSuccess', { simpleResolvers: true, description: 'The desk is open for twelve hours.' })
export class OpenDeskSuccessType extends SuccessType {}

export const OpenDeskResult = resultUnion('OpenDeskResult', 'What giving the password can lead to.', () => [
  OpenDeskSuccessType,
  InvalidCredentialsType,
]);

@InputType({ description: 'A decision about a text or a member.' })
export class ModerateInput {
  @Field(() => ID, { description: 'The id of the text; for decisions about a member also the id of the member.' })
  id: string;

  @Field(() => ModerationKind, { description: 'What to do.' })
  kind: ModerationKind;

  @Field(() => String, {
    nullable: true,
    description: 'Needed to hide a text: its author reads it. Example: "It advertises a shop."',
  })
  @Follows(reasonProblem)
  reason?: string | null;

  @Field({
    defaultValue: true,
    description: `For BLOCK: also hides the texts that the author wrote or changed in the last ${BLOCKED_TEXT_DAYS} days.`,
  })
  hideTexts: boolean;
}

function reasonProblem(reason: string | null | undefined, { kind }: ModerateInput): RuleProblem | undefined {
  return kind === ModerationKind.HIDE && !reason?.trim()
    ? { code: 'REQUIRED', message: deskTexts.reasonRequired }
    : noteProblem(reason ?? '');
}

@InputType({ description: 'Which decision to take back.' })
export class UndoModerationInput {
  @Field(() => ID, { description: 'The id of the action.' })
  id: string;
}

@ObjectType('Report', { simpleResolvers: true, description: 'A reader’s word about a text; it does not say whose.' })
export class ReportType {
  @Field({ description: 'Why, in a sentence. Example: "It is advertising".' })
  reason: string;

  @Field({ description: 'A line more; empty where there is none.' })
  note: string;

  @Field(() => GraphQLDateTimeISO, { description: 'When it came.' })
  createdAt: Date;

  @Field({ description: 'Whether no moderator has decided yet.' })
  isOpen: boolean;
}

/** A member's text, with its recipe. */
@ObjectType('MemberText', { simpleResolvers: true, description: 'A text that a member wrote.' })
export class MemberTextType {
  @Field({ description: 'As it was written.' })
  message: string;

  @Field(() => GraphQLDateTimeISO, { description: 'When.' })
  createdAt: Date;

  @Field({ description: 'The title of the recipe under which it stands.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'Why it is hidden; null where all can read it.' })
  hiddenReason: string | null;
}

@ObjectType('ReportedText', {
  simpleResolvers: true,
  description: 'A text with what is to be known to decide about it.',
})
export class ReportedTextType extends MemberTextType {
  @Field(() => ID, { description: 'Of the text.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Where it stands; null where that is not published any more. Example: "/recipes/dinner/doro-wat#reviews".',
  })
  path: string | null;

  @Field({ description: 'The display name of its author, or "Former member".' })
  username: string;

  @Field(() => ID, { nullable: true, description: 'The id of its author; null if the account was deleted.' })
  memberId: string | null;

  @Field({ description: 'Whether its author is blocked.' })
  isBlocked: boolean;

  @Field(() => [ReportType], { description: 'What readers said, the oldest first.' })
  reports: ReportType[];

  @Field(() => [MemberTextType], { description: 'The newest of its author’s other texts, at most five.' })
  otherTexts: MemberTextType[];

  @Field(() => [DeskActionType], {
    description: 'What was decided before about it and its author, the newest first, at most ten.',
  })
  actions: DeskActionType[];
}

const LateKinds = Object.fromEntries(lateKinds.map((kind) => [kind, kind])) as {
  [Kind in LateWork['kind']]: Kind;
};

registerEnumType(LateKinds, {
  name: 'LateWorkKind',
  description: 'A kind of scheduled work.',
  valuesConfig: {
    PUBLICATION: { description: 'A recipe or a list that has a time to be published.' },
    NEWSLETTER: { description: 'An issue of the newsletter that has a time to be sent.' },
    CLEANUP: { description: 'The hourly deletion of expired data.' },
  },
});

@ObjectType('LateWork', { simpleResolvers: true, description: 'Scheduled work that is more than three minutes late.' })
export class LateWorkType implements LateWork {
  @Field(() => LateKinds, { description: 'Kind of work.' })
  kind: LateWork['kind'];

  @Field(() => Int, { description: 'Number of pieces of work that are late.' })
  count: number;

  @Field(() => GraphQLDateTimeISO, { description: 'Time at which the first of them was due.' })
  since: Date;
}

@Personal()
@ObjectType('Desk', { description: 'The work of the staff.' })
export class DeskType {}

@ObjectType('ModerateSuccess', { simpleResolvers: true, description: 'It is done, and written down.' })
export class ModerateSuccessType extends SuccessType {
  @Field(() => ID, { description: 'The id of the action, for `undoModeration`.' })
  actionId: string;

  @Field(() => ReportedTextType, { nullable: true, description: 'The text as it is now; null where it is gone.' })
  text: ReportedTextType | null;

  constructor(message: string, actionId: string, text: ReportedTextType | null) {
    super(message);
    this.actionId = actionId;
    this.text = text;
  }
}

export const ModerateResult = resultUnion('ModerateResult', 'What a decision can lead to.', () => [
  ModerateSuccessType,
  InvalidInputType,
]);
