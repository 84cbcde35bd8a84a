import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates questions about recipes, their answers, and `author_slug`, by which an operator marks an author's account. */
export class CreateQuestions1795690000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users add column author_slug text;

      create table questions (
        id integer generated always as identity constraint questions_pkey primary key,
        recipe_id integer not null constraint questions_recipe_id_fkey references recipes on delete cascade,
        user_id integer constraint questions_user_id_fkey references users on delete set null,
        text text not null,
        created_at timestamptz not null default now(),
        edited_at timestamptz
      );
      create index questions_recipe_id_id_idx on questions (recipe_id, id);
      create index questions_user_id_idx on questions (user_id);

      create table answers (
        id integer generated always as identity constraint answers_pkey primary key,
        question_id integer not null constraint answers_question_id_fkey references questions on delete cascade,
        user_id integer constraint answers_user_id_fkey references users on delete set null,
        text text not null,
        created_at timestamptz not null default now(),
        edited_at timestamptz
      );
      create index answers_question_id_id_idx on answers (question_id, id);
      create index answers_user_id_idx on answers (user_id);

      -- Told as of reviews: what shows the recipe has changed, its stars have not.
      create function tell_of_questions() returns trigger language plpgsql as $$
      begin
        perform tell_of_recipes(array_agg(id), array_agg(false)) from (select distinct recipe_id from touched) c (id);
        return null;
      end
      $$;
      create function tell_of_answers() returns trigger language plpgsql as $$
      begin
        perform tell_of_recipes(array_agg(id), array_agg(false))
          from (select distinct q.recipe_id from touched t join questions q on q.id = t.question_id) c (id);
        return null;
      end
      $$;
      ${['questions', 'answers'].map(triggersOf).join('')}

      create or replace function tell_of_name() returns trigger language plpgsql as $$
      begin
        perform tell_of_recipes(array_agg(id), array_agg(false)) from (
          select recipe_id from reviews where user_id = new.id
          union select recipe_id from questions where user_id = new.id
          union select q.recipe_id from answers a join questions q on q.id = a.question_id where a.user_id = new.id) c (id);
        return null;
      end
      $$;
      create trigger users_tell_author after update of author_slug on users
        for each row when (old.author_slug is distinct from new.author_slug) execute function tell_of_name();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger users_tell_author on users;
      create or replace function tell_of_name() returns trigger language plpgsql as $$
      begin
        perform tell_of_recipes(array_agg(recipe_id), array_agg(false)) from reviews where user_id = new.id;
        return null;
      end
      $$;
      drop table answers, questions;
      drop function tell_of_answers, tell_of_questions;
      alter table users drop column author_slug;
    `);
  }
}

function triggersOf(table: string): string {
  return `
      create trigger ${table}_tell_inserted after insert on ${table}
        referencing new table as touched for each statement execute function tell_of_${table}();
      create trigger ${table}_tell_updated after update on ${table}
        referencing new table as touched for each statement execute function tell_of_${table}();
      create trigger ${table}_tell_deleted after delete on ${table}
        referencing old table as touched for each statement execute function tell_of_${table}();`;
}
