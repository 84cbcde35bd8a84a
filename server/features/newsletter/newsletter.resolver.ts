import { Arg, Args, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root, UseMiddleware } from 'type-graphql';
import { ViewerType } from '#server/features/accounts/account.type.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { answerResults } from '#server/graphql/results.ts';
import type { Result } from '#server/results.ts';
import {
  ConfirmSubscriptionResult,
  type ConfirmSubscriptionSuccessType,
  LeaveNewsletterSuccessType,
  SubscribeArgs,
  SubscribeResult,
  type SubscribeSuccessType,
  UnsubscribeResult,
  type UnsubscribeSuccessType,
} from './newsletter.type.ts';

@Resolver(() => ViewerType)
export class SubscribedViewerResolver {
  @FieldResolver(() => Boolean, { description: 'Whether one’s address gets the newsletter.' })
  hasNewsletter(@Root() viewer: ViewerType, @Ctx() { services }: RequestContext): Promise<boolean> {
    return services.newsletter.isSubscribed(viewer.email);
  }
}

@Resolver()
@UseMiddleware(answerResults)
export class NewsletterResolver {
  @Mutation(() => SubscribeResult, {
    description:
      'Asks an address by mail whether it wants the newsletter.\n\nExample: `mutation { subscribe(email: "abeba@gmail.com") { ... on SubscribeSuccess { message } ... on Failure { message } } }`',
  })
  subscribe(
    @Args(() => SubscribeArgs) { email }: SubscribeArgs,
    @Ctx() { services, clientAddress }: RequestContext,
  ): Promise<SubscribeSuccessType> {
    return services.newsletter.subscribe(email, clientAddress);
  }

  @Mutation(() => ConfirmSubscriptionResult, {
    description:
      'Confirms a subscription with the token of a confirmation link.\n\nExample: `mutation { confirmSubscription(token: "abc") { ... on ConfirmSubscriptionSuccess { message } ... on Failure { message } } }`',
  })
  confirmSubscription(
    @Arg('token', () => String, { description: 'The last part of the link in the mail.' }) token: string,
    @Ctx() { services }: RequestContext,
  ): Promise<Result<ConfirmSubscriptionSuccessType>> {
    return services.newsletter.confirm(token);
  }

  @Mutation(() => UnsubscribeResult, {
    description:
      'Deletes a subscriber with the token of the link that every issue carries.\n\nExample: `mutation { unsubscribe(token: "abc") { ... on UnsubscribeSuccess { message } ... on Failure { message } } }`',
  })
  unsubscribe(
    @Arg('token', () => String, { description: 'The last part of the link in an issue.' }) token: string,
    @Ctx() { services }: RequestContext,
  ): Promise<Result<UnsubscribeSuccessType>> {
    return services.newsletter.unsubscribe(token);
  }

  @Mutation(() => LeaveNewsletterSuccessType, {
    description:
      'Deletes the address of the member whose token comes with the request from the newsletter’s list.\n\nExample: `mutation { leaveNewsletter { message viewer { hasNewsletter } } }`',
  })
  @Authorized()
  async leaveNewsletter(@Ctx() { services, viewer }: RequestContext): Promise<LeaveNewsletterSuccessType> {
    return services.newsletter.leave(await viewer.require());
  }
}
