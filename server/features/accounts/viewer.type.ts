import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('Viewer', {
  simpleResolvers: true,
  description: 'The member whose token came with the request; nobody else ever sees this.',
})
export class ViewerType {
  @Field(() => ID)
  id: number;

  @Field({ description: 'The display name; others may have the same. Example: "Abeba".' })
  username: string;

  @Field({ description: 'Example: "abeba@gmail.com".' })
  email: string;

  @Field({ description: 'Whether one can sign in with a password.' })
  hasPassword: boolean;

  @Field({ description: 'Whether one can sign in with Google.' })
  hasGoogle: boolean;

  @Field(() => GraphQLDateTimeISO, { description: 'When the account was made.' })
  createdAt: Date;
}
