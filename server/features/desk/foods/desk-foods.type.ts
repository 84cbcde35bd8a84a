import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Aisle, Allergen } from '#schema/rules/vocabulary.ts';

@ObjectType('DeskFood', { simpleResolvers: true, description: 'A food of the table, as editors see it.' })
export class DeskFoodType {
  @Field(() => ID, { description: 'Its key. Example: "butter-unsalted".' })
  key: string;

  @Field({ description: 'Its name, in the singular.' })
  name: string;

  @Field(() => [String], { description: 'Its other names.' })
  aka: string[];

  @Field(() => [Allergen], { description: 'Allergens that it contains.' })
  contains: Allergen[];

  @Field(() => [Allergen], { description: 'Allergens that it may contain.' })
  mayContain: Allergen[];

  @Field({ description: 'Its origin: "vegan", "vegetarian", "fish" or "meat".' })
  diet: string;

  @Field(() => Aisle, { description: 'Where a shop has it.' })
  aisle: Aisle;

  @Field({ description: 'Whether the glossary explains it.' })
  isInGlossary: boolean;

  @Field({ description: 'Whether it was added at the desk, where editors can change it.' })
  isOfDesk: boolean;

  @Field(() => Int, { description: 'Number of published recipes that contain it.' })
  recipeCount: number;
}

@ObjectType('FoodMeasure', { simpleResolvers: true, description: 'The weight of a measure of a food.' })
export class FoodMeasureType {
  @Field({ description: 'Example: "tbsp".' })
  name: string;

  @Field(() => Float, { description: 'Its weight, in grams.' })
  grams: number;
}

@ObjectType('SourceFood', {
  simpleResolvers: true,
  description: "A row of USDA's National Nutrient Database for Standard Reference, release 28.",
})
export class SourceFoodType {
  @Field(() => ID, { description: 'Its number. Example: "01123".' })
  ndb: string;

  @Field({ description: 'Example: "Egg, whole, raw, fresh".' })
  description: string;

  @Field(() => Float, { nullable: true, description: 'Energy of 100 g, in kcal; null if the source does not know it.' })
  energy: number | null;

  @Field(() => Float, { description: 'The share that is eaten, 0 to 1. Example: 0.88.' })
  edible: number;

  @Field(() => [FoodMeasureType], { description: 'Household measures.' })
  measures: FoodMeasureType[];

  @Field(() => [String], { description: 'Nutrients that the source leaves empty. Example: "sugars_g".' })
  unknown: string[];
}

@ObjectType('AskedFoodFile', {
  simpleResolvers: true,
  description: 'A recipe that names a food which the table lacks.',
})
export class AskedFoodFileType {
  @Field(() => ID, { description: 'Its path. Example: "recipes/doro-wat.yaml".' })
  file: string;

  @Field({ description: 'Its title.' })
  title: string;
}

@ObjectType('AskedFood', { simpleResolvers: true, description: 'A food that recipes name and the table lacks.' })
export class AskedFoodType {
  @Field({ description: 'In the words of a recipe. Example: "tamarind paste".' })
  name: string;

  @Field(() => [AskedFoodFileType], { description: 'Drafts and published recipes that name it.' })
  files: AskedFoodFileType[];
}
