import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readPicture } from '#server/pictures/picture-folder.ts';
import { renderText, renderTitle, SOCIAL, socialHash } from '#server/pictures/social-picture.ts';

const RECIPES = path.join('content', 'recipes');

/** Width of "Mesob" in Fraunces at 60 px, in px. */
const FRAUNCES_WIDTH = 186;

describe('social pictures', async () => {
  const recipes = (await readdir(RECIPES)).map((file) => path.basename(file, '.yaml'));

  it.each(recipes)('%s has one with its title, up to date and within the size budget', async (slug) => {
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

  it('set titles in the magazine’s own typeface on every machine', async () => {
    // Other typefaces are wider or narrower.
    expect((await renderText('Mesob', 60, '#22190f')).width).toBe(FRAUNCES_WIDTH);
  });

  it('keep a long title within its box, and refuse one that no size fits', async () => {
    const box = { width: 342, height: 418 };
    const titleImage = await renderTitle(
      'Pollo alla cacciatora with olives & <capers>, as in the hills of Pistoia',
      box,
      '#22190f',
    );
    expect(titleImage.width).toBeLessThanOrEqual(box.width);
    expect(titleImage.height).toBeLessThanOrEqual(box.height);
    await expect(renderTitle('Supercalifragilisticexpialidocious', { ...box, width: 90 }, '#22190f')).rejects.toThrow(
      'does not fit',
    );
  });
});
