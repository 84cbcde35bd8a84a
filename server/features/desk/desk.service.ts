import type { DataSource } from 'typeorm';
import { type ReportReason, reportReasonTexts, WAITING_REASON } from '#schema/rules/desk.ts';
import { recipePath } from '#schema/rules/paths.ts';
import { StatementReader } from '#server/database/statements.ts';
import { StaffRole } from '#server/features/accounts/access.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { readCursor, toCursor } from '#server/features/catalogue/order.ts';
import type { CatalogueService } from '#server/features/catalogue/snapshot.ts';
import { type Connection, toPage } from '#server/graphql/connection.type.ts';
import { decodeNodeId, encodeNodeId, type NodeKind, readRowId } from '#server/graphql/node/node-id.ts';
import { lateWork } from '#server/jobs/job.statements.ts';
import type { LateWork } from '#server/jobs/job.ts';
import { getDocumentName } from './content/content-desk.service.ts';
import {
  memberCount,
  memberList,
  memberTexts,
  reportedCount,
  reportedTexts,
  reportsOn,
  type TextPosition,
  type TextRow,
  textCount,
  textList,
  textsByIds,
} from './desk.statements.ts';
import type { ReportedTextType } from './desk.type.ts';
import { type DeskActionType, SubjectKind } from './desk-action.type.ts';
import { type ActionRow, actionsAbout, deskActionCount, deskActions } from './desk-actions.statements.ts';
import type { DeskListArgs, DeskMemberListArgs, DeskMemberType, DeskTextListArgs } from './desk-lists.type.ts';

const [MAX_OTHER_TEXTS, MAX_ACTIONS] = [5, 10];

/** Positions before the first item of lists that are sorted newest first. */
const [BEFORE_NEWEST_ID, BEFORE_NEWEST_TEXT] = [2 ** 31 - 1, [Number.MAX_SAFE_INTEGER, 0, 0]];

/** Reads texts, members, the log and late work for the desk. */
export class DeskService {
  private readonly reader: StatementReader;

  constructor(
    dataSource: DataSource,
    private readonly catalogue: Pick<CatalogueService, 'current'>,
  ) {
    this.reader = new StatementReader(dataSource);
  }

  /** Returns scheduled work that is late; usually none. */
  getLateWork(): Promise<LateWork[]> {
    return this.reader.rows(lateWork);
  }

  /** Returns texts with open reports, the longest open first. */
  async listReportedTexts(args: DeskListArgs): Promise<Connection<ReportedTextType>> {
    const [position = 0] = args.after ? readCursor('reports', args.after, ['integer']) : [];
    const rows = await this.reader.rows(reportedTexts, [position, args.first + 1]);
    const texts = await this.addContext(rows.slice(0, args.first));
    const toCursorAt = (row: { position: number }) => toCursor('reports', [row.position]);
    return toPage(rows, texts, args, toCursorAt, () => this.reader.total(reportedCount));
  }

  /** Returns the texts of readers that match the filters, newest first. */
  async listTexts({
    status = null,
    memberId = null,
    recipeSlug = null,
    search,
    ...args
  }: DeskTextListArgs): Promise<Connection<ReportedTextType>> {
    const position = args.after
      ? readCursor('texts', args.after, ['timestamp', 'integer', 'integer'])
      : BEFORE_NEWEST_TEXT;
    const filters = [status, memberId === null ? null : (getMemberId(memberId) ?? 0), recipeSlug, search];
    const rows = await this.reader.rows(textList, [args.first + 1, ...position, ...filters]);
    const texts = await this.addContext(rows.slice(0, args.first));
    const toCursorAt = ({ postedAt, rank, id }: TextPosition) => toCursor('texts', [postedAt, rank, id]);
    return toPage(rows, texts, args, toCursorAt, () => this.reader.total(textCount, filters));
  }

  /** Returns members with a verified address, newest first. */
  async listMembers({ name, isBlocked, ...args }: DeskMemberListArgs): Promise<Connection<DeskMemberType>> {
    const [position = BEFORE_NEWEST_ID] = args.after ? readCursor('members', args.after, ['integer']) : [];
    const rows = await this.reader.rows(memberList, [args.first + 1, position, name, isBlocked]);
    const members = rows
      .slice(0, args.first)
      .map(({ id, ...member }) => ({ ...member, id: encodeNodeId('Member', id) }));
    const toCursorAt = ({ id }: { id: number }) => toCursor('members', [id]);
    return toPage(rows, members, args, toCursorAt, () => this.reader.total(memberCount, [name, isBlocked]));
  }

  /** Returns the actions that a member with these roles may see, newest first. */
  async listActions({ roles }: Pick<SessionUser, 'roles'>, args: DeskListArgs): Promise<Connection<DeskActionType>> {
    const visibility = [roles.includes(StaffRole.MODERATOR), roles.includes(StaffRole.ADMINISTRATOR)];
    const [position = BEFORE_NEWEST_ID] = args.after ? readCursor('actions', args.after, ['integer']) : [];
    const rows = await this.reader.rows(deskActions, [position, args.first + 1, ...visibility]);
    const textIds = rows.flatMap(({ textId }) => (textId && textIdPattern.test(textId) ? [textId] : []));
    const existingTextIds = new Set(
      textIds.length === 0 ? [] : (await this.reader.rows(textsByIds, [textIds])).map(({ textId }) => textId),
    );
    const page = rows.slice(0, args.first);
    const actions = page.map((row) => toDeskAction(row, row.textId === null || existingTextIds.has(row.textId)));
    const toCursorAt = ({ id }: ActionRow) => toCursor('actions', [id]);
    return toPage(rows, actions, args, toCursorAt, () => this.reader.total(deskActionCount, visibility));
  }

