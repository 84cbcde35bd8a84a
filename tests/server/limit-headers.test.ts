import { describe, expect, it } from 'vitest';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const { app } = await setUpApp(await setUpDatabase(), { env: { TRUST_PROXY: '1' } });

describe('a throttled call', () => {
  it('has Retry-After and RateLimit headers, in GraphQL and in REST', async () => {
    const input = { name: 'Sara', email: 'sara@gmail.com', message: 'Hello there' };
    const mutation = `mutation($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }`;
    const sendGraphql = () =>
      app.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query: mutation, variables: { input: { ...input, source: 'CONTACT' } } },
        headers: { 'x-forwarded-for': '203.0.113.60' },
      });
    const sendRest = () =>
      app.inject({
        method: 'POST',
        url: '/api/contact/submitcontactform',
        payload: input,
        headers: { 'x-forwarded-for': '203.0.113.60' },
      });
    for (let n = 0; n < 5; n += 1) expect((await sendGraphql()).statusCode).toBe(200);
    for (const { statusCode, headers } of [await sendGraphql(), await sendRest()]) {
      const wait = headers['retry-after'];
      expect([statusCode, headers['ratelimit-policy'], headers.ratelimit]).toEqual([
        429,
        '"contact";q=5;w=60',
        `"contact";r=0;t=${wait}`,
      ]);
      expect(Number(wait)).toBeGreaterThan(0);
    }
  });
});

describe('a call that counts against a limit', () => {
  const getLimits = ({ headers }: { headers: Record<string, unknown> }) => [
    headers['ratelimit-policy'],
    headers.ratelimit,
  ];

  it('reports the remaining calls of each limit that it counts against', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.61' };
    const payload = { name: 'Sara', email: 'sara@gmail.com', message: 'Hello there' };
    const sendRest = () => app.inject({ method: 'POST', url: '/api/contact/submitcontactform', payload, headers });
    expect(getLimits(await sendRest())).toEqual([
      '"contact";q=5;w=60, "contact-by-day";q=30;w=86400',
      expect.stringMatching(/^"contact";r=4;t=\d+, "contact-by-day";r=29;t=86\d{3}$/),
    ]);
    const query = `mutation Send($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }`;
    const variables = { input: { ...payload, source: 'CONTACT' } };
    const sendGraphql = () => app.inject({ method: 'POST', url: '/graphql', payload: { query, variables }, headers });
    expect(getLimits(await sendGraphql())).toEqual([
      '"document-tokens";q=60000;w=60, "contact";q=5;w=60, "contact-by-day";q=30;w=86400',
      expect.stringMatching(
        /^"document-tokens";r=59\d{3};t=\d+, "contact";r=3;t=\d+, "contact-by-day";r=28;t=86\d{3}$/,
      ),
    ]);
    expect(getLimits(await sendGraphql())[1]).toMatch(/^"contact";r=2;/);
  });

  it('reports no limits in cacheable responses, nor in responses about an account', async () => {
    const query = 'query Counted { cuisines { name } }';
    const postResponse = await app.inject({ method: 'POST', url: '/graphql', payload: { query } });
    expect(getLimits(postResponse)[1]).toMatch(/^"document-tokens";r=\d+;t=\d+$/);
    const cacheableResponse = await app.inject({
      url: `/graphql?query=${encodeURIComponent(query.replace('Counted', 'Shared'))}`,
    });
    expect(cacheableResponse.headers['cache-control']).toMatch(/^public/);
    expect(getLimits(cacheableResponse)).toEqual([undefined, undefined]);
    const passwordResponse = await app.inject({
      method: 'POST',
      url: '/api/users/forgotpassword',
      payload: { email: 'a@gmail.com' },
    });
    expect([passwordResponse.statusCode, ...getLimits(passwordResponse)]).toEqual([200, undefined, undefined]);
  });
});
