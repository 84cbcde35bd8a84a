import type { MigrationInterface, QueryRunner } from 'typeorm';

const PARTS = Array.from({ length: 8 }, (_, part) => `recipe_search_${part}`);

/**
 * What hits are ranked by stands in narrow vectors within the row, and foods are found before texts; the import that
 * follows fills them in. Words are found by how they begin.
 */
export class RankSearch1763701500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table recipe_search
        add column main_vector tsvector not null default '',
        add column food_vector tsvector not null default '';
      create index recipe_search_food_idx on recipe_search using gin (food_vector) with (fastupdate = off);
      -- Only the wide vectors leave the row: to fetch a value from elsewhere takes ten times as long as to rank it.
      ${PARTS.map((part) => `alter table ${part} set (toast_tuple_target = 4080);`).join('\n')}
      drop index search_words_word_trgm_idx;
      create index search_words_word_c_idx on search_words (word collate "C");
      update content_state set digest = '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index search_words_word_c_idx;
      create index search_words_word_trgm_idx on search_words using gin (word gin_trgm_ops);
      ${PARTS.map((part) => `alter table ${part} reset (toast_tuple_target);`).join('\n')}
      alter table recipe_search drop column food_vector, drop column main_vector;
      update content_state set digest = '';
    `);
  }
}
