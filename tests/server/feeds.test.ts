import { parseFeed } from '@rowanmanning/feed-parser';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase({ recipes: true });
const { app, catalogue } = await setUpApp(database);

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

/** Base path of each feed, and the condition that its recipes meet. */
const bases: [base: string, condition: string][] = [
  ['', 'true'],
  ...catalogue.current.taxonomy.categories.map(({ slug, id }): [string, string] => [
    `/recipes/${slug}`,
    `${id} = any(category_ids)`,
  ]),
  ...catalogue.current.taxonomy.cuisines.map(({ slug, id }): [string, string] => [
    `/cuisines/${slug}`,
    `cuisine_id = ${id}`,
  ]),
  ...catalogue.current.taxonomy.authors.map(({ slug, id }): [string, string] => [
    `/authors/${slug}`,
    `author_id = ${id}`,
  ]),
];

async function readNewestSlugs(condition: string): Promise<string[]> {
  const rows: { slug: string }[] = await database.dataSource.query(
    `select slug from recipes where is_published and ${condition} order by published_on desc, id desc limit 20`,
  );
  return rows.map(({ slug }) => slug);
}

const getSlugs = (urls: (string | null)[]) => urls.map((url) => url?.split('/').at(-1));

// https://www.jsonfeed.org/version/1.1/
const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  description: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  language: z.literal('en'),
  items: z.array(
    z.strictObject({
      id: z.url(),
      url: z.url(),
      title: z.string().min(1),
      summary: z.string().min(1),
      content_html: z.string().startsWith('<p><img src="https://mesob.test/pictures/'),
      image: z.url(),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
      authors: z.tuple([z.strictObject({ name: z.string().min(1) })]),
      tags: z.array(z.string().min(1)).min(2),
    }),
  ),
});

describe.each(bases)('the feeds at "%s"', (base, condition) => {
  it.each([
    ['feed.xml', 'application/rss+xml', 'rss'],
    ['atom.xml', 'application/atom+xml', 'atom'],
  ])('%s is parsed correctly by a feed reader', async (file, type, kind) => {
    const response = await get(`${base}/${file}`);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
    const feed = parseFeed(response.body);
    expect([feed.meta.type, feed.self, feed.title]).toEqual([
      kind,
      `https://mesob.test${base}/${file}`,
      expect.stringContaining('Mesob'),
    ]);
    expect(feed.description).toBeTruthy();
    expect(feed.copyright).toBe('Mesob, CC BY 4.0: https://creativecommons.org/licenses/by/4.0/');
    expect(getSlugs(feed.items.map(({ url }) => url))).toEqual(await readNewestSlugs(condition));
    for (const item of feed.items) {
      expect(item.id).toBe(item.url);
      expect([item.authors[0]?.name, item.published, item.categories.length > 1]).toEqual([
        expect.any(String),
        expect.any(Date),
        true,
      ]);
      expect(item.content).toContain('<img src="https://mesob.test/pictures/');
      expect(item.description).not.toContain('<');
    }
  });

  it('feed.json is a JSON Feed 1.1', async () => {
    const response = await get(`${base}/feed.json`);
    expect(response.headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const feed = jsonFeed.parse(response.json());
    expect(feed.feed_url).toBe(`https://mesob.test${base}/feed.json`);
    expect(getSlugs(feed.items.map(({ url }) => url))).toEqual(await readNewestSlugs(condition));
  });
});

describe('the URL of a feed', () => {
  it('ignores the case of names, and is 404 for unknown names', async () => {
    expect((await get('/recipes/Dinner/feed.xml')).body).toBe((await get('/recipes/dinner/feed.xml')).body);
    for (const url of ['/recipes/brunch/feed.xml', '/cuisines/none/atom.xml', '/authors/nobody/feed.json'])
      expect((await get(url)).statusCode).toBe(404);
  });

  it('can be read by pages of other sites', async () => {
    expect((await get('/feed.json', { origin: 'https://else.example' })).headers['access-control-allow-origin']).toBe(
      '*',
    );
  });
});

describe('conditional requests', () => {
  it.each(['/feed.xml', '/recipes/dinner/atom.xml', '/feed.json'])(
    '%s responds 304 by ETag and by time',
    async (url) => {
      const { etag, 'last-modified': modified } = (await get(url)).headers;
      expect([String(etag), Number.isNaN(Date.parse(String(modified)))]).toEqual([
        expect.stringMatching(/^W\//),
        false,
      ]);
      const conditions: Record<string, string>[] = [
        { 'if-none-match': String(etag) },
        { 'if-modified-since': String(modified) },
      ];
      for (const headers of conditions) {
        const response = await get(url, headers);
        expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, '', etag]);
      }
      const earlier = new Date(Date.parse(String(modified)) - 1_000).toUTCString();
      expect((await get(url, { 'if-modified-since': earlier })).statusCode).toBe(200);
      // The ETag decides if both headers are sent.
      expect((await get(url, { 'if-modified-since': String(modified), 'if-none-match': '"other"' })).statusCode).toBe(
        200,
      );
    },
  );

  it('work even if the clock was ahead when a recipe changed, or is ahead in a request', async () => {
    const setUpdateTime = (time: string) =>
      database.dataSource.query(`update recipes set updated_at = ${time} where slug = $1`, [slug]);
    const [slug] = await readNewestSlugs('true');
    await setUpdateTime(`now() + interval '1 year'`);
    await catalogue.refresh();
    const { headers } = await get('/feed.xml');
    expect(Date.parse(String(headers['last-modified']))).toBeLessThanOrEqual(Date.now());
    const later = new Date(Date.now() + 366 * 86_400_000).toUTCString();
    expect((await get('/feed.xml', { 'if-modified-since': later })).statusCode).toBe(200);
    await setUpdateTime('published_on');
    await catalogue.refresh();
  });
});

