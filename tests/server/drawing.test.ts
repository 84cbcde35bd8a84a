import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { totalBytes } from '../../art/picture-files.ts';
import { createRandom } from '../../art/random.ts';
import { BUDGET, type Drawing, drawingHash, drawSvg, PICTURE_FILE, readPicture } from '../../art/render.ts';
import { encodings } from '../../art/sizes.ts';
import { SOCIAL, socialHash } from '../../art/social/social-picture.ts';
import { setText, setTitle } from '../../art/social/title.ts';

const parts = import.meta.glob<object>('../../art/{foods,props,surfaces,vessels}/*.ts');
const files = import.meta.glob<Drawing>('../../art/{dishes,scenes,portraits}/*.ts');
const drawings = Object.entries(files).map(([file, load]) => ({
  slug: path.basename(file, '.ts'),
  load,
}));

const RECIPES = path.join('content', 'recipes');

/** In px, at 60. */
const FRAUNCES_WIDTH = 186;

// Drawings of several megabytes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Walks through a document's tags and returns faults in their nesting, attributes and references. */
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

it('docs/pictures.md names each part that a drawing can use, and no other', async () => {
  const guide = (await readFile('docs/pictures.md', 'utf8')).split('### What there is')[1] ?? '';
  const cells = [...guide.matchAll(/^\| (.*?) \|/gm)].map(([, cell]) => cell).join('\n');
  const named = new Set([...cells.matchAll(/`([a-z]\w*)[`(]/g)].map(([, name]) => name));
  const modules = await Promise.all(Object.values(parts).map((load) => load()));
  const exported = new Set(modules.flatMap((module) => Object.keys(module)));
  expect([...named].sort()).toEqual([...exported].sort());
});

describe.each(drawings)('$slug', ({ slug, load }) => {
  it('is drawn the same every time, as well-formed SVG, and has all its files within the budget', async () => {
    const dish = await load();
    const svg = drawSvg(slug, dish);
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
    const { social } = picture;
    const all = [...picture.files, ...(social ? [social] : [])];
    expect((await readdir(folder)).sort()).toEqual([...all.map(({ file }) => file), PICTURE_FILE].sort());
    for (const { file, width, height, bytes } of all) {
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

describe('social pictures', async () => {
  const recipes = (await readdir(RECIPES)).map((file) => path.basename(file, '.yaml'));

  it.each(recipes)('%s has one with its title, up to date and within its budget', async (slug) => {
    const { title } = parse(await readFile(path.join(RECIPES, `${slug}.yaml`), 'utf8'));
    const picture = await readPicture(path.join('content', 'pictures', slug));
    expect(picture?.social, `run: npm run pictures -- ${slug}`).toEqual({
      file: SOCIAL.file,
      width: 1200,
      height: 630,
      bytes: expect.any(Number),
      title,
      composition: socialHash(title, picture?.drawing ?? ''),
    });
    expect(picture?.social?.bytes).toBeLessThanOrEqual(90_000);
  });

  it('set titles in the magazine’s own face on every machine', async () => {
    // Other faces are wider or narrower.
    expect((await setText('Mesob', 60, '#22190f')).width).toBe(FRAUNCES_WIDTH);
  });

  it('keep a long title within its box, and refuse one that no size fits', async () => {
    const box = { width: 342, height: 418 };
    const set = await setTitle(
      'Pollo alla cacciatora with olives & <capers>, as in the hills of Pistoia',
      box,
      '#22190f',
    );
    expect(set.width).toBeLessThanOrEqual(box.width);
    expect(set.height).toBeLessThanOrEqual(box.height);
    await expect(setTitle('Supercalifragilisticexpialidocious', { ...box, width: 90 }, '#22190f')).rejects.toThrow(
      'does not fit',
    );
  });
});
