import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { findBrowser, launchBrowser } from '../../scripts/browser.ts';
import { siteColors } from '../../server/pictures/site-colors.ts';
import { largeMark } from './mark.ts';

export const CARD = { width: 1200, height: 630 };

/** The dishes on the card: the middle and the diameter of each platter, in pixels. */
const dishes = [
  { slug: 'doro-wat', x: 905, y: 318, size: 360 },
  { slug: 'chicken-tacos', x: 676, y: 116, size: 214 },
  { slug: 'palak-paneer', x: 1128, y: 84, size: 226 },
  { slug: 'tagliatelle-al-ragu', x: 672, y: 530, size: 226 },
  { slug: 'mapo-tofu', x: 1136, y: 560, size: 214 },
];

const fonts = {
  Fraunces: 'client/styles/fonts/fraunces-latin-600-normal.woff2',
  Figtree: 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
};

/** The site's preview picture for shared links: rendered by the browser, in the site's own fonts. */
export async function socialCard(): Promise<Buffer> {
  const browser = await launchBrowser(await findBrowser());
  try {
    const page = await browser.newPage({ viewport: CARD });
    await page.setContent(await html());
    await page.evaluate(() => document.fonts.ready);
    const shot = await page.screenshot({ type: 'png' });
    return await sharp(shot).jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
  } finally {
    await browser.close();
  }
}

async function html(): Promise<string> {
  const faces = Object.entries(fonts).map(
    async ([name, file]) =>
      `@font-face{font-family:${name};font-weight:100 900;src:url(${await dataUrl('font/woff2', file)})}`,
  );
  const platters = dishes.map(async ({ slug, x, y, size }) => {
    const source = await dataUrl('image/jpeg', path.join('content/pictures', slug, '1x1-640.jpg'));
    return `<img src="${source}" style="left:${x - size / 2}px;top:${y - size / 2}px;width:${size}px">`;
  });
  const styles = `${(await Promise.all(faces)).join('')}
    * { margin: 0; box-sizing: border-box }
    body { position: relative; width: ${CARD.width}px; height: ${CARD.height}px; overflow: hidden;
      background: ${siteColors.paper}; color: ${siteColors.ink}; font-family: Figtree }
    img { position: absolute; aspect-ratio: 1; border-radius: 50%; object-fit: cover;
      border: 9px solid ${siteColors.injera}; box-shadow: 0 0 0 3px ${siteColors.berbere}, 0 18px 40px -12px rgb(74 49 18 / 45%) }
    .mark { position: absolute; left: 72px; top: 84px; width: 118px; height: 118px }
    .name { position: absolute; left: 66px; top: 218px; font: 640 122px/1 Fraunces; letter-spacing: -.025em }
    .line { position: absolute; left: 72px; top: 366px; width: 450px; font: 430 35px/1.32 Figtree; color: #5d4f3f }
    .edge { position: absolute; left: 0; bottom: 0; width: 100%; height: 22px; overflow: hidden }
    .edge::before, .edge::after { content: ""; position: absolute; inset-inline: -80px; height: 11px;
      background: repeating-linear-gradient(var(--lean), ${siteColors.berbere} 0 8.8px, ${siteColors.saffron} 8.8px 13.2px,
        ${siteColors.berbere} 13.2px 22px, ${siteColors.injera} 22px 30.8px) }
    .edge::before { --lean: 45deg; top: 0 }
    .edge::after { --lean: 135deg; bottom: 0 }`;
  return `<!doctype html><style>${styles}</style>${(await Promise.all(platters)).join('')}
    <div class="mark">${largeMark()}</div><p class="name">Mesob</p>
    <p class="line">Recipes to gather around, from six kitchens.</p><div class="edge"></div>`;
}

async function dataUrl(type: string, file: string): Promise<string> {
  return `data:${type};base64,${(await fs.readFile(file)).toString('base64')}`;
}
