import type { EntityManager } from 'typeorm';
import type { Picture } from '#server/content/reading/picture.ts';

/** Tables whose rows have pictures, by the kind that begins a picture's name; recipes have none. */
const tables = {
  recipe: { table: 'recipes', key: 'slug', title: 'title' },
  author: { table: 'authors', key: 'key', title: 'name' },
  category: { table: 'categories', key: 'slug', title: 'name' },
  cuisine: { table: 'cuisines', key: 'slug', title: 'name' },
  guide: { table: 'guides', key: 'key', title: 'title' },
} as const;
type Kind = keyof typeof tables;

/** SQL of all rows that have pictures: kind, name of the picture, title, alt, colour and version. */
export const picturedRows = Object.entries(tables)
  .map(
    ([kind, { table, key, title }]) => `
    select '${kind}' as kind, ${kind === 'recipe' ? '' : `'${kind}--' || `}${key} as name, ${title} as title,
      picture_alt as "pictureAlt", picture_colour as "pictureColour", picture_version as "pictureVersion"
    from ${table}${kind === 'recipe' ? ' where is_published' : ''}`,
  )
  .join(' union all');

/** Returns the kind and the key that the name of a picture is made of; undefined where it is none. */
function readName(name: string): { kind: Kind; key: string } | undefined {
  const [, kind = 'recipe', key = ''] =
    /^(?:(author|category|cuisine|guide)--)?([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(name) ?? [];
  return key === '' ? undefined : { kind: kind as Kind, key };
}

/** What a picture belongs to. */
export interface Pictured {
  isRecipe: boolean;
  /** Null where there is no such row, as for a recipe that is not published yet. */
  title: string | null;
}

/** Finds what a picture belongs to. @returns null where no picture can have this name */
export async function findPictured(manager: EntityManager, name: string): Promise<Pictured | null> {
  const read = readName(name);
  if (!read) return null;
  const { table, key, title } = tables[read.kind];
  const [row] = await manager.query(`select ${title} as title from ${table} where ${key} = $1`, [read.key]);
  return { isRecipe: read.kind === 'recipe', title: row?.title ?? null };
}

/** Shows another picture wherever it is shown, on all instances. */
export async function showPicture(manager: EntityManager, name: string, picture: Picture): Promise<void> {
  const read = readName(name);
  if (!read) return;
  const { table, key } = tables[read.kind];
  await manager.query(
    `update ${table} set picture_alt = $2, picture_colour = $3, picture_version = $4 where ${key} = $1`,
    [read.key, picture.alt, picture.colour, picture.version],
  );
  // For instances that miss the notification.
  await manager.query('update content_state set imported_at = now()');
  await manager.query("select pg_notify('content_changed', $1)", [name]);
}
