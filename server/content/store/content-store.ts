import DataLoader from 'dataloader';
import { type EntityManager, type FindOperator, In, IsNull, Like, Not } from 'typeorm';
import { ENTRY_FOLDERS, getFileSlug, MAX_TITLE_LENGTH } from '#schema/rules/content-desk.ts';
import { lockNumber, notifyListeners, setLocal } from '#server/database/locks.statements.ts';
import { runStatement } from '#server/database/statements.ts';
import { ContentStateEntity } from '#server/features/catalogue/content-state.entity.ts';
import { readRenamedSlugs } from '#server/features/catalogue/recipe/former-slug.entity.ts';
import { PhotographEntity } from '#server/features/desk/photographs/photograph.entity.ts';
import { LIST_FILES, type ListFile } from '../content.ts';
import { tidy } from '../reading/characters.ts';
import { type ContentFolder, orEmpty } from '../reading/content-folder.ts';
import { type PictureSource, readDrawnPicture } from '../reading/picture.ts';
import { getSharedSource, getSource, type SourceFile, toHash } from '../reading/source-file.ts';
import { DocumentEntity, RevisionEntity } from './document.entity.ts';

// Number of the Postgres advisory lock. It is arbitrary, but must be the same in all instances.
const CONTENT_LOCK = 5_117_302_612;

/** Waits until no other transaction writes content, and blocks others until this transaction ends. */
export async function lockContent(manager: EntityManager): Promise<void> {
  // Timeouts are off, because another instance's import and the work between statements may take long.
  const timeouts = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  await runStatement(manager, setLocal, [timeouts, timeouts.map(() => '0')]);
  await runStatement(manager, lockNumber, [CONTENT_LOCK]);
}

/** Makes all instances reload content. @param picture - name of the picture, if only a picture has changed */
export async function announceContent(manager: EntityManager, picture = ''): Promise<void> {
  // Instances that miss the notification poll this time.
  await manager.upsert(ContentStateEntity, { id: 1, changedAt: () => 'clock_timestamp()' }, ['id']);
  await runStatement(manager, notifyListeners, ['content_changed', picture]);
}

/** Condition for documents that are published and not withdrawn. */
export const LIVE = { publishedRevisionId: Not(IsNull()), withdrawnAt: IsNull() };

/** Columns of a document that is not scheduled. */
export const NO_SCHEDULE = { scheduledRevisionId: null, publishAt: null, scheduleProblem: null };

/** Returns the path of a recipe's document. */
export function toPath(slug: string): string {
  return `recipes/${slug}.yaml`;
}

/** Returns a text as a source file: problems name it by its path below `content/`. */
export function toSourceFile(path: string, text: string): SourceFile {
  return getSource(Buffer.from(text), `content/${path}`);
}

/** Returns the column that is derived from a document's newest text. */
export function titleColumn(path: string, text: string): { title: string | null } {
  return { title: getFileSlug(path) === undefined ? null : readTitle(text) };
}

/** A revision to store. */
type NewRevision = Pick<RevisionEntity, 'path' | 'text' | 'staffId'> & { problems?: number };

/** Stores texts as revisions. @returns their ids, in the same order */
export async function addRevisions(manager: EntityManager, revisions: readonly NewRevision[]): Promise<number[]> {
  if (revisions.length === 0) return [];
  const { identifiers } = await manager.insert(RevisionEntity, [...revisions]);
  return identifiers.map(({ id }) => id);
}

/** Returns the text of a revision; null if there is none. */
export async function readRevisionText(manager: EntityManager, revisionId: number | null): Promise<string | null> {
  return revisionId === null ? null : ((await manager.findOneBy(RevisionEntity, { id: revisionId }))?.text ?? null);
}

/** Returns the published texts of the documents that `paths` match, in the order of their paths. */
async function readPublishedTexts(
  manager: EntityManager,
  paths: readonly FindOperator<string>[],
): Promise<Map<string, string>> {
  const rows = await manager.find(DocumentEntity, {
    relations: { publishedRevision: true },
    where: paths.map((path) => ({ ...LIVE, path })),
    order: { path: 'asc' },
  });
  return new Map(rows.map(({ path, publishedRevision }) => [path, publishedRevision?.text ?? '']));
}

