import { expect, it } from 'vitest';
import { planCalendar } from '#cooking/plan-calendar.ts';
import { isDay } from '#schema/rules/kitchen.ts';
import { ReaderCounts } from '#server/features/readers/reader-counts.ts';
import { ReaderEvent } from '#server/features/readers/readers.type.ts';
import { VisitService } from '#server/features/readers/visit.service.ts';
import { addMember, freshAddress, graphql, rest, signIn } from '../support/accounts.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, database, outbox, services } = await setUpMemberApp({ recipes: true });
const { dataSource } = database;
const token = await signIn(app, await addMember(app, outbox, { email: 'abeba@gmail.com', username: 'Abeba' }));

const ASK = `mutation { askQuestion(input: { recipeSlug: "gomen", text: "Which pot?" }) { __typename } }`;
const countRows = async (table: string) => Number((await dataSource.query(`select count(*) from ${table}`))[0].count);

it('quotas apply to concurrent writes', { timeout: 60_000 }, async () => {
  for (let round = 0; round < 2; round += 1) {
    await Promise.all(Array.from({ length: 13 }, () => graphql(app, ASK, { token })));
    await dataSource.query('delete from throttles');
  }
  expect(await countRows('questions')).toBe(20);
  const [{ id }] = await dataSource.query('select id from questions limit 1');
  const questionId = Buffer.from(`Question:${id}`).toString('base64url');
  const answer = `mutation { answerQuestion(input: { questionId: "${questionId}", text: "A large one." }) { __typename } }`;
  await Promise.all(Array.from({ length: 20 }, () => graphql(app, answer, { token })));
  expect(await countRows('answers')).toBe(5);
});

it('ten reports from one client count as one', async () => {
  const [{ id }] = await dataSource.query('select id from questions limit 1');
  const questionId = Buffer.from(`Question:${id}`).toString('base64url');
  const report = `mutation { reportText(input: { id: "${questionId}", reason: SPAM }) { __typename } }`;
  const responses = await Promise.all(Array.from({ length: 10 }, () => graphql(app, report, { from: '10.1.2.3' })));
  expect(new Set(responses.map(({ data }) => data.reportText?.__typename))).toEqual(new Set(['ReportTextSuccess']));
  expect(await countRows('reports')).toBe(1);
  await graphql(app, report, { from: '10.1.2.4' });
  expect(await countRows('reports')).toBe(2);
});

it('one client cannot use up a day’s keys, nor invent filters', async () => {
  const counts = new ReaderCounts(dataSource);
  const visits = new VisitService(services.catalogue, services.search, counts, services.issues, 'https://mesob.test');
  const visit = (address: string, client: string, from?: string) => visits.count({ address, client, from });
  for (let number = 0; number < 1_000; number += 1) {
    await visit(`/recipes/dinner?cuisine=made-up-${number}&time=${number}`, 'a');
    await visit(`/recipes/dinner?ingredient=thing ${number}`, 'a', `host${number}.example`);
  }
  await visit('/recipes/dinner?diet=vegan&time=30', 'b', 'real.example');
  await visit('/recipes/dinner?ingredient=teff', 'b');
  await counts.flush();
  const readKeys = async (event: ReaderEvent): Promise<string[]> =>
    (await dataSource.query('select key from reader_counts where event = $1', [event])).map(
      ({ key }: { key: string }) => key,
    );
  expect(await readKeys(ReaderEvent.REFERRER)).toContain('real.example');
  expect(await readKeys(ReaderEvent.REFERRER)).toHaveLength(52);
  const filters = await readKeys(ReaderEvent.FILTER);
  expect(filters).toEqual(expect.arrayContaining(['diet: vegan', 'time: 30', 'ingredient: teff', 'other']));
  expect(filters.filter((key) => key.startsWith('cuisine'))).toEqual([]);
});

it('many clients cannot turn existing filters, issues and recipes into "other"', { timeout: 60_000 }, async () => {
  await dataSource.query('delete from reader_counts');
  const counts = new ReaderCounts(dataSource);
  const visits = new VisitService(services.catalogue, services.search, counts, services.issues, 'https://mesob.test');
  for (let number = 0; number < 1_100; number += 1)
    await visits.count({ address: `/recipes/dinner?ingredient=thing ${number}`, client: `client ${number}` });
  await visits.count({ address: '/recipes/dinner?ingredient=teff&diet=vegan&issue=no-such-issue', client: 'reader' });
  await dataSource.query("insert into newsletter_issues (slug, subject) values ('2026-11-26', 'Lentils')");
  await visits.count({ address: '/recipes/dinner/gomen?issue=2026-11-26', client: 'reader' });
  await counts.flush();
  const change = (key: string) => `{ kind: SAVED, key: "${key}", value: {} }`;
  const sync = `mutation { syncKitchen(input: { changes: [${['made-up', 'gomen'].map(change)}] }) { __typename } }`;
  await graphql(app, sync, { token });
  await services.readerCounts.flush();
  const storedRows: { event: string; key: string }[] = await dataSource.query('select event, key from reader_counts');
  const keys = storedRows.map(({ event, key }) => `${event} ${key}`);
  expect(keys).toEqual(
    expect.arrayContaining(['FILTER ingredient: teff', 'FILTER diet: vegan', 'ISSUE 2026-11-26', 'SAVED gomen']),
  );
  expect(keys.filter((key) => /^(ISSUE|SAVED)/.test(key)).sort()).toEqual(['ISSUE 2026-11-26', 'SAVED gomen']);
  expect(keys.filter((key) => key.includes('thing'))).toHaveLength(1_000);
});