  /** Returns a text with its context; null if there is none. */
  async getText(textId: string): Promise<ReportedTextType | null> {
    const [text = null] = await this.addContext(await this.reader.rows(textsByIds, [[textId]]));
    return text;
  }

  private async addContext(rows: TextRow[]): Promise<ReportedTextType[]> {
    const textIds = rows.map(({ textId }) => textId);
    const memberIds = [...new Set(rows.flatMap(({ memberId }) => (memberId === null ? [] : [memberId])))];
    const [reports, memberTextRows, actions] = await Promise.all([
      this.reader.rows(reportsOn, [textIds]),
      this.reader.rows(memberTexts, [memberIds]),
      this.reader.rows(actionsAbout, [textIds, memberIds]),
    ]);
    return rows.map((row) => ({
      ...row,
      id: toNodeId(row.textId),
      memberId: row.memberId === null ? null : encodeNodeId('Member', row.memberId),
      path: this.getTextPath(row),
      questionId: row.questionId === null ? null : encodeNodeId('Question', row.questionId),
      reports: reports
        .filter(({ textId }) => textId === row.textId)
        .map((report) => ({
          ...report,
          reason: reportReasonTexts[report.reason as ReportReason] ?? WAITING_REASON,
        })),
      otherTexts: memberTextRows
        .filter(({ memberId, textId }) => memberId === row.memberId && textId !== row.textId)
        .slice(0, MAX_OTHER_TEXTS),
      actions: actions
        .filter(({ textId, memberId }) => textId === row.textId || (memberId !== null && memberId === row.memberId))
        .slice(0, MAX_ACTIONS)
        .map((action) => toDeskAction(action, action.textId === row.textId)),
    }));
  }

  private getTextPath({ recipeSlug, textId }: TextRow): string | null {
    const { current } = this.catalogue;
    const recipe = current.bySlug(recipeSlug);
    if (!recipe) return null;
    const part = textId.startsWith('Review:') ? 'reviews' : 'questions';
    return `${recipePath(current.taxonomy.categoryById(recipe.categoryId).slug, recipeSlug)}#${part}`;
  }
}

function toDeskAction(row: ActionRow, textExists: boolean): DeskActionType {
  return { ...row, id: String(row.id), subject: getSubject(row, textExists) };
}

/** Returns the subject of an action; null if the recipe of the text was deleted. */
function getSubject(
  { kind, textId, file, fileExists, title }: ActionRow,
  textExists: boolean,
): DeskActionType['subject'] {
  if (title === null) return null;
  if (file !== null) {
    const name = title === file ? getDocumentName(file) : title;
    return { kind: SubjectKind.FILE, id: file, title: name, exists: fileExists };
  }
  if (textId === null) return { kind: SubjectKind.PICTURE, id: title, title, exists: true };
  const [type = '', key = ''] = textId.split(/:(.*)/s);
  if (type === 'Issue') return { kind: SubjectKind.ISSUE, id: key, title, exists: kind !== 'ISSUE_DELETED' };
  if (type === 'Subscribers') return { kind: SubjectKind.SUBSCRIBERS, id: '', title, exists: true };
  if (type === 'Staff') return { kind: SubjectKind.STAFF, id: key, title, exists: true };
  if (type === 'Member') return { kind: SubjectKind.MEMBER, id: encodeNodeId(type, key), title, exists: true };
  return { kind: SubjectKind.TEXT, id: encodeNodeId(type, key), title, exists: textExists };
}

/** Types of texts that readers can report. */
const textKinds: readonly NodeKind[] = ['Review', 'Question', 'Answer'];
const textIdPattern = /^(Review|Question|Answer):/;

/**
 * Returns the id of a text in reports and actions, such as "Review:12", from its node id; undefined for other ids.
 */
export function toTextId(id: string): string | undefined {
  const decoded = decodeNodeId(id);
  if (!decoded || !textKinds.includes(decoded.kind) || !readRowId(decoded.key)) return undefined;
  return `${decoded.kind}:${decoded.key}`;
}

/** Like `toTextId`, but also accepts the node id of a member, and returns for example "Member:3". */
export function getTargetId(id: string): string | undefined {
  const memberId = getMemberId(id);
  return memberId === undefined ? toTextId(id) : `Member:${memberId}`;
}

/** Returns a member's row id from their node id; undefined for other ids. */
function getMemberId(id: string): number | undefined {
  const [, key = ''] = /^Member:(.*)$/.exec(Buffer.from(id, 'base64url').toString()) ?? [];
  return readRowId(key);
}

/** Returns the node id of a text. @param textId - from `toTextId` */
function toNodeId(textId: string): string {
  const [kind = '', key = ''] = textId.split(':');
  return encodeNodeId(kind, key);
}
