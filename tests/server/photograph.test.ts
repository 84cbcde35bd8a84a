import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { checkPicture } from '#server/content/reading/picture.ts';
import { readSourceFile } from '#server/content/reading/source-file.ts';
import { renderPhotograph } from '../../art/render.ts';
import { encodings } from '../../art/sizes.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

const folder = setUpFolder('mesob-photograph');

/** A photograph that lies on its side, as cameras write them: its upper half is red, its lower half blue. */
function photographed(width = 1600, height = 2000): Promise<Buffer> {
  const half = { width, height: height / 2, channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: { create: { ...half, background: '#ff0000' } }, top: 0, left: 0 }])
    .rotate(-90)
    .withExif({ IFD0: { Copyright: 'of the camera' }, IFD3: { GPSLatitude: '9/1 1/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

it('makes all files of a photograph, upright, cut where it is told, without what the camera wrote', async () => {
  const target = path.join(folder, 'pot');
  const picture = await renderPhotograph(await photographed(), 'A pot.', 'top', target);
  expect(picture).toMatchObject({ alt: 'A pot.', photograph: true });
  expect(picture.files.map(({ ratio, width, format }) => ({ ratio, width, format }))).toEqual(
    encodings.map(({ ratio, width, format }) => ({ ratio, width, format })),
  );
  for (const { file, width, height } of picture.files) {
    const metadata = await sharp(path.join(target, file)).metadata();
    expect(metadata, file).toMatchObject({ width, height });
    expect([metadata.exif, metadata.xmp, metadata.orientation], file).toEqual([undefined, undefined, undefined]);
  }
  const { dominant } = await sharp(path.join(target, '4x3-640.jpg')).stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.b).toBeLessThan(60);
  const source = await readSourceFile(path.join(target, 'picture.json'), 'picture.json');
  expect((await checkPicture(source, target)).problems).toEqual([]);
});

it('refuses what is too small, and what is no picture', async () => {
  const target = path.join(folder, 'none');
  await expect(renderPhotograph(await photographed(1000, 1200), 'A pot.', 'centre', target)).rejects.toThrow(
    'It has 1000 by 1200 px: at least 1280 by 960 are needed.',
  );
  await expect(renderPhotograph(Buffer.from('no picture'), 'A pot.', 'centre', target)).rejects.toThrow();
  await expect(fs.readdir(target)).rejects.toThrow();
});
