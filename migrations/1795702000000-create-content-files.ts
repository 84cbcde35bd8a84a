import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates content files as edited at the desk, with every saved revision. */
export class CreateContentFiles1795702000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table content_revisions (
        id integer generated always as identity constraint content_revisions_pkey primary key,
        file text not null,
        text text not null,
        -- No foreign key: a revision outlives the account.
        staff_id integer,
        problems integer not null default 0,
        created_at timestamptz not null default now()
      );
      create index content_revisions_file_idx on content_revisions (file, id);

      create table content_files (
        file text constraint content_files_pkey primary key,
        revision_id integer not null constraint content_files_revision_id_fkey references content_revisions,
        published_id integer constraint content_files_published_id_fkey references content_revisions,
        scheduled_id integer constraint content_files_scheduled_id_fkey references content_revisions,
        publish_at timestamptz,
        schedule_problem text,
        is_withdrawn boolean not null default false,
        base_hash text,
        constraint content_files_schedule_check check ((scheduled_id is null) = (publish_at is null))
      );

      create unlogged table content_editors (
        file text not null,
        staff_id integer not null constraint content_editors_staff_id_fkey references users on delete cascade,
        seen_at timestamptz not null default now(),
        constraint content_editors_pkey primary key (file, staff_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table content_editors, content_files, content_revisions');
  }
}
