import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { RecipeEntity } from './recipe.entity.ts';
import type { Faq, IngredientGroup, InstructionStep, NutritionFact } from './recipe-body.ts';

/** Everything of a recipe that only its own page shows. */
@Entity('recipe_bodies')
export class RecipeBodyEntity {
  @PrimaryColumn('integer', { name: 'recipe_id', primaryKeyConstraintName: 'recipe_bodies_pkey' })
  @ForeignKey(() => RecipeEntity, { name: 'recipe_bodies_recipe_id_fkey', onDelete: 'CASCADE' })
  recipeId: number;

  @Column('jsonb')
  reasons: string[];

  @Column('jsonb', { name: 'ingredient_groups' })
  ingredientGroups: IngredientGroup[];

  @Column('jsonb')
  instructions: InstructionStep[];

  @Column('jsonb')
  tips: string[];

  @Column('jsonb')
  equipment: string[];

  @Column('jsonb')
  nutrition: NutritionFact[];

  @Column('jsonb', { name: 'serving_suggestions' })
  servingSuggestions: string[];

  @Column('jsonb')
  faqs: Faq[];

  @Column('text')
  summary: string;

  /** The recipe file as its author wrote it: an export keeps its comments and its layout. */
  @Column('text')
  source: string;
}
