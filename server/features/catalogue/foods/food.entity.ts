import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { FoodKind } from '#schema/rules/food-kinds.ts';
import type { Aisle, Allergen, FoodDiet } from '#schema/rules/vocabulary.ts';
import { RecipeEntity } from '../recipe/recipe.entity.ts';

/** Explanation of a food in `content/glossary.yaml`. */
export interface GlossaryRow {
  kind: FoodKind;
  what: string;
  taste: string;
  buy: string;
  keep: string;
  /** Substitutes for so much of it: amounts of foods, by their keys, in the order of the file. */
  instead: { for: string; take: [key: string, amount: string][]; change: string }[];
}

/** Something that recipes are made of. Rows come from `content/foods.yaml` and the nutrients of its source. */
@Entity('foods')
export class FoodEntity {
  /** For example `butter-unsalted`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'foods_pkey' })
  key: string;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  plural: string | null;

  /** Other names, of other countries and languages too. */
  @Column('text', { array: true })
  aka: string[];

  /** Kinds that it belongs to, in all of a reader's words: `pork` for bacon. */
  @Column('text', { array: true, default: [] })
  kinds: string[];

  /** The recipe that makes it. */
  @Column('text', { name: 'recipe_slug', nullable: true })
  recipeSlug: string | null;

  /** Nutrients of 100 g: energy in kcal, sodium in mg, all else in grams. */
  @Column('jsonb', { name: 'per_100g' })
  per100g: Record<string, number>;

  /** Grams, of the part that is eaten, by measure: `tbsp`, `piece`, `clove`. */
  @Column('jsonb')
  measures: Record<string, number>;

  /** The share of the raw, whole thing that is eaten. */
  @Column('double precision')
  edible: number;

  /** The keys of all that it is made of, itself not among them: berbere holds chillies. */
  @Column('text', { name: 'made_of', array: true, default: [] })
  madeOf: string[];

  @Column('text', { array: true })
  contains: Allergen[];

  @Column('text', { name: 'may_contain', array: true })
  mayContain: Allergen[];

  @Column('text')
  diet: FoodDiet;

  /** The diet for which the label decides. */
  @Column('text', { name: 'check_diet', nullable: true })
  checkDiet: 'vegan' | 'vegetarian' | null;

  @Column('text')
  aisle: Aisle;

  /** Unit in which it is bought: `{ unit: 'can', grams: 400 }`. */
  @Column('jsonb', { nullable: true })
  buy: { unit: string; size?: number; grams?: number } | null;

  /** Null where the glossary does not explain it. */
  @Column('jsonb', { nullable: true })
  glossary: GlossaryRow | null;
}

/** A name that indicates an allergen, of a food or of `content/allergens.yaml`. */
@Entity('allergen_names')
export class AllergenNameEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'allergen_names_pkey' })
  name: string;

  @Column('text', { array: true })
  contains: Allergen[];

  @Column('text', { name: 'may_contain', array: true })
  mayContain: Allergen[];
}

/** Foods that the published recipes are made of. Written by the import only. */
@Entity('recipe_foods')
@Index('recipe_foods_recipe_id_idx', ['recipeId'])
export class RecipeFoodEntity {
  @PrimaryColumn('text', { name: 'food_key', primaryKeyConstraintName: 'recipe_foods_pkey' })
  @ForeignKey(() => FoodEntity, { name: 'recipe_foods_food_key_fkey', onDelete: 'CASCADE' })
  foodKey: string;

  @PrimaryColumn('integer', { name: 'recipe_id', primaryKeyConstraintName: 'recipe_foods_pkey' })
  @ForeignKey(() => RecipeEntity, { name: 'recipe_foods_recipe_id_fkey', onDelete: 'CASCADE' })
  recipeId: number;

  /** Of all its lines together; 0 where none gives an amount. */
  @Column('double precision')
  grams: number;
}
