import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { fromChannels } from './colour.ts';
import { Scene } from './scene.ts';
import { type Encoding, encodings, extensions, heightOf, qualitySteps } from './sizes.ts';
import { SOCIAL, socialHash, socialPicture } from './social/social-picture.ts';

/** The export of a dish's, a scene's or a portrait's file. */
export interface Drawing {
  /** One sentence on what the drawing shows, for those who cannot see it; at most `MAX_ALT` characters. */
  alt: string;
  draw(scene: Scene): void;
}

/** One rendered file, as `picture.json` lists it. */
export interface PictureFile {
  file: string;
  ratio: string;
  width: number;
  height: number;
  format: string;
  bytes: number;
}

/** The `picture.json` of a drawing. */
export interface Picture {
  /** The drawing's `alt`. */
  alt: string;
  /** The average colour, shown until the picture is there. */
  placeholder: string;
  /** Hash of the drawing and of how it is rendered: another one means the files are out of date. Of a photograph, of its file. */
  drawing: string;
  /** `true` where it is a photograph, which no drawing replaces unless it is told to. */
  photograph?: true;
  files: PictureFile[];
  /** Picture in previews of links; only dishes that a recipe belongs to have one. */
  social?: Social;
}

/** A social picture as `picture.json` describes it. */
export interface Social {
  file: string;
  width: number;
  height: number;
  bytes: number;
  /** The title that it bears. */
  title: string;
  /** Hash of title, drawing and layout: another one means it is out of date. */
  composition: string;
}

/** The most that one drawing's files may weigh together, in bytes. */
export const BUDGET = 270_000;

/** The most characters of an alt text. */
export const MAX_ALT = 300;

/** The name of the file that describes the files of a picture. */
export const PICTURE_FILE = 'picture.json';

