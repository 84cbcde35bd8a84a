import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runStatement } from '#server/database/statements.ts';
import { ContentChecker } from '#server/features/desk/content/content-checker.ts';
import { ContentPublisher } from '#server/features/desk/content/content-publisher.ts';
import { PreviewLinks } from '#server/features/desk/content/preview-links.ts';
import { nextRecipients, recipientCount } from '#server/features/newsletter/issue/issue.statements.ts';
import { createSettingsRule } from '#server/features/reviews/approval-rule.ts';
import { deleteExpiredLists } from '#server/features/shopping/shared-list.service.ts';
import { deleteExpired } from '#server/jobs/housekeeping.ts';
import { createSchedule, dueEvery } from '#server/jobs/schedule.ts';
import { setUpContentDesk } from '../support/content-desk.ts';
import { setUpDatabase } from '../support/set-up-app.ts';

const YEAR_MS = 366 * 86_400_000;

afterEach(() => vi.useRealTimers());

/** Moves the clock of this process, but not the database's. */
function moveClock(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(Date.now() + ms);
}

describe('the database’s clock', async () => {
  const { dataSource, address } = await setUpDatabase();
  /** Connections with a `now()` that is shifted by the setting `test.jump`. */
  const pool = new pg.Pool({ ...address, max: 1, options: '-c search_path=moved,pg_catalog,public -c test.jump=0s' });
  beforeAll(() =>
    dataSource.query(`create schema moved; create function moved.now() returns timestamptz language sql
      return pg_catalog.now() + current_setting('test.jump')::interval`),
  );
  afterAll(() => pool.end());

  const name = 'hourly';
  const createHourlySchedule = (steadyMs: number) =>
    createSchedule(pool, [{ name, due: dueEvery('1 hour'), run: async () => {} }], steadyMs);
  const jump = (offset: string) => pool.query(`set test.jump = '${offset}'`);
  /** Empties the queue, and returns how many jobs were in it. */
  const deleteJobs = async () =>
    (await dataSource.query('delete from graphile_worker._private_jobs returning 1'))[1] as number;
  beforeEach(async () => {
    await jump('0s');
    await dataSource.query('delete from scheduled_jobs');
  });

  it('is not trusted right after a jump: no job is queued a year early', async () => {
    const schedule = createHourlySchedule(60_000);
    await schedule.queueDue();
    expect(await deleteJobs()).toBe(1);
    await jump('1 year');
    await schedule.queueDue();
    await schedule.queueDue();
    expect(await deleteJobs()).toBe(0);
    await jump('0s');
    await schedule.queueDue();
    expect(await deleteJobs()).toBe(0);
  });

  it('is trusted again once it has been steady: a year ahead, right again, and two hours behind', async () => {
    const schedule = createHourlySchedule(50);
    await schedule.queueDue();
    for (const offset of ['1 year', '0s', '-2 hours']) {
      await jump(offset);
      await schedule.queueDue();
      await new Promise((resolve) => setTimeout(resolve, 60));
      await deleteJobs();
      await schedule.queueDue();
      expect(await deleteJobs(), offset).toBe(1);
    }
  });

  it('is trusted after a change of less than a minute', async () => {
    const schedule = createHourlySchedule(60_000);
    await jump('30s');
    await schedule.queueDue();
    await dataSource.query('update scheduled_jobs set queued_at = null');
    await deleteJobs();
    await jump('0s');
    await schedule.queueDue();
    expect(await deleteJobs()).toBe(1);
  });
});

