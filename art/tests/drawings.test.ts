import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { totalBytes } from '../../server/pictures/picture-files.ts';
import { PICTURE_FILE, readPicture } from '../../server/pictures/picture-folder.ts';
import { encodings } from '../../server/pictures/sizes.ts';
import { type StepDrawing, stepSvg } from '../line-drawing.ts';
import { createRandom } from '../random.ts';
import { BUDGET, type Drawing, drawingHash, drawSvg } from '../render.ts';

const parts = import.meta.glob<object>('../{foods,props,surfaces,vessels}/*.ts');
const files = import.meta.glob<Drawing>('../{dishes,scenes,portraits}/*.ts');
const drawings = Object.entries(files).map(([file, load]) => ({
  slug: path.basename(file, '.ts'),
  load,
}));

const steps = import.meta.glob<{ drawings: StepDrawing[] }>('../steps/*.ts', { eager: true });

// Drawing several megabytes takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Walks through a document's tags and returns faults in their nesting, attributes and references. */
function findFaults(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const ids = new Set<string>();
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<&]*")*)\s*(\/?)>/y;
  for (let index = 0; index < svg.length; ) {
    if (svg[index] !== '<') {
      const next = svg.indexOf('<', index);
      const text = svg.slice(index, next < 0 ? undefined : next);
      if (text.trim()) faults.push(`text between elements: ${text.trim().slice(0, 60)}`);
      index += text.length;
      continue;
    }
    tag.lastIndex = index;
    const match = tag.exec(svg);
    if (!match) return [...faults, `not a tag: ${svg.slice(index, index + 120)}`];
    const [whole, closing, name = '', attributes = '', empty] = match;
    if (closing) {
      if (open.pop() !== name) faults.push(`</${name}> closes another element`);
    } else if (!empty) open.push(name);
    const id = / id="([^"]*)"/.exec(attributes)?.[1];
    if (id && ids.has(id)) faults.push(`id ${id} twice`);
    if (id) ids.add(id);
    index += whole.length;
  }
  if (open.length > 0) faults.push(`left open: ${open.join(', ')}`);
  for (const [, id = ''] of svg.matchAll(/url\(#([^)]*)\)/g)) if (!ids.has(id)) faults.push(`no definition ${id}`);
  if (/NaN|undefined|Infinity/.test(svg)) faults.push('NaN, undefined or Infinity');
  return faults;
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

it('README.md lists exactly the parts that a drawing can use', async () => {
  const guide = (await readFile('art/README.md', 'utf8')).split('## What there is')[1] ?? '';
  const cells = [...guide.matchAll(/^\| (.*?) \|/gm)].map(([, cell]) => cell).join('\n');
  const listedNames = new Set([...cells.matchAll(/`([a-z]\w*)[`(]/g)].map(([, name]) => name));
  const modules = await Promise.all(Object.values(parts).map((load) => load()));
  const exportedNames = new Set(modules.flatMap((module) => Object.keys(module)));
  expect([...listedNames].sort()).toEqual([...exportedNames].sort());
});

describe.each(drawings)('$slug', ({ slug, load }) => {
  it('is drawn identically every time, as well-formed SVG, with all files within the size budget', async () => {
    const drawing = await load();
    const svg = drawSvg(slug, drawing);
    expect(findFaults(svg)).toEqual([]);
    const folder = path.join('content', 'pictures', slug);
    const picture = await readPicture(folder);
    expect(picture, `run: npm run pictures -- ${slug}`).toBeDefined();
    if (!picture) return;
    expect(picture.drawing, `out of date, run: npm run pictures -- ${slug}`).toBe(drawingHash(svg));
    expect(picture.alt, `out of date, run: npm run pictures -- ${slug}`).toBe(drawing.alt);
    expect(drawing.alt).toMatch(/^\p{Lu}[^.\n]{40,298}\.$/u);
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

it('the content has exactly the drawings of the guides’ steps, up to date and small', async () => {
  const svgByFile = new Map(
    Object.entries(steps).flatMap(([file, { drawings }]) =>
      drawings.map((drawing) => [`${path.basename(file, '.ts')}--${drawing.name}.svg`, stepSvg(drawing)] as const),
    ),
  );
  expect((await readdir('content/drawings')).sort()).toEqual([...svgByFile.keys()].sort());
  for (const [file, svg] of svgByFile) {
    expect(await readFile(path.join('content/drawings', file), 'utf8'), 'run: npm run pictures -- steps').toBe(svg);
    expect(svg.length, file).toBeLessThan(12_000);
  }
});
