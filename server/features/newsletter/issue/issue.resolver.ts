import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { REAUTHENTICATED_EDITORS } from '#server/features/accounts/access.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { DeskType } from '#server/features/desk/desk.type.ts';
import { Member, type RequestContext } from '#server/graphql/context.ts';
import { getOncePerOperationCost } from '#server/graphql/field-costs.ts';
import { ResultMutation } from '#server/graphql/results.ts';
import type { Result } from '#server/results.ts';
import {
  DeleteIssueInput,
  IssueCheckType,
  IssueInput,
  IssueResult,
  type IssueSuccessType,
  NewsletterIssueType,
  SaveIssueInput,
  ScheduleIssueInput,
} from './issue.type.ts';

type ChangeResult = Promise<Result<IssueSuccessType>>;

@Resolver(() => NewsletterIssueType)
@Authorized(REAUTHENTICATED_EDITORS)
export class IssueCheckResolver {
  @FieldResolver(() => IssueCheckType, {
    complexity: getOncePerOperationCost,
    description: 'The issue as subscribers receive it. Its links to the site are checked.',
  })
  check(@Root() issue: NewsletterIssueType, @Ctx() { services, getStatus }: RequestContext): Promise<IssueCheckType> {
    return services.issues.check(issue, getStatus);
  }
}

/** Resolves newsletter issues, for editors. */
@Resolver(() => DeskType)
@Authorized(REAUTHENTICATED_EDITORS)
export class IssueResolver {
  @FieldResolver(() => [NewsletterIssueType], {
    complexity: ({ childComplexity }) => 20 * childComplexity,
    description: 'Newest issues of the newsletter.',
  })
  issues(@Ctx() { services }: RequestContext): Promise<NewsletterIssueType[]> {
    return services.issues.list();
  }

  @FieldResolver(() => NewsletterIssueType, { nullable: true, description: 'An issue; null if there is none.' })
  issue(
    @Arg('id', () => ID, { description: 'ID of the issue.' }) id: string,
    @Ctx() { services }: RequestContext,
  ): Promise<NewsletterIssueType | null> {
    return services.issues.find(id);
  }

  @FieldResolver(() => Int, { description: 'Current number of subscribers.' })
  subscribers(@Ctx() { services }: RequestContext): Promise<number> {
    return services.issues.countSubscribers();
  }

  @ResultMutation(
    () => IssueResult,
    'Creates a draft of an issue.\n\nExample: `mutation { createIssue { ... on IssueSuccess { issue { id } } ... on Failure { message } } }`',
  )
  createIssue(@Member() editor: SessionUser, @Ctx() { services }: RequestContext): ChangeResult {
    return services.issues.create(editor);
  }

  @ResultMutation(
    () => IssueResult,
    'Saves a draft, unless another editor has changed it in the meantime.\n\nExample: `mutation { saveIssue(input: { id: "2026-11-26", version: 1, subject: "Lentils", markdown: "{{recipe misir-wat}}" }) { ... on IssueSuccess { issue { version } } ... on Failure { message } } }`',
  )
  saveIssue(
    @Arg('input', { description: 'The draft.' }) input: SaveIssueInput,
    @Member() editor: SessionUser,
    @Ctx() { services }: RequestContext,
  ): ChangeResult {
    return services.issues.save(editor, input);
  }

  @ResultMutation(
    () => IssueResult,
    'Deletes a draft, unless another editor has changed it in the meantime.\n\nExample: `mutation { deleteIssue(input: { id: "2026-11-26", version: 2 }) { ... on IssueSuccess { message } ... on Failure { message } } }`',
  )
  deleteIssue(
    @Arg('input', { description: 'Draft to delete.' }) input: DeleteIssueInput,
    @Member() editor: SessionUser,
    @Ctx() { services }: RequestContext,
  ): ChangeResult {
    return services.issues.deleteDraft(editor, input);
  }

  @ResultMutation(
    () => IssueResult,
    'Sends an issue to the editor only.\n\nExample: `mutation { testIssue(input: { id: "2026-11-26" }) { ... on IssueSuccess { message } ... on Failure { message } } }`',
  )
  testIssue(
    @Arg('input', { description: 'Issue to send.' }) { id }: IssueInput,
    @Member() editor: SessionUser,
    @Ctx() { services }: RequestContext,
  ): ChangeResult {
    return services.issues.test(editor, id);
  }

  @ResultMutation(
    () => IssueResult,
    'Sends an issue to all subscribers, now or at a given time.\n\nExample: `mutation { scheduleIssue(input: { id: "2026-11-26", version: 2 }) { ... on IssueSuccess { message } ... on Failure { message } } }`',
  )
  scheduleIssue(
    @Arg('input', { description: 'Issue, and when to send it.' }) input: ScheduleIssueInput,
    @Member() editor: SessionUser,
    @Ctx() { services, getStatus }: RequestContext,
  ): ChangeResult {
    return services.issues.schedule(editor, input, getStatus);
  }

  @ResultMutation(
    () => IssueResult,
    'Turns a scheduled issue back into a draft.\n\nExample: `mutation { takeBackIssue(input: { id: "2026-11-26" }) { ... on IssueSuccess { message } ... on Failure { message } } }`',
  )
  takeBackIssue(
    @Arg('input', { description: 'The scheduled issue.' }) { id }: IssueInput,
    @Member() editor: SessionUser,
    @Ctx() { services }: RequestContext,
  ): ChangeResult {
    return services.issues.takeBack(editor, id);
  }
}
