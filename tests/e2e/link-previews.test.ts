import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { fetchAtAddress } from '../support/fetch-whole.ts';
import type { TestSite } from '../support/site.ts';
import { siteTest } from '../support/site-test.ts';

const test = siteTest({ cachesPages: false });

/** Returns the Open Graph and Twitter tags of a page, by name. */
async function getPreviewTags(site: TestSite, path: string): Promise<Record<string, string>> {
  const html = await (await fetchAtAddress(site, path)).text();
  const tags = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, content]));
}

describe('the preview of a link', () => {
  test.for([
    ['/recipes/dinner/doro-wat', /\/pictures\/doro-wat\/[0-9a-f]{10}\/social\.jpg$/, /^Doro Wat\. .+stew/],
    ['/cuisines/ethiopian', /\/pictures\/cuisine--ethiopian\/[0-9a-f]{10}\/16x9-1200\.jpg$/, /Ethiopian tray/],
    ['/recipes/winter', /\/pictures\/category--winter\/[0-9a-f]{10}\/16x9-1200\.jpg$/, /pot of brown stew/],
    ['/cuisines', /\/social-card\.jpg$/, /^Mesob/],
  ] as const)('%s has a picture of the stated size, with alternative text', async ([path, picture, alt], { site }) => {
    const meta = await getPreviewTags(site, path);
    expect(meta['og:image']).toMatch(picture);
    expect(meta['twitter:image']).toBe(meta['og:image']);
    expect(meta['og:image:alt']).toMatch(alt);
    expect(meta['twitter:image:alt']).toBe(meta['og:image:alt']);
    const response = await fetchAtAddress(site, new URL(meta['og:image'] ?? '').pathname);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([String(width), String(height)]).toEqual([meta['og:image:width'], meta['og:image:height']]);
  });
});
