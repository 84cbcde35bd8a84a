import { createHash } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {
  averageColor,
  encodeAll,
  type PictureDescription,
  type Pixels,
  toImage,
  totalBytes,
} from '../server/pictures/picture-files.ts';
import { readPicture, writeFiles, writePicture } from '../server/pictures/picture-folder.ts';
import { encodings, qualitySteps } from '../server/pictures/sizes.ts';
import { Scene } from './scene.ts';

/** The export of a dish's, a scene's or a portrait's file. */
export interface Drawing {
  /** One sentence that describes the drawing, for blind readers; at most `MAX_ALT_LENGTH` characters. */
  alt: string;
  draw(scene: Scene): void;
}

/** Maximum size of all files of a drawing, in bytes. */
export const BUDGET = 270_000;

/** Returns a drawing's SVG. The name is the seed, so the SVG is the same every time. */
export function drawSvg(name: string, drawing: Drawing): string {
  const scene = new Scene(name);
  drawing.draw(scene);
  return scene.svg();
}

/** The hash that identifies a drawing's files; it changes with the drawing and with the sizes and qualities. */
export function drawingHash(svg: string): string {
  const settings = JSON.stringify({ encodings, qualitySteps, BUDGET });
  return createHash('sha256').update(settings).update(svg).digest('hex').slice(0, 16);
}

/** The resolution at which one unit of the SVG is one pixel. */
const FULL_DENSITY = 72;

/** Rasterizes an SVG. The filters take seconds, so it is done once and every size is cut from the pixels. */
async function rasterize(svg: string, density = FULL_DENSITY): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true, density })
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Renders a drawing into `folder`: its files and its `picture.json`. @throws if they exceed the budget */
export async function renderPicture(svg: string, alt: string, folder: string): Promise<PictureDescription> {
  const pixels = await rasterize(svg);
  const rendered = await encodeAll({ '4x3': pixels, '1x1': pixels, '16x9': pixels }, BUDGET);
  const files = rendered.map(({ description }) => description);
  if (totalBytes(files) > BUDGET)
    throw new Error(`The picture exceeds ${BUDGET} bytes at the lowest quality: it has too much fine detail.`);
  const picture = { alt, placeholder: await averageColor(pixels), drawing: drawingHash(svg), files };
  await writeFiles(picture, new Map(rendered.map((file) => [file.description.file, file.data])), folder);
  return picture;
}

/** Writes an alt text into its `picture.json`, and leaves the pictures as they are. @returns whether it has changed */
export async function updateAlt(alt: string, folder: string): Promise<boolean> {
  const picture = await readPicture(folder);
  if (!picture || picture.alt === alt) return false;
  await writePicture({ ...picture, alt }, folder);
  return true;
}

/** A preview's size as a fraction of the full size. */
const PREVIEW_SCALE = 0.75;

/** Renders a drawing to one PNG, 960 px wide, for a quick look: three quarters of the size in half of the time. */
export async function renderPreview(svg: string, file: string): Promise<void> {
  // The rasterizer lights a relief by its height from pixel to pixel, which would be steeper in a smaller picture.
  const flattened = svg.replace(
    /surfaceScale="([\d.]+)"/g,
    (_, height) => `surfaceScale="${Number(height) * PREVIEW_SCALE}"`,
  );
  await mkdir(path.dirname(file), { recursive: true });
  await toImage(await rasterize(flattened, FULL_DENSITY * PREVIEW_SCALE))
    .png()
    .toFile(file);
}

/** Returns `true` if the folder holds every file of this drawing. */
export async function isRendered(svg: string, folder: string): Promise<boolean> {
  const picture = await readPicture(folder);
  if (picture?.drawing !== drawingHash(svg)) return false;
  const entries = new Set(await readdir(folder));
  return picture.files.every(({ file }) => entries.has(file));
}
