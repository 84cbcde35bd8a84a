import { isDeepStrictEqual } from 'node:util';
import { type DataSource, type EntityManager, LessThanOrEqual } from 'typeorm';
import { contentTexts, slugOfFile } from '#schema/rules/content-desk.ts';
import { ConcurrencyLimit } from '#server/concurrency-limit.ts';
import { checkLists } from '#server/content/check-content.ts';
import type { ContentLists } from '#server/content/content.ts';
import { hashInFolder, readDeskFiles, withDeskFiles } from '#server/content/desk-files.ts';
import { writeContent } from '#server/content/import-content.ts';
import { ContentError, formatProblem, type Problem } from '#server/content/problem.ts';
import { publishRecipe } from '#server/content/publish-recipe.ts';
import type { ContentFolder } from '#server/content/reading/content-folder.ts';
import { readPhotographs, withPhotographs } from '#server/content/reading/photographs.ts';
import { lockContent } from '#server/content/writing/lock-content.ts';
import { ContentStateEntity } from '#server/features/catalogue/content-state.entity.ts';
import { RecipeEntity } from '#server/features/catalogue/recipe/recipe.entity.ts';
import type { Job } from '#server/jobs/start-worker.ts';
import { type Result, success } from '#server/results.ts';
import { type ContentKind, writeAction } from '../desk-action.entity.ts';
import type { ContentChecker } from './content-checker.ts';
import { lockedFile, publishedText, refusedField, savedMeanwhile } from './content-desk.service.ts';
import { ContentFileEntity } from './content-file.entity.ts';
import { ContentRevisionEntity } from './content-revision.entity.ts';

interface Wanted {
  file: string;
  revisionId: number;
  /** Null for now. */
  at: Date | null;
}

type Message = Result<{ message: string }>;

/** Stands for the text of problems that keep a transaction from being finished. */
class Unpublishable extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
  }
}

/** Columns of a file that is not published by itself. */
const NO_PLAN = { scheduledId: null, publishAt: null, scheduleProblem: null };

/** Changes that may wait for the one under way. */
const MOST_WAITING = 5;

/** Brings before the readers what editors wrote, with the reading, check and writing of an import. */
export class ContentPublisher {
  /** One at a time in a process, so that those that wait hold no connections. */
  private readonly changing = new ConcurrencyLimit(1, MOST_WAITING, contentTexts.busy);

  /** @param dataSource one whose statements may wait for an import */
  constructor(
    private readonly dataSource: DataSource,
    private readonly checker: ContentChecker,
  ) {}

  /** Publishes a text now, or has it published at a time. What the check calls an error cannot be published. */
  publish(staffId: number, { file, revisionId, at }: Wanted): Promise<Message> {
    if (at && at.getTime() <= Date.now()) return Promise.resolve(refusedField('at', contentTexts.past));
    return this.change(file, async (manager) => {
      const row = await lockedFile(manager, file);
      if (!row) return refusedField('file', contentTexts.noFile);
      if (row.revisionId !== revisionId) return savedMeanwhile(manager, row);
      if (!at) {
        await this.bringOut(manager, row, revisionId);
        await noted(manager, { staffId, kind: 'PUBLISH', file, before: row.publishedId, after: revisionId });
        return success({ message: contentTexts.published });
      }
      await this.checked(file, await textOf(manager, revisionId));
      await manager.update(
        ContentFileEntity,
        { file },
        { scheduledId: revisionId, publishAt: at, scheduleProblem: null },
      );
      await noted(manager, { staffId, kind: 'SCHEDULE', file, before: row.publishedId, after: revisionId });
      return success({ message: contentTexts.scheduled });
    });
  }

  /** Takes a plan to publish back. */
  unschedule(staffId: number, file: string): Promise<Message> {
    return this.change(file, async (manager) => {
      const row = await lockedFile(manager, file);
      if (!row) return refusedField('file', contentTexts.noFile);
      await manager.update(ContentFileEntity, { file }, NO_PLAN);
      await noted(manager, { staffId, kind: 'UNSCHEDULE', file, before: row.scheduledId, after: null });
      return success({ message: contentTexts.notScheduled });
    });
  }

