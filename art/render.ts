import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {
  averageColour,
  encodeAll,
  fromPixels,
  type Picture,
  type Pixels,
  pictureText,
  totalBytes,
} from './picture-files.ts';
import { Scene } from './scene.ts';
import { encodings, qualitySteps } from './sizes.ts';
import { SOCIAL, socialHash, socialPicture } from './social/social-picture.ts';

/** The export of a dish's, a scene's or a portrait's file. */
export interface Drawing {
  /** One sentence that describes the drawing, for blind readers; at most `MAX_ALT` characters. */
  alt: string;
  draw(scene: Scene): void;
}

/** The most that one drawing's files may weigh together, in bytes. */
export const BUDGET = 270_000;

/** The name of the file that describes the files of a picture. */
export const PICTURE_FILE = 'picture.json';

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

/** Renders a drawing into `folder`: its files and its `picture.json`. @throws if they exceed the budget */
export async function renderPicture(svg: string, alt: string, folder: string): Promise<Picture> {
  const pixels = await rasterise(svg);
  const rendered = await encodeAll({ '4x3': pixels, '1x1': pixels, '16x9': pixels }, BUDGET);
  const files = rendered.map(({ description }) => description);
  if (totalBytes(files) > BUDGET)
    throw new Error(`The picture exceeds ${BUDGET} bytes at the lowest quality: it has too much fine detail.`);
  const picture = { alt, placeholder: await averageColour(pixels), drawing: drawingHash(svg), files };
  await writeFiles(picture, new Map(rendered.map((file) => [file.description.file, file.data])), folder);
  return picture;
}

/** Writes the files of a picture and its `picture.json` into a folder of their own. */
export async function writeFiles(picture: Picture, files: ReadonlyMap<string, Buffer>, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [file, data] of files) await writeFile(path.join(folder, file), data);
  // Last, so that a folder with this file is complete even if the rendering was interrupted.
  await writePicture(picture, folder);
}

/** Writes an alt text into its `picture.json`, and leaves the pictures as they are. @returns whether it was another */
export async function updateAlt(alt: string, folder: string): Promise<boolean> {
  const picture = await readPicture(folder);
  if (!picture || picture.alt === alt) return false;
  await writePicture({ ...picture, alt }, folder);
  return true;
}

/**
 * Composes the social picture of a rendered dish if it is missing or out of date.
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

async function writePicture(picture: Picture, folder: string): Promise<void> {
  await writeFile(path.join(folder, PICTURE_FILE), pictureText(picture));
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

/** The description of a rendered folder, or undefined if there is none. */
export async function readPicture(folder: string): Promise<Picture | undefined> {
  const entries = await readdir(folder).catch((): string[] => []);
  if (!entries.includes(PICTURE_FILE)) return undefined;
  return JSON.parse(await readFile(path.join(folder, PICTURE_FILE), 'utf8')) as Picture;
}

/** Returns `true` if the folder holds every file of this drawing. */
export async function isRendered(svg: string, folder: string): Promise<boolean> {
  const picture = await readPicture(folder);
  if (picture?.drawing !== drawingHash(svg)) return false;
  const entries = new Set(await readdir(folder));
  return picture.files.every(({ file }) => entries.has(file));
}
