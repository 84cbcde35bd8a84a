import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates recipes, terms, authors, foods and guides: the tables that an import fills. */
export class CreateCatalogue1763683200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table authors (
        id integer generated always as identity constraint authors_pkey primary key,
        key text not null constraint authors_key_key unique,
        name text not null,
        role text not null,
        bio text not null,
        picture_alt text not null default '',
        picture_colour text not null default '',
        picture_version text not null default ''
      );

      create table categories (
        id integer generated always as identity constraint categories_pkey primary key,
        name text not null constraint categories_name_key unique,
        slug text not null constraint categories_slug_key unique,
        description text not null,
        position integer not null,
        is_listed boolean not null default true,
        picture_alt text not null default '',
        picture_colour text not null default '',
        picture_version text not null default ''
      );

      create table cuisines (
        id integer generated always as identity constraint cuisines_pkey primary key,
        name text not null constraint cuisines_name_key unique,
        slug text not null constraint cuisines_slug_key unique,
        description text not null,
        position integer not null,
        is_listed boolean not null default true,
        picture_alt text not null default '',
        picture_colour text not null default '',
        picture_version text not null default ''
      );

      create table recipes (
        id integer generated always as identity constraint recipes_pkey primary key,
        slug text not null constraint recipes_slug_key unique,
        title text not null,
        aka text[] not null default '{}',
        description text not null,
        author_id integer not null constraint recipes_author_id_fkey references authors,
        category_id integer not null constraint recipes_category_id_fkey references categories,
        category_ids integer[] not null,
        cuisine_id integer not null constraint recipes_cuisine_id_fkey references cuisines,
        course text not null default 'main',
        published_on date not null,
        updated_at timestamptz not null default now(),
        is_published boolean not null default true,
        is_featured boolean not null default false,
        picture_alt text not null,
        picture_colour text not null,
        picture_version text not null,
        servings integer not null,
        yield text,
        prep_minutes integer not null,
        cook_minutes integer not null,
        total_minutes integer,
        difficulty text not null,
        estimated_cost integer not null default 0,
        pots integer not null default 0,
        freezer_months integer,
        diets text[] not null,
        contains text[] not null default '{}',
        may_contain text[] not null default '{}',
        nutrients double precision[] not null default '{}',
        guides text[] not null default '{}',
        rating_count integer not null default 0,
        rating_halves integer not null default 0,
        constraint recipes_times_check check (servings > 0 and prep_minutes >= 0 and cook_minutes >= 0),
        constraint recipes_ratings_check
          check (rating_count >= 0 and rating_halves >= rating_count and rating_halves <= 10 * rating_count)
      );

      create table recipe_bodies (
        recipe_id integer constraint recipe_bodies_pkey primary key
          constraint recipe_bodies_recipe_id_fkey references recipes on delete cascade,
        reasons jsonb not null,
        ingredient_groups jsonb not null,
        instructions jsonb not null,
        tips jsonb not null,
        equipment jsonb not null,
        nutrition jsonb not null,
        labels jsonb not null default '[]',
        serving_suggestions jsonb not null,
        faqs jsonb not null,
        summary text not null,
        source text not null
      );

      create table foods (
        key text constraint foods_pkey primary key,
        name text not null,
        plural text,
        aka text[] not null,
        per_100g jsonb not null,
        measures jsonb not null,
        edible double precision not null,
        made_of text[] not null default '{}',
        kinds text[] not null default '{}',
        contains text[] not null,
        may_contain text[] not null,
        diet text not null,
        check_diet text,
        aisle text not null,
        buy jsonb,
        recipe_slug text,
        glossary jsonb
      );

      create table recipe_foods (
        food_key text not null constraint recipe_foods_food_key_fkey references foods on delete cascade,
        recipe_id integer not null constraint recipe_foods_recipe_id_fkey references recipes on delete cascade,
        grams double precision not null,
        constraint recipe_foods_pkey primary key (food_key, recipe_id)
      );
      create index recipe_foods_recipe_id_idx on recipe_foods (recipe_id);

      create table guides (
        key text constraint guides_pkey primary key,
        position integer not null,
        title text not null,
        description text not null,
        author_key text not null,
        published_on date not null,
        words text[] not null,
        foods text[] not null,
        numbers jsonb not null,
        steps jsonb not null,
        mistakes text[] not null,
        picture_alt text not null,
        picture_colour text not null,
        picture_version text not null
      );

      create table content_state (
        id integer default 1 constraint content_state_pkey primary key
          constraint content_state_single_row_check check (id = 1),
        digest text not null,
        imported_at timestamptz not null default now(),
        sources jsonb not null,
        left_out text[] not null default '{}'
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table content_state, guides, recipe_foods, foods, recipe_bodies, recipes, cuisines, categories, authors',
    );
  }
}
