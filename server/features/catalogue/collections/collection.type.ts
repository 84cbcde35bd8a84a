import { Field, Int, ObjectType } from 'type-graphql';
import { NodeType } from '#server/graphql/node/node.type.ts';
import type { RecipeWhere } from '../lists/recipe-where.type.ts';
import { PictureType } from '../recipe/picture.type.ts';

@ObjectType('Collection', {
  simpleResolvers: true,
  implements: NodeType,
  description: 'Recipes that have something in common. Which these are is computed from what they are.',
})
export class CollectionType {
  /** Not in the schema: the interface's `id` field derives it from the slug. */
  id: string;

  @Field({ description: 'Its name in addresses. Example: "one-pot".' })
  slug: string;

  @Field({ description: 'Example: "One pot".' })
  name: string;

  @Field({ description: 'A sentence or two about it.' })
  description: string;

  @Field(() => Int, { description: 'Published recipes in it.' })
  recipeCount: number;

  @Field(() => PictureType, {
    description: 'One of its dishes, if possible one that no collection before it shows.',
  })
  picture: PictureType;

  /** Not in the schema: the filter that selects its recipes. */
  where: RecipeWhere;
}