/** Returns the bytes of files together. */
export function totalBytes(files: readonly PictureFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Raw pixels, three bytes each. */
interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Draws: the name is the seed, so the same drawing is the same SVG every time. */
export function drawSvg(name: string, drawing: Drawing): string {
  const scene = new Scene(name);
  drawing.draw(scene);
  return scene.svg();
}

/** The hash under which a drawing's files are known; it changes with the drawing and with the sizes and qualities. */
export function drawingHash(svg: string): string {
  const settings = JSON.stringify({ encodings, qualitySteps, BUDGET });
  return createHash('sha256').update(settings).update(svg).digest('hex').slice(0, 16);
}

/** The resolution at which one unit of the SVG is one pixel. */
const FULL_DENSITY = 72;

/** Rasterises an SVG. The filters take seconds, so it is done once and every size is cut from the pixels. */
async function rasterise(svg: string, density = FULL_DENSITY): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true, density })
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function fromPixels({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** One file's bytes: the centre of the picture in a ratio, scaled and encoded at a quality of 1 to 100. */
async function encode(pixels: Pixels, { ratio, width, format }: Encoding, quality: number): Promise<Buffer> {
  const scaled = fromPixels(pixels).resize(width, heightOf(ratio, width), { fit: 'cover', kernel: 'lanczos3' });
  // Effort 2 gives AVIF as small as 4 in a fifth of the time.
  if (format === 'avif') return scaled.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
  return scaled.jpeg({ quality, mozjpeg: true }).toBuffer();
}

/** The average colour of the middle of the picture. */
async function averageColour(pixels: Pixels): Promise<string> {
  const { data } = await fromPixels(pixels)
    .resize(1, 1, { fit: 'cover', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data;
  return fromChannels(red, green, blue);
}

/** A file and its bytes. */
interface Rendered {
  description: PictureFile;
  data: Buffer;
}

/** All files of a picture at the best quality that keeps them within the budget, in bytes. */
async function encodeAll(pixels: Pixels, budget: number): Promise<Rendered[]> {
  for (const qualities of qualitySteps) {
    const rendered: Rendered[] = [];
    for (const encoding of encodings) {
      const data = await encode(pixels, encoding, qualities[encoding.format] - (encoding.loss ?? 0));
      const { ratio, width, format } = encoding;
      const file = `${ratio}-${width}.${extensions[format]}`;
      rendered.push({
        description: { file, ratio, width, height: heightOf(ratio, width), format, bytes: data.length },
        data,
      });
    }
    if (totalBytes(rendered.map(({ description }) => description)) <= budget) return rendered;
  }
  throw new Error(`The picture exceeds ${budget} bytes at the lowest quality: it has too much fine detail.`);
}

/** Renders a drawing into `folder`: its files and its `picture.json`. */
export async function renderPicture(svg: string, alt: string, folder: string): Promise<Picture> {
  return await writeFiles(await rasterise(svg), { alt, drawing: drawingHash(svg) }, BUDGET, folder);
}

/** The most that the files of a photograph may weigh together, in bytes: it has more fine detail than a drawing. */
const PHOTOGRAPH_BUDGET = 2 * BUDGET;

/** The size in px that a photograph is cut to, and that it has at least. */
const LARGEST = { width: 1280, height: heightOf('4x3', 1280) };

/** The part of a photograph that stays when it is cut. */
export type Focus = 'centre' | 'top' | 'bottom' | 'left' | 'right';

/**
 * Makes the files of a photograph into `folder`, and its `picture.json`. They hold its pixels alone: neither the place where
 * it was taken nor anything else that the camera wrote.
 * @param photograph a JPEG, PNG, WebP, AVIF or TIFF
 * @throws where it cannot be read, or is too small
 */
export async function renderPhotograph(
  photograph: Buffer,
  alt: string,
  focus: Focus,
  folder: string,
): Promise<Picture> {
  const upright = sharp(photograph).autoOrient();
  const { autoOrient: size } = await upright.metadata();
  if (size.width < LARGEST.width || size.height < LARGEST.height)
    throw new Error(
      `It has ${size.width} by ${size.height} px: at least ${LARGEST.width} by ${LARGEST.height} are needed.`,
    );
  const { data, info } = await upright
    .resize(LARGEST.width, LARGEST.height, { fit: 'cover', position: focus, kernel: 'lanczos3' })
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  const drawing = createHash('sha256').update(photograph).update(focus).digest('hex').slice(0, 16);
  return await writeFiles(pixels, { alt, drawing, photograph: true }, PHOTOGRAPH_BUDGET, folder);
}

async function writeFiles(
  pixels: Pixels,
  what: Pick<Picture, 'alt' | 'drawing' | 'photograph'>,
  budget: number,
  folder: string,
): Promise<Picture> {
  const rendered = await encodeAll(pixels, budget);
  const files = rendered.map(({ description }) => description);
  const { alt, ...how } = what;
  const picture: Picture = { alt, placeholder: await averageColour(pixels), ...how, files };
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { description, data } of rendered) await writeFile(path.join(folder, description.file), data);
  // Last, so that a folder with this file is complete even if the rendering was interrupted.
  await writePicture(picture, folder);
  return picture;
}

/** Writes an alt text into its `picture.json`, and leaves the pictures as they are. @returns whether it was another */
export async function updateAlt(alt: string, folder: string): Promise<boolean> {
  const picture = await readPicture(folder);
  if (!picture || picture.alt === alt) return false;
  await writePicture({ ...picture, alt }, folder);
  return true;
}

/**
 * Composes the social picture of a rendered dish where it is missing or out of date.
 * @returns whether it was.
 */
export async function updateSocial(title: string, folder: string): Promise<boolean> {
  const picture = await readPicture(folder);
  if (!picture) return false;
  const composition = socialHash(title, picture.drawing);
  const isThere = (await readdir(folder)).includes(SOCIAL.file);
  if (isThere && picture.social?.composition === composition) return false;
  const largest = path.join(folder, '4x3-1280.avif');
  const jpeg = await socialPicture(title, await readFile(largest));
  const { file, width, height } = SOCIAL;
  await writeFile(path.join(folder, file), jpeg);
  await writePicture({ ...picture, social: { file, width, height, bytes: jpeg.length, title, composition } }, folder);
  return true;
}

async function writePicture({ alt, ...picture }: Picture, folder: string): Promise<void> {
  await writeFile(path.join(folder, PICTURE_FILE), `${JSON.stringify({ alt, ...picture }, null, 2)}\n`);
}

/** A preview's size as a part of the full size. */
const PREVIEW_SCALE = 0.75;

/** Renders a drawing to one PNG, 960 px wide, for a quick look: three quarters of the size in half of the time. */
export async function renderPreview(svg: string, file: string): Promise<void> {
  // The rasteriser lights a relief by its height from pixel to pixel, which would be steeper in a smaller picture.
  const flattened = svg.replace(
    /surfaceScale="([\d.]+)"/g,
    (_, height) => `surfaceScale="${Number(height) * PREVIEW_SCALE}"`,
  );
  await mkdir(path.dirname(file), { recursive: true });
  await fromPixels(await rasterise(flattened, FULL_DENSITY * PREVIEW_SCALE))
    .png()
    .toFile(file);
}

/** The description of a rendered folder, or undefined where there is none. */
export async function readPicture(folder: string): Promise<Picture | undefined> {
  const entries = await readdir(folder).catch((): string[] => []);
  if (!entries.includes(PICTURE_FILE)) return undefined;
  return JSON.parse(await readFile(path.join(folder, PICTURE_FILE), 'utf8')) as Picture;
}

/** Returns `true` where the folder holds every file of this drawing. */
export async function isRendered(svg: string, folder: string): Promise<boolean> {
  const picture = await readPicture(folder);
  if (picture?.drawing !== drawingHash(svg)) return false;
  const entries = new Set(await readdir(folder));
  return picture.files.every(({ file }) => entries.has(file));
}
