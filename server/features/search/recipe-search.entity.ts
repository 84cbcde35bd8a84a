import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { RecipeEntity } from '#server/features/catalogue/recipe/recipe.entity.ts';

/** Search index of a recipe. `rebuildSearch` writes it. */
@Entity('recipe_search')
@Index('recipe_search_words_idx', { synchronize: false })
@Index('recipe_search_texts_idx', { synchronize: false })
export class RecipeSearchEntity {
  @PrimaryColumn('integer')
  @ForeignKey(() => RecipeEntity, { onDelete: 'CASCADE' })
  recipeId: number;

  /**
   * Short text for ranking: the title (weight A), other names and spellings (B), main foods and large ingredients (C),
   * other foods and labels (D).
   */
  @Column('tsvector')
  words: string;

  /** `words` and the recipe's texts, without positions or weights. Searched if `words` has no match. */
  @Column('tsvector')
  texts: string;

  /** MD5 (hex) of the source texts and SQL expressions. A rebuild skips rows whose digest is unchanged. */
  @Column('text', { default: '' })
  digest: string;
}

/** A word that search knows, for spelling corrections. `rebuildSearch` writes it. */
@Entity('search_words')
@Index('search_words_word_c_idx', { synchronize: false })
export class SearchWordEntity {
  @PrimaryColumn('text')
  word: string;

  /** Number of public recipes with it in a name, a label or the ingredients; 0 for words that are never suggested. */
  @Column('integer')
  recipeCount: number;
}
