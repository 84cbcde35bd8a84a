import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates helpful marks of members on comments. */
export class CreateHelpfulMarks1795703000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table helpful_marks (
        review_id integer not null constraint helpful_marks_review_id_fkey references reviews on delete cascade,
        user_id integer not null constraint helpful_marks_user_id_fkey references users on delete cascade,
        created_at timestamptz not null default now(),
        constraint helpful_marks_pkey primary key (review_id, user_id)
      );
      create index helpful_marks_user_id_idx on helpful_marks (user_id);

      -- Told as of reviews: what shows the recipe has changed, its stars have not.
      create function tell_of_helpful_marks() returns trigger language plpgsql as $$
      begin
        perform tell_of_recipes(array_agg(id), array_agg(false))
          from (select distinct r.recipe_id from touched t join reviews r on r.id = t.review_id) c (id);
        return null;
      end
      $$;
      create trigger helpful_marks_tell_inserted after insert on helpful_marks
        referencing new table as touched for each statement execute function tell_of_helpful_marks();
      create trigger helpful_marks_tell_deleted after delete on helpful_marks
        referencing old table as touched for each statement execute function tell_of_helpful_marks();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table helpful_marks; drop function tell_of_helpful_marks;');
  }
}
