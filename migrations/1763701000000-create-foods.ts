import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The table of foods, and what recipes have of it: the import that follows fills all of it. */
export class CreateFoods1763701000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table foods (
        key text constraint foods_pkey primary key,
        name text not null,
        plural text,
        aka text[] not null,
        per_100g jsonb not null,
        measures jsonb not null,
        edible double precision not null,
        contains text[] not null,
        may_contain text[] not null,
        diet text not null,
        check_diet text,
        aisle text not null,
        buy jsonb
      );
      create table recipe_foods (
        food_key text not null constraint recipe_foods_food_key_fkey references foods on delete cascade,
        recipe_id integer not null constraint recipe_foods_recipe_id_fkey references recipes on delete cascade,
        grams double precision not null,
        constraint recipe_foods_pkey primary key (food_key, recipe_id)
      );
      create index recipe_foods_recipe_id_idx on recipe_foods (recipe_id);
      alter table recipes
        add column aka text[] not null default '{}',
        add column yield text,
        add column total_minutes integer,
        add column contains text[] not null default '{}',
        add column may_contain text[] not null default '{}';
      alter table recipe_bodies add column labels jsonb not null default '[]';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table recipe_bodies drop column labels;
      alter table recipes drop column aka, drop column yield, drop column total_minutes, drop column contains,
        drop column may_contain;
      drop table recipe_foods;
      drop table foods;
    `);
  }
}
