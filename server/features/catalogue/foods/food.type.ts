import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Aisle, Allergen, Diet } from '#schema/rules/vocabulary.ts';
import { NodeType } from '#server/graphql/node/node.type.ts';
import { GlossaryEntryType } from './glossary.type.ts';

registerEnumType(Allergen, {
  name: 'Allergen',
  description: 'One of the fourteen allergens that the EU wants named.',
  valuesConfig: {
    GLUTEN: { description: 'Cereals with gluten: wheat, rye, barley, oats.' },
    CRUSTACEANS: { description: 'Prawns, crabs, lobsters.' },
    EGG: { description: 'Eggs of birds.' },
    FISH: { description: 'Fish, and sauces made of it.' },
    PEANUT: { description: 'Peanuts.' },
    SOY: { description: 'Soya beans, soy sauce, tofu.' },
    MILK: { description: 'Milk of animals, with lactose or without.' },
    NUTS: { description: 'Almonds, hazelnuts, walnuts, cashews, pistachios and the other tree nuts.' },
    CELERY: { description: 'Celery and celeriac.' },
    MUSTARD: { description: 'Mustard: seeds, leaves and oil.' },
    SESAME: { description: 'Sesame seeds, oil and paste.' },
    SULFITES: { description: 'Sulfur dioxide and sulfites, as in wine and dried fruit.' },
    LUPIN: { description: 'Lupin seeds and flour.' },
    MOLLUSCS: { description: 'Mussels, squid, oyster sauce.' },
  },
});
registerEnumType(Aisle, {
  name: 'Aisle',
  description: 'Where a shop has a food.',
  valuesConfig: {
    PRODUCE: { description: 'Vegetables, fruit and fresh herbs.' },
    MEAT_AND_FISH: { description: 'Meat, poultry and fish.' },
    DAIRY_AND_EGGS: { description: 'Milk, butter, cheese and eggs.' },
    BAKERY: { description: 'Bread and the like.' },
    DRY_GOODS: { description: 'Flour, rice, pasta, beans, nuts and sugar.' },
    CANS_AND_JARS: { description: 'What comes in cans, jars and bottles.' },
    SPICES: { description: 'Spices and dried herbs.' },
    FROZEN: { description: 'What is frozen.' },
    DRINKS: { description: 'Wine, beer and juices.' },
  },
});

@ObjectType('FoodPurchase', {
  simpleResolvers: true,
  description: 'How a shop sells a food.',
})
class FoodPurchaseType {
  @Field({ description: 'A package, a piece, or what it is pressed or taken from. Example: "can".' })
  unit: string;

  @Field(() => Float, { nullable: true, description: 'Grams that one gives; null where pieces are counted.' })
  grams: number | null;
}

@ObjectType('Food', {
  simpleResolvers: true,
  implements: NodeType,
  description: 'Something that recipes are made of.',
})
export class FoodType {
  @Field({ description: 'Its name in addresses, the base thing first. Example: "butter-unsalted".' })
  slug: string;

  @Field({ description: 'The singular. Example: "red onion".' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'The plural, or null where there is none. Example: "red onions".',
  })
  plural: string | null;

  @Field(() => Aisle, { description: 'Where a shop has it. Example: SPICES.' })
  aisle: Aisle;

  @Field(() => [Allergen], { description: 'The allergens that it contains.' })
  contains: Allergen[];

  @Field(() => [Allergen], { description: 'The allergens for which one has to check its label.' })
  mayContain: Allergen[];

  @Field(() => FoodPurchaseType, { nullable: true, description: 'How one buys it; null where by weight or volume.' })
  buy: FoodPurchaseType | null;

  @Field(() => Int, { description: 'Published recipes that are made with it, or with what it is in.' })
  recipeCount: number;

  @Field(() => GlossaryEntryType, {
    nullable: true,
    description: 'What the glossary says of it; null of what every cook knows.',
  })
  glossary: GlossaryEntryType | null;

  // Not in the schema.
  /** The same as `slug`: its key in content files. */
  key: string;
  aka: string[];
  /** Keys of the foods that it is made of, without itself. */
  madeOf: string[];
  kinds: string[];
  recipeSlug: string | null;
}

/** A food whose label has to be checked, as the import stores it. */
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
