import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates issues of the home page, which editors plan ahead. */
export class CreateHomeIssues1795887230002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table home_issues (
        starts_on date constraint home_issues_pkey primary key,
        hero text[] not null,
        tonight_slug text not null,
        menu_key text not null,
        guide_key text not null,
        food_key text not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table home_issues');
  }
}
