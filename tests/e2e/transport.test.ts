import { describe, expect } from 'vitest';
import { createFreshVisitor, memberTest } from '../support/member.ts';

const test = memberTest();

describe('the browser’s requests', () => {
  test('are GETs by hash, the same for all visitors, signed in or not', async ({ open, member }) => {
    const urls: string[] = [];
    for (const browser of [member.browser, createFreshVisitor()]) {
      const { page } = await open('/about', browser);
      // Waits for a GET, because a member's lists may be synced by POST at the same time.
      const sentRequest = page.waitForRequest((request) => request.url().includes('/graphql?'));
      await page.locator('header').getByRole('link', { name: 'Mesob' }).click();
      const request = await sentRequest;
      expect(request.headers().authorization).toBeUndefined();
      urls.push(request.url());
      await page.getByRole('heading', { level: 1, name: 'Recipes to gather around' }).waitFor();
    }
    expect(urls[0]).toBe(urls[1]);
    expect(urls[0]).not.toContain('query%20');
  });

  test('contain the full query if the server does not know the hash', async ({ open }) => {
    const { page, browserErrors } = await open('/about', createFreshVisitor());
    const error = { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } };
    let requestCount = 0;
    await page.route('**/graphql?**', (route) => {
      requestCount += 1;
      return route.fulfill({ contentType: 'application/graphql-response+json', json: { errors: [error] } });
    });
    const postRequest = page.waitForRequest((request) => request.method() === 'POST');
    await page.locator('header').getByRole('link', { name: 'Mesob' }).click();
    expect((await postRequest).postDataJSON().query).toMatch(/^query \w+/);
    await page.getByRole('heading', { level: 1, name: 'Recipes to gather around' }).waitFor();
    expect(requestCount).toBeGreaterThan(0);
    expect(browserErrors).toEqual([]);
  });
});
