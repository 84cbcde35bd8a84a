import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { FoodKind } from '#schema/rules/food-kinds.ts';
import type { Aisle, Allergen, FoodDiet } from '#schema/rules/vocabulary.ts';
import { RecipeEntity } from '../recipe/recipe.entity.ts';

/** A glossary entry of a food in `content/glossary`. */
export interface GlossaryValue {
  kind: FoodKind;
  what: string;
  taste: string;
  buy: string;
  keep: string;
  /** Substitutes for an amount of the food: amounts of other foods by key, in the order of the file. */
  instead: { for: string; take: [key: string, amount: string][]; change: string }[];
}

/** An ingredient. Rows come from `content/foods.yaml` and `content/foods/`, their nutrients from the USDA table. */
@Entity('foods')
export class FoodEntity {
  /** For example `butter-unsalted`. */
  @PrimaryColumn('text')
  key: string;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  plural: string | null;

  /** Other names, also in other countries and languages. */
  @Column('text', { array: true })
  aka: string[];

  /** Kinds of food that include the food, in words that readers use: `pork` for bacon. */
  @Column('text', { array: true, default: [] })
  kinds: string[];

  /** Slug of the recipe that makes it. */
  @Column('text', { nullable: true })
  recipeSlug: string | null;

  /** Nutrients per 100 g: energy in kcal, sodium in mg, others in g. */
  @Column('jsonb', { name: 'per_100g' })
  per100g: Record<string, number>;

  /** Weight in grams, by measure: `tbsp`, `piece`, `clove`. Pieces are weighed as bought, with their inedible parts. */
  @Column('jsonb')
  measures: Record<string, number>;

  /** Edible share of the whole raw food, from 0 to 1. */
  @Column('double precision')
  edible: number;

  /** Keys of the foods that the food is made of, without itself: berbere contains chillies. */
  @Column('text', { array: true, default: [] })
  madeOf: string[];

  @Column('text', { array: true })
  contains: Allergen[];

  @Column('text', { array: true })
  mayContain: Allergen[];

  @Column('text')
  diet: FoodDiet;

  /** Diet that the food suits only if its label says so. */
  @Column('text', { nullable: true })
  checkDiet: 'vegan' | 'vegetarian' | null;

  @Column('text')
  aisle: Aisle;

  /** How shops sell it; null if by weight or volume. Example: `{ unit: 'can', grams: 400 }`. */
  @Column('jsonb', { nullable: true })
  buy: { unit: string; size?: number; grams?: number } | null;

  /** Null if the glossary does not explain it. */
  @Column('jsonb', { nullable: true })
  glossary: GlossaryValue | null;
}

/** A name that indicates an allergen; from a food or from `content/allergens.yaml`. */
@Entity('allergen_names')
export class AllergenNameEntity {
  @PrimaryColumn('text')
  name: string;

  @Column('text', { array: true })
  contains: Allergen[];

  @Column('text', { array: true })
  mayContain: Allergen[];
}

/** Foods in each recipe, derived from its ingredient lines. */
@Entity('recipe_foods')
@Index(['recipeId'])
export class RecipeFoodEntity {
  @PrimaryColumn('text')
  @ForeignKey(() => FoodEntity, { onDelete: 'CASCADE' })
  foodKey: string;

  @PrimaryColumn('integer')
  @ForeignKey(() => RecipeEntity, { onDelete: 'CASCADE' })
  recipeId: number;

  /** Total weight of the food's lines in grams, as bought; lines without an amount or a known weight count as 0. */
  @Column('double precision')
  grams: number;
}
