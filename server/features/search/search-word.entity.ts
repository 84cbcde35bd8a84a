import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

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
