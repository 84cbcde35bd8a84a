import sharp, { type Sharp } from 'sharp';
import { encodings, extensions, getHeight, type PictureEncoding, qualitySteps, type Ratio } from './sizes.ts';

/** A rendered file in `picture.json`. */
export interface PictureFile {
  file: string;
  ratio: string;
  width: number;
  height: number;
  format: string;
  bytes: number;
}

/** The `picture.json` of a drawing or a photograph. */
export interface PictureDescription {
  /** Alternative text. */
  alt: string;
  /** The average color, shown until the picture has loaded. */
  placeholder: string;
  /** Hash of drawing and renderer, or of a photograph and its focus: if it differs, the files are out of date. */
  drawing: string;
  /** `true` for a photograph: `npm run pictures` replaces it by the drawing only with `--force`. */
  photograph?: true;
  files: PictureFile[];
  /** Picture for link previews; only pictures of recipes have one. */
  social?: Social;
}

/** A social picture as `picture.json` describes it. */
export interface Social {
  file: string;
  width: number;
  height: number;
  bytes: number;
  /** The title in the picture. */
  title: string;
  /** Hash of title, drawing and layout: if it differs, the picture is out of date. */
  composition: string;
}

/** Returns the text of a `picture.json`. */
export function pictureText({ alt, ...picture }: PictureDescription): string {
  return `${JSON.stringify({ alt, ...picture }, null, 2)}\n`;
}

/** Returns the total size of files, in bytes. */
export function totalBytes(files: readonly PictureFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Raw pixels, three bytes each. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Creates an image from raw pixels. */
export function toImage({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Returns the bytes of one file: the center of the picture, scaled and encoded at a quality of 1 to 100. */
async function encode(pixels: Pixels, { ratio, width, format }: PictureEncoding, quality: number): Promise<Buffer> {
  const scaled = toImage(pixels).resize(width, getHeight(ratio, width), { fit: 'cover', kernel: 'lanczos3' });
  // AVIF with effort 2 is as small as with effort 4, and takes a fifth of the time.
  if (format === 'avif') return scaled.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
  return scaled.jpeg({ quality, mozjpeg: true }).toBuffer();
}

/** Returns the average color of the center square of a picture, as `#rrggbb`. */
export async function averageColor(pixels: Pixels): Promise<string> {
  const { data } = await toImage(pixels)
    .resize(1, 1, { fit: 'cover', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data;
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** A file and its bytes. */
interface RenderedFile {
  description: PictureFile;
  data: Buffer;
}

/**
 * Encodes all files of a picture at the best quality that keeps them within the budget, otherwise at the lowest.
 * @param pixels - the pixels for each ratio
 * @param budget - maximum total size, in bytes
 */
export async function encodeAll(pixels: Record<Ratio, Pixels>, budget: number): Promise<RenderedFile[]> {
  let rendered: RenderedFile[] = [];
  for (const qualities of qualitySteps) {
    rendered = [];
    for (const encoding of encodings) {
      const { ratio, width, format } = encoding;
      const data = await encode(pixels[ratio], encoding, qualities[format] - (encoding.loss ?? 0));
      const file = `${ratio}-${width}.${extensions[format]}`;
      const description = { file, ratio, width, height: getHeight(ratio, width), format, bytes: data.length };
      rendered.push({ description, data });
    }
    if (totalBytes(rendered.map(({ description }) => description)) <= budget) break;
  }
  return rendered;
}
