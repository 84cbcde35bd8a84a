import { beforeEach, describe, expect, it } from 'vitest';
import { StaffRole } from '#server/features/accounts/access.ts';
import { setRole } from '#server/features/accounts/staff.ts';
import { SEND_ISSUE } from '#server/features/newsletter/issue/issue.service.ts';
import { createIssueFilter } from '#server/features/newsletter/issue/send-issue.ts';
import { SubscriberIds } from '#server/features/newsletter/newsletter-links.ts';
import { startWorker } from '#server/jobs/start-worker.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { addMember, graphql, recordingOutbox, signIn } from '../support/accounts.ts';
import { createTestApp, TEST_SECRET } from '../support/app.ts';
import { readMails } from '../support/outbox.ts';
import { setUpDatabase } from '../support/set-up-app.ts';
import { setUpFolder } from '../support/set-up-folder.ts';
import { startTestWorker } from '../support/worker.ts';

const folder = setUpFolder('mesob-issues');
const database = await setUpDatabase({ recipes: true });
const { dataSource } = database;
const outbox = recordingOutbox();
const { app } = await createTestApp(dataSource, { env: { TRUST_PROXY: '1' }, outbox });
/** An instance that queues its emails in the database. */
const queuingInstance = await createTestApp(dataSource, { outbox: createOutbox(TEST_SECRET) });

const emails = { member: 'abeba@gmail.com', moderator: 'bruk@gmail.com', editor: 'hanna@gmail.com' };
for (const email of Object.values(emails)) await addMember(app, outbox, { email, username: 'Hanna' });
await setRole(dataSource, emails.moderator, { role: StaffRole.MODERATOR, granted: true });
await setRole(dataSource, emails.editor, { role: StaffRole.EDITOR, granted: true });
const token = await signIn(app, emails.editor);

beforeEach(async () => {
  for (const table of [
    'newsletter_issues',
    'subscribers',
    'throttles',
    'reader_counts',
    'graphile_worker._private_jobs',
  ])
    await dataSource.query(`delete from ${table}`);
  await dataSource.query('update sessions set proven_at = now()');
  outbox.mails.length = 0;
});

const FIELDS = `id subject markdown version state editor sendAt problem queued sent failed unsubscribed visits
  check { html text problems { line message } }`;
type Issue = Record<string, unknown> & {
  id: string;
  version: number;
  state: string;
  check: { html: string; text: string; problems: { line: number; message: string }[] };
};
type Result = { __typename: string; message: string; issue?: Issue };
const RESULT = `{ __typename ... on IssueSuccess { message issue { ${FIELDS} } } ... on Failure { message } }`;

/** Sends a mutation, by default as the editor; an empty token is a visitor. */
async function mutate(name: string, input?: object, as: string | undefined = token): Promise<Result> {
  const type =
    { saveIssue: 'SaveIssueInput', deleteIssue: 'DeleteIssueInput', scheduleIssue: 'ScheduleIssueInput' }[name] ??
    'IssueInput';
  const [head, call] = input ? [`($input: ${type}!)`, `${name}(input: $input)`] : ['', name];
  const { data, errors } = await graphql<Record<string, Result>>(app, `mutation${head} { ${call} ${RESULT} }`, {
    variables: { input },
    ...(as && { token: as }),
  });
  return data?.[name] ?? { __typename: String(errors?.[0]?.extensions.code), message: '' };
}
async function getIssue(id: string): Promise<Issue> {
  const query = `query($id: ID!) { desk { issue(id: $id) { ${FIELDS} } } }`;
  const { data } = await graphql<{ desk: { issue: Issue } }>(app, query, { token, variables: { id } });
  return data.desk.issue;
}
const VALID_MARKDOWN = 'See [misir wot](/recipes/lunch/misir-wot).\n\n{{recipe doro-wat}}\n';
async function createIssue(markdown = VALID_MARKDOWN, subject = 'Lentils, slowly'): Promise<Issue> {
  const { issue } = await mutate('createIssue');
  const saved = await mutate('saveIssue', { id: issue?.id, version: issue?.version, subject, markdown });
  if (!saved.issue) throw new Error(saved.message);
  return saved.issue;
}
const ids = new SubscriberIds(TEST_SECRET);
const addSubscribers = (count: number) =>
  dataSource.query(
    `insert into subscribers (id, email, confirmed_at) select *, now() from unnest($1::uuid[], $2::text[])`,
    [
      Array.from({ length: count }, (_, index) => ids.getId(`reader-${index}@example.com`)),
      Array.from({ length: count }, (_, index) => `reader-${index}@example.com`),
    ],
  );

