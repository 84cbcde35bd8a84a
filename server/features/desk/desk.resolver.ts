import { Max, Min } from 'class-validator';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import {
  Arg,
  Args,
  ArgsType,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  UseMiddleware,
} from 'type-graphql';
import { DESK_HOURS } from '#schema/rules/desk.ts';
import { problem } from '#server/check-input.ts';
import { type Access, FRESH_MODERATORS, FRESH_STAFF, freshUntil, STAFF } from '#server/features/accounts/access.ts';
import { ViewerType } from '#server/features/accounts/account.type.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { Member } from '#server/graphql/authorization.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { costOfList, costOfStatements } from '#server/graphql/field-costs.ts';
import { rowIdIn } from '#server/graphql/node/node-id.ts';
import { answerResults } from '#server/graphql/results.ts';
import type { Result } from '#server/results.ts';
import { toTextId } from './desk.service.ts';
import {
  DeskActionConnectionType,
  DeskType,
  LateWorkType,
  ModerateInput,
  ModerateResult,
  type ModerateSuccessType,
  OpenDeskInput,
  OpenDeskResult,
  type OpenDeskSuccessType,
  ReportedTextConnectionType,
  ReportTextInput,
  ReportTextResult,
  type ReportTextSuccessType,
  UndoModerationInput,
} from './desk.type.ts';

const MAX_DESK_PAGE_SIZE = 50;

@ArgsType()
class DeskListArgs {
  @Field(() => Int, { defaultValue: 20, description: `How many, 1 to ${MAX_DESK_PAGE_SIZE}.` })
  @Min(1, problem('OUT_OF_RANGE'))
  @Max(MAX_DESK_PAGE_SIZE, problem('OUT_OF_RANGE'))
  first: number;

  @Field(() => String, { nullable: true, description: 'The cursor behind which to begin.' })
  after?: string | null;
}

@Resolver(() => ViewerType)
@Authorized()
export class ViewerDeskResolver {
  @FieldResolver(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'Until when the desk is open before it asks for the password again; null for those who have no role.',
  })
  deskOpenUntil(@Root() { roles, provenAt }: SessionUser): Date | null {
    return roles.length > 0 && provenAt ? freshUntil(provenAt, DESK_HOURS) : null;
  }
}

/** The desk, for members with a role. For everyone else it does not exist. */
@Resolver(() => DeskType)
@UseMiddleware(answerResults)
export class DeskResolver {
  @Authorized<Access>({ ...STAFF, otherwise: 'NULL' })
  @Query(() => DeskType, {
    nullable: true,
    description:
      'The work of the staff; null for all others.\n\nExample: `{ desk { reports(first: 1) { totalCount } } }`',
  })
  desk(): DeskType {
    return new DeskType();
  }

  @Authorized(FRESH_MODERATORS)
  @FieldResolver(() => ReportedTextConnectionType, {
    complexity: (field) => costOfStatements('Desk.reports') + costOfList(field),
    description: 'Texts that readers have reported and no moderator has decided about, the longest open first.',
  })
  reports(@Args() args: DeskListArgs, @Ctx() { services }: RequestContext): Promise<ReportedTextConnectionType> {
    return services.desk.reported(args);
  }

  @Authorized(FRESH_STAFF)
  @FieldResolver(() => DeskActionConnectionType, {
    complexity: costOfList,
    description: 'What was done at the desk, the newest first; about texts of readers for moderators alone.',
  })
  actions(
    @Args() args: DeskListArgs,
    @Member() member: SessionUser,
    @Ctx() { services }: RequestContext,
  ): Promise<DeskActionConnectionType> {
    return services.desk.actions(member, args);
  }

  @Authorized(FRESH_STAFF)
  @FieldResolver(() => [LateWorkType], {
    description:
      'Scheduled work that is more than three minutes late; empty if all is well.\n\nExample: `{ desk { lateWork { kind count since } } }`',
  })
  lateWork(@Ctx() { services }: RequestContext): Promise<LateWorkType[]> {
    return services.desk.late();
  }

  @Mutation(() => ReportTextResult, {
    nullable: true,
    description:
      'Tells the moderators of a text that should not be there. Nothing is stored of who does.\n\nExample: `mutation { reportText(input: { id: "UmV2aWV3OjE", reason: SPAM }) { ... on ReportTextSuccess { message } ... on Failure { message } } }`',
  })
  reportText(
    @Arg('input', () => ReportTextInput, { description: 'Which text, and why.' }) input: ReportTextInput,
    @Ctx() { services, clientAddress }: RequestContext,
  ): Promise<Result<ReportTextSuccessType>> {
    return services.reports.report(input, toTextId(input.id) ?? '', clientAddress);
  }

  @Authorized(STAFF)
  @Mutation(() => OpenDeskResult, {
    nullable: true,
    description:
      'Opens the desk for twelve hours more.\n\nExample: `mutation { openDesk(input: { password: "teff and rain" }) { ... on OpenDeskSuccess { message } ... on Failure { message } } }`',
  })
  openDesk(
    @Arg('input', () => OpenDeskInput, { description: 'The member’s password.' }) { password }: OpenDeskInput,
    @Member() member: SessionUser,
    @Ctx() { services, clientAddress }: RequestContext,
  ): Promise<Result<OpenDeskSuccessType>> {
    return services.account.openDesk(member, password, clientAddress);
  }

  @Authorized(FRESH_MODERATORS)
  @Mutation(() => ModerateResult, {
    nullable: true,
    description:
      'Decides about a text, or about its author, and closes its reports.\n\nExample: `mutation { moderate(input: { id: "UmV2aWV3OjE", kind: HIDE, reason: "It advertises a shop." }) { ... on ModerateSuccess { actionId } ... on Failure { message } } }`',
  })
  moderate(
    @Arg('input', () => ModerateInput, { description: 'Which text, and what to do.' }) input: ModerateInput,
    @Member() moderator: SessionUser,
    @Ctx() { services }: RequestContext,
  ): Promise<Result<ModerateSuccessType>> {
    const { id, kind, reason = null } = input;
    return services.moderation.moderate(moderator, {
      kind,
      reason,
      textId: toTextId(id) ?? '',
    });
  }

  @Authorized(FRESH_MODERATORS)
  @Mutation(() => ModerateResult, {
    nullable: true,
    description:
      'Takes a decision back.\n\nExample: `mutation { undoModeration(input: { id: "1" }) { ... on ModerateSuccess { message } ... on Failure { message } } }`',
  })
  undoModeration(
    @Arg('input', () => UndoModerationInput, { description: 'Which decision.' }) { id }: UndoModerationInput,
    @Member() moderator: SessionUser,
    @Ctx() { services }: RequestContext,
  ): Promise<Result<ModerateSuccessType>> {
    return services.moderation.undo(moderator, rowIdIn(id) ?? 0);
  }
}
