import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { FoodKind } from '#schema/rules/food-kinds.ts';
import { Allergen, Diet } from '#schema/rules/vocabulary.ts';

registerEnumType(FoodKind, {
  name: 'FoodKind',
  description: 'A group of the glossary.',
  valuesConfig: {
    SPICE: { description: 'Seeds, barks, roots and resins.' },
    SPICE_MIX: { description: 'Spices that are sold or ground together.' },
    CHILLI: { description: 'Chillies, fresh, dried, ground and pickled.' },
    HERB: { description: 'Leaves for their scent, and leaves to wrap with.' },
    GRAIN: { description: 'Rice, flours, starches, and breads.' },
    PULSE: { description: 'Beans, lentils and peas, whole, split and ground.' },
    DAIRY: { description: 'Cheeses and cooking fats.' },
    MEAT_AND_FISH: { description: 'Cured meat, and what the sea brings.' },
    PRODUCE: { description: 'Vegetables, fruit, fungi and flowers.' },
    SAUCE: { description: 'What comes in bottles and jars.' },
    SWEET: { description: 'Sugars, syrups and scented waters.' },
  },
});

@ObjectType('SubstitutePart', { simpleResolvers: true, description: 'An amount of a food that stands in for another.' })
export class SubstitutePartType {
  @Field({ description: 'How much of it. Example: "2 tsp".' })
  amount: string;

  @Field({ description: 'Amount and name. Example: "2 tsp sweet paprika".' })
  text: string;

  // Not in the schema.
  foodKey: string;
}

@ObjectType('Substitute', {
  simpleResolvers: true,
  description: 'What stands in for a food. What that changes is computed from the foods.',
})
export class SubstituteType {
  @Field({ description: 'How much of the food it stands in for. Example: "1 tbsp".' })
  amount: string;

  @Field({
    description:
      'What to take, in words; empty where the dish does without. Example: "2 tsp sweet paprika and 1 tsp cayenne pepper".',
  })
  text: string;

  @Field(() => [SubstitutePartType], { description: 'The same, food by food.' })
  parts: SubstitutePartType[];

  @Field({ description: 'How the dish differs then, in a sentence or two.' })
  change: string;

  @Field(() => [Allergen], { description: 'The allergens that it contains and the food does not.' })
  adds: Allergen[];

  @Field(() => [Allergen], { description: 'The allergens that it may contain and the food does not.' })
  mayAdd: Allergen[];

  @Field(() => [Allergen], { description: 'The allergens that the food contains and it does not.' })
  removes: Allergen[];

  @Field(() => [Diet], { description: 'Vegan or vegetarian, where the food is that and this is not.' })
  losesDiets: Diet[];

  @Field(() => [Diet], { description: 'Vegan or vegetarian, where this is that and the food is not.' })
  gainsDiets: Diet[];
}

@ObjectType('GlossaryEntry', {
  simpleResolvers: true,
  description: 'What the glossary says of a food.',
})
export class GlossaryEntryType {
  @Field(() => FoodKind, { description: 'Its group. Example: SPICE_MIX.' })
  kind: FoodKind;

  @Field({ description: 'The address of its page. Example: "/foods/berbere".' })
  path: string;

  @Field({ description: 'What it is, in two or three sentences.' })
  what: string;

  @Field({ description: 'How it tastes.' })
  taste: string;

  @Field({ description: 'Where to buy it, and what to look for.' })
  buying: string;

  @Field({ description: 'How to keep it, and how long.' })
  keeping: string;

  @Field(() => [SubstituteType], { description: 'Substitutes, the best first.' })
  substitutes: SubstituteType[];
}
