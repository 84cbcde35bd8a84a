import { expect, it } from 'vitest';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase({ recipes: true });
const { app, catalogue } = await setUpApp(database);

const getAddresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

it('the sitemap has every recipe once, with the day of its last change', async () => {
  const { body, headers } = await app.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset .*<\/urlset>\n$/s);
  const rows: { slug: string; on: string }[] = await database.dataSource.query(
    `select slug, greatest(published_on, (updated_at at time zone 'UTC')::date)::text as on
     from recipes where is_published order by published_on desc, id desc`,
  );
  const recipes = [...body.matchAll(/\/recipes\/[^/]+\/([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)];
  expect(recipes.map(([, slug, on]) => ({ slug, on }))).toEqual(rows);
  expect(new Set(getAddresses(body)).size).toBe(getAddresses(body).length);
  const { guides, menus } = catalogue.current.taxonomy;
  for (const { path, updatedOn } of guides) expect(body).toContain(`${path}</loc><lastmod>${updatedOn}<`);
  for (const { path, publishedOn } of menus) expect(body).toContain(`${path}</loc><lastmod>${publishedOn}<`);
  expect(body.match(/<lastmod>/g)).toHaveLength(rows.length + guides.length + menus.length);
});

it.each(['/sitemap.xml', '/robots.txt', '/schema.graphql'])('%s responds 304 to a client that has it', async (url) => {
  const { headers } = await app.inject(url);
  const revalidation = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect([revalidation.statusCode, revalidation.body, revalidation.headers.etag]).toEqual([304, '', headers.etag]);
});

it('the sitemap has the day on which a recipe changed', async () => {
  const [[{ slug }]] = await database.dataSource.query(
    "update recipes set updated_at = '2031-05-06T23:00:00Z' where id = 1 returning slug",
  );
  await catalogue.refresh();
  expect((await app.inject('/sitemap.xml')).body).toMatch(new RegExp(`/${slug}</loc><lastmod>2031-05-06<`));
});
