import { type DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { contentTexts, getEntry, getFileSlug } from '#schema/rules/content-desk.ts';
import { withPublicationDay } from '#schema/rules/publication-day.ts';
import { ConcurrencyLimit } from '#server/concurrency-limit.ts';
import { formatProblem, type Problem } from '#server/content/problem.ts';
import { publish } from '#server/content/publish.ts';
import { addRevisions, lockContent, NO_SCHEDULE, readRevisionText } from '#server/content/store/content-store.ts';
import { DocumentEntity } from '#server/content/store/document.entity.ts';
import { olderThan } from '#server/jobs/housekeeping.ts';
import type { Job } from '#server/jobs/job.ts';
import { type Result, refusedField, success } from '#server/results.ts';
import { toDay } from '#server/today.ts';
import { type ContentActionKind, writeAction } from '../desk-action.entity.ts';
import type { ContentChecker } from './content-checker.ts';
import { getConflict, getNewestRevisionId, lockDocument } from './content-desk.service.ts';

interface PublishRequest {
  path: string;
  revisionId: number;
  /** Time of publication; null to publish immediately. */
  at: Date | null;
}

/** Outcome of a change, with the text that the desk shows. */
export type ChangeResult = Result<{ message: string }>;

/** Thrown to roll back a change; carries the problems found. */
class UnpublishableError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
  }
}

/** Maximum number of queued changes. */
const MAX_QUEUED = 10;

/** Publishes, schedules and withdraws documents for editors. */
export class ContentPublisher {
  /** Runs one change at a time per process, so that queued changes hold no connections. */
  private readonly queue = new ConcurrencyLimit(1, MAX_QUEUED, contentTexts.busy);

  /**
   * @param dataSource - without the time limit of requests: its statements may wait for an import
   * @param onChange - shows a change to readers of this instance; the editor's response waits for it
   */
  constructor(
    private readonly dataSource: DataSource,
    private readonly checker: ContentChecker,
    private readonly onChange: () => Promise<void> = async () => {},
  ) {}

  /**
   * Publishes the newest text, or the unpublished text from the content folder, now or at a given time. Refuses a text
   * with problems.
   */
  async publish(staffId: number, { path, revisionId, at }: PublishRequest): Promise<ChangeResult> {
    if (at && at.getTime() <= Date.now()) return refusedField('at', contentTexts.past);
    const text = await readRevisionText(this.dataSource.manager, revisionId);
    // A scheduled recipe gets the day of that time as its publication date.
    const datedText =
      text !== null && at && getFileSlug(path) !== undefined ? withPublicationDay(text, toDay(at)) : text;
    const problems = datedText === null ? [] : await this.checker.findProblems(path, datedText);
    return this.change(path, async (manager, document) => {
      if (!document) return refusedField('file', contentTexts.noFile);
      if (![getNewestRevisionId(document), document.folderRevisionId].includes(revisionId))
        return getConflict(manager, document, staffId);
      // Another editor or another window has just published it.
      if (!at && document.publishedRevisionId === revisionId && !document.withdrawnAt && document.problem === null)
        return refusedField('revision', contentTexts.alreadyPublished);
      if (problems.length > 0) throw new UnpublishableError(problems);
      const revisions = { before: document.publishedRevisionId, after: revisionId };
      if (!at) {
        await this.publishRevision(manager, document, revisionId);
        await logContentAction(manager, { staffId, kind: 'PUBLISH', path, ...revisions });
        return success({ message: contentTexts.published });
      }
      const [scheduledRevisionId = revisionId] =
        datedText === null || datedText === text
          ? []
          : await addRevisions(manager, [{ path, text: datedText, staffId }]);
      const isNewest = getNewestRevisionId(document) === revisionId;
      await manager.update(
        DocumentEntity,
        { path },
        {
          ...{ scheduledRevisionId, publishAt: at, scheduleProblem: null },
          ...(isNewest && scheduledRevisionId !== revisionId && { draftRevisionId: scheduledRevisionId }),
        },
      );
      await logContentAction(manager, { staffId, kind: 'SCHEDULE', path, ...revisions, after: scheduledRevisionId });
      return success({ message: contentTexts.scheduled });
    });
  }

  /** Cancels a scheduled publication. */
  unschedule(staffId: number, path: string): Promise<ChangeResult> {
    return this.change(path, async (manager, document) => {
      if (!document) return refusedField('file', contentTexts.noFile);
      if (document.publishAt === null) return success({ message: contentTexts.notScheduled });
      await manager.update(DocumentEntity, { path }, NO_SCHEDULE);
      await logContentAction(manager, { staffId, kind: 'UNSCHEDULE', path, before: document.scheduledRevisionId });
      return success({ message: contentTexts.notScheduled });
    });
  }

  /** Withdraws a recipe. Its row, comments and texts are kept. */
  async withdraw(staffId: number, path: string): Promise<ChangeResult> {
    if (getFileSlug(path) === undefined) return refusedField('file', contentTexts.noFile);
    const work = async (manager: EntityManager, document: DocumentEntity | null): Promise<ChangeResult> => {
      if (!document?.publishedRevisionId || document.withdrawnAt)
        return refusedField('file', contentTexts.notPublished);
      const withdrawal = { ...NO_SCHEDULE, withdrawnAt: () => 'now()', problem: null };
      await manager.update(DocumentEntity, { path }, withdrawal);
      await this.writeRows(manager, path);
      await logContentAction(manager, { staffId, kind: 'WITHDRAW', path, before: document.publishedRevisionId });
      return success({ message: contentTexts.withdrawn });
    };
    return this.change(path, work, (problems) =>
      contentTexts.stillUsed(problems.map(({ file, line }) => `${file.replace(/^content\//, '')}, line ${line}`)),
    );
  }

