import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { RecipeEntity } from '#server/features/catalogue/recipe/recipe.entity.ts';

/** The words by which a recipe is found. Rebuilt by the import. */
@Entity('recipe_search')
@Index('recipe_search_words_idx', { synchronize: false })
@Index('recipe_search_texts_idx', { synchronize: false })
export class RecipeSearchEntity {
  @PrimaryColumn('integer', { name: 'recipe_id', primaryKeyConstraintName: 'recipe_search_pkey' })
  @ForeignKey(() => RecipeEntity, { name: 'recipe_search_recipe_id_fkey', onDelete: 'CASCADE' })
  recipeId: number;

  /** Narrow, since each hit is ranked by it: its title (weight A), its other names (B), the foods that are much of it (C), other foods and labels (D). */
  @Column('tsvector')
  words: string;

  /** All of these words and those of its texts, without places or weights: for recipes that no other word finds. */
  @Column('tsvector')
  texts: string;
}

/** Every word that search knows, for spelling corrections. Rebuilt by the import. */
@Entity('search_words')
@Index('search_words_word_c_idx', { synchronize: false })
export class SearchWordEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'search_words_pkey' })
  word: string;

  /** Recipes that hold it in the title, in a label or among the ingredients: 0 for words that nothing is corrected to. */
  @Column('integer', { name: 'recipe_count' })
  recipeCount: number;
}
