import { beforeEach, describe, expect, it } from 'vitest';
import { StaffRole } from '#server/features/accounts/access.ts';
import { setRole } from '#server/features/accounts/staff.ts';
import { SubscriberIds } from '#server/features/newsletter/newsletter-links.ts';
import { deleteOldCounts, MAX_KEYS, ReaderCounts } from '#server/features/readers/reader-counts.ts';
import { ReaderEvent } from '#server/features/readers/readers.type.ts';
import { addMember, freshAddress, graphql, signIn } from '../support/accounts.ts';
import { TEST_SECRET } from '../support/app.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, services, database, outbox } = await setUpMemberApp({ recipes: true });
const { dataSource } = database;

const [member, moderator, editor] = ['abeba@gmail.com', 'bruk@gmail.com', 'hanna@gmail.com'];
for (const email of [member, moderator, editor]) await addMember(app, outbox, { email, username: 'Abeba' });
await setRole(dataSource, moderator, { role: StaffRole.MODERATOR, granted: true });
await setRole(dataSource, editor, { role: StaffRole.EDITOR, granted: true });
const token = await signIn(app, member);

beforeEach(async () => {
  await services.readerCounts.flush();
  for (const table of ['reader_counts', 'throttles']) await dataSource.query(`delete from ${table}`);
});

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const visit = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/visits',
    headers: {
      'x-forwarded-for': freshAddress(),
      'sec-fetch-site': 'same-origin',
      'user-agent': FIREFOX,
      ...headers,
    },
    payload,
  });

// Responses do not wait for the count of a visit, but tests do.
const pendingCounts: Promise<void>[] = [];
const countVisit = services.visits.count.bind(services.visits);
services.visits.count = (view) => {
  const pending = countVisit(view);
  pendingCounts.push(pending);
  return pending;
};

/** Stores the pending counts, then returns all counts as "event key: count". */
async function readCounts(): Promise<string[]> {
  await new Promise(setImmediate);
  await Promise.all(pendingCounts.splice(0));
  await services.readerCounts.flush();
  const rows: Record<'event' | 'key' | 'count', unknown>[] = await dataSource.query(
    'select event, key, count from reader_counts order by event, key',
  );
  return rows.map(({ event, key, count }) => `${event} ${key}: ${count}`);
}

