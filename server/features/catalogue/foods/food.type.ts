import { Field, Float, Int } from 'type-graphql';
import { Aisle, Allergen, Diet } from '#schema/rules/vocabulary.ts';
import { describeEnum } from '#server/graphql/describe-enum.ts';
import { NodeType } from '#server/graphql/node/node.type.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';
import { GlossaryEntryType } from './glossary.type.ts';

describeEnum(Allergen, 'Allergen', 'One of the fourteen allergens that EU law requires on labels.', {
  GLUTEN: 'Cereals with gluten: wheat, rye, barley, oats.',
  CRUSTACEANS: 'Shrimp, crabs, lobsters.',
  EGG: 'Birds’ eggs.',
  FISH: 'Fish, and sauces made from it.',
  PEANUT: 'Peanuts.',
  SOY: 'Soybeans, soy sauce, tofu.',
  MILK: 'Animal milk, with or without lactose.',
  NUTS: 'Almonds, hazelnuts, walnuts, cashews, pistachios and other tree nuts.',
  CELERY: 'Celery and celeriac.',
  MUSTARD: 'Mustard: seeds, leaves and oil.',
  SESAME: 'Sesame seeds, oil and paste.',
  SULFITES: 'Sulfur dioxide and sulfites, as in wine and dried fruit.',
  LUPIN: 'Lupin seeds and flour.',
  MOLLUSCS: 'Mussels, squid, oyster sauce.',
});
describeEnum(Aisle, 'Aisle', 'Supermarket aisle.', {
  PRODUCE: 'Vegetables, fruit and fresh herbs.',
  MEAT_AND_FISH: 'Meat, poultry and fish.',
  DAIRY_AND_EGGS: 'Milk, butter, cheese and eggs.',
  BAKERY: 'Bread and baked goods.',
  DRY_GOODS: 'Flour, rice, pasta, beans, nuts and sugar.',
  CANS_AND_JARS: 'Food in cans, jars and bottles.',
  SPICES: 'Spices and dried herbs.',
  FROZEN: 'Frozen food.',
  DRINKS: 'Wine, beer and juices.',
});

@SimpleType('FoodPurchase', 'How shops sell a food.')
class FoodPurchaseType {
  @Field({ description: 'Unit of sale: a package, a piece, or the source of a juice or zest. Example: "can".' })
  unit: string;

  @Field(() => Float, {
    nullable: true,
    description: 'Grams of the food in one unit; null if it is not stated.',
  })
  grams: number | null;
}

@SimpleType('Food', 'A food that recipes can use.', NodeType)
export class FoodType {
  @Field({ description: 'Slug, used in URLs; it begins with the basic food. Example: "butter-unsalted".' })
  slug: string;

  @Field({ description: 'Singular name. Example: "red onion".' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'Plural name; null if it has none. Example: "red onions".',
  })
  plural: string | null;

  @Field(() => Aisle, { description: 'Supermarket aisle. Example: SPICES.' })
  aisle: Aisle;

  @Field(() => [Allergen], { description: 'Allergens that the food contains.' })
  contains: Allergen[];

  @Field(() => [Allergen], { description: 'Allergens that the food may contain: check its label.' })
  mayContain: Allergen[];

  @Field(() => FoodPurchaseType, {
    nullable: true,
    description: 'How shops sell the food; null if by weight or volume.',
  })
  buy: FoodPurchaseType | null;

  @Field(() => Int, {
    description: 'Number of published recipes that use the food, directly or as part of another food.',
  })
  recipeCount: number;

  @Field(() => GlossaryEntryType, {
    nullable: true,
    description: 'Glossary entry; null if the food has none.',
  })
  glossary: GlossaryEntryType | null;

  // Not in the schema.
  /** The same as `slug`: the food's key in content files. */
  key: string;
  aka: string[];
  /** Keys of the foods that the food is made of, without itself. */
  madeOf: string[];
  kinds: string[];
  recipeSlug: string | null;
}

/** A food whose label has to be checked, as `recipe_bodies` stores it. */
@SimpleType('LabelCheck', 'A food in a recipe whose label you have to check.')
export class LabelCheckType {
  @Field(() => [Allergen], { description: 'Allergens that the food may contain.' })
  allergens: Allergen[];

  @Field(() => [Diet], { description: 'Diets of the recipe that the food might not suit.' })
  diets: Diet[];

  // Not in the schema.
  foodKey: string;
}
