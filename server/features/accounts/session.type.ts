import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('Session', { simpleResolvers: true, description: 'A place where one is signed in.' })
export class SessionType {
  @Field(() => ID, { description: 'What `endSession` asks for. It is not the token.' })
  id: string;

  @Field(() => GraphQLDateTimeISO, { description: 'When one signed in there.' })
  createdAt: Date;

  @Field(() => GraphQLDateTimeISO, { description: 'When it was last used, to within five minutes.' })
  lastUsedAt: Date;

  @Field(() => GraphQLDateTimeISO, { description: 'When it ends by itself: seven days after signing in.' })
  expiresAt: Date;

  @Field({ description: 'Browser and system, as far as they can be told. Example: "Firefox on Linux".' })
  device: string;

  @Field({ description: 'Whether this request belongs to it.' })
  current: boolean;
}
