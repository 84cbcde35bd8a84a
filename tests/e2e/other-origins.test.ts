import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { siteTest } from '../support/site-test.ts';

const test = siteTest();

/** Server of another site: for browsers, another port is another origin. */
const otherSite = http.createServer((_request, response) => {
  response.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title>');
});
let origin = '';

beforeAll(async () => {
  await once(otherSite.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(otherSite.address() as AddressInfo).port}`;
});
afterAll(() => void otherSite.close());

interface PageResponse {
  status: number;
  body: string;
  /** Headers that the page may read. */
  headers: Record<string, string>;
}

/** Sends a request from a page. @returns the part of the response that scripts can read, or the browser's error */
function fetchFrom(page: Page, url: string, init: RequestInit = {}): Promise<PageResponse | string> {
  return page.evaluate(
    async ([address, options]) => {
      try {
        const response = await fetch(address, options);
        const { status, headers } = response;
        return { status, headers: Object.fromEntries(headers), body: await response.text() };
      } catch (error) {
        return String(error);
      }
    },
    [url, init] as const,
  );
}

const JSON_HEADERS = { 'content-type': 'application/json' };

describe('a page from another origin', () => {
  test('calls GraphQL with POST and GET, and reads the ETag', async ({ newTab, site }) => {
    const page = await newTab();
    await page.goto(origin);
    const body = JSON.stringify({ query: '{ cuisine(slug: "ethiopian") { name } }' });
    const postResponse = await fetchFrom(page, `${site.url}/graphql`, { method: 'POST', headers: JSON_HEADERS, body });
    expect(postResponse).toMatchObject({ status: 200, body: expect.stringContaining('Ethiopian') });
    const getResponse = await fetchFrom(page, `${site.url}/graphql?query={cuisines{name}}`);
    expect(getResponse).toMatchObject({ status: 200, headers: { etag: expect.stringMatching(/^W\//) } });
  });

  test('sends a token, and reads the error', async ({ newTab, site }) => {
    const page = await newTab();
    await page.goto(origin);
    const body = JSON.stringify({ query: '{ viewer { username } }' });
    const headers = { ...JSON_HEADERS, authorization: 'Bearer no.good.token' };
    const response = await fetchFrom(page, `${site.url}/graphql`, { method: 'POST', headers, body });
    expect(response).toMatchObject({ status: 401, body: expect.stringContaining('UNAUTHENTICATED') });
  });

  test('reads REST responses, errors and rate limits', async ({ newTab, site }) => {
    const page = await newTab();
    await page.goto(origin);
    expect(await fetchFrom(page, `${site.url}/api/category/getall`)).toMatchObject({
      status: 200,
      headers: { etag: expect.any(String) },
    });
    expect(await fetchFrom(page, `${site.url}/api/nothing-here`)).toMatchObject({ status: 404 });
    const body = JSON.stringify({ name: 'Sara', email: 'sara@gmail.com', message: 'Hello there' });
    const send = () =>
      fetchFrom(page, `${site.url}/api/contact/submitcontactform`, { method: 'POST', headers: JSON_HEADERS, body });
    for (let n = 0; n < 5; n += 1) expect(await send()).toMatchObject({ status: 200 });
    expect(await send()).toMatchObject({
      status: 429,
      headers: {
        'retry-after': expect.stringMatching(/^\d+$/),
        'ratelimit-policy': '"contact";q=5;w=60',
        ratelimit: expect.stringMatching(/^"contact";r=0;t=\d+$/),
      },
    });
  });

  test('cannot send cookies or other credentials of the browser', async ({ newTab, site }) => {
    const page = await newTab();
    await page.goto(origin);
    const response = await fetchFrom(page, `${site.url}/graphql?query={cuisines{name}}`, { credentials: 'include' });
    expect(response).toMatch(/TypeError/);
  });

  test('cannot read pages', async ({ newTab, site }) => {
    const page = await newTab();
    await page.goto(origin);
    expect(await fetchFrom(page, `${site.url}/about`)).toMatch(/TypeError/);
  });
});
