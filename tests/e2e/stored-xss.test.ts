import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { addReviews } from '../support/catalogue.ts';
import { fetchAtAddress } from '../support/fetch-whole.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import type { OpenPage } from '../support/open-page.ts';
import type { TestSite } from '../support/site.ts';
import { siteTest } from '../support/site-test.ts';
import { createVisitor } from '../support/visitor.ts';

const RECIPE = '/recipes/dinner/doro-wat';
const LAST_PAGE = Math.ceil(hostileTexts.length / 10);

const test = siteTest().extend('visitor', { scope: 'file' }, async ({ site }) => {
  const visitor = await site.open('/about', createVisitor({}, { pictures: true }));
  await visitor.context.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations, xss: () => violations.push('a script ran') });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective}: ${blockedURI}`),
    );
  });
  return visitor;
});

/** Writes hostile texts directly to the tables, as if every check had failed. */
async function fillWithHostileTexts({ database, test }: TestSite): Promise<void> {
  const { dataSource } = database;
  const texts = [...hostileTexts];
  const comments = texts.map((message) => ({ username: message, halves: 9, message }));
  await addReviews(dataSource, 'doro-wat', comments);
  // Every recipe gets three texts, so that each is a title, a description or an alternative text somewhere.
  await dataSource.query(
    `update recipes r set title = r.title || ' ' || t.texts[1 + n.i % $2], description = t.texts[1 + (n.i + 20) % $2],
       picture_alt = t.texts[1 + (n.i + 40) % $2]
     from (select $1::text[] as texts) t, (select id, (row_number() over (order by id))::int as i from recipes) n where n.id = r.id`,
    [texts, texts.length],
  );
  for (const table of ['authors', 'categories', 'cuisines']) {
    await dataSource.query(`update ${table} set name = name || ' ' || ($1::text[])[1 + id % $2]`, [
      texts,
      texts.length,
    ]);
  }
  await dataSource.query(
    `update recipe_bodies set summary = array_to_string($1::text[], ' '), tips = $2::jsonb, reasons = $2::jsonb, equipment = $2::jsonb,
       faqs = (select jsonb_agg(jsonb_build_object('question', t, 'answer', t)) from unnest($1::text[]) t)`,
    [texts, JSON.stringify(texts)],
  );
  await test.catalogue.refresh();
}

test.beforeAll(({ site }) => fillWithHostileTexts(site));

/** Returns the scripts that ran on a page, its policy violations, and forbidden elements in it. */
function findInjections(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { violations } = window as unknown as { violations: string[] };
    const elements = [...document.querySelectorAll('*')].flatMap((element) => [
      ...(element.hasAttribute('data-xss') || element.matches('script:not([src]):not([type$=json])')
        ? [element.outerHTML]
        : []),
      ...[...element.attributes]
        .filter(
          ({ name, value }) => name.startsWith('on') || (name !== 'alt' && /^\s*(javascript|data:text)/i.test(value)),
        )
        .filter(({ name }) => ['href', 'src', 'action', 'data', 'srcdoc'].includes(name) || name.startsWith('on'))
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    ]);
    return [...violations, ...elements];
  });
}

const toSearchPath = (text: string) => `/search?q=${encodeURIComponent(text)}`;

const pages = ['/', '/recipes/dinner', '/cuisines/ethiopian/doro-wat', '/search?q=tomato'];

/** Goes to a page, and expects its hostile texts to be escaped. */
async function expectEscapedTexts(site: TestSite, { page, go, browserErrors }: OpenPage, path: string): Promise<void> {
  const html = await (await fetchAtAddress(site, path)).text();
  expect(html.match(/xss/g)?.length, `${path} has hostile texts`).toBeGreaterThan(0);
  for (const text of hostileTexts) {
    // The page may contain the start of a tag or a comment itself, but not together with the rest of the text.
    if (/<[a-z/!]/i.test(text)) expect(html, path).not.toContain(text);
  }
  expect(html, path).not.toMatch(/<[a-z]+[\s/][^<>"]*\bdata-xss/i);
  expect(html, path).not.toMatch(/<script>/i);

  await go(path);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  expect(await findInjections(page), path).toEqual([]);
  expect(browserErrors, path).toEqual([]);
}

describe('hostile texts', () => {
  test('are at least forty, and all different', () => {
    expect(hostileTexts.length).toBeGreaterThanOrEqual(40);
    expect(new Set(hostileTexts).size).toBe(hostileTexts.length);
  });

  test.for(pages)('are escaped on %s', (path, { site, visitor }) => expectEscapedTexts(site, visitor, path));

  test('are escaped in comments, and read as written', async ({ site, visitor }) => {
    const messages: string[] = [];
    for (let number = 1; number <= LAST_PAGE; number += 1) {
      await expectEscapedTexts(site, visitor, `${RECIPE}?comments=${number}`);
      messages.push(...(await visitor.page.locator('.review__message').allTextContents()));
    }
    expect(messages).toEqual([...hostileTexts].reverse());
  });

  test('are escaped on navigation between pages, and in searches', async ({ visitor }) => {
    const { page, go, browserErrors } = visitor;
    await go('/recipes/dinner');
    await page.locator('.post a', { hasText: 'READ MORE' }).first().click();
    await page.locator('.recipe-header h1').waitFor();
    await page.goBack();
    await page.locator('header').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('tomato');
    await page.getByRole('option').first().waitFor();
    expect(await findInjections(page)).toEqual([]);
    for (const text of ['</title><script data-xss>xss()</script>', '"><img data-xss src=x onerror=xss()>']) {
      await go(toSearchPath(text));
      expect(await findInjections(page)).toEqual([]);
    }
    expect(browserErrors).toEqual([]);
  });

  test('keep structured data and boot data intact', async ({ site }) => {
    const html = await (await fetchAtAddress(site, RECIPE)).text();
    const blocks = [...html.matchAll(/<script[^>]* type="application\/(?:ld\+)?json">(.*?)<\/script>/gs)];
    expect(blocks.length).toBe(3);
    for (const [, json = ''] of blocks) {
      expect(json).not.toContain('<');
      expect(() => JSON.parse(json)).not.toThrow();
    }
    const [recipe] = blocks.map(([, json = '']) => JSON.parse(json));
    const [row] = await site.database.dataSource.query(`select title from recipes where slug = 'doro-wat'`);
    expect(recipe.name).toBe(row.title);
  });

  test.for([
    '/api/recipe/getsingleproductmany/doro-wat',
    '/api/recipe/recommendedposts',
    '/api/recipe/getall?search=tomato',
  ])('are plain JSON at %s', async (path, { site }) => {
    const response = await fetchAtAddress(site, path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(JSON.stringify(await response.json())).toContain('xss');
  });

  test('pass through REST unchanged', async ({ site }) => {
    const response = await fetchAtAddress(site, '/api/recipe/getsingleproductmany/doro-wat');
    const { reviews } = await response.json();
    expect(reviews.map(({ message }: { message: string }) => message)).toEqual([...hostileTexts].reverse());
    expect(reviews.map(({ username }: { username: string }) => username)).toEqual([...hostileTexts].reverse());
  });

  test('keep feeds and the sitemap well-formed, also with characters that XML forbids', async ({
    site,
    visitor: { page },
  }) => {
    const { dataSource } = site.database;
    const suffix = 'a\u0001b\u000bc\u001f d\ufffe\uffff ]]> &#0; &bogus; \u202e\u2028';
    await dataSource.query(
      `update recipes set title = title || $1, description = description || $1, picture_alt = picture_alt || $1
       where id in (select id from recipes where is_published order by published_on desc, id desc limit 20)`,
      [suffix],
    );
    await dataSource.query('update guides set title = title || $1, description = $2', [suffix, hostileTexts.join(' ')]);
    await site.test.catalogue.refresh();
    for (const path of ['/feed.xml', '/atom.xml', '/guides/feed.xml', '/guides/atom.xml', '/sitemap.xml']) {
      const xml = await (await fetchAtAddress(site, path)).text();
      const { error, titles } = await page.evaluate((text) => {
        const xmlDocument = new DOMParser().parseFromString(text, 'text/xml');
        const feedTitles = [...xmlDocument.querySelectorAll('item > title, entry > title')].map((title) =>
          title.textContent?.trim(),
        );
        return { error: xmlDocument.querySelector('parsererror')?.textContent, titles: feedTitles };
      }, xml);
      expect([path, error]).toEqual([path, undefined]);
      for (const title of titles) expect(title).toContain('abc d ]]> &#0; &bogus; \u202e');
      expect(titles.length > 0).toBe(path !== '/sitemap.xml');
    }
    const { items } = await (await fetchAtAddress(site, '/feed.json')).json();
    expect(items[0].title).toContain(suffix.trim());
  });

  test('are not in the sitemap', async ({ site }) => {
    const xml = await (await fetchAtAddress(site, '/sitemap.xml')).text();
    expect(xml).not.toContain('xss');
    expect(xml).toContain(RECIPE);
  });
});
