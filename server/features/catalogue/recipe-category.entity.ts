import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { RecipeEntity } from './recipe.entity.ts';
import { CategoryEntity } from './term.entity.ts';

/** Which published recipes a category lists, in the order in which it lists them. Written by the import only. */
@Entity('recipe_categories')
@Index('recipe_categories_newest_idx', { synchronize: false })
@Index('recipe_categories_recipe_id_idx', ['recipeId'])
export class RecipeCategoryEntity {
  @PrimaryColumn('integer', { name: 'category_id', primaryKeyConstraintName: 'recipe_categories_pkey' })
  @ForeignKey(() => CategoryEntity, { name: 'recipe_categories_category_id_fkey', onDelete: 'CASCADE' })
  categoryId: number;

  @PrimaryColumn('integer', { name: 'recipe_id', primaryKeyConstraintName: 'recipe_categories_pkey' })
  @ForeignKey(() => RecipeEntity, { name: 'recipe_categories_recipe_id_fkey', onDelete: 'CASCADE' })
  recipeId: number;

  /** The recipe's own date, repeated here so that one index gives a page in order. */
  @Column('date', { name: 'published_on' })
  publishedOn: string;
}
