import type { Page, Request } from 'playwright';
import { describe, expect } from 'vitest';
import { examples } from '#schema/examples.ts';
import { siteTest } from '../support/site-test.ts';
import { createVisitor } from '../support/visitor.ts';

const test = siteTest();

interface Explorer {
  page: Page;
  /** Errors that the browser reports. */
  browserErrors: string[];
  requests: Request[];
}

async function openExplorer(page: Page, pathname = '/graphql'): Promise<Explorer> {
  const browserErrors: string[] = [];
  const requests: Request[] = [];
  page.on('console', (message) => message.type() === 'error' && browserErrors.push(message.text()));
  page.on('pageerror', (error) => browserErrors.push(String(error)));
  page.on('request', (request) => requests.push(request));
  await page.goto(pathname);
  await page.getByRole('button', { name: 'Execute query' }).waitFor();
  return { page, browserErrors, requests };
}

/** Sends the operation of the open tab. @returns the body of the response */
async function runOperation(page: Page): Promise<string> {
  const response = page.waitForResponse((each) => each.url().endsWith('/graphql'));
  await page.getByRole('button', { name: 'Execute query' }).click();
  const body = await (await response).text();
  await page.locator('.result-window .CodeMirror-code').getByText('"data"').waitFor();
  return body;
}

describe('the explorer', () => {
  test('has the examples ready to run, one per tab, and labels every editor for screen readers', async ({
    newTab,
    site,
  }) => {
    const { page, browserErrors } = await openExplorer(await newTab());
    const link = page.getByRole('link', { name: 'Open in Apollo Sandbox' });
    const { origin, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect([origin, searchParams.get('endpoint')]).toEqual(['https://studio.apollographql.com', `${site.url}/graphql`]);
    expect(await page.getByText('asks for permission to reach devices on your local network').isVisible()).toBe(true);

    const tabs = page.locator('.graphiql-tab-button');
    expect(await tabs.count()).toBe(examples.length);
    // tests/e2e/documentation.test.ts runs all examples.
    for (const index of [0, examples.length - 1]) {
      await tabs.nth(index).click();
      const response = JSON.parse(await runOperation(page));
      expect(response.errors, examples[index]?.name).toBeUndefined();
    }
    const fields = page.locator('.CodeMirror textarea');
    await expect
      .poll(() => fields.evaluateAll((all) => all.map((field) => field.getAttribute('aria-label'))))
      .toEqual(['Query', 'Variables', 'Headers', 'Response']);
    await page.getByRole('button', { name: 'Headers' }).click();
    await page.getByRole('textbox', { name: 'Headers' }).fill('{}');
    expect(browserErrors).toEqual([]);
  });

  test('does not use the visitor’s session, and stores nothing', async ({ newTab, site }) => {
    const tab = await newTab(createVisitor({ token: 'secret-of-the-visitor' }));
    const { page, requests } = await openExplorer(tab);
    await runOperation(page);
    expect(await page.evaluate(() => origin)).toBe('null');
    const storages = await page.evaluate(() =>
      ['localStorage', 'sessionStorage', 'indexedDB', 'cookie'].map((name) => {
        try {
          const storage = name === 'cookie' ? document.cookie : Reflect.get(window, name);
          return String(name === 'indexedDB' ? storage.open('x') && 'open' : storage);
        } catch (error) {
          return (error as Error).name;
        }
      }),
    );
    expect(storages).toEqual(Array(4).fill('SecurityError'));
    for (const request of requests) {
      expect(request.url().startsWith(site.url) || request.url().startsWith('data:'), request.url()).toBe(true);
      expect(await request.allHeaders()).not.toHaveProperty('authorization');
    }
    await page.goto('/robots.txt');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('graphiql')))).toEqual(
      [],
    );
  });

  test('works with the keyboard, into the editors and out of them', async ({ newTab }) => {
    const { page, browserErrors } = await openExplorer(await newTab());
    const focusedTexts: string[] = [];
    for (let n = 0; n < 60; n += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        return element?.closest('[aria-label]')?.getAttribute('aria-label') ?? element?.textContent ?? '';
      });
      focusedTexts.push(focused);
      if (focused.startsWith('Execute query')) break;
    }
    expect(focusedTexts.at(-1)).toMatch(/^Execute query/);
    expect(focusedTexts).toContain('Open in Apollo Sandbox');
    await page.keyboard.press('Enter');
    await page.locator('.result-window .CodeMirror-code').getByText('"data"').waitFor();
    for (let n = 0; n < 20; n += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.closest('.result-window') !== null)) break;
    }
    await page.locator('.graphiql-query-editor .CodeMirror').click();
    await page.keyboard.press('Control+Enter');
    expect(browserErrors).toEqual([]);
  });

  test('opens the example named in the URL, and fits a phone', async ({ newTab }) => {
    const { page } = await openExplorer(await newTab({ viewport: { width: 375, height: 812 } }), '/graphql#search');
    expect(await page.locator('.graphiql-tab-active').innerText()).toContain('Search');
    expect(await runOperation(page)).toContain('corrected');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    const [editor, response] = await Promise.all(
      ['.graphiql-query-editor', '.graphiql-response'].map((part) => page.locator(part).boundingBox()),
    );
    expect(response?.y).toBeGreaterThan(editor?.y ?? Number.POSITIVE_INFINITY);
    expect(response?.width).toBeGreaterThan(250);
    // The editor has the full width.
    expect(editor?.width).toBeGreaterThan(330);
  });
});

describe('the page at /graphql', () => {
  test('is readable without scripts, and links to responses', async ({ site }) => {
    const html = await (await fetch(`${site.url}/graphql`, { headers: { accept: 'text/html' } })).text();
    expect(html).toMatch(/<h1[^>]*>GraphQL at Mesob</);
    const paths = [...html.matchAll(/<a [^>]*href="(\/graphql\?[^"]+)"/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) {
      const response = await fetch(site.url + path.replaceAll('&amp;', '&'));
      expect(response.status, path).toBe(200);
      expect(Object.keys(await response.json()), path).toEqual(['data', 'extensions']);
    }
  });

  test('loads only the site’s own files, in an opaque origin', async ({ site }) => {
    const page = await fetch(`${site.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-security-policy')).toContain('sandbox allow-scripts');
    expect(page.headers.get('content-security-policy')).not.toMatch(/allow-same-origin|unsafe|https?:/);
    expect(await page.text()).not.toMatch(/<(script|link|img|iframe)[^>]+(src|href)="(https?:)?\/\//);
  });
});
