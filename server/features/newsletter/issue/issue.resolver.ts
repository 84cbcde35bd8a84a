import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, UseMiddleware } from 'type-graphql';
import { FRESH_EDITORS } from '#server/features/accounts/access.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { DeskType } from '#server/features/desk/desk.type.ts';
import { Member } from '#server/graphql/authorization.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { answerResults } from '#server/graphql/results.ts';
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

type Step = Promise<Result<IssueSuccessType>>;

@Resolver(() => NewsletterIssueType)
@Authorized(FRESH_EDITORS)
export class IssueCheckResolver {
  @FieldResolver(() => IssueCheckType, {
    complexity: ({ childComplexity }) => 20 + childComplexity,
    description: 'The issue as it arrives. Its links to the site are tried.',
  })
  check(@Root() issue: NewsletterIssueType, @Ctx() { services, getStatus }: RequestContext): Promise<IssueCheckType> {
    return services.issues.check(issue, getStatus);
  }
}

/** Resolves newsletter issues, for editors. */
@Resolver(() => DeskType)
@Authorized(FRESH_EDITORS)
@UseMiddleware(answerResults)
export class IssueResolver {
  @FieldResolver(() => [NewsletterIssueType], {
    complexity: ({ childComplexity }) => 20 * childComplexity,
    description: 'The newest issues of the newsletter.',
  })
  issues(@Ctx() { services }: RequestContext): Promise<NewsletterIssueType[]> {
    return services.issues.list();
  }

  @FieldResolver(() => NewsletterIssueType, { nullable: true, description: 'One issue; null where there is none.' })
  issue(
    @Arg('id', () => ID, { description: 'Its name.' }) id: string,
    @Ctx() { services }: RequestContext,
  ): Promise<NewsletterIssueType | null> {
    return services.issues.find(id);
  }

  @FieldResolver(() => Int, { description: 'How many would get an issue now.' })
  subscribers(@Ctx() { services }: RequestContext): Promise<number> {
    return services.issues.subscribers();
  }

  @Mutation(() => IssueResult, {
    nullable: true,
    description:
      'Begins an issue.\n\nExample: `mutation { createIssue { ... on IssueSuccess { issue { id } } ... on Failure { message } } }`',
  })
  createIssue(@Member() editor: SessionUser, @Ctx() { services }: RequestContext): Step {
    return services.issues.create(editor);
  }

  @Mutation(() => IssueResult, {
    nullable: true,
    description:
      'Stores a draft, unless another editor has changed it meanwhile.\n\nExample: `mutation { saveIssue(input: { id: "2026-11-26", version: 1, subject: "Lentils", markdown: "{{recipe misir-wat}}" }) { ... on IssueSuccess { issue { version } } ... on Failure { message } } }`',
  })
  saveIssue(
    @Arg('input', () => SaveIssueInput, { description: 'The draft.' }) input: SaveIssueInput,
    @Member() editor: SessionUser,
    @Ctx() { services }: RequestContext,
  ): Step {
    return services.issues.save(editor, input);
  }

  @Mutation(() => IssueResult, {
    nullable: true,
    description:
      'Deletes a draft, unless another editor has changed it meanwhile.\n\nExample: `mutation { deleteIssue(input: { id: "2026-11-26", version: 2 }) { ... on IssueSuccess { message } ... on Failure { message } } }`',
  })
  deleteIssue(
    @Arg('input', () => DeleteIssueInput, { description: 'Which draft.' }) input: DeleteIssueInput,
    @Member() editor: SessionUser,
    @Ctx() { services }: RequestContext,
  ): Step {
    return services.issues.deleteDraft(editor, input);
  }

  @Mutation(() => IssueResult, {
    nullable: true,
    description:
      'Sends an issue to the editor alone.\n\nExample: `mutation { testIssue(input: { id: "2026-11-26" }) { ... on IssueSuccess { message } ... on Failure { message } } }`',
  })
  testIssue(
    @Arg('input', () => IssueInput, { description: 'Which.' }) { id }: IssueInput,
    @Member() editor: SessionUser,
    @Ctx() { services }: RequestContext,
  ): Step {
    return services.issues.test(editor, id);
  }

  @Mutation(() => IssueResult, {
    nullable: true,
    description:
      'Has an issue go out to all subscribers, now or at a time.\n\nExample: `mutation { scheduleIssue(input: { id: "2026-11-26", version: 2 }) { ... on IssueSuccess { message } ... on Failure { message } } }`',
  })
  scheduleIssue(
    @Arg('input', () => ScheduleIssueInput, { description: 'Which, and when.' }) input: ScheduleIssueInput,
    @Member() editor: SessionUser,
    @Ctx() { services, getStatus }: RequestContext,
  ): Step {
    return services.issues.schedule(editor, input, getStatus);
  }

  @Mutation(() => IssueResult, {
    nullable: true,
    description:
      'Makes a draft again of an issue that has not begun to go out.\n\nExample: `mutation { takeBackIssue(input: { id: "2026-11-26" }) { ... on IssueSuccess { message } ... on Failure { message } } }`',
  })
  takeBackIssue(
    @Arg('input', () => IssueInput, { description: 'Which.' }) { id }: IssueInput,
    @Member() editor: SessionUser,
    @Ctx() { services }: RequestContext,
  ): Step {
    return services.issues.takeBack(editor, id);
  }
}
