import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { createRandom } from '../../art/random.ts';
import { BUDGET, type Dish, drawDish, drawingHash, PICTURE_FILE, readPicture, totalBytes } from '../../art/render.ts';
import { encodings } from '../../art/sizes.ts';

const dishes = Object.entries(import.meta.glob<Dish>('../../art/dishes/*.ts')).map(([file, load]) => ({
  slug: path.basename(file, '.ts'),
  load,
}));

// Drawings of several megabytes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Walks through a document's tags and returns what is wrong with their nesting, attributes and references. */
function faults(svg: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const ids = new Set<string>();
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<&]*")*)\s*(\/?)>/y;
  for (let at = 0; at < svg.length; ) {
    if (svg[at] !== '<') {
      const next = svg.indexOf('<', at);
      const text = svg.slice(at, next < 0 ? undefined : next);
      if (text.trim()) found.push(`text between elements: ${text.trim().slice(0, 60)}`);
      at += text.length;
      continue;
    }
    tag.lastIndex = at;
    const match = tag.exec(svg);
    if (!match) return [...found, `not a tag: ${svg.slice(at, at + 120)}`];
    const [whole, closing, name = '', attributes = '', empty] = match;
    if (closing) {
      if (open.pop() !== name) found.push(`</${name}> closes another element`);
    } else if (!empty) open.push(name);
    const id = / id="([^"]*)"/.exec(attributes)?.[1];
    if (id && ids.has(id)) found.push(`id ${id} twice`);
    if (id) ids.add(id);
    at += whole.length;
  }
  if (open.length > 0) found.push(`left open: ${open.join(', ')}`);
  for (const [, id = ''] of svg.matchAll(/url\(#([^)]*)\)/g)) if (!ids.has(id)) found.push(`no definition ${id}`);
  if (/NaN|undefined|Infinity/.test(svg)) found.push('a number that is none');
  return found;
}

describe('random', () => {
  it('gives the same numbers for the same seed and others for another', () => {
    const [one, same, other] = ['doro-wat', 'doro-wat', 'tacos'].map((seed) => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => random.next());
    });
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
  });
});

describe.each(dishes)('$slug', ({ slug, load }) => {
  it('is drawn the same every time, as well-formed SVG, and has all its files within the budget', async () => {
    const dish = await load();
    const svg = drawDish(slug, dish);
    expect(faults(svg)).toEqual([]);
    const folder = path.join('content', 'pictures', slug);
    const picture = await readPicture(folder);
    expect(picture, `run: npm run pictures -- ${slug}`).toBeDefined();
    if (!picture) return;
    expect(picture.drawing, `out of date, run: npm run pictures -- ${slug}`).toBe(drawingHash(svg));
    expect(picture.alt, `out of date, run: npm run pictures -- ${slug}`).toBe(dish.alt);
    expect(dish.alt).toMatch(/^\p{Lu}[^.\n]{40,298}\.$/u);
    expect(picture.placeholder).toMatch(/^#[0-9a-f]{6}$/);
    expect(picture.files.map(({ ratio, width, format }) => ({ ratio, width, format }))).toEqual(
      encodings.map(({ ratio, width, format }) => ({ ratio, width, format })),
    );
    const names = picture.files.map(({ file }) => file);
    expect((await readdir(folder)).sort()).toEqual([...names, PICTURE_FILE].sort());
    for (const { file, width, height, bytes } of picture.files) {
      const metadata = await sharp(path.join(folder, file)).metadata();
      expect([metadata.width, metadata.height, (await stat(path.join(folder, file))).size]).toEqual([
        width,
        height,
        bytes,
      ]);
    }
    expect(totalBytes(picture.files)).toBeLessThanOrEqual(BUDGET);
  });
});
