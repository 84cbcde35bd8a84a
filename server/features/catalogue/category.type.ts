import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PictureType } from './picture.type.ts';

@ObjectType('Category', {
  simpleResolvers: true,
  description: 'A meal or a season that recipes are filed under.',
})
export class CategoryType {
  @Field(() => ID)
  id: number;

  @Field({ description: 'Example: "Breakfast".' })
  name: string;

  @Field({ description: 'The name as it stands in addresses. Example: "breakfast".' })
  slug: string;

  @Field({ description: 'One sentence about it.' })
  description: string;

  @Field(() => Int, { description: 'Published recipes in it, as their primary category or a further one.' })
  recipeCount: number;

  @Field(() => PictureType, { description: 'The picture of a recipe that stands for it.' })
  picture: PictureType;
}