describe('Atom', () => {
  it('has its language, and an update time that no two entries share', async () => {
    for (const path of ['/feed', '/guides', '/menus']) {
      const address = path === '/feed' ? '/atom.xml' : `${path}/atom.xml`;
      const { body, statusCode } = await get(address);
      expect([address, statusCode]).toEqual([address, 200]);
      expect(body).toMatch(/<feed[^>]* xml:lang="en"/);
      const times = [...body.matchAll(/<entry>[\s\S]*?<updated>([^<]+)</g)].map(([, time]) => time);
      expect(times.length).toBeGreaterThan(5);
      expect(new Set(times).size).toBe(times.length);
    }
  });
});

describe('a guide', () => {
  it('is updated on the day of its last edit, and so is its feed', async () => {
    const fetchDates = async () => {
      const { items } = (await get('/guides/feed.json')).json();
      const [item] = items.filter(({ url }: { url: string }) => url.endsWith('/guides/season'));
      return [
        item.date_published.slice(0, 10),
        item.date_modified.slice(0, 10),
        (await get('/guides/atom.xml')).headers['last-modified'],
      ];
    };
    const [published, modified] = await fetchDates();
    expect(modified).toBe(published);
    const today = new Date().toISOString().slice(0, 10);
    await database.dataSource.query("update guides set updated_on = $1 where key = 'season'", [today]);
    await catalogue.refresh();
    expect(await fetchDates()).toEqual([published, today, new Date(today).toUTCString()]);
  });
});

describe('an unpublished recipe', () => {
  it('is in no feed', async () => {
    const [newestSlug] = await readNewestSlugs('true');
    await database.dataSource.query('update recipes set is_published = false where slug = $1', [newestSlug]);
    await catalogue.refresh();
    for (const file of ['feed.xml', 'atom.xml']) expect((await get(`/${file}`)).body).not.toContain(`/${newestSlug}<`);
    expect(getSlugs(jsonFeed.parse((await get('/feed.json')).json()).items.map(({ url }) => url))).toEqual(
      await readNewestSlugs('true'),
    );
  });
});
