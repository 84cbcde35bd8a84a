import { Field, Int } from 'type-graphql';
import { NodeType } from '#server/graphql/node/node.type.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';
import { PictureType } from '../recipe/picture.type.ts';

@SimpleType('Author', 'A cook who writes recipes.', NodeType)
export class AuthorType {
  id: number;

  @Field({ description: 'Slug, used in URLs. Example: "hanna-tesfaye".' })
  slug: string;

  @Field({ description: 'Full name. Example: "Hanna Tesfaye".' })
  name: string;

  @Field({ description: 'Role at the magazine. Example: "Founder and editor".' })
  role: string;

  @Field({ description: 'Biography of two or three sentences.' })
  bio: string;

  @Field(() => Int, { description: 'Number of their published recipes.' })
  recipeCount: number;

  @Field(() => PictureType, { description: 'Portrait, drawn or photographed. Show it square or round.' })
  picture: PictureType;

  /** Not in the schema: keys of `typicalFoods`. */
  foodKeys: string[];

  /** Not in the schema: the name that recipe files use, for example `hanna-tesfaye`. */
  key: string;
}
