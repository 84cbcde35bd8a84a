// Hand-written: statements read JSON in a text column, join any table with pictures, and copy bytes in the database.
import { statement } from '#server/database/statements.ts';
import type { PictureColumns } from '#server/features/catalogue/recipe/picture.type.ts';
import { ORIGINAL } from './photograph.entity.ts';

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
  `select p.name, p.version, r.title, p.details->>'alt' as alt, p.focus_x as x, p.focus_y as y, p.staff_id as "staffId",
     f.bytes as original
   from (select *, description::jsonb as details from photographs) p
   join recipes r on r.slug = p.name and r.is_published
   join photograph_files f on f.name = p.name and f.version = p.version and f.file = $1
   where p.details->'social'->>'title' is distinct from r.title limit $2`,
);

/**
 * Deletes all files of a photograph, including copies under the former slugs of its recipe, which have the same
 * version. Parameters: its name.
 */
export const deletePhotographFiles = statement(
  'delete_photograph_files',
  `delete from photograph_files where name = $1 or replaced_at is not null and name in (
     select copy.name from photograph_files copy join photograph_files own using (version) where own.name = $1)`,
);

/** Copies the current files of a photograph. Parameters: its name, name of the copy. */
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

/** Tables whose rows have pictures, by the prefix of the picture's name; names of recipes' pictures have no prefix. */
export const picturedTables = {
  recipe: {
    ...{ table: 'recipes', key: 'slug', title: 'title' },
    page: "'/recipes/' || (select c.slug from categories c where c.id = category_id) || '/' || slug",
  },
  author: { table: 'authors', key: 'key', title: 'name', page: "'/authors/' || key" },
  category: { table: 'categories', key: 'slug', title: 'name', page: "'/recipes/' || slug" },
  cuisine: { table: 'cuisines', key: 'slug', title: 'name', page: "'/cuisines/' || slug" },
  guide: { table: 'guides', key: 'key', title: 'title', page: "'/guides/' || key" },
} as const;
/** Kind of a picture's subject. The pictures of a newsletter issue are named only in its text. */
export type PictureKind = keyof typeof picturedTables | 'issue';

/** A picture of a row, or a photograph without a row, for example of an unpublished recipe. */
interface PicturedRow extends PictureColumns {
  name: string;
  kind: PictureKind;
  title: string;
  /** Path of the page that shows it; null if there is none. */
  page: string | null;
  /** Number and total size of a photograph's files; null for a drawing. */
  files: number | null;
  bytes: number | null;
  focusX: number | null;
  focusY: number | null;
}

const rowSelects = Object.entries(picturedTables).map(
  ([kind, { table, key, title, page }]) => `
    select '${kind}' as kind, ${kind === 'recipe' ? '' : `'${kind}--' || `}${key} as name, ${title} as title,
      ${page} as page, picture_alt, picture_color, picture_version
    from ${table}${kind === 'recipe' ? ' where is_published' : ''}`,
);

/** Pictures of rows, and photographs without a row. Parameters: the name of one picture, or null for all. */
export const picturedRows = statement<PicturedRow>(
  'pictured_rows',
  `select name, coalesce(r.kind, case when name like 'issue--%' then 'issue' else 'recipe' end) as kind, coalesce(r.title, p.details->'social'->>'title', name) as title,
     coalesce(r.picture_alt, p.details->>'alt') as "pictureAlt",
     coalesce(r.picture_color, p.details->>'placeholder') as "pictureColor",
     coalesce(r.picture_version, p.version) as "pictureVersion", r.page, p.files, p.bytes, p.focus_x as "focusX", p.focus_y as "focusY"
   from (${rowSelects.join(' union all')}) r
   full join (
     select photographs.*, description::jsonb as details, f.files, f.bytes from photographs, lateral (
       select count(*)::int as files, coalesce(sum(length(bytes)), 0)::int as bytes from photograph_files f
       where f.name = photographs.name and f.version = photographs.version and f.file <> '${ORIGINAL}') f
   ) p using (name)
   where $1::text is null or name = $1 order by lower(coalesce(r.title, p.details->'social'->>'title', name)), name`,
);

/** File of a photograph, except the uncropped original. Parameters: name of the picture, version, name of the file. */
export const photographFile = statement<{ bytes: Buffer; contentType: string }>(
  'photograph_file',
  `select bytes, content_type as "contentType" from photograph_files where name = $1 and version = $2 and file = $3 and file <> '${ORIGINAL}'`,
);
