import type { DataSource } from 'typeorm';
import { deskTexts, normalizeDeskNote } from '#schema/rules/desk.ts';
import { StatementReader } from '#server/database/statements.ts';
import { type CleanUp, olderThan } from '#server/jobs/housekeeping.ts';
import { invalidInput, type Result, success } from '#server/results.ts';
import type { Throttles } from '#server/security/throttles.ts';
import { textsByIds } from './desk.statements.ts';
import { type ReportTextInput, ReportTextSuccessType } from './desk.type.ts';
import { ReportEntity } from './report.entity.ts';

/** Deletes reports after 400 days. */
export const deleteOldReports: CleanUp = ({ manager }) =>
  manager.delete(ReportEntity, { createdAt: olderThan('400 days') });

/** Accepts reports of texts from members and visitors. */
export class ReportService {
  private readonly reader: StatementReader;

  constructor(
    private readonly dataSource: DataSource,
    private readonly throttles: Pick<Throttles, 'report' | 'reportText'>,
  ) {
    this.reader = new StatementReader(dataSource);
  }

  /**
   * Reports a text. A hidden text is treated as missing.
   * @param textId - from `toTextId`; empty for other ids
   * @throws {ThrottledError}
   */
  async report(
    { reason, note }: ReportTextInput,
    textId: string,
    clientAddress: string,
  ): Promise<Result<ReportTextSuccessType>> {
    await this.throttles.report(clientAddress);
    const [text] = await this.reader.rows(textsByIds, [[textId]]);
    if (!text || text.hiddenReason !== null)
      return invalidInput([{ field: 'id', code: 'NOT_FOUND', message: deskTexts.noText }]);
    // A client's further reports of a text get the usual response, but are not stored: ten reports must not look like
    // ten readers.
    if (await this.throttles.reportText(textId, clientAddress))
      await this.dataSource.manager.insert(ReportEntity, { textId, reason, note: normalizeDeskNote(note ?? '') });
    return success(new ReportTextSuccessType(deskTexts.reported));
  }
}
