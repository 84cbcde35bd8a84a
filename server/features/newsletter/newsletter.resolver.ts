import { Arg, Authorized, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { ViewerType } from '#server/features/accounts/account.type.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { Member, type RequestContext } from '#server/graphql/context.ts';
import { ResultMutation } from '#server/graphql/results.ts';
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
@Authorized()
export class SubscribedViewerResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the member’s address receives the newsletter.' })
  hasNewsletter(@Root() viewer: ViewerType, @Ctx() { services }: RequestContext): Promise<boolean> {
    return services.newsletter.isSubscribed(viewer.email);
  }
}

@Resolver()
export class NewsletterResolver {
  @ResultMutation(
    () => SubscribeResult,
    'Sends an email with a link to confirm the subscription.\n\nExample: `mutation { subscribe(input: { email: "abeba@gmail.com" }) { ... on SubscribeSuccess { message } ... on Failure { message } } }`',
  )
  async subscribe(
    @Arg('input', { description: 'Address to subscribe.' }) input: SubscribeInput,
    @Ctx() { services, client }: RequestContext,
  ): Promise<SubscribeSuccessType> {
    return services.newsletter.subscribe(input.email, client);
  }

  @ResultMutation(
    () => ConfirmSubscriptionResult,
    'Confirms a subscription with the token of a confirmation link.\n\nExample: `mutation { confirmSubscription(input: { token: "abc" }) { ... on ConfirmSubscriptionSuccess { message } ... on Failure { message } } }`',
  )
  async confirmSubscription(
    @Arg('input', { description: 'Token of the link.' }) input: ConfirmSubscriptionInput,
    @Ctx() { services }: RequestContext,
  ): Promise<Result<ConfirmSubscriptionSuccessType>> {
    return services.newsletter.confirm(input.token);
  }

  @ResultMutation(
    () => UnsubscribeResult,
    'Unsubscribes with the token of the link in every issue.\n\nExample: `mutation { unsubscribe(input: { token: "abc" }) { ... on UnsubscribeSuccess { message } ... on Failure { message } } }`',
  )
  async unsubscribe(
    @Arg('input', { description: 'Token of the link.' }) input: UnsubscribeInput,
    @Ctx() { services }: RequestContext,
  ): Promise<Result<UnsubscribeSuccessType>> {
    return services.newsletter.unsubscribe(input.token);
  }

  @Authorized()
  @ResultMutation(
    () => LeaveNewsletterSuccessType,
    'Unsubscribes the signed-in member.\n\nExample: `mutation { leaveNewsletter { message viewer { hasNewsletter } } }`',
  )
  leaveNewsletter(
    @Member() member: SessionUser,
    @Ctx() { services }: RequestContext,
  ): Promise<LeaveNewsletterSuccessType> {
    return services.newsletter.leave(member);
  }
}
