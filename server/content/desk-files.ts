import { createHash } from 'node:crypto';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { slugOfFile } from '#schema/rules/content-desk.ts';
import { ContentFileEntity } from '#server/features/desk/content/content-file.entity.ts';
import { LIST_FILES, type ListFile } from './content.ts';
import type { ContentFolder } from './reading/content-folder.ts';
import { hashOf, type SourceFile, sourceOf } from './reading/source-file.ts';

/** File that readers see as it was published at the desk, not as the folder has it. */
export interface DeskFile {
  /** Its path in `content/`. */
  file: string;
  /** Null where it was withdrawn. */
  text: string | null;
  /** SHA-256 (hex) of the folder's file when it was published; null where there was none. */
  baseHash: string | null;
}

/** Returns `true` for the path of a list that editors may change. */
export function isListFile(file: string): file is ListFile {
  return file.endsWith('.yaml') && LIST_FILES.some((each) => each === file);
}

/** Reads what was published at the desk, in the order of the paths. */
export async function readDeskFiles(manager: EntityManager): Promise<DeskFile[]> {
  const rows = await manager.find(ContentFileEntity, {
    relations: { published: true },
    where: [{ publishedId: Not(IsNull()) }, { isWithdrawn: true }],
    order: { file: 'asc' },
  });
  return rows.map(({ file, published, isWithdrawn, baseHash }) => ({
    ...{ file, baseHash },
    text: isWithdrawn ? null : (published?.text ?? null),
  }));
}

/** Returns the folder with the files of the desk in place of its own. */
export function withDeskFiles(folder: ContentFolder, files: readonly DeskFile[]): ContentFolder {
  if (files.length === 0) return folder;
  const sources = new Map<string, SourceFile>();
  const withdrawn = new Set<string>();
  const digest = createHash('sha256').update(folder.digest);
  for (const { file, text } of files) {
    digest.update(`\n${file} ${text === null ? '' : hashOf(text)}`);
    const slug = slugOfFile(file);
    if (text !== null) sources.set(file, sourceOf(Buffer.from(text), `content/${file}`));
    else if (slug !== undefined) withdrawn.add(slug);
  }
  const added = [...sources.keys()].flatMap((file) => slugOfFile(file) ?? []);
  const slugs = [...folder.slugs, ...added.filter((slug) => !folder.slugs.includes(slug))];
  return {
    ...folder,
    digest: digest.digest('hex'),
    slugs: slugs.filter((slug) => !withdrawn.has(slug)),
    lists: Object.fromEntries(
      LIST_FILES.map((name) => [name, sources.get(name) ?? folder.lists[name]]),
    ) as ContentFolder['lists'],
    readRecipe: async (slug) => sources.get(`recipes/${slug}.yaml`) ?? folder.readRecipe(slug),
  };
}

/**
 * Forgets what the desk has of files that say the same in the folder by now: from here on the folder's count again.
 * @returns lines about the others, for the log
 */
export async function settleDeskFiles(manager: EntityManager, folder: ContentFolder): Promise<string[]> {
  const lines: string[] = [];
  for (const { file, text, baseHash } of await readDeskFiles(manager)) {
    const hash = await hashInFolder(folder, file);
    if (hash === (text === null ? null : hashOf(text))) {
      // A draft that goes on from it stays.
      await manager.query(
        'delete from content_files where file = $1 and scheduled_id is null and revision_id = published_id',
        [file],
      );
      await manager.update(ContentFileEntity, { file }, { publishedId: null, isWithdrawn: false, baseHash: hash });
      continue;
    }
    const what = text === null ? 'is withdrawn at the desk' : 'was changed at the desk, and is shown so';
    const both = hash === baseHash ? '' : '; the file was changed, too';
    lines.push(`content/${file} ${what}${both} (npm run content -- export writes what the desk has)`);
  }
  return lines;
}

/** Returns the SHA-256 of a file of the folder; null where it is not there. */
export async function hashInFolder(folder: ContentFolder, file: string): Promise<string | null> {
  const slug = slugOfFile(file);
  if (slug === undefined) return isListFile(file) ? folder.lists[file].hash : null;
  return folder.slugs.includes(slug) ? (await folder.readRecipe(slug)).hash : null;
}