  /**
   * Publishes scheduled texts that are due. If one cannot be published, its draft stays and the desk shows the reason.
   */
  async publishDue(): Promise<void> {
    const where = { publishAt: olderThan('0 seconds'), scheduleProblem: IsNull() };
    const dueDocuments = await this.dataSource.manager.find(DocumentEntity, { where, order: { publishAt: 'asc' } });
    let lastError: unknown;
    for (const { path, scheduledRevisionId } of dueDocuments) {
      try {
        await this.publishOneDue(path, scheduledRevisionId ?? 0);
      } catch (error) {
        lastError = error;
      }
    }
    if (lastError) throw lastError;
  }

  private async publishOneDue(path: string, revisionId: number): Promise<void> {
    const whereDue = { path, scheduledRevisionId: revisionId, publishAt: olderThan('0 seconds') };
    const text = await readRevisionText(this.dataSource.manager, revisionId);
    const problems = text === null ? [] : await this.checker.findProblems(path, text);
    const result = await this.change(path, async (manager, document) => {
      if (!document || !(await manager.existsBy(DocumentEntity, whereDue)))
        return success({ message: contentTexts.notScheduled });
      if (problems.length > 0) throw new UnpublishableError(problems);
      await this.publishRevision(manager, document, revisionId);
      return success({ message: contentTexts.published });
    });
    if (result.ok) return;
    // An editor may have rescheduled it in the meantime.
    await this.dataSource.manager.update(DocumentEntity, whereDue, { scheduleProblem: result.message });
  }

  /** @throws {UnpublishableError} */
  private async publishRevision(manager: EntityManager, document: DocumentEntity, revisionId: number): Promise<void> {
    const { path, draftRevisionId } = document;
    await manager.update(
      DocumentEntity,
      { path },
      {
        // An older scheduled text must not replace this one.
        ...NO_SCHEDULE,
        ...{ publishedRevisionId: revisionId, withdrawnAt: null, folderRevisionId: null, problem: null },
        // A draft's preview link stops working when the draft is published.
        ...(draftRevisionId === revisionId && { draftRevisionId: null, shareKey: null }),
      },
    );
    const formerText =
      getFileSlug(path) === undefined ? await readRevisionText(manager, document.publishedRevisionId) : null;
    await this.writeRows(manager, path, formerText);
  }

  /**
   * Writes the catalogue rows of a changed document.
   * @param formerText - former published text of a list or an entry; null for new ones, and for recipes
   * @throws {UnpublishableError} if it has problems, or causes some in another document
   */
  async writeRows(manager: EntityManager, path: string, formerText: string | null = null): Promise<void> {
    const brokenDocuments = await manager.find(DocumentEntity, {
      select: { id: true, path: true },
      where: { problem: Not(IsNull()) },
    });
    const brokenPaths = new Set(brokenDocuments.map((document) => document.path));
    const { problems } = await publish(manager, {
      ...{ contentDir: this.checker.contentDir, changed: [path] },
      formerTexts: new Map([[path, formerText]]),
    });
    const newProblems = [...problems]
      .filter(
        // A problem in a list counts even if it is not new: `publish` has then written nothing.
        ([other]) => other === path || !brokenPaths.has(other) || getFileSlug(other) === undefined,
      )
      .flatMap(([, pathProblems]) => pathProblems);
    if (newProblems.length > 0) throw new UnpublishableError(newProblems);
  }

  /**
   * Runs a change of a locked document in one transaction; problems roll it back, and are returned as a failure.
   * @param work - its document is null if there is none with this path
   * @param describe - returns the text of the failure; by default the first problem, and the number of the others
   */
  async change(
    path: string,
    work: (manager: EntityManager, document: DocumentEntity | null) => Promise<ChangeResult>,
    describe = (problems: readonly Problem[]) => describeFirst(problems, path),
  ): Promise<ChangeResult> {
    try {
      const result = await this.queue.run(() =>
        this.dataSource.transaction(async (manager) => {
          await lockContent(manager);
          return work(manager, await lockDocument(manager, path));
        }),
      );
      if (result.ok) await this.onChange();
      return result;
    } catch (error) {
      if (!(error instanceof UnpublishableError)) throw error;
      return refusedField('revision', describe(error.problems));
    }
  }
}

function describeFirst(problems: readonly Problem[], path: string): string {
  const [first] = problems;
  if (!first) return contentTexts.noRevision;
  const more = problems.length > 1 ? `, and ${problems.length - 1} more` : '';
  const isHere = first.file === `content/${path}`;
  // An entry of a list is edited in a form, whose fields have no lines.
  const location = isHere ? (getEntry(path) ? '' : `Line ${first.line}: `) : `${first.file}, line ${first.line}: `;
  return `${location}${first.message}${more}`;
}

interface ContentAction {
  staffId: number;
  kind: ContentActionKind;
  path: string;
  /** Revision before the action, for example the published text or a deleted draft. */
  before?: number | null;
  /** Revision after the action, for example the scheduled or shared text. */
  after?: number | null;
}

/** Logs a change of a document. */
export async function logContentAction(
  manager: EntityManager,
  { staffId, kind, path, before = null, after = null }: ContentAction,
): Promise<void> {
  const log = { before: { file: path, revision: before }, after: { file: path, revision: after } };
  await writeAction(manager, { staffId, kind, ...log });
}

/** Returns the job that publishes due texts within seconds, and retries every 30 seconds. */
export function createPublishDueJob(publisher: Pick<ContentPublisher, 'publishDue'>): Job {
  const due = `queued_at < now() - interval '30 seconds'
    and exists (select from documents where publish_at <= now() and schedule_problem is null)`;
  return { name: 'publish_due', due, run: () => publisher.publishDue() };
}