  /** Withdraws a recipe: its row, its comments and its texts stay. */
  withdraw(staffId: number, file: string): Promise<Message> {
    const slug = slugOfFile(file);
    if (slug === undefined) return Promise.resolve(refusedField('file', contentTexts.noFile));
    return this.change(file, async (manager) => {
      const shown = await manager.findOneBy(RecipeEntity, { slug, isPublished: true });
      if (!shown) return refusedField('file', contentTexts.notPublished);
      const row = (await lockedFile(manager, file)) ?? (await takenFile(manager, file));
      const folder = await this.checker.readFolder();
      const gone = { publishedId: null, isWithdrawn: true, baseHash: await baseHash(row, folder) };
      await manager.update(ContentFileEntity, { file }, { ...gone, ...NO_PLAN });
      // Menus and other recipes may name it.
      await this.writeAll(manager, folder);
      await noted(manager, { staffId, kind: 'WITHDRAW', file, before: row.publishedId, after: null });
      return success({ message: contentTexts.withdrawn });
    });
  }

  /** Deletes what was never published, or goes back to what readers see; its revisions stay in the log of the file. */
  deleteDraft(staffId: number, file: string, revisionId: number): Promise<Message> {
    return this.change(file, async (manager) => {
      const row = await lockedFile(manager, file);
      if (!row) return refusedField('file', contentTexts.noFile);
      if (row.revisionId !== revisionId) return savedMeanwhile(manager, row);
      if (row.publishedId !== null || row.isWithdrawn) return refusedField('file', contentTexts.isPublished);
      await manager.delete(ContentFileEntity, { file });
      await noted(manager, { staffId, kind: 'DELETE_DRAFT', file, before: row.revisionId, after: null });
      return success({ message: contentTexts.deleted });
    });
  }

  /** Notes that an editor made a secret address for a text. */
  noteShared(staffId: number, file: string, revisionId: number): Promise<void> {
    return noted(this.dataSource.manager, { staffId, kind: 'SHARE_PREVIEW', file, before: null, after: revisionId });
  }

  /** Publishes what is due. What cannot be published stays, with the reason for the desk. */
  async publishDue(): Promise<void> {
    const due: { file: string }[] = await this.dataSource.query(
      'select file from content_files where publish_at <= now() and schedule_problem is null order by publish_at',
    );
    let failed: unknown;
    for (const { file } of due) {
      try {
        await this.publishOneDue(file);
      } catch (error) {
        failed = error;
      }
    }
    if (failed) throw failed;
  }

  private async publishOneDue(file: string): Promise<void> {
    const done = await this.change(file, async (manager) => {
      const row = await lockedFile(manager, file);
      if (!row?.scheduledId || !row.publishAt || row.publishAt.getTime() > Date.now())
        return success({ message: contentTexts.notScheduled });
      await this.bringOut(manager, row, row.scheduledId);
      return success({ message: contentTexts.published });
    });
    if (done.ok) return;
    // An editor may have planned it anew meanwhile.
    const isDue = { file, publishAt: LessThanOrEqual(new Date()) };
    await this.dataSource.manager.update(ContentFileEntity, isDue, { scheduleProblem: done.message });
  }

  /** Runs a change in one transaction; what is not fit to be published comes back as a failure, and nothing is changed. */
  private async change(file: string, work: (manager: EntityManager) => Promise<Message>): Promise<Message> {
    try {
      return await this.changing.run(() =>
        this.dataSource.transaction(async (manager) => {
          await lockContent(manager);
          return work(manager);
        }),
      );
    } catch (error) {
      if (!(error instanceof Unpublishable) && !(error instanceof ContentError)) throw error;
      const [first] = error.problems;
      const more = error.problems.length > 1 ? `, and ${error.problems.length - 1} more` : '';
      const place = first?.file === `content/${file}` ? 'Line' : `${first?.file}, line`;
      return refusedField('revision', first ? `${place} ${first.line}: ${first.message}${more}` : error.message);
    }
  }

