import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Only a name that has changed, and stands on a review, is news: verifying an address writes the name it had. */
export class TellOfNamesOnReviews1763700800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger users_tell on users;
      create function tell_of_name() returns trigger language plpgsql as $$
      begin
        if exists (select from reviews where user_id = new.id) then
          perform pg_notify('reviews_changed', '');
        end if;
        return null;
      end
      $$;
      create trigger users_tell after update of username on users
        for each row when (old.username is distinct from new.username) execute function tell_of_name();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger users_tell on users;
      drop function tell_of_name;
      create trigger users_tell after update of username on users
        for each statement execute function tell_of_reviews();
    `);
  }
}
