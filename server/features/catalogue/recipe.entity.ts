import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { AuthorEntity } from './author.entity.ts';
import { CategoryEntity } from './category.entity.ts';
import { CuisineEntity } from './cuisine.entity.ts';
import type { Diet, Difficulty } from './recipe-vocabulary.ts';

/**
 * What cards and lists show of a recipe. The long texts live in `recipe_bodies`, so that lists read narrow rows and
 * a new rating rewrites a narrow row.
 */
@Entity('recipes')
@Unique('recipes_slug_key', ['slug'])
@Index('recipes_newest_idx', { synchronize: false })
@Index('recipes_cuisine_newest_idx', { synchronize: false })
@Index('recipes_recommended_idx', { synchronize: false })
@Index('recipes_featured_idx', { synchronize: false })
@Check('recipes_times_check', 'servings > 0 and prep_minutes >= 0 and cook_minutes >= 0')
@Check(
  'recipes_ratings_check',
  'rating_count >= 0 and rating_halves >= rating_count and rating_halves <= 10 * rating_count',
)
export class RecipeEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'recipes_pkey', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  slug: string;

  @Column('text')
  title: string;

  @Column('text')
  description: string;

  @Column('integer', { name: 'author_id' })
  @ForeignKey(() => AuthorEntity, { name: 'recipes_author_id_fkey' })
  authorId: number;

  /** The primary category: it makes the canonical address. */
  @Column('integer', { name: 'category_id' })
  @ForeignKey(() => CategoryEntity, { name: 'recipes_category_id_fkey' })
  categoryId: number;

  /** All categories, the primary one first; `recipe_categories` holds the same for lists. */
  @Column('integer', { name: 'category_ids', array: true })
  categoryIds: number[];

  @Column('integer', { name: 'cuisine_id' })
  @ForeignKey(() => CuisineEntity, { name: 'recipes_cuisine_id_fkey' })
  cuisineId: number;

  /** `YYYY-MM-DD`. */
  @Column('date', { name: 'published_on' })
  publishedOn: string;

  /** False once its file is gone: the row stays, so that reviews and ids survive its return. */
  @Column('boolean', { name: 'is_published', default: true })
  isPublished: boolean;

  @Column('boolean', { name: 'is_featured', default: false })
  isFeatured: boolean;

  @Column('text', { name: 'picture_alt' })
  pictureAlt: string;

  /** `#rrggbb`, shown while the picture loads. */
  @Column('text', { name: 'picture_colour' })
  pictureColour: string;

  /** Changes whenever the picture's files change, so that they can be cached for good. */
  @Column('text', { name: 'picture_version' })
  pictureVersion: string;

  @Column('integer')
  servings: number;

  /** Of the groceries for one batch, in US dollars; 0 until the recipe is imported again. */
  @Column('integer', { name: 'estimated_cost', default: 0 })
  estimatedCost: number;

  @Column('integer', { name: 'prep_minutes' })
  prepMinutes: number;

  @Column('integer', { name: 'cook_minutes' })
  cookMinutes: number;

  @Column('text')
  difficulty: Difficulty;

  @Column('text', { array: true })
  diets: Diet[];

  /** Kept by a trigger on `reviews`. */
  @Column('integer', { name: 'rating_count', default: 0 })
  ratingCount: number;

  /** The sum of all ratings in half stars; kept by a trigger on `reviews`. */
  @Column('integer', { name: 'rating_halves', default: 0 })
  ratingHalves: number;
}