describe('a draft', () => {
  it('has its date as its id, and at most one draft is empty', async () => {
    const first = await mutate('createIssue');
    expect(first.issue).toMatchObject({ state: 'DRAFT', subject: '', markdown: '', version: 1, editor: 'Hanna' });
    expect(first.issue?.id).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((await mutate('createIssue')).issue?.id).toBe(first.issue?.id);
    await mutate('saveIssue', { id: first.issue?.id, version: 1, subject: 'One', markdown: '' });
    expect((await mutate('createIssue')).issue?.id).toBe(`${first.issue?.id}-2`);
  });

  it('has a preview as it will be sent, with recipe cards and links that name the issue', async () => {
    const { id, check } = await createIssue();
    expect(check.problems).toEqual([]);
    expect(check.html).toContain(
      `<a href="https://mesob.test/recipes/dinner/doro-wat?issue=${id}"><strong>Doro Wat</strong></a>`,
    );
    expect(check.html).toMatch(
      /<img src="https:\/\/mesob\.test\/pictures\/doro-wat\/\w+\/4x3-640\.jpg" width="520" alt="[^"]{10,}"/,
    );
    expect(check.html).toContain(`https://mesob.test/recipes/lunch/misir-wot?issue=${id}`);
    expect(check.text).toContain(`Doro Wat (https://mesob.test/recipes/dinner/doro-wat?issue=${id})`);
    expect(check.text).toContain('\n2 h 50 min, for 6\n');
  });

  it('is not overwritten by an editor who has not seen its last change', async () => {
    const { id, version } = await createIssue();
    const mine = { id, version, subject: 'Mine', markdown: 'Mine.' };
    expect((await mutate('saveIssue', mine)).__typename).toBe('IssueSuccess');
    expect(await mutate('saveIssue', { ...mine, subject: 'Theirs' })).toEqual({
      __typename: 'IssueChanged',
      message: 'Another editor changed it in the meantime. Their version is saved, and yours is still here.',
    });
    expect(await getIssue(id)).toMatchObject({ subject: 'Mine', version: version + 1 });
    expect((await mutate('saveIssue', { ...mine, id: 'no-such' })).__typename).toBe('InvalidInput');
    expect((await mutate('saveIssue', { ...mine, version: 2 ** 31 - 1 })).__typename).toBe('IssueChanged');
  });

  it('is deleted by an editor who has seen its last change, unless it is scheduled', async () => {
    const { id, version } = await createIssue();
    expect(await mutate('deleteIssue', { id, version: version - 1 })).toMatchObject({ __typename: 'IssueChanged' });
    await mutate('scheduleIssue', { id, version, at: new Date(Date.now() + 3_600_000) });
    expect(await mutate('deleteIssue', { id, version })).toMatchObject({ __typename: 'IssueChanged' });
    await mutate('takeBackIssue', { id });
    expect(await mutate('deleteIssue', { id, version })).toMatchObject({ message: 'Draft deleted.' });
    expect(await getIssue(id)).toBeNull();
    const [action] = await dataSource.query('select kind, before from desk_actions order by id desc limit 1');
    expect(action).toEqual({ kind: 'ISSUE_DELETED', before: { text: 'Lentils, slowly' } });
  });

  it('is deleted with its pictures, but not with pictures that another issue has or shows', async () => {
    const { id, version } = await createIssue();
    const { id: otherId } = await createIssue(`![A pot](/pictures/issue--${id}-0000000b/v/4x3-640.jpg)`, 'Another');
    const names = [`${id}-0000000a`, `${id}-0000000b`, `${otherId}-0000000c`].map((key) => `issue--${key}`);
    for (const name of names)
      for (const replacedAt of ['null', 'now()'])
        await dataSource.query(
          `insert into photograph_files (name, version, file, bytes, content_type, replaced_at)
           values ($1, $2, '4x3-640.jpg', 'x', 'image/jpeg', ${replacedAt})`,
          [name, replacedAt],
        );
    await mutate('deleteIssue', { id, version });
    const remaining = await dataSource.query('select distinct name from photograph_files order by 1');
    await dataSource.query('delete from photograph_files');
    expect(remaining.map(({ name }: { name: string }) => name)).toEqual(names.slice(1));
  });

  it.each([
    ['{{recipe doro-wot}}', 'there is no recipe doro-wot'],
    ['{{recipe Doro Wat}}', 'a card is {{recipe name-of-the-recipe}} on a line of its own'],
    ['<script>alert(1)</script>', 'HTML is not allowed'],
    ['a <img src=x onerror=alert(1)> b', 'HTML is not allowed'],
    ['<kbd><img src=x onerror=alert(1)//', 'HTML is not allowed'],
    ['> - <iframe src="https://evil.example">', 'HTML is not allowed'],
    ['[x](javascript:alert(1))', 'the link javascript:alert(1) must begin'],
    ['![x](https://evil.example/pixel.gif)', 'must be one of this site'],
    ['![x](//evil.example/pixel.gif)', 'must be one of this site'],
    ['![x](https://mesob.test.evil.example/pixel.gif)', 'must be one of this site'],
    ['', 'there is nothing to send'],
  ])('reports the problem, has no unsafe HTML in its preview, and cannot be sent: %s', async (markdown, message) => {
    const { id, version, check } = await createIssue(markdown);
    expect(check.problems).toMatchObject([{ line: 1, message: expect.stringContaining(message) }]);
    expect(check.html).not.toMatch(/<script|<img [^>]*onerror|iframe|javascript:|evil\.example/);
    await addSubscribers(1);
    for (const [name, input] of Object.entries({ testIssue: { id }, scheduleIssue: { id, version } }))
      expect(await mutate(name, input)).toMatchObject({
        __typename: 'InvalidInput',
        message: 'Fix the problems below first.',
      });
    expect(outbox.mails).toEqual([]);
  });

  it('cannot be checked with all others in one query: each check requests up to a hundred pages', async () => {
    await createIssue();
    const { errors } = await graphql(app, '{ desk { issues { check { text } } } }', { token });
    expect(errors?.[0]?.extensions.code).toBe('OPERATION_TOO_COSTLY');
  });

  it('reports broken links to this site, and is not sent with them', async () => {
    const { id, version, check } = await createIssue('One\n\n![A pot](/pictures/none/1/4x3-640.jpg)');
    expect(check.problems).toEqual([
      { line: 3, message: 'https://mesob.test/pictures/none/1/4x3-640.jpg leads nowhere (404)' },
    ]);
    expect((await mutate('scheduleIssue', { id, version })).message).toBe('Fix the problems below first.');
  });

  it('needs a subject of one line and at most 150 characters', async () => {
    const { issue } = await mutate('createIssue');
    const save = (subject: string) => mutate('saveIssue', { id: issue?.id, version: 1, subject, markdown: 'x' });
    expect((await save('Lentils\r\nBcc: all@example.com')).message).toBe('The subject must be on one line.');
    expect((await save('x'.repeat(151))).message).toBe('At most 150 characters.');
    expect((await save('')).issue?.check.problems).toEqual([{ line: 0, message: 'Enter a subject.' }]);
  });

  it('is sent as a test only to its editor', async () => {
    await addSubscribers(2);
    const { id } = await createIssue();
    expect((await mutate('testIssue', { id })).message).toBe('A test is being sent to you.');
    expect(outbox.mails).toMatchObject([{ to: emails.editor, subject: 'Lentils, slowly', slug: null }]);
    const [mail] = outbox.mails;
    expect(mail && (await createIssueFilter(dataSource, ids)(mail))).toBe(true);
  });
});

