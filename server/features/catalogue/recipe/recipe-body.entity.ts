import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { LabelCheckType } from '../foods/food.type.ts';
import { RecipeEntity } from './recipe.entity.ts';
import type { FaqType, IngredientGroupType, InstructionStepType, NutritionFactType } from './recipe-parts.type.ts';

/** Long texts of a recipe, which lists do not load. */
@Entity('recipe_bodies')
export class RecipeBodyEntity {
  @ForeignKey(() => RecipeEntity, { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  recipeId: number;

  @Column('jsonb')
  reasons: string[];

  @Column('jsonb')
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
  @Column('jsonb', { default: [] })
  uncountedFoods: string[];

  @Column('jsonb')
  servingSuggestions: string[];

  @Column('jsonb')
  faqs: FaqType[];

  @Column('text')
  summary: string;
}
