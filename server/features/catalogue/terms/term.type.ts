import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { NodeType } from '#server/graphql/node/node.type.ts';
import { PictureType } from '../recipe/picture.type.ts';

/** A term that recipes are filed under: a category or a cuisine. */
@ObjectType({ simpleResolvers: true })
export abstract class TermType {
  id: number;

  name: string;
  slug: string;

  @Field({ description: 'One sentence about it.' })
  description: string;

  recipeCount: number;

  @Field(() => PictureType, { description: 'A scene drawn for it: a table with its food.' })
  picture: PictureType;
}

/** Returns the GraphQL type of a kind of term. The fields are the same; their descriptions differ. */
function termType(name: string, texts: { description: string; example: string; recipeCount: string }) {
  @ObjectType(name, { simpleResolvers: true, implements: NodeType, description: texts.description })
  class Term extends TermType {
    @Field({ description: `Example: "${texts.example}".` })
    override name: string;

    @Field({ description: `The name as it stands in addresses. Example: "${texts.example.toLowerCase()}".` })
    override slug: string;

    @Field(() => Int, { description: texts.recipeCount })
    override recipeCount: number;
  }
  return Term as ClassType<TermType>;
}

export const CategoryType = termType('Category', {
  description: 'A meal or a season that recipes are filed under.',
  example: 'Breakfast',
  recipeCount: 'Published recipes in it, as their primary category or a further one.',
});

export const CuisineType = termType('Cuisine', {
  description: 'A tradition of cooking. Every recipe has exactly one.',
  example: 'Ethiopian',
  recipeCount: 'Published recipes of it.',
});
