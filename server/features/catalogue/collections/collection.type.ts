import { Field, Int } from 'type-graphql';
import { NodeType } from '#server/graphql/node/node.type.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';
import type { RecipeWhere } from '../lists/recipe-where.type.ts';
import { PictureType } from '../recipe/picture.type.ts';

@SimpleType('Collection', 'A collection of recipes with something in common, computed from their data.', NodeType)
export class CollectionType {
  /** Not in the schema: the interface's `id` field derives it from the slug. */
  id: string;

  @Field({ description: 'Slug, used in URLs. Example: "one-pot".' })
  slug: string;

  @Field({ description: 'Name. Example: "One pot".' })
  name: string;

  @Field({ description: 'Description in one or two sentences.' })
  description: string;

  @Field(() => Int, { description: 'Number of published recipes in the collection.' })
  recipeCount: number;

  @Field(() => PictureType, { description: 'Picture of its first highlight.' })
  picture: PictureType;

  /** Not in the schema: slugs of its highlights. */
  highlightSlugs: string[];

  /** Not in the schema: the filter that selects its recipes. */
  where: RecipeWhere;
}
