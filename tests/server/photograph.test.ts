import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { checkPicture, readDrawnPicture } from '#server/content/reading/picture.ts';
import { PhotographError, processUpload, remakePhotograph } from '#server/features/desk/photographs/make-photograph.ts';
import { writeFiles } from '#server/pictures/picture-folder.ts';
import { encodings } from '#server/pictures/sizes.ts';
import { createPhotograph } from '../support/photographs.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

const folder = setUpFolder('mesob-photograph');

// Many encodings on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const request = { alt: 'A pot.', focus: { x: 0.5, y: 0.5 } };
const getColor = async (bytes: Buffer | string) => (await sharp(bytes).stats()).dominant;

it('creates all files of a photograph, upright, cropped as requested, without camera metadata', async () => {
  const photograph = await createPhotograph();
  expect((await sharp(photograph).metadata()).exif?.toString('latin1')).toContain('of the camera');
  const { original, output } = await processUpload(photograph, {
    ...request,
    focus: { x: 0.5, y: 0 },
    title: 'Doro Wat',
  });
  expect(await sharp(original).metadata()).toMatchObject({ width: 1600, height: 2000, format: 'jpeg' });
  expect(output.picture).toMatchObject({ alt: 'A pot.', photograph: true, social: { title: 'Doro Wat' } });
  expect(output.picture.files.map(({ ratio, width, format }) => ({ ratio, width, format }))).toEqual(
    encodings.map(({ ratio, width, format }) => ({ ratio, width, format })),
  );
  expect([...output.files.keys()]).toEqual([...output.picture.files.map(({ file }) => file), 'social.jpg']);
  for (const { file, width, height } of output.picture.files)
    expect(await sharp(output.files.get(file)).metadata(), file).toMatchObject({ width, height });
  for (const [file, bytes] of [...output.files, ['original.jpg', original] as const]) {
    const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, orientation], file).toEqual([undefined, undefined, undefined, undefined]);
  }
  for (const file of ['4x3-640.jpg', '1x1-640.jpg', '16x9-1200.jpg']) {
    const { r, b } = await getColor(output.files.get(file) ?? '');
    expect([r > 200, b < 60], file).toEqual([true, true]);
  }

  const name = 'pot';
  await writeFiles(output.picture, output.files, path.join(folder, 'pictures', name));
  const source = await readDrawnPicture(folder, name);
  expect(source?.text).toBe(output.text);
  expect(source && (await checkPicture(source)).problems).toEqual([]);
});

it('crops another part if the focus differs', async () => {
  const { original } = await processUpload(await createPhotograph(), request);
  const { files } = (await remakePhotograph(original, { ...request, focus: { x: 0.5, y: 1 } })).output;
  expect((await getColor(files.get('16x9-1200.jpg') ?? '')).b).toBeGreaterThan(200);
  expect(files.has('social.jpg')).toBe(false);
});

it.each(['png', 'webp', 'avif'] as const)('reads %s, and puts transparency on white', async (format) => {
  const background = { r: 255, g: 0, b: 0, alpha: 0 };
  const image = sharp({ create: { width: 1280, height: 960, channels: 4, background } });
  const { original } = await processUpload(await image.toFormat(format).toBuffer(), request);
  const { dominant } = await sharp(original).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});

