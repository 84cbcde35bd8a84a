import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root, UseMiddleware } from 'type-graphql';
import { ViewerType } from '#server/features/accounts/account.type.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { FormerArg, givenInput } from '#server/graphql/given-input.ts';
import { answerResults } from '#server/graphql/results.ts';
import type { Result } from '#server/results.ts';
import {
  ConfirmSubscriptionInput,
  ConfirmSubscriptionResult,
  type ConfirmSubscriptionSuccessType,
  LeaveNewsletterSuccessType,
  SubscribeInput,
  SubscribeResult,
  type SubscribeSuccessType,
  UnsubscribeInput,
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
      'Asks an address by mail whether it wants the newsletter.\n\nExample: `mutation { subscribe(input: { email: "abeba@gmail.com" }) { ... on SubscribeSuccess { message } ... on Failure { message } } }`',
  })
  async subscribe(
    @Arg('input', () => SubscribeInput, { nullable: true, description: 'Where to.' }) input: SubscribeInput | null,
    @FormerArg('email', () => String, 'Example: "abeba@gmail.com".') email: string | null,
    @Ctx() { services, clientAddress }: RequestContext,
  ): Promise<SubscribeSuccessType> {
    const given = await givenInput(SubscribeInput, input, { email });
    return services.newsletter.subscribe(given.email, clientAddress);
  }

  @Mutation(() => ConfirmSubscriptionResult, {
    description:
      'Confirms a subscription with the token of a confirmation link.\n\nExample: `mutation { confirmSubscription(input: { token: "abc" }) { ... on ConfirmSubscriptionSuccess { message } ... on Failure { message } } }`',
  })
  async confirmSubscription(
    @Arg('input', () => ConfirmSubscriptionInput, { nullable: true, description: 'The link’s token.' })
    input: ConfirmSubscriptionInput | null,
    @FormerArg('token', () => String, 'The last part of the link in the mail.') token: string | null,
    @Ctx() { services }: RequestContext,
  ): Promise<Result<ConfirmSubscriptionSuccessType>> {
    const given = await givenInput(ConfirmSubscriptionInput, input, { token });
    return services.newsletter.confirm(given.token);
  }

  @Mutation(() => UnsubscribeResult, {
    description:
      'Deletes a subscriber with the token of the link that every issue carries.\n\nExample: `mutation { unsubscribe(input: { token: "abc" }) { ... on UnsubscribeSuccess { message } ... on Failure { message } } }`',
  })
  async unsubscribe(
    @Arg('input', () => UnsubscribeInput, { nullable: true, description: 'The link’s token.' })
    input: UnsubscribeInput | null,
    @FormerArg('token', () => String, 'The last part of the link in an issue.') token: string | null,
    @Ctx() { services }: RequestContext,
  ): Promise<Result<UnsubscribeSuccessType>> {
    const given = await givenInput(UnsubscribeInput, input, { token });
    return services.newsletter.unsubscribe(given.token);
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
