import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the guides, and lets recipes name those that their steps ask for: the import that follows brings both in. */
export class CreateGuides1795658400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table guides (
      key text not null constraint guides_pkey primary key,
      position integer not null,
      title text not null,
      description text not null,
      author_key text not null,
      published_on date not null,
      words text[] not null,
      foods text[] not null,
      numbers jsonb not null,
      steps jsonb not null,
      mistakes text[] not null,
      picture_alt text not null,
      picture_colour text not null,
      picture_version text not null
    )`);
    await runner.query(`alter table recipes add column guides text[] not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table recipes drop column guides');
    await runner.query('drop table guides');
  }
}
