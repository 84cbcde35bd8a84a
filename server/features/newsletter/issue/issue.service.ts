import { type DataSource, type EntityManager, IsNull, Not, Raw } from 'typeorm';
import { issueTexts, MAX_DAYS_AHEAD } from '#schema/rules/issues.ts';
import { DAY_MS } from '#schema/rules/time.ts';
import { runStatement } from '#server/database/statements.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import type { CatalogueService } from '#server/features/catalogue/snapshot.ts';
import { DeskActionEntity, type IssueActionKind } from '#server/features/desk/desk-action.entity.ts';
import { issuePictures } from '#server/features/desk/photographs/photograph.statements.ts';
import { takeDownPhotograph } from '#server/features/desk/photographs/take-down-photograph.ts';
import { addJob } from '#server/jobs/job.statements.ts';
import type { Job } from '#server/jobs/job.ts';
import { compose } from '#server/mail/compose.ts';
import type { Mail } from '#server/mail/mail.ts';
import { failure, invalidInput, type Result, successOf } from '#server/results.ts';
import { today } from '#server/today.ts';
import { NewsletterIssueEntity } from '../newsletter-issue.entity.ts';
import type { NewsletterLinks, NewsletterMailing } from '../newsletter-links.ts';
import { SubscriberEntity, whereSubscribed } from '../subscriber.entity.ts';
import { findDeadLinks, type GetStatus } from './dead-links.ts';
import { issues } from './issue.statements.ts';
import {
  type DeleteIssueInput,
  type IssueCheckType,
  IssueSuccessType,
  type NewsletterIssueType,
  type SaveIssueInput,
  type ScheduleIssueInput,
} from './issue.type.ts';
import { composeIssue, type Issue } from './read-issue.ts';
import { createFindCard } from './recipe-card.ts';
import { sendIssue } from './send-issue.ts';

interface IssueParts extends NewsletterMailing {
  catalogue: Pick<CatalogueService, 'current'>;
  /** Without a trailing slash. */
  publicUrl: string;
  /** `true` if emails are sent to mailboxes, `false` if they are written to a folder. */
  deliversMail: boolean;
}

type ChangeResult = Promise<Result<IssueSuccessType>>;

/** Name of the job that sends a scheduled issue. */
export const SEND_ISSUE = 'send_issue';

const MAX_LISTED = 200;

const issueNotFound = invalidInput([{ field: 'id', code: 'NOT_FOUND', message: issueTexts.noIssue }]);

/** Condition for an editable issue. */
const whereDraft = { sendAt: IsNull(), startedAt: IsNull(), markdown: Not(IsNull()) };

/** Condition for an issue that is due, and whose emails are not all queued. */
const whereDue = {
  sendAt: Raw((column) => `${column} <= now()`),
  finishedAt: IsNull(),
  markdown: Not(IsNull()),
};

/** Stores and sends the newsletter issues that editors write at the desk. */
export class IssueService {
  constructor(private readonly parts: IssueParts) {}

  /** Returns the newest issues, including issues from files. */
  list(): Promise<NewsletterIssueType[]> {
    return this.read(this.parts.dataSource.manager);
  }

  /** Returns an issue; null if there is none with this id. */
  async find(id: string, manager = this.parts.dataSource.manager): Promise<NewsletterIssueType | null> {
    const [issue = null] = await this.read(manager, id);
    return issue;
  }

  /** Returns `true` for the id of an issue. */
  exists(id: string): Promise<boolean> {
    return this.parts.dataSource.manager.existsBy(NewsletterIssueEntity, { slug: id });
  }

  /** Returns the number of confirmed subscribers whose email addresses have not bounced. */
  countSubscribers(): Promise<number> {
    return this.parts.dataSource.manager.countBy(SubscriberEntity, whereSubscribed);
  }

  /** Returns the email and all problems of an issue; checks links only with `getStatus`. */
  async check(
    { id, subject, markdown }: Pick<NewsletterIssueType, 'id' | 'subject' | 'markdown'>,
    getStatus?: GetStatus,
  ): Promise<IssueCheckType> {
    const { issue, problems } = this.compose(id, subject, markdown ?? '');
    const deadLinkProblems = getStatus ? await findDeadLinks(issue.internalUrls, getStatus) : [];
    const { html, text } = compose(
      createTestMail(issue, '', this.parts.links),
      { id, queuedAt: new Date().toISOString() },
      { from: '', siteUrl: this.parts.publicUrl },
    );
    return { html, text, problems: [...problems, ...deadLinkProblems].sort((a, b) => a.line - b.line) };
  }

