import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { NodeType } from '#server/graphql/node/node.type.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';
import { PictureType } from '../recipe/picture.type.ts';

/** A term that recipes are filed under: a category or a cuisine. */
@ObjectType({ simpleResolvers: true })
export abstract class TermType {
  id: number;

  name: string;
  slug: string;

  @Field({ description: 'Description in one sentence.' })
  description: string;

  recipeCount: number;

  @Field(() => PictureType, { description: 'Drawing or photograph of a table with its food.' })
  picture: PictureType;
}

/** Returns the GraphQL type of a kind of term. The fields are the same; their descriptions differ. */
function createTermType(name: string, texts: { description: string; example: string; recipeCount: string }) {
  @SimpleType(name, texts.description, NodeType)
  class Term extends TermType {
    @Field({ description: `Name. Example: "${texts.example}".` })
    override name: string;

    @Field({ description: `Slug, used in URLs. Example: "${texts.example.toLowerCase()}".` })
    override slug: string;

    @Field(() => Int, { description: texts.recipeCount })
    override recipeCount: number;
  }
  return Term as ClassType<TermType>;
}

export const CategoryType = createTermType('Category', {
  description: 'A category of recipes: a meal or a season.',
  example: 'Breakfast',
  recipeCount: 'Number of published recipes in the category, whether it is their primary category or another.',
});

export const CuisineType = createTermType('Cuisine', {
  description: 'A cuisine. Every recipe has exactly one.',
  example: 'Ethiopian',
  recipeCount: 'Number of published recipes of the cuisine.',
});
