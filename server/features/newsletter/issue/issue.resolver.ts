import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, UseMiddleware } from 'type-graphql';
import { DeskType } from '#server/features/desk/desk.type.ts';
import { requireEditor } from '#server/features/desk/require-editor.ts';
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
export class IssueCheckResolver {
  @FieldResolver(() => IssueCheckType, {
    complexity: ({ childComplexity }) => 20 + childComplexity,
    description: 'The issue as it arrives. Its links to the site are tried.',
  })
  async check(@Root() issue: NewsletterIssueType, @Ctx() context: RequestContext): Promise<IssueCheckType> {
    await requireEditor(context);
    return context.services.issues.check(issue, context.statusOf);
  }
}

/** Issues of the newsletter, for editors. */
@Resolver(() => DeskType)
@UseMiddleware(answerResults)
export class IssueResolver {
  @FieldResolver(() => [NewsletterIssueType], {
    complexity: ({ childComplexity }) => 20 * childComplexity,
    description: 'The newest issues of the newsletter.',
  })
  async issues(@Ctx() context: RequestContext): Promise<NewsletterIssueType[]> {
    await requireEditor(context);
    return context.services.issues.list();
  }

  @FieldResolver(() => NewsletterIssueType, { nullable: true, description: 'One issue; null where there is none.' })
  async issue(
    @Arg('id', () => ID, { description: 'Its name.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<NewsletterIssueType | null> {
    await requireEditor(context);
    return context.services.issues.find(id);
  }

  @FieldResolver(() => Int, { description: 'How many would get an issue now.' })
  async subscribers(@Ctx() context: RequestContext): Promise<number> {
    await requireEditor(context);
    return context.services.issues.subscribers();
  }

  @Mutation(() => IssueResult, {
    nullable: true,
    description:
      'Begins an issue.\n\nExample: `mutation { createIssue { ... on IssueSuccess { issue { id } } ... on Failure { message } } }`',
  })
  async createIssue(@Ctx() context: RequestContext): Step {
    return context.services.issues.create(await requireEditor(context));
  }

  @Mutation(() => IssueResult, {
    nullable: true,
    description:
      'Stores a draft, unless another editor has changed it meanwhile.\n\nExample: `mutation { saveIssue(input: { id: "2026-11-26", version: 1, subject: "Lentils", markdown: "{{recipe misir-wat}}" }) { ... on IssueSuccess { issue { version } } ... on Failure { message } } }`',
  })
  async saveIssue(
    @Arg('input', () => SaveIssueInput, { description: 'The draft.' }) input: SaveIssueInput,
    @Ctx() context: RequestContext,
  ): Step {
    return context.services.issues.save(await requireEditor(context), input);
  }

  @Mutation(() => IssueResult, {
    nullable: true,
    description:
      'Deletes a draft, unless another editor has changed it meanwhile.\n\nExample: `mutation { deleteIssue(input: { id: "2026-11-26", version: 2 }) { ... on IssueSuccess { message } ... on Failure { message } } }`',
  })
  async deleteIssue(
    @Arg('input', () => DeleteIssueInput, { description: 'Which draft.' }) input: DeleteIssueInput,
    @Ctx() context: RequestContext,
  ): Step {
    return context.services.issues.deleteDraft(await requireEditor(context), input);
  }

  @Mutation(() => IssueResult, {
    nullable: true,
    description:
      'Sends an issue to the editor alone.\n\nExample: `mutation { testIssue(input: { id: "2026-11-26" }) { ... on IssueSuccess { message } ... on Failure { message } } }`',
  })
  async testIssue(
    @Arg('input', () => IssueInput, { description: 'Which.' }) { id }: IssueInput,
    @Ctx() context: RequestContext,
  ): Step {
    return context.services.issues.test(await requireEditor(context), id);
  }

  @Mutation(() => IssueResult, {
    nullable: true,
    description:
      'Has an issue go out to all subscribers, now or at a time.\n\nExample: `mutation { scheduleIssue(input: { id: "2026-11-26", version: 2 }) { ... on IssueSuccess { message } ... on Failure { message } } }`',
  })
  async scheduleIssue(
    @Arg('input', () => ScheduleIssueInput, { description: 'Which, and when.' }) input: ScheduleIssueInput,
    @Ctx() context: RequestContext,
  ): Step {
    return context.services.issues.schedule(await requireEditor(context), input, context.statusOf);
  }

  @Mutation(() => IssueResult, {
    nullable: true,
    description:
      'Makes a draft again of an issue that has not begun to go out.\n\nExample: `mutation { takeBackIssue(input: { id: "2026-11-26" }) { ... on IssueSuccess { message } ... on Failure { message } } }`',
  })
  async takeBackIssue(
    @Arg('input', () => IssueInput, { description: 'Which.' }) { id }: IssueInput,
    @Ctx() context: RequestContext,
  ): Step {
    return context.services.issues.takeBack(await requireEditor(context), id);
  }
}