  /** Creates a draft, or returns an existing empty one. */
  async create(editor: SessionUser): ChangeResult {
    const { manager } = this.parts.dataSource;
    const empty = await manager.findOneBy(NewsletterIssueEntity, { ...whereDraft, subject: '', markdown: '' });
    let slug = empty?.slug ?? today();
    for (let number = 2; !empty; number += 1) {
      const insertion = manager.createQueryBuilder().insert().into(NewsletterIssueEntity);
      const values = { slug, markdown: '', editedBy: editor.id };
      const { raw } = await insertion.values(values).orIgnore().returning('slug').execute();
      if (raw.length > 0) break;
      slug = `${today()}-${number}`;
    }
    return this.finish(issueTexts.created, slug);
  }

  /** Stores a draft, unless another editor has changed it in the meantime. */
  async save(editor: SessionUser, { id, version, subject, markdown }: SaveIssueInput): ChangeResult {
    const { affected } = await this.parts.dataSource.manager.update(
      NewsletterIssueEntity,
      { slug: id, version, ...whereDraft },
      { subject, markdown, editedBy: editor.id, problem: null, updatedAt: () => 'now()', version: () => 'version + 1' },
    );
    return affected ? this.finish(issueTexts.saved, id) : this.explainRefusal(id, version);
  }

  /** Deletes a draft with its pictures, unless another editor has changed it in the meantime. */
  async deleteDraft(editor: SessionUser, { id, version }: DeleteIssueInput): ChangeResult {
    const deletedIssue = await this.parts.dataSource.transaction(async (manager) => {
      const issue = await this.find(id, manager);
      const { affected } = await manager.delete(NewsletterIssueEntity, { slug: id, version, ...whereDraft });
      if (!issue || !affected) return null;
      for (const { name } of await runStatement(manager, issuePictures, [id]))
        await takeDownPhotograph(manager, name, null);
      await logAction(manager, editor, 'ISSUE_DELETED', issue);
      return issue;
    });
    return deletedIssue ? toSuccess(issueTexts.deleted, deletedIssue) : this.explainRefusal(id, version);
  }

  /** Sends a test email of an issue to the editor. */
  async test({ email }: SessionUser, id: string): ChangeResult {
    const issue = await this.find(id);
    if (!issue || issue.markdown === null) return issueNotFound;
    const { issue: composed, problems } = this.compose(id, issue.subject, issue.markdown);
    if (problems.length > 0) return problemsFailure;
    const { dataSource, outbox, links } = this.parts;
    await dataSource.transaction((manager) => outbox.queue(manager, createTestMail(composed, email, links)));
    return toSuccess(issueTexts.tested, issue);
  }

  /** Sends an issue now or schedules it, unless it has problems. */
  async schedule(
    editor: SessionUser,
    { id, version, at = null }: ScheduleIssueInput,
    getStatus: GetStatus,
  ): ChangeResult {
    const { dataSource, deliversMail, publicUrl } = this.parts;
    const time = at?.getTime() ?? Date.now();
    const timeProblem =
      at &&
      (time < Date.now() ? issueTexts.pastTime : time > Date.now() + MAX_DAYS_AHEAD * DAY_MS && issueTexts.farTime);
    if (timeProblem) return invalidInput([{ field: 'at', code: 'OUT_OF_RANGE', message: timeProblem }]);
    if (deliversMail && !publicUrl.startsWith('https:')) return invalidId(issueTexts.insecure);
    const issue = await this.find(id);
    if (!issue || issue.markdown === null) return issueNotFound;
    if (issue.version !== version) return this.explainRefusal(id, version);
    if ((await this.check(issue, getStatus)).problems.length > 0) return problemsFailure;
    const { digest } = this.compose(id, issue.subject, issue.markdown).issue;
    if (await dataSource.manager.existsBy(NewsletterIssueEntity, { digest })) return invalidId(issueTexts.sentBefore);
    const subscribers = await this.countSubscribers();
    const isScheduled = await dataSource.transaction(async (manager) => {
      const sendAt = at ?? (() => 'now()');
      const draft = { slug: id, version, ...whereDraft };
      const { affected } = await manager.update(NewsletterIssueEntity, draft, { sendAt, problem: null });
      if (!affected) return false;
      if (!at) await runStatement(manager, addJob, [SEND_ISSUE, JSON.stringify({ id }), getIssueJobKey(id)]);
      await logAction(manager, editor, at ? 'ISSUE_SCHEDULED' : 'ISSUE_SENT', { ...issue, sendAt: at, subscribers });
      return true;
    });
    return isScheduled
      ? this.finish(at ? issueTexts.scheduled : issueTexts.sending, id)
      : this.explainRefusal(id, version);
  }

