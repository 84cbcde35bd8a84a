import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Allergen, Course, Diet, Difficulty } from '#schema/rules/vocabulary.ts';
import { AuthorEntity } from '../authors/author.entity.ts';
import { pictured } from '../pictured.entity.ts';
import { CategoryEntity, CuisineEntity } from '../terms/term.entity.ts';

/**
 * Fields of a recipe for cards and lists. The long texts are in `recipe_bodies`, so that lists read narrow rows and a
 * new rating rewrites a narrow row.
 */
@Entity('recipes')
@Unique('recipes_slug_key', ['slug'])
@Index('recipes_removed_idx', ['removedAt', 'id'], { where: 'removed_at is not null' })
@Check('recipes_times_check', 'servings > 0 and prep_minutes >= 0 and cook_minutes >= 0')
@Check(
  'recipes_ratings_check',
  'rating_count >= 0 and rating_halves >= rating_count and rating_halves <= 10 * rating_count',
)
export class RecipeEntity extends pictured() {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'recipes_pkey', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  slug: string;

  @Column('text')
  title: string;

  /** Other names of the dish. */
  @Column('text', { array: true, default: [] })
  aka: string[];

  @Column('text')
  description: string;

  @ForeignKey(() => AuthorEntity, { name: 'recipes_author_id_fkey' })
  @Column('integer', { name: 'author_id' })
  authorId: number;

  /** Primary category; part of the canonical URL. */
  @ForeignKey(() => CategoryEntity, { name: 'recipes_category_id_fkey' })
  @Column('integer', { name: 'category_id' })
  categoryId: number;

  /** All categories, the primary one first. */
  @Column('integer', { name: 'category_ids', array: true })
  categoryIds: number[];

  @ForeignKey(() => CuisineEntity, { name: 'recipes_cuisine_id_fkey' })
  @Column('integer', { name: 'cuisine_id' })
  cuisineId: number;

  /** `YYYY-MM-DD`. */
  @Column('date', { name: 'published_on' })
  publishedOn: string;

  /** False if it was withdrawn or its file was deleted. The row stays: if it is published again, it has its reviews. */
  @Column('boolean', { name: 'is_published', default: true })
  isPublished: boolean;

  @Column('boolean', { name: 'is_featured', default: false })
  featured: boolean;

  @Column('integer')
  servings: number;

  /** Number of pieces it makes, if that matters: "16 pieces". */
  @Column('text', { nullable: true })
  yield: string | null;

  /** Estimated cost of the groceries for one batch, in US dollars; 0 until the recipe is imported again. */
  @Column('integer', { name: 'estimated_cost', default: 0 })
  estimatedCost: number;

  @Column('integer', { name: 'prep_minutes' })
  prepMinutes: number;

  @Column('integer', { name: 'cook_minutes' })
  cookMinutes: number;

  /** Total time in minutes; null if it is preparation plus cooking time. */
  @Column('integer', { name: 'total_minutes', nullable: true })
  totalMinutes: number | null;

  /** Hands-on minutes, computed from the steps; 0 until the recipe is imported again. */
  @Column('integer', { name: 'hands_on_minutes', default: 0 })
  handsOnMinutes: number;

  /** Minutes of rests of an hour or longer, computed from the steps; 0 until the recipe is imported again. */
  @Column('integer', { name: 'resting_minutes', default: 0 })
  restingMinutes: number;

  @Column('text')
  difficulty: Difficulty;

  /** Course; a main dish until the recipe is imported again. */
  @Column('text', { default: 'main' })
  course: Course;

  /** Computed from its foods; so are the allergens. */
  @Column('text', { array: true })
  diets: Diet[];

  @Column('text', { array: true, default: [] })
  contains: Allergen[];

  /** Possible allergens; the labels of some foods have to be checked. */
  @Column('text', { name: 'may_contain', array: true, default: [] })
  mayContain: Allergen[];

  /** Unknown foods, in the words of the recipe. Their allergens are not known. */
  @Column('text', { name: 'unknown_foods', array: true, default: [] })
  unknownFoods: string[];

  /** Nutrients of one serving, in the order of `NUTRIENTS`; empty until the recipe is imported. */
  @Column('double precision', { array: true, default: [] })
  nutrients: number[];

  /** Number of pots, pans, baking pans and sheets in its equipment. */
  @Column('integer', { default: 0 })
  pots: number;

  /** Months it keeps in the freezer, from its FAQ answers; null if they give no time. */
  @Column('integer', { name: 'freezer_months', nullable: true })
  freezerMonths: number | null;

  /** Keys of the guides that its steps need. */
  @Column('text', { name: 'guides', array: true, default: [] })
  guideKeys: string[];

  /** When the recipe was last changed or withdrawn; the day of publication after a first import. */
  @Column('timestamp with time zone', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  /** When it was last withdrawn or postponed after readers could see it; null if never. */
  @Column('timestamp with time zone', { name: 'removed_at', nullable: true })
  removedAt: Date | null;

  /** Number of ratings; a trigger on `reviews` updates it. */
  @Column('integer', { name: 'rating_count', default: 0 })
  ratingCount: number;

  /** Sum of all ratings in half stars; the same trigger updates it. */
  @Column('integer', { name: 'rating_halves', default: 0 })
  ratingHalves: number;
}
