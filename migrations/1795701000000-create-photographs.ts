import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates photographs that editors uploaded, with their files. Recipes without one show a drawn picture. */
export class CreatePhotographs1795701000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table photographs (
        name text not null constraint photographs_pkey primary key,
        version text not null,
        description text not null,
        focus_x double precision not null,
        focus_y double precision not null,
        staff_id integer not null,
        created_at timestamptz not null default now()
      );
      create table photograph_files (
        name text not null,
        version text not null,
        file text not null,
        bytes bytea not null,
        content_type text not null,
        replaced_at timestamptz,
        constraint photograph_files_pkey primary key (name, version, file)
      );
      create index photograph_files_replaced_idx on photograph_files (replaced_at) where replaced_at is not null;
      -- They are compressed already.
      alter table photograph_files alter bytes set storage external`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table photographs, photograph_files');
  }
}