describe('data stored while the clock was ahead', async () => {
  const { sendQuery, content, database, getRow, publish, saveNewest } = await setUpContentDesk();
  const { dataSource } = database;
  const getValues = async (sql: string) => Object.values((await dataSource.query(sql))[0] ?? {});

  it('expires one usual lifetime from now, once the clock has been right for an hour', async () => {
    const later = `now() + interval '1 year'`;
    await dataSource.query(`
      delete from one_time_tokens;
      insert into sessions (id, user_id, device, expires_at) select '${randomUUID()}', min(id), '', ${later} from users;
      insert into one_time_tokens (hash, kind, subject, expires_at) values ('a', 'reset', '1', ${later});
      insert into access_tokens (id, user_id, hash, name, scope, created_at, expires_at)
        select '${randomUUID()}', min(id), 'a', 'a', 'READ', ${later} - interval '2 days', ${later} from users;
      insert into shared_lists (hash, recipes, left_out, expires_at, secret_hash) values ('a', '[]', '{}', ${later}, 'a')`);
    const cleanUp = async (lastDone: string) => {
      await dataSource.query(`delete from scheduled_jobs;
        insert into scheduled_jobs (name, done_at) values ('housekeeping', now() + interval '${lastDone}')`);
      await deleteExpired(dataSource);
      await deleteExpiredLists(dataSource);
      const selectHours = (table: string) =>
        `(select round(max(extract(epoch from expires_at - now())) / 3600)::int from ${table}) as ${table}`;
      return getValues(
        `select ${['sessions', 'one_time_tokens', 'access_tokens', 'shared_lists'].map(selectHours).join()}`,
      );
    };
    // The clock may be behind until then, and would make correct data look as if it were from the future.
    const aYearEach = Array.from({ length: 4 }, () => expect.closeTo(365.5 * 24, -2));
    expect(await cleanUp('1 year')).toEqual(aYearEach);
    expect(await cleanUp('-40 minutes')).toEqual(aYearEach);
    expect(await cleanUp('-1 hour')).toEqual([7 * 24, 1, 2 * 24, 30 * 24]);
  });

  it('does not open the desk, and `deskOpenUntil` is null', async () => {
    const isOpen = async () => {
      const { data } = await sendQuery<{ viewer: { deskOpenUntil: string | null }; desk: { lateWork: [] } | null }>(
        '{ viewer { deskOpenUntil } desk { lateWork { count } } }',
      );
      return [data.viewer.deskOpenUntil !== null, data.desk !== null];
    };
    expect(await isOpen()).toEqual([true, true]);
    await dataSource.query(`update sessions set proven_at = now() + interval '1 year'`);
    expect(await isOpen()).toEqual([false, false]);
  });

  it('does not make a preview link valid', () => {
    const links = new PreviewLinks('secret', '');
    const link = { documentId: 1, revisionId: 2, staffId: 3, key: randomUUID() };
    const getToken = () => links.toUrl(link).split('/').at(-1) ?? '';
    expect(links.read(getToken())).toEqual(expect.objectContaining(link));
    moveClock(YEAR_MS);
    const token = getToken();
    vi.useRealTimers();
    expect(links.read(token)).toBeNull();
  });

  it('does not make texts need approval if their author’s registration date is in the future', () => {
    const needsApproval = createSettingsRule({ firstDay: true, words: [] });
    expect(needsApproval({ createdAt: new Date(Date.now() - 3_600_000) }, 'Good.')).toBe(true);
    expect(needsApproval({ createdAt: new Date(Date.now() + YEAR_MS) }, 'Good.')).toBe(false);
  });

  it('includes subscribers, who get the newsletter now', async () => {
    await dataSource.query(`
      insert into newsletter_issues (slug, subject, started_at) values ('a', 'a', now());
      insert into subscribers (id, email, confirmed_at) select gen_random_uuid(), name, now() + wait
      from (values ('before', interval '-1 day'), ('ahead', interval '1 year')) readers (name, wait)`);
    const recipients = await runStatement(dataSource.manager, nextRecipients, ['a', 10]);
    expect(recipients.map(({ email }) => email).sort()).toEqual(['ahead', 'before']);
    expect(await runStatement(dataSource.manager, recipientCount, ['a'])).toEqual([{ count: 2 }]);
  });

  describe('with a process clock that differs from the database’s', () => {
    it('does not close the desk', async () => {
      moveClock(-7_200_000);
      expect((await sendQuery<{ desk: object | null }>('{ desk { lateWork { count } } }')).data.desk).not.toBeNull();
    });

    it('publishes nothing early or late', async () => {
      const publisher = new ContentPublisher(dataSource, new ContentChecker(dataSource, content.dir));
      const getDescription = async () => (await getRow('misir-wot')).description;
      const text = (await getRow('misir-wot')).text.replace(/^description: .*$/m, 'description: Greens in time.');
      await publish(await saveNewest(text), { at: new Date(Date.now() + 3_600_000).toISOString() });
      moveClock(YEAR_MS);
      await publisher.publishDue();
      expect(await getDescription()).not.toBe('Greens in time.');
      vi.useRealTimers();
      await dataSource.query(`update documents set publish_at = now() where publish_at is not null`);
      moveClock(-YEAR_MS);
      await publisher.publishDue();
      expect(await getDescription()).toBe('Greens in time.');
    });
  });
});
