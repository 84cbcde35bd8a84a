import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { REAUTHENTICATION_HOURS } from '#schema/rules/desk.ts';
import {
  type Access,
  REAUTHENTICATED_MODERATORS,
  REAUTHENTICATED_STAFF,
  STAFF,
} from '#server/features/accounts/access.ts';
import { ViewerType } from '#server/features/accounts/account.type.ts';
import { freshUntil } from '#server/features/accounts/request-viewer.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { Member, type RequestContext } from '#server/graphql/context.ts';
import { getListCost, getStatementsCost } from '#server/graphql/field-costs.ts';
import { readRowId } from '#server/graphql/node/node-id.ts';
import { ResultMutation } from '#server/graphql/results.ts';
import type { Result } from '#server/results.ts';
import { getTargetId, toTextId } from './desk.service.ts';
import {
  DeskType,
  LateWorkType,
  ModerateInput,
  ModerateResult,
  type ModerateSuccessType,
  OpenDeskInput,
  OpenDeskResult,
  type OpenDeskSuccessType,
  ReportedTextType,
  ReportTextInput,
  ReportTextResult,
  type ReportTextSuccessType,
  UndoModerationInput,
} from './desk.type.ts';
import { DeskActionConnectionType } from './desk-action.type.ts';
import {
  DeskListArgs,
  DeskMemberConnectionType,
  DeskMemberListArgs,
  DeskTextListArgs,
  ReportedTextConnectionType,
} from './desk-lists.type.ts';

@Resolver(() => ViewerType)
@Authorized()
export class ViewerDeskResolver {
  @FieldResolver(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'When the desk next asks for the password; null for members without a role.',
  })
  deskOpenUntil(@Root() { roles, authenticatedAt }: SessionUser): Date | null {
    return roles.length > 0 && authenticatedAt ? freshUntil(authenticatedAt, REAUTHENTICATION_HOURS) : null;
  }
}

/** The desk, which only members with a role can see, and reports of texts, which every visitor can make. */
@Resolver(() => DeskType)
export class DeskResolver {
  @Authorized<Access>({ ...STAFF, otherwise: 'NULL' })
  @Query(() => DeskType, {
    nullable: true,
    description:
      'The editors’ desk, for staff; null for everyone else.\n\nExample: `{ desk { reports(first: 1) { totalCount } } }`',
  })
  desk(): DeskType {
    return new DeskType();
  }

  @Authorized(REAUTHENTICATED_MODERATORS)
  @FieldResolver(() => ReportedTextConnectionType, {
    complexity: (field) => getStatementsCost('Desk.reports') + getListCost(field),
    description: 'Reported texts that await a decision, longest open first.',
  })
  reports(@Args() args: DeskListArgs, @Ctx() { services }: RequestContext): Promise<ReportedTextConnectionType> {
    return services.desk.listReportedTexts(args);
  }

  @Authorized(REAUTHENTICATED_MODERATORS)
  @FieldResolver(() => ReportedTextConnectionType, {
    complexity: (field) => getStatementsCost('Desk.texts') + getListCost(field),
    description: 'All reviews, questions and answers, newest first, including hidden ones.',
  })
  texts(@Args() args: DeskTextListArgs, @Ctx() { services }: RequestContext): Promise<ReportedTextConnectionType> {
    return services.desk.listTexts(args);
  }

  @Authorized(REAUTHENTICATED_MODERATORS)
  @FieldResolver(() => ReportedTextType, {
    nullable: true,
    complexity: ({ childComplexity }) => getStatementsCost('Desk.text') + childComplexity,
    description: 'A review, question or answer; null if there is none.',
  })
  async text(
    @Arg('id', () => ID, { description: 'ID of a review, question or answer.' }) id: string,
    @Ctx() { services }: RequestContext,
  ): Promise<ReportedTextType | null> {
    return services.desk.getText(toTextId(id) ?? '');
  }

