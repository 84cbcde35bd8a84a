import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import {
  averageColor,
  encodeAll,
  type PictureDescription,
  type Pixels,
  pictureText,
  type Social,
  toImage,
} from './picture-files.ts';
import { type Ratio, ratios } from './sizes.ts';
import { SOCIAL, socialHash, socialPicture } from './social-picture.ts';

/**
 * A point in a photograph that stays visible when the photograph is cropped, as shares (0 to 1) of width and height.
 */
export interface Focus {
  x: number;
  y: number;
}

/** Thrown if a title does not fit into the social picture; the message is a sentence for the editor. */
export class TitleError extends Error {}

/** Maximum total size of a photograph's files, in bytes: more than a drawing's, because it has finer detail. */
const MAX_BYTES = 540_000;

/** The files of a photograph by name, and its `picture.json`. */
export interface PhotographFiles {
  picture: PictureDescription;
  /** The text of its `picture.json`. */
  text: string;
  files: Map<string, Buffer>;
}

/**
 * Makes all files of a photograph.
 * @param original - an upright JPEG
 * @param title - the recipe's title, for link previews; omitted if no recipe has the picture
 * @throws {TitleError} if the title does not fit
 */
export async function makePhotograph(
  original: Buffer,
  { alt, focus, title }: { alt: string; focus: Focus; title?: string },
): Promise<PhotographFiles> {
  const { data, info } = await sharp(original).raw().toBuffer({ resolveWithObject: true });
  const whole = { data, width: info.width, height: info.height };
  const pixels = {
    '4x3': await toPixels(crop(whole, '4x3', focus).resize(1280)),
    '1x1': await toPixels(crop(whole, '1x1', focus).resize(640)),
    '16x9': await toPixels(crop(whole, '16x9', focus).resize(1200)),
  };
  const rendered = await encodeAll(pixels, MAX_BYTES);
  const drawing = createHash('sha256').update(original).update(JSON.stringify(focus)).digest('hex').slice(0, 16);
  const files = new Map(rendered.map((file) => [file.description.file, file.data]));
  let social: Social | undefined;
  if (title !== undefined) {
    const largest = await toImage(pixels['4x3']).png({ compressionLevel: 1 }).toBuffer();
    const jpeg = await socialPicture(title, largest).catch((error: Error) => {
      throw new TitleError(error.message);
    });
    const { file, width, height } = SOCIAL;
    files.set(file, jpeg);
    social = { file, width, height, bytes: jpeg.length, title, composition: socialHash(title, drawing) };
  }
  const picture: PictureDescription = {
    alt,
    placeholder: await averageColor(pixels['4x3']),
    drawing,
    photograph: true,
    files: rendered.map(({ description }) => description),
    ...(social && { social }),
  };
  return { picture, text: pictureText(picture), files };
}

/**
 * Crops to a ratio, as large as possible, with the focus at the same relative position, like CSS's `object-position`.
 */
function crop(original: Pixels, ratio: Ratio, { x, y }: Focus): Sharp {
  const { across, down } = ratios[ratio];
  const width = Math.min(original.width, Math.round((original.height * across) / down));
  const height = Math.min(original.height, Math.round((original.width * down) / across));
  const left = Math.round((original.width - width) * x);
  const top = Math.round((original.height - height) * y);
  return toImage(original).extract({ left, top, width, height });
}

async function toPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