  /** @throws Unpublishable */
  private async bringOut(manager: EntityManager, row: ContentFileEntity, revisionId: number): Promise<void> {
    const { file } = row;
    const text = await textOf(manager, revisionId);
    const recipe = await this.checked(file, text);
    const folder = await this.checker.readFolder();
    const digest = async () => withDeskFiles(folder, await readDeskFiles(manager)).digest;
    const before = await digest();
    const out = { publishedId: revisionId, isWithdrawn: false, baseHash: await baseHash(row, folder) };
    // An older text that waits for its time must not replace this one.
    await manager.update(ContentFileEntity, { file }, { ...out, ...NO_PLAN });
    if (!recipe) return this.writeAll(manager, folder);
    const lists = await this.checker.lists();
    // It may name a food or a cuisine that no import has brought yet.
    if (!(await areImported(manager, lists))) return this.writeAll(manager, folder);
    await publishRecipe(manager, { recipe, foods: lists.foods, digests: { before, after: await digest() } });
  }

  /** @returns what a recipe's text says, null for a list. @throws Unpublishable */
  private async checked(file: string, text: string) {
    const { problems, recipe } = await this.checker.check(file, text);
    const all = [...problems, ...(recipe ? this.checker.unpublishable(recipe) : [])];
    if (all.length > 0) throw new Unpublishable(all);
    return recipe;
  }

  /** A list may concern all recipes: all are read anew. @throws ContentError, Unpublishable */
  private async writeAll(manager: EntityManager, files: ContentFolder): Promise<void> {
    const folder = withDeskFiles(files, await readDeskFiles(manager));
    const known = (await manager.findOneByOrFail(ContentStateEntity, { id: 1 })).leftOut;
    const shown = withPhotographs(folder, await readPhotographs(manager));
    const checked = await checkLists(shown, this.checker.contentDir, { cooking: false, leaveOut: true });
    await writeContent(manager, checked, folder);
    const broken = checked.leftOut.filter(({ file }) => !known.some((line) => line.startsWith(`${file}:`)));
    if (broken.length > 0) throw new Unpublishable(broken);
  }
}

/** Returns `true` where readers have these lists already. */
async function areImported(manager: EntityManager, { sources }: ContentLists): Promise<boolean> {
  return isDeepStrictEqual((await manager.findOneByOrFail(ContentStateEntity, { id: 1 })).sources, sources);
}

/** Takes a file into the desk that was not changed there yet. */
async function takenFile(manager: EntityManager, file: string): Promise<ContentFileEntity> {
  const text = (await publishedText(manager, file)) ?? '';
  const revision = await manager.save(manager.create(ContentRevisionEntity, { file, text, staffId: null }));
  return manager.save(manager.create(ContentFileEntity, { file, revisionId: revision.id }));
}

/** Returns the hash of the file that the desk's text stands in for. */
async function baseHash(row: ContentFileEntity, folder: ContentFolder): Promise<string | null> {
  return row.publishedId === null && !row.isWithdrawn ? hashInFolder(folder, row.file) : row.baseHash;
}

async function textOf(manager: EntityManager, id: number): Promise<string> {
  return (await manager.findOneByOrFail(ContentRevisionEntity, { id })).text;
}

interface Noted {
  staffId: number;
  kind: ContentKind;
  file: string;
  /** Revisions that readers saw, or were to see. */
  before: number | null;
  after: number | null;
}

async function noted(manager: EntityManager, { staffId, kind, file, before, after }: Noted): Promise<void> {
  const log = { before: { file, revision: before }, after: { file, revision: after } };
  await writeAction(manager, { staffId, kind, textId: null, memberId: null, ...log });
}

/** Publishes what is due within seconds, and tries again every half minute. */
export function publishDue(publisher: Pick<ContentPublisher, 'publishDue'>): Job {
  const due = `queued_at < now() - interval '30 seconds'
    and exists (select from content_files where publish_at <= now() and schedule_problem is null)`;
  return { name: 'publish_due', due, run: () => publisher.publishDue() };
}
