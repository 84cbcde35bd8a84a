import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('Author', {
  simpleResolvers: true,
  description: 'Someone who writes recipes.',
})
export class AuthorType {
  @Field(() => ID)
  id: number;

  @Field({ description: 'Example: "Hanna Tesfaye".' })
  name: string;

  @Field({ description: 'What they do here. Example: "Founder and editor".' })
  role: string;

  @Field({ description: 'Two or three sentences about them.' })
  bio: string;
}
