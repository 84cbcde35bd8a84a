import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What hits are ordered by stands beside their vectors: a thousand of them are ordered without looking into `recipes`. */
export class AddSearchOrder1763700050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table recipe_search add column title_key text, add column published_on date;
      update recipe_search s set title_key = lower(r.title), published_on = r.published_on
        from recipes r where r.id = s.recipe_id;
      alter table recipe_search alter column title_key set not null, alter column published_on set not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table recipe_search drop column title_key, drop column published_on');
  }
}
