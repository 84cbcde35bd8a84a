import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search looks into one narrow vector a recipe, and into its texts only where that finds nothing; the import that follows fills both. */
export class NarrowSearch1795634400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table recipe_search;
      create table recipe_search (
        recipe_id integer constraint recipe_search_pkey primary key
          constraint recipe_search_recipe_id_fkey references recipes on delete cascade,
        words tsvector not null,
        texts tsvector not null
      );
      -- Ranking reads the words of each hit, so these stay within the row: to fetch a value from elsewhere takes longer
      -- than to rank it. The texts leave it.
      alter table recipe_search
        alter column words set storage main, alter column texts set storage external, set (toast_tuple_target = 4080);
      create index recipe_search_words_idx on recipe_search using gin (words) with (fastupdate = off);
      create index recipe_search_texts_idx on recipe_search using gin (texts) with (fastupdate = off);
      update content_state set digest = '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    const parts = Array.from(
      { length: 8 },
      (_, part) => `create table recipe_search_${part} partition of recipe_search
        for values with (modulus 8, remainder ${part});
        alter table recipe_search_${part} set (toast_tuple_target = 4080);`,
    );
    await runner.query(`
      drop table recipe_search;
      create table recipe_search (
        recipe_id integer constraint recipe_search_pkey primary key
          constraint recipe_search_recipe_id_fkey references recipes on delete cascade,
        title_vector tsvector not null,
        text_vector tsvector not null,
        title_key text not null,
        published_on date not null,
        name_keys text[] not null default '{}',
        total_minutes integer not null default 0,
        main_vector tsvector not null default '',
        food_vector tsvector not null default '',
        made_of text not null default ''
      ) partition by hash (recipe_id);
      ${parts.join('\n')}
      create index recipe_search_title_idx on recipe_search using gin (title_vector) with (fastupdate = off);
      create index recipe_search_text_idx on recipe_search using gin (text_vector) with (fastupdate = off);
      create index recipe_search_food_idx on recipe_search using gin (food_vector) with (fastupdate = off);
      update content_state set digest = '';
    `);
  }
}
