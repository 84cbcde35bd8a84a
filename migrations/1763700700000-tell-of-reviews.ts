import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Servers keep drawn pages: they are told when reviews change, or the names on them, whoever changes them. */
export class TellOfReviews1763700700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function tell_of_reviews() returns trigger language plpgsql as $$
      begin
        perform pg_notify('reviews_changed', '');
        return null;
      end
      $$;
      create trigger reviews_tell after insert or update or delete or truncate on reviews
        for each statement execute function tell_of_reviews();
      create trigger users_tell after update of username on users
        for each statement execute function tell_of_reviews();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger users_tell on users;
      drop trigger reviews_tell on reviews;
      drop function tell_of_reviews;
    `);
  }
}
