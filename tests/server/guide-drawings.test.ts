import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { postQuery } from '../support/graphql.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

type Guides = Record<string, { steps: { title: string; drawing?: { name: string; alt: string } }[] }>;
const guides: Guides = parse(await readFile('content/guides.yaml', 'utf8'));
const stepDrawings = Object.entries(guides).flatMap(([key, { steps }]) =>
  steps.flatMap(({ title, drawing }) =>
    drawing ? [{ key, title, ...drawing, file: `${key}--${drawing.name}.svg` }] : [],
  ),
);

describe('drawings of guides’ steps', () => {
  it('exist for each step that names one, and for no other', async () => {
    expect(stepDrawings.map(({ file }) => file).sort()).toEqual((await readdir('content/drawings')).sort());
  });

  it('are four to six in each of six guides, with alternative texts', () => {
    const keys = new Set(stepDrawings.map(({ key }) => key));
    expect(keys.size).toBe(6);
    for (const key of keys) {
      const count = stepDrawings.filter((each) => each.key === key).length;
      expect(count, key).toBeGreaterThanOrEqual(4);
      expect(count, key).toBeLessThanOrEqual(6);
    }
    for (const { alt } of stepDrawings) expect(alt).toMatch(/^\p{Lu}.{40,298}\.$/u);
    expect(new Set(stepDrawings.map(({ alt }) => alt)).size).toBe(stepDrawings.length);
  });
});

describe('the site', async () => {
  const { app } = await setUpApp(await setUpDatabase({ recipes: true }));

  it('links and serves each drawing', async () => {
    const { guides: allGuides } = await postQuery<{
      guides: { slug: string; steps: { title: string; drawing: { alt: string; path: string } | null }[] }[];
    }>(app, '{ guides { slug steps { title drawing { alt path } } } }');
    const siteDrawings = allGuides.flatMap(({ slug, steps }) =>
      steps.flatMap(({ title, drawing }) =>
        drawing ? [{ key: slug, title, alt: drawing.alt, path: drawing.path }] : [],
      ),
    );
    expect(siteDrawings).toEqual(
      stepDrawings.map(({ key, title, alt, file }) => ({ key, title, alt, path: `/drawings/${file}` })),
    );
    for (const { path: address } of siteDrawings) {
      const { statusCode, headers, body } = await app.inject(address);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/svg+xml',
        'public, max-age=86400',
      ]);
      expect(body).toBe(await readFile(path.join('content/drawings', path.basename(address)), 'utf8'));
    }
  });

  it('serves no other drawings, and no files outside their folder', async () => {
    for (const address of ['/drawings/no-such.svg', '/drawings/..%2Fguides.yaml', '/drawings/guides.yaml'])
      expect((await app.inject(address)).statusCode, address).toBe(404);
  });
});
