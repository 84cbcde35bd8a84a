import { Field } from 'type-graphql';
import { FoodKind } from '#schema/rules/food-kinds.ts';
import { Allergen, Diet } from '#schema/rules/vocabulary.ts';
import { describeEnum } from '#server/graphql/describe-enum.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';

describeEnum(FoodKind, 'FoodKind', 'Group of the glossary.', {
  SPICE: 'Seeds, barks, roots and resins.',
  SPICE_MIX: 'Spice mixes, bought or homemade.',
  CHILLI: 'Chilies: fresh, dried, ground and pickled.',
  HERB: 'Leaves used for flavor, and leaves to wrap food in.',
  GRAIN: 'Rice, flours, starches and breads.',
  PULSE: 'Beans, lentils and peas: whole, split and ground.',
  DAIRY: 'Cheeses and cooking fats.',
  MEAT_AND_FISH: 'Cured meat, fish and seafood.',
  PRODUCE: 'Vegetables, fruit, fungi and flowers.',
  SAUCE: 'Sauces and pastes in bottles and jars.',
  SWEET: 'Sugars, syrups and scented waters.',
});

@SimpleType('SubstitutePart', 'An amount of a food that replaces another.')
export class SubstitutePartType {
  @Field({ description: 'Amount of the food. Example: "2 tsp".' })
  amount: string;

  @Field({ description: 'Amount and name. Example: "2 tsp sweet paprika".' })
  text: string;

  // Not in the schema.
  foodKey: string;
}

@SimpleType('Substitute', 'A substitute for a food. Its effects on allergens and diets are computed from the foods.')
export class SubstituteType {
  @Field({ description: 'Amount of the food that it replaces. Example: "1 tbsp".' })
  amount: string;

  @Field({
    description:
      'The substitute in words; empty if the dish works without the food. Example: "2 tsp sweet paprika and 1 tsp cayenne pepper".',
  })
  text: string;

  @Field(() => [SubstitutePartType], { description: 'The foods in `text`, one by one.' })
  parts: SubstitutePartType[];

  @Field({ description: 'How the dish changes, in one or two sentences.' })
  change: string;

  @Field(() => [Allergen], { description: 'Allergens that the substitute contains and the food does not.' })
  adds: Allergen[];

  @Field(() => [Allergen], {
    description: 'Allergens that the substitute may contain, and that the food neither contains nor may contain.',
  })
  mayAdd: Allergen[];

  @Field(() => [Allergen], {
    description: 'Allergens of the food that the substitute neither contains nor may contain.',
  })
  removes: Allergen[];

  @Field(() => [Diet], { description: 'VEGAN or VEGETARIAN, if the food is and the substitute is not.' })
  losesDiets: Diet[];

  @Field(() => [Diet], { description: 'VEGAN or VEGETARIAN, if the substitute is and the food is not.' })
  gainsDiets: Diet[];
}

@SimpleType('GlossaryEntry', 'Glossary entry of a food.')
export class GlossaryEntryType {
  @Field(() => FoodKind, { description: 'Group of the glossary. Example: SPICE_MIX.' })
  kind: FoodKind;

  @Field({ description: 'Path of its page. Example: "/foods/berbere".' })
  path: string;

  @Field({ description: 'Description of the food in two or three sentences.' })
  what: string;

  @Field({ description: 'Taste.' })
  taste: string;

  @Field({ description: 'Where to buy it, and what to look for.' })
  buying: string;

  @Field({ description: 'How to store it, and for how long.' })
  keeping: string;

  @Field(() => [SubstituteType], { description: 'Substitutes, best first.' })
  substitutes: SubstituteType[];
}