  /** Cancels the schedule of an issue that has not started sending; it becomes a draft again. */
  async takeBack(editor: SessionUser, id: string): ChangeResult {
    const isTakenBack = await this.parts.dataSource.transaction(async (manager) => {
      const scheduled = { slug: id, sendAt: Not(IsNull()), startedAt: IsNull() };
      if (!(await manager.update(NewsletterIssueEntity, scheduled, { sendAt: null })).affected) return false;
      const issue = await this.find(id, manager);
      if (issue) await logAction(manager, editor, 'ISSUE_TAKEN_BACK', issue);
      return true;
    });
    return isTakenBack ? this.finish(issueTexts.unscheduled, id) : failure('ISSUE_CHANGED', issueTexts.begun);
  }

  /** Sends a due issue. Its job may run again, and then continues where it stopped. */
  async send(id: string): Promise<void> {
    const { dataSource } = this.parts;
    const { manager } = dataSource;
    const row = await manager.findOneBy(NewsletterIssueEntity, { slug: id });
    if (!row?.sendAt || row.markdown === null || row.finishedAt) return;
    const { issue, problems } = this.compose(id, row.subject, row.markdown);
    const [problem] = problems;
    const wasSentBefore = await manager.existsBy(NewsletterIssueEntity, { digest: issue.digest, slug: Not(id) });
    if ((problem || wasSentBefore) && !row.startedAt) {
      // A recipe was withdrawn after scheduling, or the same text was sent before. Once sending has started, a missing
      // recipe's card is left out.
      const message = problem
        ? `Not sent, line ${problem.line}: ${problem.message}.`
        : `Not sent. ${issueTexts.sentBefore}`;
      await manager.update(
        NewsletterIssueEntity,
        { slug: id, startedAt: IsNull() },
        { sendAt: null, problem: message },
      );
      return;
    }
    const due = { slug: id, version: row.version, ...whereDue };
    const begin = { digest: issue.digest, startedAt: () => 'coalesce(started_at, now())' };
    if ((await manager.update(NewsletterIssueEntity, due, begin)).affected) await sendIssue(issue, this.parts);
  }

  private compose(slug: string, subject: string, markdown: string) {
    const findCard = createFindCard(this.parts.catalogue.current);
    return composeIssue({ slug, subject, markdown, siteUrl: this.parts.publicUrl, findCard });
  }

  private async finish(message: string, id: string): ChangeResult {
    const issue = await this.find(id);
    return issue ? toSuccess(message, issue) : issueNotFound;
  }

  /** Returns the reason why a draft was not changed. */
  private async explainRefusal(id: string, version: number): ChangeResult {
    const issue = await this.find(id);
    if (!issue) return issueNotFound;
    return failure('ISSUE_CHANGED', issue.version === version ? issueTexts.notDraft : issueTexts.changed);
  }

  private read(manager: EntityManager, id: string | null = null): Promise<NewsletterIssueType[]> {
    return runStatement(manager, issues, [id, MAX_LISTED]);
  }
}

const problemsFailure = invalidId(issueTexts.hasProblems);

const toSuccess = (message: string, issue: NewsletterIssueType) => successOf(IssueSuccessType, { message, issue });

function invalidId(message: string) {
  return invalidInput([{ field: 'id', code: 'INVALID', message }]);
}

/** Returns the key of an issue's job in the queue. */
function getIssueJobKey(id: string): string {
  return `${SEND_ISSUE}:${id}`;
}

/** Logs an editor's action on an issue. */
async function logAction(
  manager: EntityManager,
  { id: staffId }: SessionUser,
  kind: IssueActionKind,
  { id, subject, ...more }: Pick<NewsletterIssueType, 'id' | 'subject' | 'sendAt'> & { subscribers?: number },
): Promise<void> {
  const { sendAt, subscribers } = more;
  const after = { sendAt, subscribers };
  await manager.save(
    manager.create(DeskActionEntity, { staffId, kind, textId: `Issue:${id}`, before: { text: subject }, after }),
  );
}

/** Returns a test email. The recipient need not be a subscriber, so its unsubscribe link is a placeholder. */
function createTestMail({ subject, html, text }: Issue, to: string, links: NewsletterLinks): Mail {
  const unsubscribeLink = links.unsubscribing('preview');
  return { template: 'newsletter-issue', slug: null, to, subject, html, text, unsubscribeLink };
}

/** Returns a job that queues scheduled issues once they are due, and issues whose sending was interrupted. */
export function sendDueIssues({ manager }: DataSource): Job {
  return {
    name: 'send_due_issues',
    due: `queued_at < now() - interval '1 minute' and exists (
      select from newsletter_issues where send_at <= now() and finished_at is null and markdown is not null)`,
    async run() {
      for (const { slug: id } of await manager.findBy(NewsletterIssueEntity, whereDue))
        await runStatement(manager, addJob, [SEND_ISSUE, JSON.stringify({ id }), getIssueJobKey(id)]);
    },
  };
}
