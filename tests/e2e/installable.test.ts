import fs from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchWhole } from '../support/fetch-whole.ts';
import { createTestSite, type TestSite } from '../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite();
});

afterAll(() => site?.close());

const get = (path: string) => fetchWhole(site.url + path);

interface Icon {
  src: string;
  sizes: string;
  type?: string;
  purpose?: string;
}

describe('the web manifest', () => {
  it('says all that makes the site installable', async () => {
    const response = await get('/site.webmanifest');
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
    for (const { src, sizes, type } of icons) expect(await sizeOf(src, type ?? '')).toBe(sizes);
  });

  it('names shortcuts to pages that are there', async () => {
    const { shortcuts } = (await (await get('/site.webmanifest')).json()) as { shortcuts: { url: string }[] };
    expect(shortcuts.map(({ url }) => url)).toEqual(['/recipes', '/cuisines', '/search']);
    for (const { url } of shortcuts) expect((await get(url)).status, url).toBe(200);
  });

  it('is what the browser takes for complete', async () => {
    const { page, context } = await site.open('/');
    const session = await context.newCDPSession(page);
    const { errors, url } = await session.send('Page.getAppManifest');
    expect([url, errors]).toEqual([`${site.url}/site.webmanifest`, []]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // Contexts of tests are incognito ones, in which nothing can be installed; a headless shell says nothing at all.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    await context.close();
  });
});

describe('icons and the social card', () => {
  it.each([
    ['/favicon.svg', 'image/svg+xml', '32x32'],
    ['/apple-touch-icon.png', 'image/png', '180x180'],
    ['/social-card.jpg', 'image/jpeg', '1200x630'],
  ])('%s is there', async (src, type, size) => {
    expect(await sizeOf(src, type)).toBe(size);
  });

  it('has /favicon.ico for those who ask for nothing else', async () => {
    const response = await get('/favicon.ico');
    const bytes = new DataView(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/);
    // A kind, 1 for icons, and how many.
    expect([bytes.getUint16(2, true), bytes.getUint16(4, true)]).toEqual([1, 2]);
  });

  it('serves everything that lies in client/public, and nothing else of the build', async () => {
    for (const name of await fs.readdir('client/public')) {
      const response = await get(`/${name}`);
      expect(response.status, name).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    }
    for (const path of ['/.vite/manifest.json', '/icon-513.png', '/assets/../.vite/manifest.json']) {
      expect((await get(path)).status, path).toBe(404);
    }
  });

  it('is what pages name in their head', async () => {
    const html = await (await get('/')).text();
    const named = [...html.matchAll(/<link rel="(icon|apple-touch-icon|manifest)"[^>]*href="([^"]+)"/g)];
    expect(named.map(([, , href]) => href)).toEqual([
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

/** @returns the pixels of a picture that is served. @throws where its type is another. */
async function sizeOf(src: string, type: string): Promise<string> {
  const response = await get(src);
  expect([response.status, response.headers.get('content-type')], src).toEqual([200, type]);
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return `${width}x${height}`;
}
