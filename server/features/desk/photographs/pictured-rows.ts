import type { EntityManager } from 'typeorm';
import { pictureColumns } from '#server/content/derive/list-rows.ts';
import type { SourcePicture } from '#server/content/reading/picture.ts';
import { announceContent } from '#server/content/store/content-store.ts';
import { statement } from '#server/database/statements.ts';
import type { PictureColumns } from '#server/features/catalogue/recipe/picture.type.ts';
import { NewsletterIssueEntity } from '#server/features/newsletter/newsletter-issue.entity.ts';
import { ORIGINAL } from './photograph-file.entity.ts';

/** Tables whose rows have pictures, by the prefix of the picture's name; recipes have no prefix. */
const tables = {
  recipe: {
    ...{ table: 'recipes', key: 'slug', title: 'title' },
    page: "'/recipes/' || (select c.slug from categories c where c.id = category_id) || '/' || slug",
  },
  author: { table: 'authors', key: 'key', title: 'name', page: "'/authors/' || key" },
  category: { table: 'categories', key: 'slug', title: 'name', page: "'/recipes/' || slug" },
  cuisine: { table: 'cuisines', key: 'slug', title: 'name', page: "'/cuisines/' || slug" },
  guide: { table: 'guides', key: 'key', title: 'title', page: "'/guides/' || key" },
} as const;
/** A newsletter issue has any number of pictures. Their names are stored nowhere else than in its text. */
type Kind = keyof typeof tables | 'issue';

/** A row with a picture. An unpublished recipe may have a photograph, but no row. */
interface PicturedRow extends PictureColumns {
  name: string;
  kind: Kind;
  title: string;
  /** Path of the page that shows it; null without one. */
  page: string | null;
  /** Number of a photograph's files, and their bytes; null for a drawing. */
  files: number | null;
  bytes: number | null;
  focusX: number | null;
  focusY: number | null;
}

const getRows = Object.entries(tables).map(
  ([kind, { table, key, title, page }]) => `
    select '${kind}' as kind, ${kind === 'recipe' ? '' : `'${kind}--' || `}${key} as name, ${title} as title,
      ${page} as page, picture_alt, picture_color, picture_version
    from ${table}${kind === 'recipe' ? ' where is_published' : ''}`,
);

/** All rows with pictures, or one. Parameters: the name of a picture, or null. */
export const picturedRows = statement<PicturedRow>(
  'pictured_rows',
  `select name, coalesce(r.kind, case when name like 'issue--%' then 'issue' else 'recipe' end) as kind, coalesce(r.title, p.said->'social'->>'title', name) as title,
     coalesce(r.picture_alt, p.said->>'alt') as "pictureAlt",
     coalesce(r.picture_color, p.said->>'placeholder') as "pictureColor",
     coalesce(r.picture_version, p.version) as "pictureVersion", r.page, p.files, p.bytes, p.focus_x as "focusX", p.focus_y as "focusY"
   from (${getRows.join(' union all')}) r
   full join (
     select photographs.*, description::jsonb as said, f.files, f.bytes from photographs, lateral (
       select count(*)::int as files, coalesce(sum(length(bytes)), 0)::int as bytes from photograph_files f
       where f.name = photographs.name and f.version = photographs.version and f.file <> '${ORIGINAL}') f
   ) p using (name)
   where $1::text is null or name = $1 order by lower(coalesce(r.title, name)), name`,
);

/** Returns the kind and the key in a picture's name; undefined for an invalid name. */
export function readName(name: string): { kind: Kind; key: string } | undefined {
  const [, kind = 'recipe', key = ''] =
    /^(?:(author|category|cuisine|guide|issue)--)?([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(name) ?? [];
  return key === '' ? undefined : { kind: kind as Kind, key };
}

/** The owner of a picture. */
export interface PictureOwner {
  isRecipe: boolean;
  /** Null without a row, for example for an unpublished recipe. */
  title: string | null;
}

/** Finds the owner of a picture. @returns null if no picture can have this name */
export async function findPictured(manager: EntityManager, name: string): Promise<PictureOwner | null> {
  const read = readName(name);
  if (!read) return null;
  if (read.kind === 'issue') return findIssue(manager, read.key);
  const { table, key, title } = tables[read.kind];
  const row = await manager.findOneBy<Record<string, string>>(table, { [key]: read.key });
  return { isRecipe: read.kind === 'recipe', title: row?.[title] ?? null };
}

/** Finds the newsletter issue of a picture. @param key - its slug, a hyphen and eight characters of the picture */
async function findIssue(manager: EntityManager, key: string): Promise<PictureOwner | null> {
  const slug = key.slice(0, -9);
  return (await manager.existsBy(NewsletterIssueEntity, { slug })) ? { isRecipe: false, title: slug } : null;
}

/** Replaces a picture wherever it is shown, on all instances. */
export async function showPicture(manager: EntityManager, name: string, picture: SourcePicture): Promise<void> {
  const read = readName(name);
  if (!read || read.kind === 'issue') return;
  const { table, key } = tables[read.kind];
  await manager.update(table, { [key]: read.key }, pictureColumns(picture));
  await announceContent(manager, name);
}