const readJobs = (): Promise<{ key: string }[]> =>
  dataSource.query('select key from graphile_worker.jobs where task_identifier = $1', [SEND_ISSUE]);
const readLatestActions = async (): Promise<string[]> => {
  const rows: { kind: string }[] = await dataSource.query('select kind from desk_actions order by id desc limit 2');
  return rows.map(({ kind }) => kind);
};

describe('sending', () => {
  it('does not happen before the scheduled time, and can be canceled until then', async () => {
    const { id, version } = await createIssue();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const scheduled = await mutate('scheduleIssue', { id, version, at });
    expect(scheduled).toMatchObject({
      message: 'It will be sent at the scheduled time.',
      issue: { state: 'SCHEDULED', sendAt: at },
    });
    expect(await readJobs()).toEqual([]);
    expect((await mutate('saveIssue', { id, version, subject: 'Late', markdown: 'x' })).message).toBe(
      'It is not a draft, so it cannot be changed.',
    );
    await queuingInstance.services.issues.send(id);
    expect(await getIssue(id)).toMatchObject({ state: 'SCHEDULED', queued: 0 });

    expect((await mutate('takeBackIssue', { id })).issue).toMatchObject({ state: 'DRAFT', sendAt: null });
    await queuingInstance.services.issues.send(id);
    expect((await getIssue(id)).state).toBe('DRAFT');
    expect((await mutate('takeBackIssue', { id })).__typename).toBe('IssueChanged');
    expect(await readLatestActions()).toEqual(['ISSUE_TAKEN_BACK', 'ISSUE_SCHEDULED']);
  });

  it('refuses past or distant times, outdated versions, and texts that were sent before', async () => {
    const { id, version } = await createIssue();
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    expect((await mutate('scheduleIssue', { id, version, at: at(-1) })).message).toBe('Choose a time in the future.');
    expect((await mutate('scheduleIssue', { id, version, at: at(24 * 366) })).message).toBe(
      'Please choose a time within 365 days.',
    );
    expect((await mutate('scheduleIssue', { id, version: version - 1 })).__typename).toBe('IssueChanged');
    await mutate('scheduleIssue', { id, version });
    await queuingInstance.services.issues.send(id);
    const duplicate = await createIssue();
    expect((await mutate('scheduleIssue', { id: duplicate.id, version: duplicate.version })).message).toBe(
      'The same text has been sent before.',
    );
  });

  it('reaches each subscriber once with concurrent jobs, and counts the outcomes', async () => {
    await addSubscribers(20);
    const { id, version } = await createIssue();
    expect((await mutate('scheduleIssue', { id, version })).issue?.state).toBe('SCHEDULED');
    expect(await readLatestActions()).toContain('ISSUE_SENT');
    await Promise.all([1, 2, 3].map(() => queuingInstance.services.issues.send(id)));
    expect(await getIssue(id)).toMatchObject({ state: 'SENT', queued: 20, sent: 0 });
    await dataSource.query(`delete from subscribers where email = 'reader-1@example.com'`);
    await dataSource.query(`update subscribers set email = 'no address' where email = 'reader-2@example.com'`);
    await dataSource.query(
      `insert into reader_counts values (current_date, 'LEFT', '', 1), (current_date, 'ISSUE', $1, 7), (current_date - 1, 'LEFT', '', 5)`,
      [id],
    );
    const to = `${folder}/sent`;
    const isStillWanted = createIssueFilter(dataSource, ids);
    const worker = startTestWorker({
      address: database.address,
      secret: TEST_SECRET,
      to: { folder: to },
      isStillWanted,
    });
    await expect
      .poll(() => getIssue(id), { timeout: 20_000 })
      .toMatchObject({ sent: 19, failed: 0, unsubscribed: 1, visits: 7 });
    await worker.stop();
    expect(new Set((await readMails(to)).map(({ mail }) => mail.to?.[0]?.address)).size).toBe(19);
  });

  it('never counts more emails than were queued, even if a killed worker’s email is counted twice', async () => {
    await addSubscribers(2);
    const { id, version } = await createIssue();
    await mutate('scheduleIssue', { id, version });
    await queuingInstance.services.issues.send(id);
    await dataSource.query('update newsletter_issues set sent = 1 where slug = $1', [id]);
    const to = `${folder}/counted`;
    const worker = startTestWorker({ address: database.address, secret: TEST_SECRET, to: { folder: to } });
    await expect.poll(async () => (await readMails(to)).length, { timeout: 20_000 }).toBe(2);
    await worker.stop();
    expect(await getIssue(id)).toMatchObject({ queued: 2, sent: 2, failed: 0 });
  });

  it('runs as a job, and cannot be canceled once it has begun', async () => {
    await addSubscribers(3);
    const { id, version } = await createIssue();
    await mutate('scheduleIssue', { id, version });
    const run = (payload: unknown) => queuingInstance.services.issues.send((payload as { id: string }).id);
    const worker = startWorker({
      address: database.address,
      jobs: [{ name: SEND_ISSUE, run }],
      log: () => {},
      pollMs: 20,
    });
    await expect.poll(() => getIssue(id), { timeout: 20_000 }).toMatchObject({ state: 'SENT', queued: 3 });
    await worker.stop();
    expect((await mutate('takeBackIssue', { id })).message).toBe('Sending has already begun.');
  });

  it('turns the issue back into a draft, with the reason, if a recipe was withdrawn in the meantime', async () => {
    await addSubscribers(1);
    const { id, version } = await createIssue();
    await mutate('scheduleIssue', { id, version });
    await dataSource.query(`update newsletter_issues set markdown = '{{recipe gone}}'`);
    await queuingInstance.services.issues.send(id);
    expect(await getIssue(id)).toMatchObject({
      state: 'DRAFT',
      problem: 'Not sent, line 1: there is no recipe gone.',
      queued: 0,
    });
  });
});