it('a client may send thirty messages to the office a day', async () => {
  const body = { name: 'Abeba', email: 'abeba@gmail.com', message: 'My injera has no eyes.' };
  const send = () => rest(app, '/contact/submitcontactform', { body, from: '10.4.4.4' });
  for (let number = 0; number < 30; number += 1) {
    expect((await send()).statusCode, String(number)).toBeLessThan(300);
    await dataSource.query(`delete from throttles where key like 'contact:%'`);
  }
  const refusal = await send();
  expect([refusal.statusCode, Number(refusal.headers['retry-after']) > 3_600]).toEqual([429, true]);
});

it.each([
  [
    '/api/contact/submitcontactform',
    'application/json',
    '{"name":"Ren\xe9","email":"rene@gmail.com","message":"Hello."}',
  ],
  ['/contact', 'application/x-www-form-urlencoded', 'name=Ren%E9&email=rene%40gmail.com&message=Hello.'],
  ['/contact', 'application/x-www-form-urlencoded', 'name=Ren\xe9&email=rene%40gmail.com&message=Hello.'],
])('a text in Latin-1 is refused: %s as %s', async (url, type, text) => {
  outbox.mails.length = 0;
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': freshAddress() },
    payload: Buffer.from(text, 'latin1'),
  });
  expect([response.statusCode, response.body]).toEqual([400, expect.stringContaining('not in UTF-8')]);
  expect(outbox.mails).toEqual([]);
});

it('a form with an unescaped percent sign and Ethiopic letters is read as typed', async () => {
  await app.inject({
    method: 'POST',
    url: '/contact',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': freshAddress(),
    },
    payload: `name=${encodeURIComponent('አበባ')}&email=abeba%40gmail.com&message=100%+teff`,
  });
  expect(outbox.mails.at(-1)).toMatchObject({ name: 'አበባ', message: '100% teff' });
});

it('a text of 79,000 Ethiopic letters is accepted only with a token, and a pasted text of 199,000 with one', async () => {
  const query = 'query($file: ID!, $text: String!) { checkContent(file: $file, text: $text) { problems { message } } }';
  const variables = { file: 'recipes/gomen.yaml', text: 'ጤ'.repeat(79_000) };
  expect((await graphql(app, query, { token, variables })).status).toBe(200);
  expect((await graphql(app, query, { variables })).status).toBe(413);
  const paste = 'query($text: String!) { desk { pastedText(text: $text) { problem } } }';
  expect((await graphql(app, paste, { token, variables: { text: 'ጤ'.repeat(199_000) } })).status).toBe(200);
});

it('dates are from 1900 to 9999, and a calendar has no negative year', () => {
  expect(['0000-01-01', '0099-01-01', '1899-12-31'].map(isDay)).toEqual([false, false, false]);
  expect(['1900-01-01', '2026-11-28', '9999-12-31'].map(isDay)).toEqual([true, true, true]);
  const dish = { url: 'https://mesob.test/x', servings: 4, minutes: 60, stepsDayBefore: ['Soak'] };
  const text = planCalendar([{ id: 'a', day: '0000-01-01', title: 'Beans', dish }], new Date());
  expect(text).not.toMatch(/DTSTART:-/);
});

it('a range works for GET, but not for HEAD or a weak ETag, and the 416 of an invalid range has the file’s length', async () => {
  const { data } = await graphql<{ recipe: { picture: { base: string } } }>(
    app,
    '{ recipe(slug: "gomen") { picture { base } } }',
  );
  const url = `${data.recipe.picture.base}/1x1-640.jpg`;
  const sendRequest = (method: 'GET' | 'HEAD', headers: Record<string, string>) => app.inject({ method, url, headers });
  const fullResponse = await sendRequest('GET', {});
  const range = 'bytes=0-9';
  expect((await sendRequest('GET', { range })).statusCode).toBe(206);
  expect((await sendRequest('HEAD', { range })).statusCode).toBe(200);
  const etag = String(fullResponse.headers.etag);
  expect((await sendRequest('GET', { range, 'if-range': etag })).statusCode).toBe(etag.startsWith('W/') ? 200 : 206);
  expect((await sendRequest('GET', { range, 'if-range': `W/"x"` })).statusCode).toBe(200);
  const unsatisfiable = await sendRequest('GET', { range: 'bytes=99999999-' });
  expect([unsatisfiable.statusCode, unsatisfiable.headers['content-range']]).toEqual([
    416,
    `bytes */${fullResponse.rawPayload.length}`,
  ]);
});
