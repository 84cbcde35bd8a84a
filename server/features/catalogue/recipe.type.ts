import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Diet, Difficulty } from './recipe-vocabulary.ts';

/** GraphQL's names for the difficulties; the values are those of recipe files. */
export enum DifficultyEnum {
  EASY = 'Easy',
  MEDIUM = 'Medium',
  HARD = 'Hard',
}

/** GraphQL's names for the diets; the values are those of recipe files. */
export enum DietEnum {
  VEGAN = 'Vegan',
  VEGETARIAN = 'Vegetarian',
  GLUTEN_FREE = 'Gluten-free',
  DAIRY_FREE = 'Dairy-free',
  NUT_FREE = 'Nut-free',
  EGG_FREE = 'Egg-free',
  HIGH_PROTEIN = 'High-protein',
  LOW_SUGAR = 'Low-sugar',
}

registerEnumType(DifficultyEnum, { name: 'Difficulty', description: 'How hard a recipe is.' });
registerEnumType(DietEnum, { name: 'Diet', description: 'A diet that a recipe suits.' });

@ObjectType('Recipe', {
  simpleResolvers: true,
  description:
    'A recipe. Everything here can be asked of a list as well: the long texts of all its recipes then come in one statement.',
})
export class RecipeType {
  @Field(() => ID)
  id: number;

  @Field({ description: 'Its name in addresses. Example: "doro-wat".' })
  slug: string;

  @Field({ description: 'Example: "Doro Wat".' })
  title: string;

  @Field({ description: 'One or two sentences, at most 240 characters.' })
  description: string;

  @Field(() => GraphQLLocalDate, { description: 'The day it was published. Example: "2025-05-20".' })
  publishedOn: string;

  @Field({ description: 'Whether the editors put it on the home page.' })
  featured: boolean;

  @Field(() => Int, { description: 'How many people it feeds.' })
  servings: number;

  @Field(() => Int, {
    description: 'About what the groceries for one batch cost, in whole US dollars: an estimate. Example: 12.',
  })
  estimatedCost: number;

  @Field(() => Int, { description: 'Minutes of preparation, waiting included.' })
  prepMinutes: number;

  @Field(() => Int, { description: 'Minutes of cooking.' })
  cookMinutes: number;

  @Field(() => DifficultyEnum)
  difficulty: Difficulty;

  @Field(() => [DietEnum], { description: 'The diets it suits.' })
  diets: Diet[];
}
