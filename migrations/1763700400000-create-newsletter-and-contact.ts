import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates newsletter subscribers, the progress of issues, and messages from the contact forms. */
export class CreateNewsletterAndContact1763700400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table subscribers (
        id uuid constraint subscribers_pkey primary key,
        email text not null constraint subscribers_email_key unique,
        asked_at timestamptz not null default now(),
        confirmed_at timestamptz
      );

      create table newsletter_issues (
        slug text constraint newsletter_issues_pkey primary key,
        digest bytea not null constraint newsletter_issues_digest_key unique,
        started_at timestamptz not null default now(),
        cursor uuid not null default '00000000-0000-0000-0000-000000000000',
        queued integer not null default 0,
        finished_at timestamptz
      );

      create table contact_messages (
        id integer generated always as identity constraint contact_messages_pkey primary key,
        form text not null,
        name text not null,
        email text not null,
        message text not null,
        created_at timestamptz not null default now()
      );
      create index contact_messages_created_at_idx on contact_messages (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table contact_messages, newsletter_issues, subscribers');
  }
}
