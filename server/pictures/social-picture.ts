import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { smallMark } from './mark.ts';
import { siteColors } from './site-colors.ts';

/** Size and layout of social pictures, in px, and their budget in bytes. */
export const SOCIAL = {
  file: 'social.jpg',
  width: 1200,
  height: 630,
  budget: 90_000,
  qualities: [80, 74, 68, 62, 56, 50, 44],
  /** Width of the plain band at the left, which holds the title, in px. */
  band: 430,
  margin: 44,
  /** Version of the layout: raise it if the layout changes other than by these numbers. */
  layout: 1,
};

/** Returns the hash that shows if a social picture is out of date; it depends on title, picture and layout. */
export function socialHash(title: string, drawing: string): string {
  return createHash('sha256')
    .update(JSON.stringify([SOCIAL, title, drawing]))
    .digest('hex')
    .slice(0, 16);
}

/** Returns an SVG of the band, its woven edge, and the site's logo. */
function frame(): string {
  const { band, height, margin } = SOCIAL;
  const edge = (color: string, width: number, dashes = '') =>
    `<path d="M${band} -10V${height + 10}" stroke="${color}" stroke-width="${width}" ${dashes}/>`;
  const mark = smallMark()
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL.width}" height="${height}">
    <rect width="${band}" height="${height}" fill="${siteColors.paper}"/>
    ${edge(siteColors.berbere, 14)}${edge(siteColors.saffron, 6, 'stroke-dasharray="26 14"')}
    <g transform="translate(${margin} ${height - margin - 56}) scale(1.75)">${mark}</g></svg>`;
}

/**
 * Composes the picture for link previews: the title on a plain band next to the dish.
 * @param picture - the dish in 4:3, at least 840 px wide
 * @returns a JPEG within the budget, otherwise of the lowest quality
 * @throws if the title does not fit
 */
export async function socialPicture(title: string, picture: Buffer): Promise<Buffer> {
  const { band, width, height, margin } = SOCIAL;
  const dish = await sharp(picture)
    .resize(width - band, height, { fit: 'cover' })
    .toBuffer();
  const box = { width: band - 2 * margin, height: height - 3 * margin - 80 };
  const heading = await renderTitle(title, box, siteColors.ink);
  const name = await renderText('Mesob', 38, siteColors.berbere);
  const composed = await sharp({ create: { width, height, channels: 3, background: siteColors.paper } })
    .composite([
      { input: dish, left: band, top: 0 },
      { input: Buffer.from(frame()), left: 0, top: 0 },
      { input: heading.png, left: margin, top: margin + Math.round((box.height - heading.height) * 0.42) },
      { input: name.png, left: margin + 74, top: height - margin - 28 - Math.round(name.height / 2) },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  let jpeg = Buffer.alloc(0);
  for (const quality of SOCIAL.qualities) {
    jpeg = await sharp(composed, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length <= SOCIAL.budget) break;
  }
  return jpeg;
}

/**
 * Fraunces at the weight of the site's headings, under its own name, so that an installed Fraunces is not used instead.
 * It is a TTF, because sharp cannot read WOFF2. License: OFL.txt.
 */
const FONT = { family: 'Mesob Fraunces', file: path.join(import.meta.dirname, 'fraunces-620.ttf') };

/** Pango's units per point. */
const PANGO_UNITS = 1024;
/** Letter spacing of the site's headings, in em. */
const LETTER_SPACING = -0.012;

/** A rendered text, and its size in px. */
interface RenderedText {
  png: Buffer;
  width: number;
  height: number;
}

/** Renders a text in lines of at most `width` px, except for longer words. @param size - font size in px */
export async function renderText(text: string, size: number, color: string, width?: number): Promise<RenderedText> {
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

/** Font sizes of titles in px, largest first: the first in which a title fits is used. */
const SIZES = [74, 68, 62, 56, 50, 45, 40, 36, 32];

/** Renders a title as large as a box allows. @throws if it does not fit in the smallest size */
export async function renderTitle(
  title: string,
  box: { width: number; height: number },
  color: string,
): Promise<RenderedText> {
  for (const size of SIZES) {
    const rendered = await renderText(title, size, color, box.width);
    if (rendered.width <= box.width && rendered.height <= box.height) return rendered;
  }
  throw new Error(`The title "${title}" does not fit into the social picture.`);
}
