import fs from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { fetchAtAddress } from '../support/fetch-whole.ts';
import type { TestSite } from '../support/site.ts';
import { siteTest } from '../support/site-test.ts';

const test = siteTest();

interface Icon {
  src: string;
  sizes: string;
  type?: string;
  purpose?: string;
}

describe('the web manifest', () => {
  test('has everything that makes the site installable', async ({ site }) => {
    const response = await fetchAtAddress(site, '/site.webmanifest');
    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = await response.json();
    expect(manifest).toMatchObject({
      short_name: 'Mesob',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect(manifest.name).toContain('Mesob');
    expect(manifest.description.length).toBeGreaterThan(40);
    const icons: Icon[] = manifest.icons;
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes, type } of icons) expect(await getSize(site, src, type ?? '')).toBe(sizes);
  });

  test('has shortcuts to existing pages', async ({ site }) => {
    const { shortcuts } = (await (await fetchAtAddress(site, '/site.webmanifest')).json()) as {
      shortcuts: { url: string }[];
    };
    expect(shortcuts.map(({ url }) => url)).toEqual(['/recipes', '/cuisines', '/search']);
    for (const { url } of shortcuts) expect((await fetchAtAddress(site, url)).status, url).toBe(200);
  });

  test('is accepted by the browser as installable', async ({ open, site }) => {
    const { page, context } = await open('/');
    const session = await context.newCDPSession(page);
    const { errors, url } = await session.send('Page.getAppManifest');
    expect([url, errors]).toEqual([`${site.url}/site.webmanifest`, []]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // Test contexts are incognito, which blocks installation; a headless shell reports nothing at all.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });
});

describe('icons and the social card', () => {
  test.for([
    ['/favicon.svg', 'image/svg+xml', '32x32'],
    ['/apple-touch-icon.png', 'image/png', '180x180'],
    ['/social-card.jpg', 'image/jpeg', '1200x630'],
  ] as const)('%s has its type and size', async ([src, type, size], { site }) => {
    expect(await getSize(site, src, type)).toBe(size);
  });

  test('include /favicon.ico for clients that only request that', async ({ site }) => {
    const response = await fetchAtAddress(site, '/favicon.ico');
    const bytes = new DataView(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/);
    // The type (1 for icons) and the number of images.
    expect([bytes.getUint16(2, true), bytes.getUint16(4, true)]).toEqual([1, 2]);
  });

  test('are served with everything in client/public, and nothing else of the build', async ({ site }) => {
    for (const name of await fs.readdir('client/public')) {
      const response = await fetchAtAddress(site, `/${name}`);
      expect(response.status, name).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    }
    for (const path of ['/.vite/manifest.json', '/icon-513.png', '/assets/../.vite/manifest.json']) {
      expect((await fetchAtAddress(site, path)).status, path).toBe(404);
    }
  });

  test('are linked from the head of the home page', async ({ site }) => {
    const html = await (await fetchAtAddress(site, '/')).text();
    const linkTags = [...html.matchAll(/<link rel="(icon|apple-touch-icon|manifest)"[^>]*href="([^"]+)"/g)];
    expect(linkTags.map(([, , href]) => href)).toEqual([
      '/favicon.ico',
      '/favicon.svg',
      '/apple-touch-icon.png',
      '/site.webmanifest',
    ]);
    expect(html.match(/<meta name="theme-color"/g)).toHaveLength(2);
    const [, card] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(card).toBe('https://mesob.test/social-card.jpg');
  });
});

/** Returns the size of a served picture in pixels, such as "32x32". @throws if its type differs */
async function getSize(site: TestSite, src: string, type: string): Promise<string> {
  const response = await fetchAtAddress(site, src);
  expect([response.status, response.headers.get('content-type')], src).toEqual([200, type]);
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return `${width}x${height}`;
}
