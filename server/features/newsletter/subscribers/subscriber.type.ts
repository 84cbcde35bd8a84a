import { ArrayMaxSize, IsOptional, MaxLength } from 'class-validator';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { MAX_IMPORTED_ADDRESSES, subscriberTexts } from '#schema/rules/subscribers.ts';
import { problem } from '#server/check-input.ts';
import { DeskListArgs } from '#server/features/desk/desk-lists.type.ts';
import { connectionType } from '#server/graphql/connection.type.ts';
import { nameEnum } from '#server/graphql/describe-enum.ts';
import { InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';

export const SubscriberStatus = nameEnum('SubscriberStatus', 'Status of a newsletter subscriber.', {
  CONFIRMED: 'Gets the newsletter.',
  ASKED: 'Was asked to confirm. Deleted after seven days without confirmation.',
  BOUNCED: 'A mail server rejected the address permanently. It gets no email until it confirms again.',
});
export type SubscriberStatus = keyof typeof SubscriberStatus;

@SimpleType('Subscriber', 'A newsletter subscriber.')
export class SubscriberType {
  @Field(() => ID, { description: 'ID, derived from the address.' })
  id: string;

  @Field({ description: 'Email address.' })
  email: string;

  @Field(() => SubscriberStatus, { description: 'Status.' })
  status: SubscriberStatus;

  @Field(() => GraphQLDateTimeISO, { description: 'When the address was entered or imported.' })
  askedAt: Date;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When the address was confirmed.' })
  confirmedAt: Date | null;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When the address was rejected.' })
  bouncedAt: Date | null;
}

@SimpleType('SubscriberConnection', 'A list of subscribers, paginated by cursor.')
export class SubscriberConnectionType extends connectionType(SubscriberType, 'Subscriber', 'subscriber') {}

@ArgsType()
export class SubscriberListArgs extends DeskListArgs {
  @Field({ defaultValue: '', description: 'Part of the address.' })
  @MaxLength(100, problem('TOO_LONG'))
  search: string;

  @Field(() => SubscriberStatus, { nullable: true, description: 'Only subscribers with this status.' })
  @IsOptional()
  status?: SubscriberStatus | null;
}

@InputType({ description: 'Addresses of subscribers from another list.' })
export class ImportSubscribersInput {
  @Field(() => [String], { description: `At most ${MAX_IMPORTED_ADDRESSES} addresses.` })
  @ArrayMaxSize(MAX_IMPORTED_ADDRESSES, problem('TOO_LONG', subscriberTexts.tooMany))
  @MaxLength(254, { each: true, ...problem('TOO_LONG', subscriberTexts.addressLong) })
  emails: string[];

  @Field(() => String, {
    nullable: true,
    description:
      'How all of them gave their consent, for example "Double opt-in on our former site"; they are subscribed at once. If null, each is asked to confirm.',
  })
  @IsOptional()
  @MaxLength(300, problem('TOO_LONG', subscriberTexts.consentLong))
  consent?: string | null;
}

@SimpleType('ImportSubscribersSuccess', 'The addresses were imported.')
export class ImportSubscribersSuccessType extends SuccessType {
  @Field(() => Int, { description: 'Number of addresses subscribed by this import.' })
  subscribed: number;

  @Field(() => Int, { description: 'Number of addresses that were asked to confirm.' })
  asked: number;

  @Field(() => Int, { description: 'Number of addresses that had already been subscribed, asked or rejected.' })
  known: number;

  @Field(() => Int, { description: 'Number of addresses that were skipped because their readers had unsubscribed.' })
  unsubscribed: number;

  @Field(() => [String], { description: 'Entries that are not email addresses.' })
  invalid: string[];
}

export const ImportSubscribersResult = resultUnion('ImportSubscribersResult', [
  ImportSubscribersSuccessType,
  InvalidInputType,
]);