/** Published content in the shape of a folder. */
export interface PublishedContent extends ContentFolder {
  /** Names of pictures that are photographs. */
  photographs: readonly string[];
}

/**
 * Returns the published content in the shape of a folder: texts from documents, pictures from photographs, then from
 * the folder. Recipes are read on demand, in one statement per turn of the event loop.
 */
export async function readPublished(manager: EntityManager, contentDir: string): Promise<PublishedContent> {
  const texts = await readPublishedTexts(manager, [In(LIST_FILES)]);
  const entries = await readPublishedTexts(
    manager,
    ENTRY_FOLDERS.map((folder) => Like(`${folder}/%`)),
  );
  const photographs = await readPhotographs(manager);
  const recipes = await manager.find(DocumentEntity, {
    select: { id: true, path: true },
    where: { ...LIVE, path: Like('recipes/%') },
    order: { id: 'asc' },
  });
  const slugs = recipes.flatMap(({ path }) => getFileSlug(path) ?? []);
  const renamed = await readRenamedSlugs(manager);
  const formerNames = (name: string) => [...renamed.keys()].filter((former) => renamed.get(former) === name);
  const sources = new DataLoader<string, SourceFile>(
    async (paths) => {
      const published = await readPublishedTexts(manager, [In(paths)]);
      return paths.map((path) => toSourceFile(path, published.get(path) ?? ''));
    },
    { cache: false },
  );
  return {
    lists: Object.fromEntries(
      LIST_FILES.map((name) => [name, toListSource(name, texts.get(name))]),
    ) as ContentFolder['lists'],
    entries: new Map([...entries].map(([path, text]) => [path, getSharedSource(text, `content/${path}`)])),
    slugs,
    namedSlugs: [...slugs, ...renamed.keys()],
    drafts: new Set(),
    misnamed: [],
    hashes: new Map(),
    basis: '',
    photographs: [...photographs.keys()],
    problems: [],
    readRecipe: (slug) => sources.load(toPath(slug)),
    readPicture: async (name) => {
      const photograph = photographs.get(name);
      if (photograph) return photograph;
      // The folder may still have the drawing under a former slug.
      for (const each of [name, ...formerNames(name)]) {
        const drawing = await readDrawnPicture(contentDir, each);
        if (drawing) return drawing;
      }
      return null;
    },
  };
}

function toListSource(name: ListFile, text: string | undefined): SourceFile {
  if (text !== undefined) return getSharedSource(text, `content/${name}`);
  const file = `content/${name}`;
  return orEmpty(name, { file, text: null, hash: '', problems: [{ file, line: 1, message: 'the file is missing' }] });
}

/** A plain or quoted title; the quote that closes it may be missing. */
const TITLE = /^title:[ \t]*(?:"((?:[^"\\]|\\.)*)"?|'((?:[^']|'')*)'?|([^\n]*))/m;

/** Returns the title of a recipe's text, even if the text has errors; null without a title. At most 120 characters. */
function readTitle(text: string): string | null {
  const start = text.search(/^title:/m);
  if (start < 0) return null;
  const [, double, single, plain = ''] = TITLE.exec(text.slice(start, start + 4 * MAX_TITLE_LENGTH)) ?? [];
  const value =
    double?.replace(/\\(.)/g, '$1') ?? single?.replaceAll("''", "'") ?? plain.replace(/(?:^|[ \t])#.*$/, '');
  const title = [...tidy(value)].slice(0, MAX_TITLE_LENGTH).join('');
  return title === '' ? null : title;
}

/** Reads the photographs in the database, by the names of their pictures. */
async function readPhotographs(manager: EntityManager): Promise<Map<string, PictureSource>> {
  const rows = await manager.find(PhotographEntity, { select: { name: true, description: true } });
  return new Map(rows.map((row) => [row.name, toPictureSource(row)]));
}

function toPictureSource({ name, description: text }: PhotographEntity): PictureSource {
  return { file: `the photograph "${name}"`, text, hash: toHash(text), problems: [], folder: null };
}
