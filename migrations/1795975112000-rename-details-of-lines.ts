import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Renames the field of ingredient lines with their authors' details. Inside a text, its quotes are escaped. */
export class RenameDetailsOfLines1795975112000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(rename('said', 'details'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(rename('details', 'said'));
  }
}

const rename = (from: string, to: string) =>
  `update recipe_bodies set ingredient_groups = replace(ingredient_groups::text, '"${from}": ', '"${to}": ')::jsonb`;
