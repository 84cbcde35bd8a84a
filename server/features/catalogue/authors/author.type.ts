import { Field, Int, ObjectType } from 'type-graphql';
import { NodeType } from '#server/graphql/node/node.type.ts';
import { PictureType } from '../recipe/picture.type.ts';

@ObjectType('Author', {
  simpleResolvers: true,
  implements: NodeType,
  description: 'A cook who writes recipes.',
})
export class AuthorType {
  id: number;

  @Field({ description: 'Their name in addresses. Example: "hanna-tesfaye".' })
  slug: string;

  @Field({ description: 'Example: "Hanna Tesfaye".' })
  name: string;

  @Field({ description: 'What they do here. Example: "Founder and editor".' })
  role: string;

  @Field({ description: 'Two or three sentences about them.' })
  bio: string;

  @Field(() => Int, { description: 'Published recipes that they wrote.' })
  recipeCount: number;

  @Field(() => PictureType, { description: 'A painted portrait. Show it square or round.' })
  picture: PictureType;

  /** Not in the schema: keys of foods. */
  foodKeys: string[];

  /** Not in the schema: the name that recipe files use, for example `hanna-tesfaye`. */
  key: string;
}
