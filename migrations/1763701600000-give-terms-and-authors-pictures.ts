import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['categories', 'cuisines', 'authors'];

/** Categories and cuisines have a picture of their own in place of a recipe's, authors a portrait: the import that follows fills them in. */
export class GiveTermsAndAuthorsPictures1763701600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`
        alter table ${table}
          add column picture_alt text not null default '',
          add column picture_colour text not null default '',
          add column picture_version text not null default '';
      `);
    }
    await runner.query(`
      alter table categories drop column picture_slug;
      alter table cuisines drop column picture_slug;
      update content_state set digest = '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`
        alter table ${table} drop column picture_alt, drop column picture_colour, drop column picture_version;
      `);
    }
    await runner.query(`
      alter table categories add column picture_slug text not null default '';
      alter table categories alter column picture_slug drop default;
      alter table cuisines add column picture_slug text not null default '';
      alter table cuisines alter column picture_slug drop default;
      update content_state set digest = '';
    `);
  }
}
