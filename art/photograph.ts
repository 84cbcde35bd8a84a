import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import {
  averageColour,
  encodeAll,
  fromPixels,
  type Picture,
  type Pixels,
  pictureText,
  type Social,
} from './picture-files.ts';
import { heightOf, type Ratio, ratios } from './sizes.ts';
import { SOCIAL, socialHash, socialPicture } from './social/social-picture.ts';

/** A place in a photograph, as shares of 0 to 1 from its left and its top: what is there stays when it is cut. */
export interface Focus {
  x: number;
  y: number;
}

/** A photograph that cannot be used; the message is a sentence that says why. */
export class PhotographError extends Error {
  /** @param isFormat `true` where it is no photograph in a format that is read */
  constructor(
    message: string,
    readonly isFormat = false,
  ) {
    super(message);
  }
}

/** The most that the files of a photograph should weigh together, in bytes: it has more fine detail than a drawing. */
const BUDGET = 540_000;

/** The sizes in px that a photograph has at least, and that its longer side is kept in at most. */
const [LEAST_WIDTH, LEAST_HEIGHT, LARGEST_SIDE] = [1280, heightOf('4x3', 1280), 2400];

/** More than a telephone takes, less than what a small server cannot hold. */
const MOST_PIXELS = 60_000_000;

/** Time for reading a photograph, in seconds. */
const READING_S = 20;

const texts = {
  format: 'Only JPEG, PNG and WebP can be read here.',
  heic: 'HEIC cannot be read here: save the photograph as JPEG.',
  broken: 'The photograph is broken, or not all of it has come.',
  large: `The photograph has more than ${MOST_PIXELS / 1_000_000} million pixels.`,
};

/**
 * Reads a photograph: upright, at most 2400 px, with its pixels alone. Neither the place where it was taken nor anything
 * else that the camera wrote is kept.
 * @param bytes a JPEG, PNG or WebP; HEIC and AVIF where sharp can read them
 * @returns a JPEG, of which `makePhotograph` cuts all files
 * @throws PhotographError
 */
export async function readPhotograph(bytes: Buffer): Promise<Buffer> {
  // By its first bytes: an SVG may come under the name of a JPEG.
  const format = formatOf(bytes);
  if (!format) throw new PhotographError(texts.format, true);
  // One thread: the other cores are for those who wait for an answer.
  sharp.concurrency(1);
  const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1 })
    .autoOrient()
    .timeout({ seconds: READING_S });
  try {
    const { autoOrient: size } = await upright.metadata();
    if (size.width < LEAST_WIDTH || size.height < LEAST_HEIGHT)
      throw new PhotographError(
        `It has ${size.width} by ${size.height} px: at least ${LEAST_WIDTH} by ${LEAST_HEIGHT} are needed.`,
      );
    return await upright
      .resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true, kernel: 'lanczos3' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer();
  } catch (error) {
    if (error instanceof PhotographError) throw error;
    if (/pixel limit/.test(String(error))) throw new PhotographError(texts.large);
    throw format === 'heif' ? new PhotographError(texts.heic, true) : new PhotographError(texts.broken);
  }
}

/** @returns the format that the first bytes announce; undefined where it is none that is read */
function formatOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'heif' | undefined {
  const at = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (at(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'webp';
  return at(4, 8) === 'ftyp' && /^(hei[cxms]|hev[cx]|mif1|msf1|avif)$/.test(at(8, 12)) ? 'heif' : undefined;
}

/** All files of a photograph by their names, and what its `picture.json` says. */
export interface MadePhotograph {
  picture: Picture;
  /** The text of its `picture.json`. */
  text: string;
  files: Map<string, Buffer>;
}

/**
 * Makes all files of a photograph.
 * @param original as `readPhotograph` gives it
 * @param title of the recipe, for the picture in previews of links; left out where it belongs to none
 * @throws PhotographError where the title does not fit
 */
export async function makePhotograph(
  original: Buffer,
  { alt, focus, title }: { alt: string; focus: Focus; title?: string },
): Promise<MadePhotograph> {
  const { data, info } = await sharp(original).raw().toBuffer({ resolveWithObject: true });
  const whole = { data, width: info.width, height: info.height };
  const pixels = {
    '4x3': await pixelsOf(cut(whole, '4x3', focus).resize(1280)),
    '1x1': await pixelsOf(cut(whole, '1x1', focus).resize(640)),
    '16x9': await pixelsOf(cut(whole, '16x9', focus).resize(1200)),
  };
  const rendered = await encodeAll(pixels, BUDGET);
  const drawing = createHash('sha256').update(original).update(JSON.stringify(focus)).digest('hex').slice(0, 16);
  const files = new Map(rendered.map((file) => [file.description.file, file.data]));
  let social: Social | undefined;
  if (title !== undefined) {
    const largest = await fromPixels(pixels['4x3']).png({ compressionLevel: 1 }).toBuffer();
    const jpeg = await socialPicture(title, largest).catch((error: Error) => {
      throw new PhotographError(error.message);
    });
    const { file, width, height } = SOCIAL;
    files.set(file, jpeg);
    social = { file, width, height, bytes: jpeg.length, title, composition: socialHash(title, drawing) };
  }
  const picture: Picture = {
    alt,
    placeholder: await averageColour(pixels['4x3']),
    drawing,
    photograph: true,
    files: rendered.map(({ description }) => description),
    ...(social && { social }),
  };
  return { picture, text: pictureText(picture), files };
}

/** Cuts the largest part of a ratio so that the focus has the same place in it as in the whole, as CSS's `object-position` does. */
function cut(whole: Pixels, ratio: Ratio, { x, y }: Focus): Sharp {
  const { across, down } = ratios[ratio];
  const width = Math.min(whole.width, Math.round((whole.height * across) / down));
  const height = Math.min(whole.height, Math.round((whole.width * down) / across));
  const left = Math.round((whole.width - width) * x);
  const top = Math.round((whole.height - height) * y);
  return fromPixels(whole).extract({ left, top, width, height });
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
