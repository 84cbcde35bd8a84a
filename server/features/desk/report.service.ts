import { ArrayContains, type DataSource, IsNull, Not } from 'typeorm';
import { deskTexts, normalizeDeskNote } from '#schema/rules/desk.ts';
import { StatementReader } from '#server/database/statements.ts';
import { StaffRole } from '#server/features/accounts/access.ts';
import { UserEntity } from '#server/features/accounts/user.entity.ts';
import { type CleanUp, olderThan } from '#server/jobs/housekeeping.ts';
import type { Job } from '#server/jobs/job.ts';
import { dueEvery } from '#server/jobs/schedule.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { invalidInput, type Result, success } from '#server/results.ts';
import type { Client } from '#server/security/client.ts';
import type { Throttles } from '#server/security/throttles.ts';
import { reportedCount, textsByIds } from './desk.statements.ts';
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
    private readonly throttles: Pick<Throttles, 'countForClient' | 'countReport'>,
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
    client: Client,
  ): Promise<Result<ReportTextSuccessType>> {
    await this.throttles.countForClient('report', client);
    const [text] = await this.reader.rows(textsByIds, [[textId]]);
    if (!text || text.hiddenReason !== null)
      return invalidInput([{ field: 'id', code: 'NOT_FOUND', message: deskTexts.noText }]);
    // If a client reports a text again within a day, the report gets the usual response but is not stored: ten reports
    // must not look like ten readers.
    if (await this.throttles.countReport(textId, client))
      await this.dataSource.manager.insert(ReportEntity, { textId, reason, note: normalizeDeskNote(note ?? '') });
    return success(new ReportTextSuccessType(deskTexts.reported));
  }
}

/** Emails moderators once a day if there are open reports. */
export function mailOpenReports(dataSource: DataSource, outbox: Outbox, publicUrl: string): Job {
  return {
    name: 'mail_open_reports',
    // 06:05 UTC is in the morning in Europe.
    due: dueEvery('1 day', '06:05'),
    async run() {
      const count = await new StatementReader(dataSource).total(reportedCount);
      if (count === 0) return;
      const roles = ArrayContains([StaffRole.MODERATOR]);
      await dataSource.transaction(async (manager) => {
        const moderators = await manager.findBy(UserEntity, { roles, email: Not(IsNull()), blockedAt: IsNull() });
        for (const { email } of moderators) {
          if (email)
            await outbox.queue(manager, { template: 'open-reports', to: email, count, link: `${publicUrl}/desk` });
        }
      });
    },
  };
}
