import { Field, Float, ID, Int } from 'type-graphql';
import { Aisle, Allergen } from '#schema/rules/vocabulary.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';

@SimpleType('DeskFood', 'A food in the food table, as editors see it.')
export class DeskFoodType {
  @Field(() => ID, { description: 'Key. Example: "butter-unsalted".' })
  key: string;

  @Field({ description: 'Name, in the singular.' })
  name: string;

  @Field(() => [String], { description: 'Other names.' })
  aka: string[];

  @Field(() => [Allergen], { description: 'Allergens that it contains.' })
  contains: Allergen[];

  @Field(() => [Allergen], { description: 'Allergens that it may contain.' })
  mayContain: Allergen[];

  @Field({ description: 'Its origin: "vegan", "vegetarian", "fish" or "meat".' })
  diet: string;

  @Field(() => Aisle, { description: 'Supermarket aisle.' })
  aisle: Aisle;

  @Field({ description: 'Whether the glossary explains it.' })
  isInGlossary: boolean;

  @Field({ description: 'Whether editors can change it at the desk.' })
  isEditable: boolean;

  @Field(() => Int, { description: 'Number of published recipes that list it as an ingredient.' })
  recipeCount: number;
}

@SimpleType('FoodMeasure', 'Weight of a household measure of a food.')
export class FoodMeasureType {
  @Field({ description: 'Name of the measure. Example: "tbsp".' })
  name: string;

  @Field(() => Float, { description: 'Weight in grams.' })
  grams: number;
}

@SimpleType('SourceFood', "A row of USDA's National Nutrient Database for Standard Reference, release 28.")
export class SourceFoodType {
  @Field(() => ID, { description: 'NDB number. Example: "01123".' })
  ndb: string;

  @Field({ description: 'Name in the table. Example: "Egg, whole, raw, fresh".' })
  description: string;

  @Field(() => Float, {
    nullable: true,
    description: 'Energy in kcal per 100 g; null if the source does not state it.',
  })
  energy: number | null;

  @Field(() => Float, { description: 'Edible share, 0 to 1. Example: 0.88.' })
  edible: number;

  @Field(() => [FoodMeasureType], { description: 'Household measures.' })
  measures: FoodMeasureType[];

  @Field(() => [String], { description: 'Nutrients that the source does not state. Example: "sugars_g".' })
  unknown: string[];
}

@SimpleType('MissingFoodFile', 'A recipe that mentions a food missing from the food table.')
class MissingFoodFileType {
  @Field(() => ID, { description: 'Its path. Example: "recipes/doro-wat.yaml".' })
  file: string;

  @Field({ description: 'Its title.' })
  title: string;
}

@SimpleType('MissingFood', 'A food that recipes mention but the food table lacks.')
export class MissingFoodType {
  @Field({ description: 'Name in a recipe, in lowercase. Example: "tamarind paste".' })
  name: string;

  @Field(() => [MissingFoodFileType], { description: 'Drafts and published recipes that mention it.' })
  files: MissingFoodFileType[];
}
