import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SQL for the title in the text of a recipe, cut to its column. The text is cut first: scanning one long line is slow. */
const titleIn = (text: string) =>
  `left(btrim(substring(left(${text}, 4000) from '(?n)^title: *([^#]*)'), ' ''"'), 120)`;

const hashOf = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/** Creates documents with their full texts, which replace the columns and tables that had parts of them. */
export class CreateDocuments1795877179299 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table content_revisions rename to revisions;
      alter table revisions rename column file to path;
      alter table revisions rename constraint content_revisions_pkey to revisions_pkey;
      alter index content_revisions_file_idx rename to revisions_path_idx;
      alter sequence content_revisions_id_seq rename to revisions_id_seq;

      create table documents (
        id integer generated always as identity constraint documents_pkey primary key,
        path text not null constraint documents_path_key unique,
        title varchar(120),
        published_revision_id integer constraint documents_published_revision_id_fkey references revisions,
        draft_revision_id integer constraint documents_draft_revision_id_fkey references revisions,
        folder_revision_id integer constraint documents_folder_revision_id_fkey references revisions,
        scheduled_revision_id integer constraint documents_scheduled_revision_id_fkey references revisions,
        publish_at timestamptz,
        schedule_problem text,
        withdrawn_at timestamptz,
        folder_hash text,
        problem text,
        constraint documents_schedule_check check ((scheduled_revision_id is null) = (publish_at is null))
      );

      -- What was published last: at the desk, else by the folder.
      create temporary table shown on commit drop as
        select 'recipes/' || r.slug || '.yaml' as path, b.source as text, r.updated_at as created_at,
          case when not r.is_published then coalesce(r.removed_at, r.updated_at) end as withdrawn_at, r.id as place
        from recipes r join recipe_bodies b on b.recipe_id = r.id where b.source <> ''
        union all
        select l.key, l.value, s.imported_at, null, 0 from content_state s, jsonb_each_text(s.sources) l;
      -- A text that is a revision already is not stored twice.
      insert into revisions (path, text, created_at)
        select s.path, s.text, s.created_at from shown s
        where not exists (select from content_files f where f.file = s.path and f.published_id is not null)
          and not exists (select from revisions v where v.path = s.path and v.text = s.text)
        order by s.place;
      insert into documents (path, title, published_revision_id, draft_revision_id, scheduled_revision_id, publish_at,
          schedule_problem, withdrawn_at, folder_hash)
        select coalesce(s.path, f.file),
          case when coalesce(s.path, f.file) like 'recipes/%' then ${titleIn('coalesce(draft.text, s.text)')} end,
          shown_id, nullif(f.revision_id, shown_id),
          f.scheduled_id, f.publish_at, f.schedule_problem, s.withdrawn_at,
          case when f.published_id is not null or f.is_withdrawn then f.base_hash
            when s.withdrawn_at is null then ${hashOf('s.text')} end
        from shown s full join content_files f on f.file = s.path
        left join revisions draft on draft.id = f.revision_id
        cross join lateral (select coalesce(f.published_id, (
          select max(v.id) from revisions v where v.path = s.path and v.text = s.text)) as shown_id) latest
        order by s.place, s.path;

      drop table content_files;
      alter table recipe_bodies drop column source;
      alter table content_state drop column sources, drop column left_out, alter digest set default '';
      -- The next start compares every file with its document.
      update content_state set digest = '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table content_state add column sources jsonb not null default '{}', add column left_out text[] not null default '{}';
      update content_state set digest = '', sources = coalesce((
        select jsonb_object_agg(d.path, v.text) from documents d join revisions v on v.id = d.published_revision_id
        where d.path not like 'recipes/%'), '{}');
      alter table content_state alter sources drop default, alter digest drop default;
      alter table recipe_bodies add column source text not null default '';
      update recipe_bodies b set source = v.text from recipes r, documents d, revisions v
        where r.id = b.recipe_id and d.path = 'recipes/' || r.slug || '.yaml' and v.id = d.published_revision_id;
      alter table recipe_bodies alter source drop default;
      alter table revisions rename to content_revisions;
      alter table content_revisions rename column path to file;
      alter table content_revisions rename constraint revisions_pkey to content_revisions_pkey;
      alter index revisions_path_idx rename to content_revisions_file_idx;
      alter sequence revisions_id_seq rename to content_revisions_id_seq;
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
      insert into content_files
        select d.path, coalesce(d.draft_revision_id, v.id), case when v.staff_id is not null then v.id end,
          d.scheduled_revision_id, d.publish_at, d.schedule_problem, d.withdrawn_at is not null and d.folder_hash is not null,
          d.folder_hash
        from documents d left join content_revisions v on v.id = d.published_revision_id
        where d.draft_revision_id is not null or d.publish_at is not null or v.staff_id is not null
          or (d.withdrawn_at is not null and d.folder_hash is not null);
      drop table documents;
    `);
  }
}
