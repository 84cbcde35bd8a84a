import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The catalogue, its search tables, and reviews with their counters. */
export class CreateCatalogue1763683200000 implements MigrationInterface {
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

      create table authors (
        id integer generated always as identity constraint authors_pkey primary key,
        key text not null constraint authors_key_key unique,
        name text not null,
        role text not null,
        bio text not null
      );

      create table categories (
        id integer generated always as identity constraint categories_pkey primary key,
        name text not null constraint categories_name_key unique,
        slug text not null constraint categories_slug_key unique,
        description text not null,
        position integer not null,
        picture_slug text not null,
        is_listed boolean not null default true,
        recipe_count integer not null default 0
      );

      create table cuisines (
        id integer generated always as identity constraint cuisines_pkey primary key,
        name text not null constraint cuisines_name_key unique,
        slug text not null constraint cuisines_slug_key unique,
        description text not null,
        position integer not null,
        picture_slug text not null,
        is_listed boolean not null default true,
        recipe_count integer not null default 0
      );

      create table recipes (
        id integer generated always as identity constraint recipes_pkey primary key,
        slug text not null constraint recipes_slug_key unique,
        title text not null,
        description text not null,
        author_id integer not null constraint recipes_author_id_fkey references authors,
        category_id integer not null constraint recipes_category_id_fkey references categories,
        category_ids integer[] not null,
        cuisine_id integer not null constraint recipes_cuisine_id_fkey references cuisines,
        published_on date not null,
        is_published boolean not null default true,
        is_featured boolean not null default false,
        picture_alt text not null,
        picture_colour text not null,
        picture_version text not null,
        servings integer not null,
        prep_minutes integer not null,
        cook_minutes integer not null,
        difficulty text not null,
        diets text[] not null,
        rating_count integer not null default 0,
        rating_halves integer not null default 0,
        constraint recipes_times_check check (servings > 0 and prep_minutes >= 0 and cook_minutes >= 0),
        constraint recipes_ratings_check
          check (rating_count >= 0 and rating_halves >= rating_count and rating_halves <= 10 * rating_count)
      );
      create index recipes_newest_idx on recipes (published_on desc, id desc) where is_published;
      create index recipes_cuisine_newest_idx on recipes (cuisine_id, published_on desc, id desc) where is_published;
      create index recipes_featured_idx on recipes (published_on desc, id desc) where is_published and is_featured;
      -- Ten imagined ratings of four stars: one five-star rating does not beat fifty of four and a half.
      create index recipes_recommended_idx on recipes
        (((80 + rating_halves)::real / (10 + rating_count)) desc, published_on desc, id desc) where is_published;

      create table recipe_bodies (
        recipe_id integer constraint recipe_bodies_pkey primary key
          constraint recipe_bodies_recipe_id_fkey references recipes on delete cascade,
        reasons jsonb not null,
        ingredient_groups jsonb not null,
        instructions jsonb not null,
        tips jsonb not null,
        equipment jsonb not null,
        nutrition jsonb not null,
        serving_suggestions jsonb not null,
        faqs jsonb not null,
        summary text not null,
        source text not null
      );

      create table recipe_categories (
        category_id integer not null
          constraint recipe_categories_category_id_fkey references categories on delete cascade,
        recipe_id integer not null constraint recipe_categories_recipe_id_fkey references recipes on delete cascade,
        published_on date not null,
        constraint recipe_categories_pkey primary key (category_id, recipe_id)
      );
      create index recipe_categories_newest_idx on recipe_categories (category_id, published_on desc, recipe_id desc);
      create index recipe_categories_recipe_id_idx on recipe_categories (recipe_id);

      create table recipe_search (
        recipe_id integer constraint recipe_search_pkey primary key
          constraint recipe_search_recipe_id_fkey references recipes on delete cascade,
        title_vector tsvector not null,
        text_vector tsvector not null
      );
      create index recipe_search_title_idx on recipe_search using gin (title_vector) with (fastupdate = off);
      create index recipe_search_text_idx on recipe_search using gin (text_vector) with (fastupdate = off);

      create table search_words (
        word text constraint search_words_pkey primary key,
        recipe_count integer not null
      );
      create index search_words_word_trgm_idx on search_words using gin (word gin_trgm_ops);

      create table content_state (
        id integer default 1 constraint content_state_pkey primary key
          constraint content_state_single_row_check check (id = 1),
        digest text not null,
        imported_at timestamptz not null default now(),
        sources jsonb not null
      );

      create table users (
        id integer generated always as identity constraint users_pkey primary key,
        username text not null,
        created_at timestamptz not null default now()
      );

      create table reviews (
        id integer generated always as identity constraint reviews_pkey primary key,
        recipe_id integer not null constraint reviews_recipe_id_fkey references recipes on delete cascade,
        user_id integer constraint reviews_user_id_fkey references users on delete set null,
        rating_halves smallint not null constraint reviews_rating_check check (rating_halves between 1 and 10),
        message text not null,
        created_at timestamptz not null default now(),
        constraint reviews_recipe_id_user_id_key unique (recipe_id, user_id)
      );
      create index reviews_recipe_newest_idx on reviews (recipe_id, created_at desc, id desc);
      create index reviews_user_id_idx on reviews (user_id);

      -- In the database, so that no path to the table, present or future, can leave the counters wrong.
      create function keep_recipe_ratings() returns trigger language plpgsql as $$
      begin
        if tg_op in ('UPDATE', 'DELETE') then
          update recipes set rating_count = rating_count - 1, rating_halves = rating_halves - old.rating_halves
            where id = old.recipe_id;
        end if;
        if tg_op in ('INSERT', 'UPDATE') then
          update recipes set rating_count = rating_count + 1, rating_halves = rating_halves + new.rating_halves
            where id = new.recipe_id;
        end if;
        return null;
      end $$;
      create trigger reviews_keep_ratings after insert or delete or update of recipe_id, rating_halves on reviews
        for each row execute function keep_recipe_ratings();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table reviews, users, content_state, search_words, recipe_search, recipe_categories, recipe_bodies,
        recipes, cuisines, categories, authors;
      drop function keep_recipe_ratings();
      drop text search configuration mesob_simple;
      drop text search configuration mesob_english;
    `);
  }
}
