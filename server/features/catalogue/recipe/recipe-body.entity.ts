import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { LabelCheckType } from '../foods/food.type.ts';
import { RecipeEntity } from './recipe.entity.ts';
import type { FaqType, IngredientGroupType, InstructionStepType, NutritionFactType } from './recipe-parts.type.ts';

/** Texts of a recipe that only its own page shows. */
@Entity('recipe_bodies')
export class RecipeBodyEntity {
  @ForeignKey(() => RecipeEntity, { name: 'recipe_bodies_recipe_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('integer', { name: 'recipe_id', primaryKeyConstraintName: 'recipe_bodies_pkey' })
  recipeId: number;

  @Column('jsonb')
  reasons: string[];

  @Column('jsonb', { name: 'ingredient_groups' })
  ingredientGroups: IngredientGroupType[];

  @Column('jsonb')
  instructions: InstructionStepType[];

  @Column('jsonb')
  tips: string[];

  @Column('jsonb')
  equipment: string[];

  /** Computed from its foods. */
  @Column('jsonb')
  nutrition: NutritionFactType[];

  /** Foods whose labels have to be checked. */
  @Column('jsonb', { name: 'labels', default: [] })
  labelsToCheck: LabelCheckType[];

  /** Foods that nutrition and cost leave out. */
  @Column('jsonb', { name: 'uncounted_foods', default: [] })
  uncountedFoods: string[];

  @Column('jsonb', { name: 'serving_suggestions' })
  servingSuggestions: string[];

  @Column('jsonb')
  faqs: FaqType[];

  @Column('text')
  summary: string;
}
