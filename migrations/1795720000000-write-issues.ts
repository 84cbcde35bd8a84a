import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores newsletter issues from the first draft, not only once they are sent. */
export class WriteIssues1795720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table newsletter_issues
        alter column digest drop not null,
        alter column started_at drop not null,
        alter column started_at drop default,
        add column subject text not null default '',
        add column markdown text,
        add column version integer not null default 1,
        add column updated_at timestamptz not null default now(),
        add column edited_by integer,
        add column send_at timestamptz,
        add column problem text,
        add column sent integer not null default 0,
        add column failed integer not null default 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from newsletter_issues where started_at is null;
      alter table newsletter_issues
        drop column subject, drop column markdown, drop column version, drop column updated_at, drop column edited_by,
        drop column send_at, drop column problem, drop column sent, drop column failed,
        alter column digest set not null,
        alter column started_at set default now(),
        alter column started_at set not null`);
  }
}
