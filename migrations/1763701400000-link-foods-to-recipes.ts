import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What foods are kinds of, and the recipes that make them: the import that follows fills them in. */
export class LinkFoodsToRecipes1763701400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table foods
        add column kinds text[] not null default '{}',
        add column recipe_slug text;
      update content_state set digest = '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table foods drop column kinds, drop column recipe_slug;
      update content_state set digest = '';
    `);
  }
}
