import { Matches } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { EMAIL_INPUT } from '#schema/rules/accounts.ts';
import { newsletterTexts } from '#schema/rules/newsletter.ts';
import { problem } from '#server/check-input.ts';
import { ViewerType } from '#server/features/accounts/account.type.ts';
import { InvalidLinkType, LinkExpiredType } from '#server/features/accounts/account-failures.type.ts';
import { InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';

@InputType({ description: 'The link of a confirmation mail.' })
export class ConfirmSubscriptionInput {
  @Field({ description: 'The last part of the link in the mail. Example: "Zk3vQ0h7m2nX9c5b".' })
  token: string;
}

@InputType({ description: 'The link that every issue carries.' })
export class UnsubscribeInput {
  @Field({ description: 'The last part of the link in an issue. Example: "Zk3vQ0h7m2nX9c5b".' })
  token: string;
}

@InputType({ description: 'Where the newsletter is wanted.' })
export class SubscribeInput {
  @Field({ description: 'Example: "abeba@gmail.com".' })
  @Matches(EMAIL_INPUT, problem('INVALID', newsletterTexts.emailInvalid))
  @Matches(/\S/, problem('REQUIRED', newsletterTexts.emailRequired))
  email: string;
}

@ObjectType('SubscribeSuccess', {
  simpleResolvers: true,
  description: 'A mail asks the address for its consent, unless it has the newsletter already: the answer is the same.',
})
export class SubscribeSuccessType extends SuccessType {}

@ObjectType('ConfirmSubscriptionSuccess', { simpleResolvers: true, description: 'The address gets the newsletter.' })
export class ConfirmSubscriptionSuccessType extends SuccessType {}

@ObjectType('UnsubscribeSuccess', {
  simpleResolvers: true,
  description: 'The address is deleted. It is the same answer where it was before.',
})
export class UnsubscribeSuccessType extends SuccessType {}

@ObjectType('LeaveNewsletterSuccess', {
  simpleResolvers: true,
  description: 'The member’s address is deleted from the list. It is the same answer where it was before.',
})
export class LeaveNewsletterSuccessType extends SuccessType {
  @Field(() => ViewerType, { description: 'Without the newsletter.' })
  viewer: ViewerType;

  constructor(message: string, viewer: ViewerType) {
    super(message);
    this.viewer = viewer;
  }
}

export const SubscribeResult = resultUnion('SubscribeResult', 'What subscribing can lead to.', () => [
  SubscribeSuccessType,
  InvalidInputType,
]);

export const ConfirmSubscriptionResult = resultUnion(
  'ConfirmSubscriptionResult',
  'What the link of a confirmation mail can lead to.',
  () => [ConfirmSubscriptionSuccessType, LinkExpiredType, InvalidLinkType],
);

export const UnsubscribeResult = resultUnion('UnsubscribeResult', 'What unsubscribing can lead to.', () => [
  UnsubscribeSuccessType,
  InvalidLinkType,
]);
