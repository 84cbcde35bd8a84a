import type { DataSource } from 'typeorm';
import { type ReportReason, reportReasonTexts, WAITING_REASON } from '#schema/rules/desk.ts';
import { recipePath } from '#schema/rules/paths.ts';
import { StatementReader } from '#server/database/statements.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { StaffRole } from '#server/features/accounts/staff-role.ts';
import type { CatalogueService } from '#server/features/catalogue/catalogue.service.ts';
import { readCursor, toCursor } from '#server/features/catalogue/order.ts';
import { type Connection, toConnection } from '#server/graphql/connection.type.ts';
import { type NodeKind, nodeId, readNodeId, rowIdIn } from '#server/graphql/node/node-id.ts';
import { lateWork } from '#server/jobs/late-work.statements.ts';
import type { LateWork } from '#server/jobs/late-work.ts';
import {
  type ActionRow,
  actionsAbout,
  deskActionCount,
  deskActions,
  reportedCount,
  reportedTexts,
  reportsOn,
  type TextRow,
  textsByIds,
  textsOfMembers,
} from './desk.statements.ts';
import type { DeskActionType, MemberTextType, ReportedTextType } from './desk.type.ts';

/** A part of a list: its size, and the cursor to start after. */
interface PartArgs {
  first: number;
  after?: string | null;
}

const [OTHER_TEXTS, ACTIONS, LAST_ID] = [5, 10, 2 ** 31 - 1];

/** Reads the data that moderators need for decisions. */
export class DeskService {
  private readonly reader: StatementReader;

  constructor(
    dataSource: DataSource,
    private readonly catalogue: Pick<CatalogueService, 'current'>,
  ) {
    this.reader = new StatementReader(dataSource);
  }

  /** Returns scheduled work that is late; usually none. */
  late(): Promise<LateWork[]> {
    return this.reader.rows(lateWork);
  }

  /** Returns texts with open reports, the longest open first. */
  async reported({ first, after }: PartArgs): Promise<Connection<ReportedTextType>> {
    const [place = 0] = after ? readCursor('reports', after, ['integer']) : [];
    const rows = await this.reader.rows(reportedTexts, [place, first + 1]);
    const texts = await this.withContext(rows.slice(0, first));
    const places = new Map(texts.map((text, index) => [text, rows[index]?.place ?? 0]));
    return toConnection(texts, {
      toCursor: (text) => toCursor('reports', [places.get(text) ?? 0]),
      size: first,
      hasNextPage: rows.length > first,
      hasPreviousPage: Boolean(after),
      total: async () => (await this.reader.rows(reportedCount))[0]?.total ?? 0,
    });
  }

  /** Returns actions, newest first. Editors do not see actions about readers' texts. */
  async actions(
    { roles }: Pick<SessionUser, 'roles'>,
    { first, after }: PartArgs,
  ): Promise<Connection<DeskActionType>> {
    const isModerator = roles.includes(StaffRole.MODERATOR);
    const [place = LAST_ID] = after ? readCursor('actions', after, ['integer']) : [];
    const rows = await this.reader.rows(deskActions, [place, first + 1, isModerator]);
    return toConnection(rows.slice(0, first).map(shownAction), {
      toCursor: ({ id }) => toCursor('actions', [Number(id)]),
      size: first,
      hasNextPage: rows.length > first,
      hasPreviousPage: Boolean(after),
      total: async () => (await this.reader.rows(deskActionCount, [isModerator]))[0]?.total ?? 0,
    });
  }

  /** Returns a text with its context; null if it was deleted. */
  async text(textId: string): Promise<ReportedTextType | null> {
    const [text = null] = await this.withContext(await this.reader.rows(textsByIds, [[textId]]));
    return text;
  }

  private async withContext(rows: TextRow[]): Promise<ReportedTextType[]> {
    const textIds = rows.map(({ textId }) => textId);
    const memberIds = [...new Set(rows.flatMap(({ memberId }) => (memberId === null ? [] : [memberId])))];
    const [reports, others, actions] = await Promise.all([
      this.reader.rows(reportsOn, [textIds]),
      this.reader.rows(textsOfMembers, [memberIds]),
      this.reader.rows(actionsAbout, [textIds, memberIds]),
    ]);
    return rows.map((row) => ({
      ...shownText(row),
      id: toNodeId(row.textId),
      path: this.getPath(row),
      username: row.username,
      isBlocked: row.isBlocked,
      reports: reports
        .filter(({ textId }) => textId === row.textId)
        .map(({ reason, note, createdAt, isOpen }) => ({ reason: reasonText(reason), note, createdAt, isOpen })),
      otherTexts: others
        .filter(({ memberId, textId }) => memberId === row.memberId && textId !== row.textId)
        .slice(0, OTHER_TEXTS)
        .map(shownText),
      actions: actions
        .filter(({ textId, memberId }) => textId === row.textId || (memberId !== null && memberId === row.memberId))
        .slice(0, ACTIONS)
        .map(shownAction),
    }));
  }

  private getPath({ slug, textId }: TextRow): string | null {
    const { current } = this.catalogue;
    const recipe = current.bySlug(slug);
    if (!recipe) return null;
    const part = textId.startsWith('Review:') ? 'reviews' : 'questions';
    return `${recipePath(current.taxonomy.categoryById(recipe.categoryId).slug, slug)}#${part}`;
  }
}

function shownText({ message, createdAt, title, hiddenReason }: TextRow): MemberTextType {
  return { message, createdAt, title, hiddenReason };
}

function shownAction({ id, kind, staff, createdAt, text, reason }: ActionRow): DeskActionType {
  return { id: String(id), kind, staff, createdAt, text, reason };
}

function reasonText(reason: string): string {
  return reportReasonTexts[reason as ReportReason] ?? WAITING_REASON;
}

/** Types of texts that readers can report. */
const KINDS: readonly NodeKind[] = ['Review', 'Question', 'Answer'];

/**
 * Returns the name of a text in reports and actions, from its id in the schema; undefined for other ids. Example:
 * "Review:12".
 */
export function toTextId(id: string): string | undefined {
  const name = readNodeId(id);
  return name && KINDS.includes(name.kind) && rowIdIn(name.key) ? `${name.kind}:${name.key}` : undefined;
}

/** Returns the schema id of a text. @param textId - from `toTextId` */
function toNodeId(textId: string): string {
  const [kind = '', key = ''] = textId.split(':');
  return nodeId(kind, key);
}