describe('a page view', () => {
  it('is counted by its canonical path, with the referring host and issue', async () => {
    await dataSource.query("insert into newsletter_issues (slug, subject) values ('2026-05-lentils', 'Lentils')");
    const response = await visit({
      address: '/recipes/dinner/doro-wat?issue=2026-05-lentils',
      from: 'www.food.example',
    });
    expect([response.statusCode, response.body, response.headers['set-cookie']]).toEqual([204, '', undefined]);
    await visit({ address: '/cuisines/ethiopian/doro-wat' });
    await visit({ address: '/home', from: 'mesob.test' });
    // An empty address is the home page.
    await visit({ address: '' });
    for (const path of ['/recipes/dinner', '/guides', '/menus', '/foods/berbere', '/search'])
      await visit({ address: path });
    expect(await readCounts()).toEqual([
      'ISSUE 2026-05-lentils: 1',
      'PAGE /: 2',
      'PAGE /foods/berbere: 1',
      'PAGE /guides: 1',
      'PAGE /menus: 1',
      'PAGE /recipes/dinner: 1',
      'PAGE /recipes/dinner/doro-wat: 2',
      'PAGE /search: 1',
      'REFERRER food.example: 1',
    ]);
  });

  it('is not counted for bots, other sites, and URLs that are not public pages', async () => {
    await visit({ address: '/' }, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await visit({ address: '/' }, { 'user-agent': 'Mozilla/5.0 HeadlessChrome/140.0' });
    await visit({ address: '/' }, { 'sec-fetch-site': 'cross-site' });
    for (const address of ['/desk', '/resetpassword/secret', '/recipes/dinner/no-such', '/guides/a/b', 'http://['])
      expect((await visit({ address })).statusCode).toBe(204);
    for (const payload of [{}, [], { address: 1 }, { address: { a: 1 } }]) await visit(payload);
    expect(await readCounts()).toEqual([]);
  });

  it('is counted at most 120 times a minute per client', async () => {
    const from = { 'x-forwarded-for': freshAddress() };
    for (let sent = 0; sent < 125; sent += 1) expect((await visit({ address: '/' }, from)).statusCode).toBe(204);
    expect(await readCounts()).toEqual(['PAGE /: 120']);
  });
});

describe('a search', () => {
  it('is counted in lower case if it had no results or was corrected', async () => {
    for (const q of ['Quince%20%20PASTE', 'quince+paste', 'dorro wat', 'doro wat'])
      await visit({ address: `/search?q=${q}` });
    await visit({ address: '/search?q=quince+paste&page=2' });
    expect((await readCounts()).filter((line) => line.startsWith('SEARCH'))).toEqual([
      'SEARCH_CORRECTED dorro wat → doro wat: 1',
      'SEARCH_EMPTY quince paste: 2',
    ]);
  });

  it.each(['zzz@gmail.com zzz', 'zzz 0911234567', 'zzz +251 91-123 45 67', `zzz ${'x'.repeat(60)} 1234567`])(
    'is not stored if it contains an email address or a long number: %s',
    async (q) => {
      await visit({ address: `/search?q=${encodeURIComponent(q)}&ingredient=${encodeURIComponent(q)}` });
      expect(await readCounts()).toEqual(['PAGE /search: 1']);
    },
  );

  it('is cut to 60 characters', async () => {
    await visit({ address: `/search?q=${'zq'.repeat(40)}` });
    expect(await readCounts()).toContain(`SEARCH_EMPTY ${'zq'.repeat(30)}: 1`);
  });
});

it('filters are counted once per list, not for pages after the first', async () => {
  await visit({ address: '/recipes/dinner?diet=vegan&without=nuts&utm_source=x' });
  await visit({ address: '/recipes/dinner?diet=vegan&page=2' });
  expect(await readCounts()).toEqual(['FILTER diet: vegan: 1', 'FILTER without: nuts: 1', 'PAGE /recipes/dinner: 2']);
});

describe('a reader’s action', () => {
  it('is counted once: saving, planning, cooking', async () => {
    const sync = (after?: string) =>
      graphql<{ syncKitchen: { changes: { cursor: string } } }>(
        app,
        `mutation($input: SyncKitchenInput!) { syncKitchen(input: $input) { ... on SyncKitchenSuccess { changes { cursor } } } }`,
        {
          token,
          variables: {
            input: {
              after,
              changes: [
                { kind: 'SAVED', key: 'gomen', value: {} },
                { kind: 'PLAN', key: 'planned-1', value: { day: '2026-11-26', recipe: 'gomen' } },
                { kind: 'PLAN', key: 'planned-2', value: { day: '2026-11-26', text: 'leftovers' } },
                { kind: 'COOKED', key: 'gomen/2026-11-20', value: {} },
                { kind: 'TICKED', key: 'salt', value: {} },
              ],
            },
          },
        },
      );
    await sync((await sync()).data.syncKitchen.changes.cursor);
    expect(await readCounts()).toEqual(['COOKED gomen: 1', 'PLANNED gomen: 1', 'SAVED gomen: 1']);
  });

  it('is counted: a comment with stars, a question, a press on "Share"', async () => {
    await graphql(
      app,
      'mutation { addReview(input: { recipeSlug: "gomen", rating: 4.5, message: "Good." }) { __typename } }',
      { token },
    );
    await graphql(app, 'mutation { askQuestion(input: { recipeSlug: "gomen", text: "Which pan?" }) { __typename } }', {
      token,
    });
    await visit({ address: '/recipes/spring/gomen', isShared: true });
    await visit({ address: '/about', isShared: true });
    expect(await readCounts()).toEqual(['COMMENT gomen: 1', 'QUESTION gomen: 1', 'SHARED gomen: 1', 'STARS 4.5: 1']);
  });

  it('is counted on subscribing and unsubscribing, once each', async () => {
    const email = 'reader@gmail.com';
    const call = (name: string, input: string) =>
      graphql(app, `mutation { ${name}(input: { ${input} }) { __typename } }`);
    await call('subscribe', `email: "${email}"`);
    const confirmation = outbox.tokenFor(email, 'newsletter-confirm');
    for (const _ of [1, 2]) await call('confirmSubscription', `token: "${confirmation}"`);
    await call('subscribe', `email: "${email}"`);
    const ids = new SubscriberIds(TEST_SECRET);
    for (const _ of [1, 2]) await call('unsubscribe', `token: "${ids.getToken(ids.getId(email))}"`);
    expect(await readCounts()).toEqual(['CONFIRMED : 1', 'LEFT : 1', 'SUBSCRIBED : 1']);
  });
});

describe('counts', () => {
  it('are added to the counts of other processes, and wait for an unreachable database', async () => {
    const otherProcess = new ReaderCounts(dataSource);
    otherProcess.add(ReaderEvent.PAGE, '/');
    await dataSource.query('alter table reader_counts rename to gone');
    await expect(otherProcess.flush()).rejects.toThrow('reader_counts');
    await dataSource.query('alter table gone rename to reader_counts');
    otherProcess.add(ReaderEvent.PAGE, '/');
    await Promise.all([otherProcess.flush(), visit({ address: '/' })]);
    expect(await readCounts()).toEqual(['PAGE /: 3']);
  });

  it('have at most a thousand keys per event, day and process; further keys are counted as "other"', async () => {
    const counts = new ReaderCounts(dataSource);
    for (let key = 0; key < MAX_KEYS + 50; key += 1) counts.add(ReaderEvent.SEARCH_EMPTY, `made up ${key}`);
    await counts.flush();
    counts.add(ReaderEvent.SEARCH_EMPTY, 'made up later');
    counts.add(ReaderEvent.SEARCH_EMPTY, 'made up 0');
    await counts.flush();
    const lines = await readCounts();
    expect(lines.length).toBe(MAX_KEYS + 1);
    expect(lines).toContain('SEARCH_EMPTY other: 51');
    expect(lines).toContain('SEARCH_EMPTY made up 0: 2');
  });

  it('are deleted after 400 days', async () => {
    await dataSource.query(
      `insert into reader_counts select current_date - n, 'PAGE', '/' || n, 1 from unnest('{400,401}'::integer[]) n`,
    );
    await deleteOldCounts(dataSource);
    expect(await readCounts()).toEqual(['PAGE /400: 1']);
  });

  it('do not change responses', async () => {
    const fetchPage = () => app.inject({ url: '/recipes/dinner/doro-wat', headers: { 'user-agent': FIREFOX } });
    const firstResponse = await fetchPage();
    await visit({ address: '/recipes/dinner/doro-wat' });
    const secondResponse = await fetchPage();
    expect(secondResponse.body).toBe(firstResponse.body);
    expect({ ...secondResponse.headers, 'x-request-id': '', date: '' }).toEqual({
      ...firstResponse.headers,
      'x-request-id': '',
      date: '',
    });
  });
});

type Series = {
  event: string;
  total: number;
  days: number[];
  top: { label: string; path: string | null; count: number }[];
};
const fetchReaders = async (days: number, email?: string) =>
  graphql<{ desk: { readers: Series[] } | null }>(
    app,
    'query($days: Int!) { desk { readers(days: $days) { event total days top { label path count } } } }',
    { variables: { days }, ...(email && { token: await signIn(app, email) }) },
  );

describe('the desk', () => {
  it('shows each event by day, the most frequent first, and omits the text of rare searches', async () => {
    await dataSource.query(`insert into reader_counts select (now() at time zone 'utc')::date - v.ago, v.event, v.key, v.count from (values
      (0, 'PAGE', '/', 5), (1, 'PAGE', '/recipes/dinner/doro-wat', 7), (7, 'PAGE', '/', 9), (0, 'SAVED', 'gomen', 2),
      (0, 'SEARCH_EMPTY', 'quince paste', 3), (0, 'SEARCH_EMPTY', 'my name', 2), (1, 'SEARCH_EMPTY', 'my name', 2)) v (ago, event, key, count)`);
    const { data } = await fetchReaders(7, editor);
    const findSeries = (event: string) => data.desk?.readers.find((series) => series.event === event);
    expect(findSeries('PAGE')).toEqual({
      event: 'PAGE',
      total: 12,
      days: [0, 0, 0, 0, 0, 7, 5],
      top: [
        { label: '/recipes/dinner/doro-wat', path: '/recipes/dinner/doro-wat', count: 7 },
        { label: '/', path: '/', count: 5 },
      ],
    });
    expect(findSeries('SAVED')?.top).toEqual([{ label: 'Gomen', path: '/recipes/spring/gomen', count: 2 }]);
    expect(findSeries('SEARCH_EMPTY')).toMatchObject({
      total: 7,
      top: [{ label: 'quince paste', path: null, count: 3 }],
    });
    expect(findSeries('LEFT')).toMatchObject({ total: 0, top: [] });
  });

  it('shows counts only to moderators and editors, and asks for the password again after twelve hours', async () => {
    for (const email of [moderator, editor])
      expect((await fetchReaders(400, email)).data.desk?.readers[0]?.days.length).toBe(400);
    expect((await fetchReaders(7)).data.desk).toBeNull();
    expect((await fetchReaders(7, member)).data.desk).toBeNull();
    expect((await fetchReaders(401, editor)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const oldToken = await signIn(app, editor);
    await dataSource.query(`update sessions set proven_at = now() - interval '13 hours'`);
    const { errors } = await graphql(app, '{ desk { readers(days: 7) { total } } }', { token: oldToken });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
