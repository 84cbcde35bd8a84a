import zlib from 'node:zlib';
import { expect, it } from 'vitest';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const { app } = await setUpApp(await setUpDatabase({ recipes: true }));

const decompress = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync };
const longQuery = '{ recipes(first: 20) { nodes { slug title description } } }';

async function sendQuery(query: string, encoding = 'identity') {
  const headers = { 'accept-encoding': encoding };
  const { rawPayload, headers: responseHeaders } = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query },
    headers,
  });
  return { bytes: rawPayload, headers: responseHeaders };
}

it.each(['br', 'gzip'] as const)('long responses are compressed as %s if the client accepts it', async (encoding) => {
  const uncompressed = await sendQuery(longQuery);
  expect(uncompressed.headers['content-encoding']).toBeUndefined();
  const { bytes, headers } = await sendQuery(longQuery, encoding);
  expect(headers['content-encoding']).toBe(encoding);
  expect(Number(headers['content-length'])).toBe(bytes.length);
  expect(decompress[encoding](bytes)).toEqual(uncompressed.bytes);
  for (const each of [uncompressed.headers, headers])
    expect(String(each.vary).split(', ')).toEqual(
      expect.arrayContaining(['accept', 'authorization', 'accept-encoding']),
    );
});

it('short responses are not compressed', async () => {
  const { bytes, headers } = await sendQuery('{ __typename }', 'br');
  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(bytes.toString())).toMatchObject({ data: { __typename: 'Query' } });
});

it.each(['br', 'gzip'] as const)('the sitemap is compressed as %s', async (encoding) => {
  const uncompressed = await app.inject('/sitemap.xml');
  const { rawPayload, headers } = await app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': encoding } });
  expect(headers['content-encoding']).toBe(encoding);
  expect(decompress[encoding](rawPayload).toString()).toBe(uncompressed.body);
});
