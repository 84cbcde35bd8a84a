import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { SitemapService } from '#server/features/catalogue/sitemap.service.ts';
import { registerCompression } from '#server/http/compression.ts';
import { registerSitemap } from '#server/http/sitemap.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase({ recipes: true });
const whole = await setUpApp(database);
const { services, reader, taxonomy } = whole;
const SIZE = 50;

/** The same site, where a sitemap may have no more than fifty addresses. */
const app = Fastify();
const config = readConfig({ PUBLIC_URL: 'https://mesob.test' });
const divided = { ...services, sitemap: new SitemapService(reader, taxonomy, SIZE) };
await registerCompression(app);
registerSitemap(app, { config, services: divided } as Parameters<typeof registerSitemap>[1]);
afterAll(() => app.close());

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
const read = async (url: string) => (await app.inject(url)).body;

describe('the sitemap', () => {
  it('is one file while all addresses have room in it', async () => {
    const { body, headers } = await whole.app.inject('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset .*<\/urlset>\n$/s);
    const published = taxonomy.totals.published;
    expect(addressesIn(body).filter((address) => /\/recipes\/[^/]+\/./.test(address))).toHaveLength(published);
    expect(body.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(published);
  });

  it('is an index of files beside it where they are more, and these hold all of them once', async () => {
    const index = await read('/sitemap.xml');
    expect(index).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex .*<\/sitemapindex>\n$/s);
    const files = addressesIn(index).map((address) => address.replace('https://mesob.test', ''));
    const parts = Math.ceil(taxonomy.totals.published / SIZE);
    expect(parts).toBeGreaterThan(1);
    expect(files).toEqual([
      '/sitemap-pages.xml',
      ...Array.from({ length: parts }, (_, part) => `/sitemap-recipes-${part + 1}.xml`),
    ]);
    const found = await Promise.all(files.map(async (file) => addressesIn(await read(file))));
    expect(Math.max(...found.map((addresses) => addresses.length))).toBe(SIZE);
    const all = addressesIn((await whole.app.inject('/sitemap.xml')).body);
    expect(found.flat().sort()).toEqual(all.sort());
    expect((await app.inject(`/sitemap-recipes-${parts + 1}.xml`)).statusCode).toBe(404);
    expect((await app.inject('/sitemap-recipes-0.xml')).statusCode).toBe(404);
  });

  it('says of a recipe and of its file when it changed', async () => {
    const [{ slug }] = await database.dataSource
      .query("update recipes set updated_at = '2031-05-06T23:00:00Z' where id = 1 returning slug")
      .then(([rows]) => rows);
    await taxonomy.refresh();
    expect(await read('/sitemap-recipes-1.xml')).toMatch(new RegExp(`/${slug}</loc><lastmod>2031-05-06<`));
    expect(await read('/sitemap.xml')).toContain('/sitemap-recipes-1.xml</loc><lastmod>2031-05-06<');
  });
});
