import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['authors', 'categories', 'cuisines', 'guides', 'recipes'];

/** American spelling, as in the schema and the code. */
export class RenamePictureColor1795898607470 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`alter table ${table} rename column picture_colour to picture_color`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`alter table ${table} rename column picture_color to picture_colour`);
  }
}
