import { describe, expect } from 'vitest';
import openApi from '#schema/openapi.json';
import { fetchAtAddress } from '../support/fetch-whole.ts';
import type { TestSite } from '../support/site.ts';
import { siteTest } from '../support/site-test.ts';

const test = siteTest({ cachesPages: false });

/** Returns the alternate formats in the head of a page: types and paths. */
async function getAlternates(site: TestSite, path: string): Promise<[type: string, path: string][]> {
  const html = await (await fetchAtAddress(site, path)).text();
  const links = html.match(/<link [^>]*rel="alternate"[^>]*>/g) ?? [];
  const getAttribute = (link: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(link)?.[1] ?? '';
  return links.map((link) => [
    getAttribute(link, 'type'),
    getAttribute(link, 'href').replace('https://mesob.test', ''),
  ]);
}

const getFeeds = (base: string): [string, string][] => [
  ['application/rss+xml', `${base}/feed.xml`],
  ['application/atom+xml', `${base}/atom.xml`],
  ['application/feed+json', `${base}/feed.json`],
];

describe('the head of a page links to alternate formats, which exist', () => {
  test.for([
    ['/', getFeeds('')],
    ['/recipes/dinner', [...getFeeds('/recipes/dinner'), ...getFeeds('')]],
    ['/recipes/Dinner?page=2', [...getFeeds('/recipes/dinner'), ...getFeeds('')]],
    ['/cuisines/italian', [...getFeeds('/cuisines/italian'), ...getFeeds('')]],
    [
      '/recipes/dinner/doro-wat',
      [
        ...getFeeds('/authors/hanna-tesfaye'),
        ...getFeeds(''),
        ['application/ld+json', '/recipes/dinner/doro-wat.json'],
        ['text/markdown', '/recipes/dinner/doro-wat.md'],
        ['text/x-cooklang', '/recipes/dinner/doro-wat.cook'],
      ],
    ],
    ['/login', []],
  ] as [string, [string, string][]][])('%s', async ([path, expected], { site }) => {
    expect(await getAlternates(site, path)).toEqual(expected);
    for (const [type, alternate] of expected) {
      const response = await fetchAtAddress(site, alternate);
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
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(['json', 'md', 'cook'].map((ending) => `/recipes/dinner/doro-wat.${ending}`));
  });
});

describe('/api/docs', () => {
  test('has every operation of the OpenAPI description, without scripts', async ({ open }) => {
    const { page } = await open('/api/docs', { javaScriptEnabled: false });
    const operations = Object.values(openApi.paths).flatMap((methods) => Object.values(methods));
    for (const { operationId, summary } of operations) {
      const section = page.locator(`section[aria-labelledby="${operationId}"]`);
      expect(await section.getByRole('heading', { level: 3 }).textContent()).toBe(summary);
      expect(await section.getByRole('heading', { name: 'Responses' }).count()).toBe(1);
    }
    const login = page.locator('section[aria-labelledby="login"]');
    await login.getByText('INVALID_CREDENTIALS', { exact: true }).click();
    expect(await login.locator('details[open] pre').textContent()).toContain('Invalid email or password.');
    // Every link within the page has a target.
    const brokenLinkCount = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="#"]')].filter(
          ({ hash }) => !document.getElementById(hash.slice(1)),
        ).length,
    );
    expect(brokenLinkCount).toBe(0);
  });
});
