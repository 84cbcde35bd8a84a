import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { smallMark } from './mark.ts';
import { siteColors } from './site-colors.ts';
import { setText, setTitle } from './title.ts';

/** The size that previews of links want, the most it may weigh in bytes, and how it is laid out. Lengths in px. */
export const SOCIAL = {
  file: 'social.jpg',
  width: 1200,
  height: 630,
  budget: 90_000,
  qualities: [80, 74, 68, 62, 56, 50, 44],
  /** Width of the plain band at the left, which holds the title, in px. */
  band: 430,
  margin: 44,
  /** Raise it when the layout changes in another way than by these numbers. */
  layout: 1,
};

/** The hash under which a social picture is known; it changes with the title, the dish's drawing and the layout. */
export function socialHash(title: string, drawing: string): string {
  return createHash('sha256')
    .update(JSON.stringify([SOCIAL, title, drawing]))
    .digest('hex')
    .slice(0, 16);
}

/** The band, its woven edge, and the mark of the site. */
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
 * Composes what previews of links show: the title on a plain band next to the dish.
 * @param picture - the dish in 4:3, at least 840 px wide
 * @returns a JPEG within the budget, or else of the lowest quality
 * @throws if the title does not fit
 */
export async function socialPicture(title: string, picture: Buffer): Promise<Buffer> {
  const { band, width, height, margin } = SOCIAL;
  const dish = await sharp(picture)
    .resize(width - band, height, { fit: 'cover' })
    .toBuffer();
  const box = { width: band - 2 * margin, height: height - 3 * margin - 80 };
  const set = await setTitle(title, box, siteColors.ink);
  const name = await setText('Mesob', 38, siteColors.berbere);
  const composed = await sharp({ create: { width, height, channels: 3, background: siteColors.paper } })
    .composite([
      { input: dish, left: band, top: 0 },
      { input: Buffer.from(frame()), left: 0, top: 0 },
      { input: set.png, left: margin, top: margin + Math.round((box.height - set.height) * 0.42) },
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
