import { Field, InputType } from 'type-graphql';
import { looksLikeEmail } from '#schema/rules/accounts.ts';
import {
  type ContactField,
  contactFieldProblem,
  MAX_CONTACT_MESSAGE_LENGTH,
  MAX_CONTACT_NAME_LENGTH,
} from '#schema/rules/contact.ts';
import { Follows } from '#server/check-input.ts';
import { describeEnum } from '#server/graphql/describe-enum.ts';
import { InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';

/** Form that the visitor used. */
export enum ContactSource {
  CONTACT = 'contact',
  ABOUT = 'about',
}

describeEnum(
  ContactSource,
  'ContactSource',
  'Form in which a message was written. The two forms differ only in the wording of responses.',
  {
    CONTACT: 'Form on the contact page.',
    ABOUT: 'Form on the about page.',
  },
);

const FollowsForm = (field: ContactField) =>
  Follows((text: string, { source }: SendMessageInput) => contactFieldProblem(source, field, text, looksLikeEmail));

@InputType({ description: 'A message to the magazine.' })
export class SendMessageInput {
  @Field({ description: `Name on one line, at most ${MAX_CONTACT_NAME_LENGTH} characters. Example: "Abeba".` })
  @FollowsForm('name')
  name: string;

  @Field({ description: 'Email address for the reply. Example: "abeba@gmail.com".' })
  @FollowsForm('email')
  email: string;

  @Field({
    description: `Plain text, at most ${MAX_CONTACT_MESSAGE_LENGTH} characters. Example: "My injera has no eyes."`,
  })
  @FollowsForm('message')
  message: string;

  @Field(() => ContactSource, {
    description: 'Form in which the message was written; it determines the wording of responses.',
  })
  source: ContactSource;

  @Field(() => String, {
    nullable: true,
    description: 'Honeypot, invisible to people: omit it, or the message is dropped.',
  })
  website?: string | null;
}

@SimpleType('SendMessageSuccess', 'The message is stored and will be sent.')
export class SendMessageSuccessType extends SuccessType {}

export const SendMessageResult = resultUnion('SendMessageResult', [SendMessageSuccessType, InvalidInputType]);
