import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { RecipeEntity } from '#server/features/catalogue/recipe.entity.ts';

/** What search looks into: narrow on purpose, since ranking on the wide tables costs a second at 200,000 recipes. */
@Entity('recipe_search')
@Index('recipe_search_title_idx', { synchronize: false })
@Index('recipe_search_food_idx', { synchronize: false })
@Index('recipe_search_text_idx', { synchronize: false })
export class RecipeSearchEntity {
  @PrimaryColumn('integer', { name: 'recipe_id', primaryKeyConstraintName: 'recipe_search_pkey' })
  @ForeignKey(() => RecipeEntity, { name: 'recipe_search_recipe_id_fkey', onDelete: 'CASCADE' })
  recipeId: number;

  /** The names of the dish; all vectors but the main one also hold what filters ask for, as `diet=Vegan` or `food=egg`. */
  @Column('tsvector', { name: 'title_vector' })
  titleVector: string;

  /** The foods that a dish is of and those that are much of it: what hits are ranked by, besides the title. */
  @Column('tsvector', { name: 'main_vector', default: '' })
  mainVector: string;

  /** Names and all foods; this and the text are only there for their indexes. */
  @Column('tsvector', { name: 'food_vector', default: '' })
  foodVector: string;

  @Column('tsvector', { name: 'text_vector' })
  textVector: string;

  /** The title in lower case: a hit that is called just what was asked for comes first. */
  @Column('text', { name: 'title_key' })
  titleKey: string;

  /** All names of the dish in plain words: `murgh makhani`. */
  @Column('text', { name: 'name_keys', array: true, default: [] })
  nameKeys: string[];

  /** MD5 (hex) of the texts that the row was made of, and of how; empty where that is not known. */
  @Column('text', { name: 'made_of', default: '' })
  madeOf: string;

  @Column('integer', { name: 'total_minutes', default: 0 })
  totalMinutes: number;

  /** `YYYY-MM-DD`, as in `recipes`. */
  @Column('date', { name: 'published_on' })
  publishedOn: string;
}
