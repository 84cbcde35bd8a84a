import { beforeAll, describe, expect, it } from 'vitest';
import { addMember, dump, graphql, signIn } from '../support/accounts.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, database, outbox } = await setUpMemberApp({ recipes: true });

let sessionToken: string;
beforeAll(async () => {
  sessionToken = await signIn(app, await addMember(app, outbox, { email: 'plan@gmail.com' }));
  const PLAN = `mutation($changes: [KitchenChangeInput!]!) {
    syncKitchen(input: { changes: $changes }) { __typename } }`;
  const value = { day: '2026-12-01', recipe: 'rajma', servings: 8 };
  const changes = [
    { kind: 'PLAN', key: 'planned-dish', value },
    { kind: 'PLAN', key: 'planned-note', value: { day: '2026-12-02', text: 'Leftovers, with rice' } },
    { kind: 'PLAN', key: 'planned-gone', value: { day: '2026-12-03', recipe: 'no-longer-there' } },
  ];
  await graphql(app, PLAN, { variables: { changes }, token: sessionToken });
});

interface CreateResult {
  createToken: { token: string; accessToken: { id: string } };
}

const createToken = async (scope: string) =>
  (
    await graphql<CreateResult>(
      app,
      `mutation { createToken(input: { name: "Calendar", scope: ${scope} }) {
        ... on CreateTokenSuccess { token accessToken { id } } } }`,
      { token: sessionToken },
    )
  ).data.createToken;

const fetchCalendar = (token: string, headers = {}) => app.inject({ url: `/plan/calendar/${token}.ics`, headers });

describe('the private URL of a plan', () => {
  it('returns the plan as a calendar that no shared cache stores', async () => {
    const { token } = await createToken('CALENDAR');
    const { statusCode, headers, body } = await fetchCalendar(token);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-cache',
    ]);
    const text = body.replaceAll('\r\n ', '');
    expect(text).toMatch(/DTSTART;VALUE=DATE:20261201\r\nSUMMARY:Rajma\r\nDESCRIPTION:8 servings\\n/);
    expect(text).toMatch(/DTSTART:20261130T190000\r\nDURATION:PT30M\r\nSUMMARY:Start Rajma: Soak\r\n/);
    expect(text).toContain('SUMMARY:Leftovers\\, with rice\r\n');
    expect(text).toContain('SUMMARY:no-longer-there\r\n');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
  });

  it('has an ETag, and a timestamp per entry that changes only with the entry', async () => {
    const { token } = await createToken('CALENDAR');
    const { headers, body } = await fetchCalendar(token);
    const revalidation = await fetchCalendar(token, { 'if-none-match': String(headers.etag) });
    expect([revalidation.statusCode, revalidation.body]).toEqual([304, '']);
    await database.dataSource.query(
      "update kitchen_items set changed_at = '2031-02-03T04:05:06Z' where key = 'planned-note'",
    );
    const newResponse = await fetchCalendar(token, { 'if-none-match': String(headers.etag) });
    expect(newResponse.statusCode).toBe(200);
    const getStamps = (text: string) =>
      [...text.matchAll(/UID:(\S+)@mesob\r\nDTSTAMP:(\S+)/g)].map(([, id, time]) => [id, time]);
    const stamps = Object.fromEntries(getStamps(body));
    expect(Object.fromEntries(getStamps(newResponse.body))).toEqual({ ...stamps, 'planned-note': '20310203T040506Z' });
  });

  it('is stored as a hash, opens nothing else, and ends when it is revoked', async () => {
    const { token, accessToken } = await createToken('CALENDAR');
    expect(await dump(database.dataSource)).not.toContain(token.slice('mesob_'.length));
    for (const query of ['{ viewer { username } }', '{ categories { name } }'])
      expect((await graphql(app, query, { token })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    await graphql(app, `mutation { revokeToken(input: { id: "${accessToken.id}" }) { __typename } }`, {
      token: sessionToken,
    });
    const { statusCode, headers } = await fetchCalendar(token);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('is not an API token, which is never accepted in URLs', async () => {
    const { token } = await createToken('WRITE');
    expect((await fetchCalendar(token)).statusCode).toBe(404);
    expect((await fetchCalendar('mesob_x')).statusCode).toBe(404);
  });
});
