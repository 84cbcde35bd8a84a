import { Arg, Args, Ctx, Mutation, Resolver, UseMiddleware } from 'type-graphql';
import { answerResults } from '#server/graphql/answer-results.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type { ConfirmSubscriptionAnswer, SubscribeAnswer, UnsubscribeAnswer } from './newsletter.service.ts';
import { ConfirmSubscriptionResult, SubscribeArgs, SubscribeResult, UnsubscribeResult } from './newsletter.type.ts';

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
  ): Promise<SubscribeAnswer> {
    return services.newsletter.subscribe(email, clientAddress);
  }

  @Mutation(() => ConfirmSubscriptionResult, {
    description:
      'Confirms a subscription with the token of a confirmation link.\n\nExample: `mutation { confirmSubscription(token: "abc") { ... on ConfirmSubscriptionSuccess { message } ... on Failure { message } } }`',
  })
  confirmSubscription(
    @Arg('token', () => String, { description: 'The last part of the link in the mail.' }) token: string,
    @Ctx() { services }: RequestContext,
  ): Promise<ConfirmSubscriptionAnswer> {
    return services.newsletter.confirm(token);
  }

  @Mutation(() => UnsubscribeResult, {
    description:
      'Deletes a subscriber with the token of the link that every issue carries.\n\nExample: `mutation { unsubscribe(token: "abc") { ... on UnsubscribeSuccess { message } ... on Failure { message } } }`',
  })
  unsubscribe(
    @Arg('token', () => String, { description: 'The last part of the link in an issue.' }) token: string,
    @Ctx() { services }: RequestContext,
  ): Promise<UnsubscribeAnswer> {
    return services.newsletter.unsubscribe(token);
  }
}
