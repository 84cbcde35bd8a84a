import { describe, expect } from 'vitest';
import { expectAccessible } from '../support/looks.ts';
import { siteTest } from '../support/site-test.ts';

const test = siteTest();

const HANNA = '/authors/hanna-tesfaye';

describe('authors', () => {
  test('are linked from bylines', async ({ open, site }) => {
    for (const [path, byline] of [
      ['/cuisines/ethiopian', /<li class="byline__author">.*?<\/li>/s],
      ['/about', /<a [^>]*recipe-card__author[^>]*>/],
    ] as const) {
      const html = await (await fetch(site.url + path)).text();
      expect(byline.exec(html)?.[0], path).toContain(`href="${HANNA}"`);
    }
    const { page, browserErrors } = await open('/recipes/dinner/doro-wat');
    await page.locator('.byline__author a').first().click();
    await page.locator('.author__portrait').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(HANNA);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Hanna Tesfaye');
    expect(await page.locator('.author__cooks').innerText()).toContain('berbere');
    await page.locator('main').getByRole('link', { name: 'About Mesob' }).click();
    await page.waitForURL('**/about');
    expect(browserErrors).toEqual([]);
  });

  test('come first in a list’s post, before comments, rating, date and texts, as specified', async ({ site }) => {
    for (const path of ['/recipes/dinner', '/cuisines/italian']) {
      const html = await (await fetch(site.url + path)).text();
      const [post = ''] = /<article class="post">.*?<\/article>/s.exec(html) ?? [];
      const texts = post
        .replace(/<!--.*?-->/g, '')
        .split(/<[^>]+>/)
        .filter((text) => text.trim() !== '');
      const [author, comments, rating, date] = texts;
      expect(author, path).toMatch(/^\p{L}+ \p{L}+$/u);
      expect([comments, rating], path).toEqual(['0 comments', 'Be the first to rate']);
      expect(date, path).toMatch(/^\d+ \w+ \d{4}$/);
      expect(texts[6], path).toBe('READ MORE...');
    }
  });

  test('have structured data and feeds', async ({ open }) => {
    const { page } = await open(HANNA, { javaScriptEnabled: false });
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const profile = texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'ProfilePage');
    expect(profile.mainEntity).toMatchObject({
      '@type': 'Person',
      name: 'Hanna Tesfaye',
      url: `https://mesob.test${HANNA}`,
      image: expect.stringMatching(/^https:\/\/mesob\.test\/pictures\/author--hanna-tesfaye\/\w+\/1x1-640\.jpg$/),
    });
    const feeds = page.locator(`link[rel=alternate][href^="https://mesob.test${HANNA}/"]`);
    expect(await feeds.count()).toBe(3);
    for (const link of await page.locator('.author__feeds a').all()) {
      expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
    }
  });

  test('are 404 if they do not exist, like collections', async ({ site }) => {
    for (const path of ['/authors/nemo', '/collections/two-pots', '/authors/hanna-tesfaye?page=9']) {
      expect((await fetch(site.url + path)).status, path).toBe(404);
    }
  });
});

test('the tags of a recipe link to lists that contain it', async ({ open }) => {
  const { page } = await open('/recipes/lunch/misir-wot', { javaScriptEnabled: false });
  const tags = page.getByRole('region', { name: 'Tags' }).getByRole('link');
  const hrefs = await tags.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toContain('/cuisines/ethiopian');
  expect(hrefs).toContain('/collections/one-pot');
  for (const href of hrefs) expect((await page.request.get(href)).status(), href).toBe(200);
  await tags.filter({ hasText: 'One pot' }).click();
  await page.getByRole('heading', { level: 1, name: 'One pot' }).waitFor();
});

test('amounts are in each step, scaled, until the reader hides them', async ({ open }) => {
  const { page } = await open('/recipes/dinner/doro-wat?servings=12');
  const eggs = page.locator('#step-5 .step__uses');
  await expect.poll(() => eggs.innerText()).toContain('12 large eggs');
  await page.getByRole('checkbox', { name: 'Amounts in each step' }).uncheck();
  await expect.poll(() => page.locator('.step__uses:visible').count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Step 1 is done' }).check();
  await expect
    .poll(() => page.locator('#step-1 .step__done').evaluate((tick) => getComputedStyle(tick).opacity))
    .toBe('1');
  await expectAccessible(page, { within: '.instructions' });
});
