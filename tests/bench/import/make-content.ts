import fs from 'node:fs/promises';
import path from 'node:path';
import { inBatches } from '#server/content/reading/content-folder.ts';
import { randomOf } from '../data/random.ts';
import { ADJECTIVES } from '../data/vocabulary.ts';

const LONGEST_TITLE = 70;

/**
 * Fills a folder with as many recipe files as are asked for: the real ones, and copies of them under other names and titles.
 * Their pictures are links to the real ones.
 * @param from the real content
 */
export async function makeContent(from: string, to: string, count: number): Promise<void> {
  await fs.rm(to, { recursive: true, force: true });
  await fs.mkdir(path.join(to, 'recipes'), { recursive: true });
  await fs.mkdir(path.join(to, 'pictures'));
  for (const entry of await fs.readdir(from, { withFileTypes: true })) {
    if (entry.isFile()) await fs.copyFile(path.join(from, entry.name), path.join(to, entry.name));
  }
  for (const name of await fs.readdir(path.join(from, 'pictures'))) await linkPicture(from, to, name, name);

  const files = (await fs.readdir(path.join(from, 'recipes'))).filter((file) => file.endsWith('.yaml')).sort();
  const originals = await Promise.all(
    files.map(async (file) => ({
      slug: path.basename(file, '.yaml'),
      text: await fs.readFile(path.join(from, 'recipes', file), 'utf8'),
    })),
  );
  const random = randomOf(1);
  for (const some of inBatches(Array.from({ length: count }, (_, place) => place))) {
    const copies = some.flatMap((place) => {
      const original = originals[place % originals.length];
      return original ? [copyOf(original, Math.floor(place / originals.length), random.pick(ADJECTIVES))] : [];
    });
    await Promise.all(
      copies.map(async ({ slug, text, original }) => {
        await fs.writeFile(path.join(to, 'recipes', `${slug}.yaml`), text);
        if (slug !== original) await linkPicture(from, to, original, slug);
      }),
    );
  }
}

function copyOf({ slug, text }: { slug: string; text: string }, number: number, adjective: string) {
  if (number === 0) return { slug, text, original: slug };
  const title = /^title: *"?(.*?)"?$/m.exec(text)?.[1] ?? slug;
  const called = `${adjective} ${title}`.slice(0, LONGEST_TITLE - 8).trim();
  return {
    slug: `${slug}-${number}`,
    text: text.replace(/^title:.*$/m, `title: ${JSON.stringify(`${called} ${number}`)}`),
    original: slug,
  };
}

async function linkPicture(from: string, to: string, original: string, name: string): Promise<void> {
  await fs.symlink(path.resolve(from, 'pictures', original), path.join(to, 'pictures', name));
}
