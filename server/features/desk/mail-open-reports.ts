import { ArrayContains, type DataSource, IsNull, Not } from 'typeorm';
import { StatementReader } from '#server/database/statements.ts';
import { StaffRole } from '#server/features/accounts/staff-role.ts';
import { UserEntity } from '#server/features/accounts/user.entity.ts';
import type { Job } from '#server/jobs/job.ts';
import { dueEvery } from '#server/jobs/schedule.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { reportedCount } from './desk.statements.ts';

/** Mails moderators once a day if there are open reports. */
export function mailOpenReports(dataSource: DataSource, outbox: Outbox, publicUrl: string): Job {
  return {
    name: 'mail_open_reports',
    // Morning in Europe.
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
