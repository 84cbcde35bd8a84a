import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Allergen, Course, Diet, Difficulty } from '#schema/rules/vocabulary.ts';
import { AuthorEntity } from '../authors/author.entity.ts';
import type { LabelCheckType } from '../foods/food.type.ts';
import { withPicture } from '../pictured.entity.ts';
import { CategoryEntity, CuisineEntity } from '../terms/term.entity.ts';
import type { FaqType, IngredientGroupType, InstructionStepType, NutritionFactType } from './recipe-parts.type.ts';

/**
 * Fields of a recipe for cards and lists. The long texts are in `recipe_bodies`, so that lists read narrow rows and a
 * new rating rewrites a narrow row.
 */
@Entity('recipes')
@Unique(['slug'])
@Index('recipes_removed_idx', ['removedAt', 'id'], { where: 'removed_at is not null' })
@Check('recipes_times_check', 'servings > 0 and prep_minutes >= 0 and cook_minutes >= 0')
@Check(
  'recipes_ratings_check',
  'rating_count >= 0 and rating_halves >= rating_count and rating_halves <= 10 * rating_count',
)
export class RecipeEntity extends withPicture() {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
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

  @ForeignKey(() => AuthorEntity)
  @Column('integer')
  authorId: number;

  /** Primary category; part of the canonical URL. */
  @ForeignKey(() => CategoryEntity)
  @Column('integer')
  categoryId: number;

  /** All categories, the primary one first. */
  @Column('integer', { array: true })
  categoryIds: number[];

  @ForeignKey(() => CuisineEntity)
  @Column('integer')
  cuisineId: number;

  /** `YYYY-MM-DD`. */
  @Column('date')
  publishedOn: string;

  /** False if the recipe was withdrawn or its file was deleted. The row stays, with its reviews. */
  @Column('boolean', { default: true })
  isPublished: boolean;

  @Column('boolean', { name: 'is_featured', default: false })
  featured: boolean;

  @Column('integer')
  servings: number;

  /** Number of pieces that the recipe makes, if that matters: "16 pieces". */
  @Column('text', { nullable: true })
  yield: string | null;

  /** Estimated cost of the groceries for one batch, in US dollars; 0 until the recipe is imported again. */
  @Column('integer', { default: 0 })
  estimatedCost: number;

  @Column('integer')
  prepMinutes: number;

  @Column('integer')
  cookMinutes: number;

  /** Total time in minutes; null if it is the sum of preparation and cooking. */
  @Column('integer', { nullable: true })
  totalMinutes: number | null;

  /** Hands-on minutes, computed from the steps; 0 until the recipe is imported again. */
  @Column('integer', { default: 0 })
  handsOnMinutes: number;

  /** Minutes of rests of an hour or longer, computed from the steps; 0 until the recipe is imported again. */
  @Column('integer', { default: 0 })
  restingMinutes: number;

  @Column('text')
  difficulty: Difficulty;

  /** Course; a main dish until the recipe is imported again. */
  @Column('text', { default: 'main' })
  course: Course;

  /** Computed from the foods, like the allergens. */
  @Column('text', { array: true })
  diets: Diet[];

  @Column('text', { array: true, default: [] })
  contains: Allergen[];

  /** Possible allergens; the labels of some foods have to be checked. */
  @Column('text', { array: true, default: [] })
  mayContain: Allergen[];

  /** Unknown foods, in the words of the recipe. Their allergens are not known. */
  @Column('text', { array: true, default: [] })
  unknownFoods: string[];

  /** Nutrients of one serving, in the order of `NUTRIENTS`; empty until the recipe is imported. */
  @Column('double precision', { array: true, default: [] })
  nutrients: number[];

  /** Number of pots, pans, baking pans and sheets in its equipment. */
  @Column('integer', { default: 0 })
  pots: number;

  /** Months in the freezer, from the FAQ answers; null if they give no time. */
  @Column('integer', { nullable: true })
  freezerMonths: number | null;

  /** Keys of the guides that its steps link to. */
  @Column('text', { name: 'guides', array: true, default: [] })
  guideKeys: string[];

  /** When the recipe was last changed or withdrawn; the day of publication after a first import. */
  @Column('timestamp with time zone', { default: () => 'now()' })
  updatedAt: Date;

  /** When the recipe was last withdrawn or postponed after readers could see it; null if never. */
  @Column('timestamp with time zone', { nullable: true })
  removedAt: Date | null;

  /** Number of ratings; a trigger on `reviews` updates it. */
  @Column('integer', { default: 0 })
  ratingCount: number;

  /** Sum of all ratings in half stars; the same trigger updates it. */
  @Column('integer', { default: 0 })
  ratingHalves: number;
}

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
