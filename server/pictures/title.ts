import path from 'node:path';
import sharp from 'sharp';

/**
 * Fraunces at the weight of the site's headings, under a name of its own: librsvg's text would take what the machine
 * has installed, and sharp reads no WOFF2. License: OFL.txt.
 */
const FONT = { family: 'Mesob Fraunces', file: path.join(import.meta.dirname, 'fraunces-620.ttf') };

/** Pango counts in 1024ths of a point; the site sets headings a little closer. */
const PANGO_UNITS = 1024;
const LETTER_SPACING = -0.012;

/** Words as pixels, and how large they came out. */
interface SetText {
  png: Buffer;
  width: number;
  height: number;
}

/** Sets a text in lines of at most `width` px, except for longer words; size in px. */
export async function setText(text: string, size: number, color: string, width?: number): Promise<SetText> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const spacing = Math.round(LETTER_SPACING * size * PANGO_UNITS);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="${spacing}">${escaped}</span>`,
      font: `${FONT.family} ${size}`,
      fontfile: FONT.file,
      width,
      wrap: 'word',
      spacing: Math.round(size * -0.08),
      // One point is one pixel.
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** The sizes of a title in px, largest first: it takes the first in which it fits. */
const SIZES = [74, 68, 62, 56, 50, 45, 40, 36, 32];

/** Sets a title as large as fits into a box. @throws if it does not fit in the smallest size */
export async function setTitle(title: string, box: { width: number; height: number }, color: string): Promise<SetText> {
  for (const size of SIZES) {
    const set = await setText(title, size, color, box.width);
    if (set.width <= box.width && set.height <= box.height) return set;
  }
  throw new Error(`The title "${title}" does not fit into the social picture.`);
}
