import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';
import { Aisle, Allergen } from './food-vocabulary.ts';
import { Diet } from './recipe-vocabulary.ts';

registerEnumType(Allergen, { name: 'Allergen', description: 'One of the fourteen allergens that the EU wants named.' });
registerEnumType(Aisle, { name: 'Aisle', description: 'Where a shop has a food.' });

@ObjectType('FoodPurchase', {
  simpleResolvers: true,
  description: 'How a shop sells a food.',
})
export class FoodPurchaseType {
  @Field({ description: 'A package, a piece, or what it is pressed or taken from. Example: "can".' })
  unit: string;

  @Field(() => Float, { nullable: true, description: 'Grams that one gives; null where pieces are counted.' })
  grams: number | null;
}

@ObjectType('Food', {
  simpleResolvers: true,
  description: 'Something that recipes are made of.',
})
export class FoodType {
  @Field({ description: 'Its key, the base thing first. Example: "butter-unsalted".' })
  key: string;

  @Field({ description: 'The singular. Example: "red onion".' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'The plural, or null where there is none. Example: "red onions".',
  })
  plural: string | null;

  @Field(() => Aisle)
  aisle: Aisle;

  @Field(() => [Allergen], { description: 'The allergens that it contains.' })
  contains: Allergen[];

  @Field(() => [Allergen], { description: 'The allergens for which one has to check its label.' })
  mayContain: Allergen[];

  @Field(() => FoodPurchaseType, { nullable: true, description: 'How one buys it; null where by weight or volume.' })
  buy: FoodPurchaseType | null;

  // Not in the schema.
  aka: string[];
}

/** A food whose label decides, as the import stores it. */
@ObjectType('LabelCheck', {
  simpleResolvers: true,
  description: 'A food of a recipe whose label one has to check.',
})
export class LabelCheckType {
  @Field(() => [Allergen], { description: 'The allergens that it may contain.' })
  allergens: Allergen[];

  @Field(() => [Diet], { description: 'The diets of the recipe that it may not suit.' })
  diets: Diet[];

  // Not in the schema.
  foodKey: string;
}