  @Authorized(REAUTHENTICATED_MODERATORS)
  @FieldResolver(() => DeskMemberConnectionType, {
    complexity: getListCost,
    description: 'Members with a verified address, newest first.',
  })
  members(@Args() args: DeskMemberListArgs, @Ctx() { services }: RequestContext): Promise<DeskMemberConnectionType> {
    return services.desk.listMembers(args);
  }

  @Authorized(REAUTHENTICATED_STAFF)
  @FieldResolver(() => DeskActionConnectionType, {
    complexity: getListCost,
    description:
      'Desk log, newest first. Only moderators see actions about readers; only administrators see actions about staff and subscribers.',
  })
  actions(
    @Args() args: DeskListArgs,
    @Member() member: SessionUser,
    @Ctx() { services }: RequestContext,
  ): Promise<DeskActionConnectionType> {
    return services.desk.listActions(member, args);
  }

  @Authorized(REAUTHENTICATED_STAFF)
  @FieldResolver(() => [LateWorkType], {
    description:
      'Scheduled work that is more than three minutes late; empty if all is well.\n\nExample: `{ desk { lateWork { kind count since } } }`',
  })
  lateWork(@Ctx() { services }: RequestContext): Promise<LateWorkType[]> {
    return services.desk.getLateWork();
  }

  @ResultMutation(
    () => ReportTextResult,
    'Reports a text to the moderators. The report does not identify the reader.\n\nExample: `mutation { reportText(input: { id: "UmV2aWV3OjE", reason: SPAM }) { ... on ReportTextSuccess { message } ... on Failure { message } } }`',
  )
  reportText(
    @Arg('input', { description: 'The text, and the reason.' }) input: ReportTextInput,
    @Ctx() { services, client }: RequestContext,
  ): Promise<Result<ReportTextSuccessType>> {
    return services.reports.report(input, toTextId(input.id) ?? '', client);
  }

  @Authorized(STAFF)
  @ResultMutation(
    () => OpenDeskResult,
    'Opens the desk for the next twelve hours.\n\nExample: `mutation { openDesk(input: { password: "teff and rain" }) { ... on OpenDeskSuccess { message } ... on Failure { message } } }`',
  )
  openDesk(
    @Arg('input', { description: 'The member’s password.' }) { password }: OpenDeskInput,
    @Member() member: SessionUser,
    @Ctx() { services, client }: RequestContext,
  ): Promise<Result<OpenDeskSuccessType>> {
    return services.account.openDesk(member, password, client);
  }

  @Authorized(REAUTHENTICATED_MODERATORS)
  @ResultMutation(
    () => ModerateResult,
    'Applies a decision to a text or a member. A decision about a text closes its reports.\n\nExample: `mutation { moderate(input: { id: "UmV2aWV3OjE", kind: HIDE, reason: "It advertises a shop." }) { ... on ModerateSuccess { actionId } ... on Failure { message } } }`',
  )
  moderate(
    @Arg('input', { description: 'The text or member, and the decision.' }) input: ModerateInput,
    @Member() moderator: SessionUser,
    @Ctx() { services }: RequestContext,
  ): Promise<Result<ModerateSuccessType>> {
    const { id, kind, reason = null, hideTexts } = input;
    return services.moderation.moderate(moderator, { kind, reason, hideTexts, targetId: getTargetId(id) ?? '' });
  }

  @Authorized(REAUTHENTICATED_MODERATORS)
  @ResultMutation(
    () => ModerateResult,
    'Undoes a decision.\n\nExample: `mutation { undoModeration(input: { id: "1" }) { ... on ModerateSuccess { message } ... on Failure { message } } }`',
  )
  undoModeration(
    @Arg('input', { description: 'Decision to undo.' }) { id }: UndoModerationInput,
    @Member() moderator: SessionUser,
    @Ctx() { services }: RequestContext,
  ): Promise<Result<ModerateSuccessType>> {
    return services.moderation.undo(moderator, readRowId(id) ?? 0);
  }
}
