import { Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { EMAIL_INPUT } from '#schema/rules/accounts.ts';
import { newsletterTexts } from '#schema/rules/newsletter.ts';
import { problem } from '#server/check-input.ts';
import { ViewerType } from '#server/features/accounts/account.type.ts';
import { InvalidLinkType, LinkExpiredType } from '#server/features/accounts/account-failures.type.ts';
import { InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';

@InputType({ description: 'Token of a confirmation link.' })
export class ConfirmSubscriptionInput {
  @Field({ description: 'Last part of the link in the email. Example: "Zk3vQ0h7m2nX9c5b".' })
  token: string;
}

@InputType({ description: 'Token of the unsubscribe link.' })
export class UnsubscribeInput {
  @Field({ description: 'Last part of the link in an issue. Example: "Zk3vQ0h7m2nX9c5b".' })
  token: string;
}

@InputType({ description: 'An address to subscribe.' })
export class SubscribeInput {
  @Field({ description: 'Email address. Example: "abeba@gmail.com".' })
  @Matches(EMAIL_INPUT, problem('INVALID', newsletterTexts.emailInvalid))
  @Matches(/\S/, problem('REQUIRED', newsletterTexts.emailRequired))
  email: string;
}

@SimpleType(
  'SubscribeSuccess',
  'A confirmation email was sent, unless the address is already subscribed. The response is the same either way.',
)
export class SubscribeSuccessType extends SuccessType {}

@SimpleType('ConfirmSubscriptionSuccess', 'The address is subscribed.')
export class ConfirmSubscriptionSuccessType extends SuccessType {}

@SimpleType('UnsubscribeSuccess', 'The address was deleted. The response is the same if it was deleted before.')
export class UnsubscribeSuccessType extends SuccessType {}

@SimpleType(
  'LeaveNewsletterSuccess',
  'The member’s address was deleted from the list. The response is the same if it was deleted before.',
)
export class LeaveNewsletterSuccessType extends SuccessType {
  @Field(() => ViewerType, { description: 'The member, no longer subscribed.' })
  viewer: ViewerType;
}

export const SubscribeResult = resultUnion('SubscribeResult', [SubscribeSuccessType, InvalidInputType]);

export const ConfirmSubscriptionResult = resultUnion('ConfirmSubscriptionResult', [
  ConfirmSubscriptionSuccessType,
  LinkExpiredType,
  InvalidLinkType,
]);

export const UnsubscribeResult = resultUnion('UnsubscribeResult', [UnsubscribeSuccessType, InvalidLinkType]);
