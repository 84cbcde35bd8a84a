import fs from 'node:fs/promises';
import path from 'node:path';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { getEntry, getFileSlug } from '#schema/rules/content-desk.ts';
import {
  ORIGINAL,
  PhotographEntity,
  PhotographFileEntity,
} from '#server/features/desk/photographs/photograph.entity.ts';
import { LIST_FILES } from './content.ts';
import { LIVE } from './store/content-store.ts';
import { DocumentEntity } from './store/document.entity.ts';

interface ExportResult {
  /** Paths, relative to the content folder, of files that were missing or different. */
  files: string[];
  /** Number of files that were already up to date. */
  unchanged: number;
}

/**
 * Writes the published texts to a folder, byte for byte, and the files of photographs. It deletes no file.
 * @throws if the database has no published content
 */
export async function exportContent(options: { dataSource: DataSource; contentDir: string }): Promise<ExportResult> {
  const { manager } = options.dataSource;
  const documents = await manager.find(DocumentEntity, {
    relations: { publishedRevision: true },
    where: LIVE,
    order: { path: 'asc' },
  });
  if (documents.length === 0) throw new Error('Nothing to export: no content was imported into this database');
  const result: ExportResult = { files: [], unchanged: 0 };
  const write = async (file: string, content: string | Uint8Array) => {
    const target = path.join(options.contentDir, file);
    const bytes = Buffer.from(content);
    if ((await readIfExists(target))?.equals(bytes)) {
      result.unchanged += 1;
      return;
    }
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(target, bytes);
    result.files.push(file);
  };
  for (const { path: file, publishedRevision } of documents) {
    // The path comes from the database, where it may have been edited by hand.
    if (!isContentPath(file)) throw new Error(`The document "${file}" is not a valid file name`);
    await write(file, publishedRevision?.text ?? '');
  }
  for await (const [file, bytes] of photographFiles(manager)) await write(file, bytes);
  return result;
}

function isContentPath(file: string): boolean {
  return (getFileSlug(file) ?? getEntry(file)) !== undefined || LIST_FILES.some((name) => name === file);
}

async function readIfExists(target: string): Promise<Buffer | null> {
  return await fs.readFile(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Yields the files of all photographs in the layout of `content/pictures`, without the originals. */
async function* photographFiles(manager: EntityManager): AsyncGenerator<[file: string, bytes: string | Buffer]> {
  const photographs = await manager.find(PhotographEntity, { order: { name: 'asc' } });
  for (const { name, version, description } of photographs) {
    const where = { name, version, replacedAt: IsNull() };
    const files = await manager.find(PhotographFileEntity, { where, order: { file: 'asc' } });
    for (const { file, bytes } of files) if (file !== ORIGINAL) yield [`pictures/${name}/${file}`, bytes];
    // Written last, so that a folder with this file is complete.
    yield [`pictures/${name}/picture.json`, description];
  }
}
