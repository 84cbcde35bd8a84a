import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds what the glossary says of a food: the import that follows brings it in. */
export class ExplainFoods1795651200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table foods add column glossary jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table foods drop column glossary');
  }
}
