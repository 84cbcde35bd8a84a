// Hand-written: they read JSON in a text column, and copy bytes inside the database.
import { statement } from '#server/database/statements.ts';

interface OutdatedPhotograph {
  name: string;
  version: string;
  title: string;
  alt: string;
  x: number;
  y: number;
  staffId: number;
  original: Buffer;
}

/**
 * Photographs whose social picture shows a former title of their recipe. Parameters: name of the original's file,
 * limit.
 */
export const outdatedPhotographs = statement<OutdatedPhotograph>(
  'outdated_photographs',
  `select p.name, p.version, r.title, p.said->>'alt' as alt, p.focus_x as x, p.focus_y as y, p.staff_id as "staffId",
     f.bytes as original
   from (select *, description::jsonb as said from photographs) p
   join recipes r on r.slug = p.name and r.is_published
   join photograph_files f on f.name = p.name and f.version = p.version and f.file = $1
   where p.said->'social'->>'title' is distinct from r.title limit $2`,
);

/**
 * Deletes all files of a photograph, also under the former slugs of its recipe: a copy has the same version.
 * Parameters: its name.
 */
export const deletePhotographFiles = statement(
  'delete_photograph_files',
  `delete from photograph_files where name = $1 or replaced_at is not null and name in (
     select copy.name from photograph_files copy join photograph_files own using (version) where own.name = $1)`,
);

/** Copies the files of a photograph that are in use. Parameters: its name, name of the copy. */
export const copyPhotographFiles = statement(
  'copy_photograph_files',
  `insert into photograph_files (name, version, file, bytes, content_type)
   select $2, version, file, bytes, content_type from photograph_files where name = $1 and replaced_at is null
   on conflict (name, version, file) do update set replaced_at = null`,
);

/** Names of an issue's pictures that no other issue shows. Parameters: its slug. */
export const issuePictures = statement<{ name: string }>(
  'issue_pictures',
  `select distinct name from photograph_files where name like 'issue--' || $1::text || '-________'
     and not exists (select from newsletter_issues where slug <> $1 and position(name in markdown) > 0)`,
);
