import { describe, expect } from 'vitest';
import { fetchAtAddress } from '../support/fetch-whole.ts';
import { publicPages } from '../support/public-pages.ts';
import { siteTest } from '../support/site-test.ts';

const test = siteTest();

describe('for search engines', () => {
  test('robots.txt allows everything except the API, and links to the sitemap', async ({ site }) => {
    const response = await fetchAtAddress(site, '/robots.txt');
    expect(response.headers.get('content-type')).toContain('text/plain');
    const lines = (await response.text()).split('\n');
    expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Disallow: /graphql']));
    expect(lines).toContain('Sitemap: https://mesob.test/sitemap.xml');
    expect(lines).not.toContain('Disallow: /');
  });

  test('the sitemap lists every page once, at its canonical URL', async ({ site }) => {
    const response = await fetchAtAddress(site, '/sitemap.xml');
    expect(response.headers.get('content-type')).toContain('application/xml');
    const listedUrls = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => address ?? '',
    );
    expect(new Set(listedUrls).size).toBe(listedUrls.length);
    const expectedUrls = publicPages.flatMap(({ canonical }) =>
      canonical === undefined || canonical.includes('?') ? [] : [`https://mesob.test${canonical}`],
    );
    expect(listedUrls).toEqual(expect.arrayContaining(expectedUrls));
    // Tests the first page of each kind, and every twentieth after it.
    const counts: Record<string, number> = {};
    const sample = listedUrls.filter((address) => {
      const kind = new URL(address).pathname.split('/').slice(1, -1).join('/');
      counts[kind] = (counts[kind] ?? -1) + 1;
      return counts[kind] % 20 === 0;
    });
    expect(sample.length).toBeGreaterThan(20);
    for (const address of sample) {
      const page = await fetchAtAddress(site, address.replace('https://mesob.test', ''));
      expect(page.status, address).toBe(200);
      expect(await page.text(), address).toContain(`<link rel="canonical" href="${address}"/>`);
    }
  });
});

test('an immutable asset lacks the headers of pages, and a missing asset has them', async ({ site }) => {
  const [script = ''] = (await (await fetchAtAddress(site, '/')).text()).match(/\/assets\/site-[\w-]+\.js/) ?? [];
  const { status, headers } = await fetch(site.url + script, { headers: { 'accept-encoding': 'br' } });
  expect(status).toBe(200);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect([...headers.keys()].sort()).toEqual([
    'accept-ranges',
    'cache-control',
    'connection',
    'content-encoding',
    'content-length',
    'content-type',
    'date',
    'etag',
    'keep-alive',
    'last-modified',
    'vary',
    'x-content-type-options',
  ]);
  const missingAsset = await fetch(`${site.url}/assets/missing.js`);
  expect(missingAsset.status).toBe(404);
  expect(missingAsset.headers.get('content-security-policy')).toContain("default-src 'self'");
});

test.for(['//', '//x:99999/', '//user:word@host/'])(
  '%s gets an HTML page, like any other URL',
  async (path, { site }) => {
    const response = await fetch(site.url + path);
    expect(response.status).toBe(path === '//' ? 200 : 404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  },
);

describe('the headers of a page', () => {
  test.for(['/', '/recipes/dinner/doro-wat', '/nothing/here'])(
    'of %s allow only the site’s own resources',
    async (path, { site }) => {
      const { headers } = await fetchAtAddress(site, path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).not.toMatch(/unsafe|google/);
      for (const directive of [
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
        "form-action 'self'",
      ]) {
        expect(policy.split(';'), directive).toContain(directive);
      }
      expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='(;|$)/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );
});
