import { describe, expect } from 'vitest';
import openApi from '#schema/openapi.json';
import { fetchAtAddress } from '../support/fetch-whole.ts';
import type { TestSite } from '../support/site.ts';
import { siteTest } from '../support/site-test.ts';

const test = siteTest({ keepsPages: false });

/** Returns the alternate formats in the head of a page: types and URLs. */
async function getAlternates(site: TestSite, path: string): Promise<[type: string, address: string][]> {
  const html = await (await fetchAtAddress(site, path)).text();
  const links = html.match(/<link [^>]*rel="alternate"[^>]*>/g) ?? [];
  const attribute = (link: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(link)?.[1] ?? '';
  return links.map((link) => [attribute(link, 'type'), attribute(link, 'href').replace('https://mesob.test', '')]);
}

const feeds = (base: string): [string, string][] => [
  ['application/rss+xml', `${base}/feed.xml`],
  ['application/atom+xml', `${base}/atom.xml`],
  ['application/feed+json', `${base}/feed.json`],
];

describe('the head of a page links to alternate formats, which exist', () => {
  test.for([
    ['/', feeds('')],
    ['/recipes/dinner', [...feeds('/recipes/dinner'), ...feeds('')]],
    ['/recipes/Dinner?page=2', [...feeds('/recipes/dinner'), ...feeds('')]],
    ['/cuisines/italian', [...feeds('/cuisines/italian'), ...feeds('')]],
    [
      '/recipes/dinner/doro-wat',
      [
        ...feeds('/authors/hanna-tesfaye'),
        ...feeds(''),
        ['application/ld+json', '/recipes/dinner/doro-wat.json'],
        ['text/markdown', '/recipes/dinner/doro-wat.md'],
        ['text/x-cooklang', '/recipes/dinner/doro-wat.cook'],
      ],
    ],
    ['/login', []],
  ] as [string, [string, string][]][])('%s', async ([path, expected], { site }) => {
    expect(await getAlternates(site, path)).toEqual(expected);
    for (const [type, address] of expected) {
      const response = await fetchAtAddress(site, address);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
    }
  });
});

describe('a recipe', () => {
  test('links to its other formats in its menu, also without scripts', async ({ open }) => {
    const { page } = await open('/cuisines/ethiopian/doro-wat', { javaScriptEnabled: false });
    const menu = page.locator('.recipe-actions .more-menu');
    await menu.locator('summary').click();
    const links = menu.locator('a[rel=alternate]');
    expect(await links.allInnerTexts()).toEqual(['JSON', 'Markdown', 'Cooklang']);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['json', 'md', 'cook'].map((ending) => `/recipes/dinner/doro-wat.${ending}`));
  });
});

describe('/api/docs', () => {
  test('has every call of the OpenAPI description, without scripts', async ({ open }) => {
    const { page } = await open('/api/docs', { javaScriptEnabled: false });
    const calls = Object.values(openApi.paths).flatMap((methods) => Object.values(methods));
    for (const { operationId, summary } of calls) {
      const call = page.locator(`section[aria-labelledby="${operationId}"]`);
      expect(await call.getByRole('heading', { level: 3 }).textContent()).toBe(summary);
      expect(await call.getByRole('heading', { name: 'Responses' }).count()).toBe(1);
    }
    const login = page.locator('section[aria-labelledby="login"]');
    await login.getByText('INVALID_CREDENTIALS', { exact: true }).click();
    expect(await login.locator('details[open] pre').textContent()).toContain('Invalid email or password.');
    // Every link within the page has a target.
    const missing = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="#"]')].filter(
          ({ hash }) => !document.getElementById(hash.slice(1)),
        ).length,
    );
    expect(missing).toBe(0);
  });
});
