import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { looksLikeEmail } from '#schema/rules/accounts.ts';
import {
  type ContactField,
  contactFieldProblem,
  MAX_CONTACT_MESSAGE_LENGTH,
  MAX_CONTACT_NAME_LENGTH,
} from '#schema/rules/contact.ts';
import { Follows } from '#server/check-input.ts';
import { InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';

/** Form that the visitor used. */
export enum ContactSource {
  CONTACT = 'contact',
  ABOUT = 'about',
}

registerEnumType(ContactSource, {
  name: 'ContactSource',
  description: 'The form in which a message was written. Both say the same in different words.',
  valuesConfig: {
    CONTACT: { description: 'The form of the contact page.' },
    ABOUT: { description: 'The form of the page about the site.' },
  },
});

const FollowsForm = (field: ContactField) =>
  Follows((text: string, { source }: SendMessageInput) => contactFieldProblem(source, field, text, looksLikeEmail));

@InputType({ description: 'A message to the office.' })
export class SendMessageInput {
  @Field({ description: `On one line, at most ${MAX_CONTACT_NAME_LENGTH} characters. Example: "Abeba".` })
  @FollowsForm('name')
  name: string;

  @Field({ description: 'Where the answer goes. Example: "abeba@gmail.com".' })
  @FollowsForm('email')
  email: string;

  @Field({
    description: `Plain text, at most ${MAX_CONTACT_MESSAGE_LENGTH} characters. Example: "My injera has no eyes."`,
  })
  @FollowsForm('message')
  message: string;

  @Field(() => ContactSource, { description: 'Where it was written: the answers are in the words of that form.' })
  source: ContactSource;

  @Field(() => String, {
    nullable: true,
    description: 'To be left out: people do not see this field, and a message in which it is filled is dropped.',
  })
  website?: string | null;
}

@ObjectType('SendMessageSuccess', { simpleResolvers: true, description: 'The message is on its way to the office.' })
export class SendMessageSuccessType extends SuccessType {}

export const SendMessageResult = resultUnion('SendMessageResult', 'What sending a message can lead to.', () => [
  SendMessageSuccessType,
  InvalidInputType,
]);
