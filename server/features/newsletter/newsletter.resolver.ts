import { Arg, Args, Ctx, Mutation, Resolver, UseMiddleware } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { answerResults } from '#server/graphql/results.ts';
import type { Result } from '#server/results.ts';
import {
  ConfirmSubscriptionResult,
  type ConfirmSubscriptionSuccessType,
  SubscribeArgs,
  SubscribeResult,
  type SubscribeSuccessType,
  UnsubscribeResult,
  type UnsubscribeSuccessType,
} from './newsletter.type.ts';

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
}