describe('access', () => {
  const mutations: [string, object | undefined][] = [
    ['createIssue', undefined],
    ['saveIssue', { id: 'x', version: 1, subject: 'x', markdown: 'x' }],
    ['deleteIssue', { id: 'x', version: 1 }],
    ['testIssue', { id: 'x' }],
    ['scheduleIssue', { id: 'x', version: 1 }],
    ['takeBackIssue', { id: 'x' }],
  ];
  it.each(mutations)('to %s needs an editor who entered the password within twelve hours', async (name, input) => {
    const tokens = {
      visitor: '',
      member: await signIn(app, emails.member),
      moderator: await signIn(app, emails.moderator),
    };
    for (const [role, as] of Object.entries(tokens))
      expect([role, (await mutate(name, input, as)).__typename]).toEqual([role, 'NOT_FOUND']);
    expect((await mutate(name, input)).__typename).not.toBe('NOT_FOUND');
    await dataSource.query(`update sessions set proven_at = now() - interval '13 hours'`);
    expect((await mutate(name, input)).__typename).toBe('FORBIDDEN');
  });

  it('to issues and the number of subscribers needs an editor', async () => {
    await mutate('createIssue');
    const readDesk = async (as?: string) =>
      graphql<{ desk: { issues: { id: string }[]; subscribers: number } | null }>(
        app,
        '{ desk { issues { id } subscribers } }',
        as ? { token: as } : {},
      );
    expect((await readDesk(token)).data.desk).toMatchObject({ issues: { length: 1 }, subscribers: 0 });
    for (const as of [undefined, await signIn(app, emails.member), await signIn(app, emails.moderator)])
      expect((await readDesk(as)).data.desk).toBeNull();
  });
});
