import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PictureType } from './picture.type.ts';

@ObjectType('Cuisine', {
  simpleResolvers: true,
  description: 'A tradition of cooking. Every recipe has exactly one.',
})
export class CuisineType {
  @Field(() => ID)
  id: number;

  @Field({ description: 'Example: "Ethiopian".' })
  name: string;

  @Field({ description: 'The name as it stands in addresses. Example: "ethiopian".' })
  slug: string;

  @Field({ description: 'One sentence about it.' })
  description: string;

  @Field(() => Int, { description: 'Published recipes of it.' })
  recipeCount: number;

  @Field(() => PictureType, { description: 'The picture of a recipe that stands for it.' })
  picture: PictureType;
}