describe('an upload', () => {
  const createBlank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#999' }, limitInputPixels: false });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>';
  const tooLarge =
    'The photograph has more than 16 million pixels, the most for AVIF and for interlaced and progressive files.';
  const cases: [string, () => Promise<Buffer> | Buffer, string][] = [
    [
      'a small photograph',
      () => createPhotograph(1000, 1200),
      'It has 1000 by 1200 px: at least 1280 by 960 are needed.',
    ],
    ['an SVG', () => Buffer.from(svg), 'Only JPEG, PNG and WebP can be read here.'],
    [
      'a GIF',
      () => createBlank(1300, 1000).gif().toBuffer(),
      'A GIF has too few colors for a photograph. Choose a JPEG, PNG or WebP.',
    ],
    ['a TIFF', () => createBlank(1300, 1000).tiff().toBuffer(), 'Only JPEG, PNG and WebP can be read here.'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), 'Only JPEG, PNG and WebP can be read here.'],
    ['an empty file', () => Buffer.alloc(0), 'Only JPEG, PNG and WebP can be read here.'],
    [
      'an SVG after the first bytes of a JPEG',
      () => Buffer.from(`\xff\xd8\xff${svg}`, 'latin1'),
      'The photograph is damaged or incomplete.',
    ],
    [
      'half a JPEG',
      async () => (await createPhotograph()).subarray(0, 4000),
      'The photograph is damaged or incomplete.',
    ],
    [
      'a HEIC that sharp cannot read',
      () => Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(64)]),
      'HEIC cannot be read here: save the photograph as JPEG.',
    ],
    ['a PNG that claims to be huge', createHugePng, 'The photograph has more than 25 million pixels.'],
    [
      'a photograph with too many pixels',
      () => createBlank(6_000, 4_200).png({ compressionLevel: 1 }).toBuffer(),
      'The photograph has more than 25 million pixels.',
    ],
    ['a large interlaced PNG', () => createBlank(4_100, 4_000).png({ progressive: true }).toBuffer(), tooLarge],
    ['a large progressive JPEG', () => createBlank(4_100, 4_000).jpeg({ progressive: true }).toBuffer(), tooLarge],
    ['a large AVIF', () => createBlank(4_100, 4_000).avif({ effort: 0 }).toBuffer(), tooLarge],
  ];

  it.each(cases)('of %s is refused', async (_name, bytes, message) => {
    await expect(processUpload(await bytes(), request)).rejects.toThrow(message);
  });

  it('of a large photograph within the limits is accepted, and scaled down', async () => {
    const large = [
      await createBlank(6_000, 4_160).jpeg().toBuffer(),
      await createBlank(4_000, 4_000).jpeg({ progressive: true }).toBuffer(),
    ];
    const photographs = await Promise.all(large.map((bytes) => processUpload(bytes, request)));
    const sizes = await Promise.all(photographs.map(async ({ original }) => sharp(original).metadata()));
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [2077, 1440],
      [1920, 1920],
    ]);
  });

  it.each([
    [8_000, 1_800, 6_400],
    [9_000, 970, 9_000],
  ])('of a panorama of %i by %i px is accepted, and cropped sharply', async (width, height, stored) => {
    // Stripes of 4 px, which would be gray if the picture were scaled down before it is cropped.
    const stripes = Buffer.alloc(width * height, Buffer.from([0, 0, 0, 0, 255, 255, 255, 255]));
    const panorama = await sharp(stripes, { raw: { width, height, channels: 1 } })
      .jpeg({ quality: 95 })
      .toBuffer();
    const { original, output } = await processUpload(panorama, request);
    expect((await sharp(original).metadata()).width).toBe(stored);
    const [gray] = (await sharp(output.files.get('4x3-1280.avif')).stats()).channels;
    expect(gray?.stdev).toBeGreaterThan(85);
  });

  it.each([
    ['takes too much memory. Save it as a JPEG that is not progressive', { maxBytes: 1_000_000 }],
    ['takes too long to read', { maxMs: 100 }],
  ])('over a limit is refused, and the next upload is accepted: it %s', async (message, limit) => {
    const limits = { maxPixels: 25_000_000, maxWholePixels: 16_000_000, maxBytes: 340_000_000, maxMs: 60_000 };
    const photograph = await createPhotograph();
    const refused = processUpload(photograph, request, { ...limits, ...limit });
    const accepted = processUpload(photograph, request);
    await expect(refused).rejects.toThrow(message);
    expect((await sharp((await accepted).original).metadata()).format).toBe('jpeg');
  });

  it('with a title that does not fit is refused', async () => {
    const title = 'Unpronounceable'.repeat(20);
    await expect(processUpload(await createPhotograph(), { ...request, title })).rejects.toThrow(PhotographError);
  });

  /** Creates a small PNG whose header claims 30,000 by 30,000 px. */
  async function createHugePng(): Promise<Buffer> {
    const png = await createBlank(1300, 1000).png().toBuffer();
    png.writeUInt32BE(30_000, 16);
    png.writeUInt32BE(30_000, 20);
    // The header's checksum; parsers would reject the file if it were wrong.
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  }
});
