import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the search index and the words for spelling corrections, both of which an import fills. */
export class CreateSearch1763700600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists unaccent;
      create extension if not exists pg_trgm;
      create extension if not exists fuzzystrmatch;

      -- Words without accents, once with English stems (lentils finds lentil) and once as they are (wat stays wat).
      create text search configuration mesob_english (copy = english);
      alter text search configuration mesob_english
        alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part with unaccent, english_stem;
      create text search configuration mesob_simple (copy = simple);
      alter text search configuration mesob_simple
        alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part with unaccent, simple;

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

      create table search_words (
        word text constraint search_words_pkey primary key,
        recipe_count integer not null
      );
      create index search_words_word_c_idx on search_words (word collate "C");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table search_words, recipe_search;
      drop text search configuration mesob_simple;
      drop text search configuration mesob_english;
    `);
  }
}
