import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { smallMark } from '../server/pictures/mark.ts';
import { siteColors } from '../server/pictures/site-colors.ts';
import { ico } from './icons/ico.ts';
import { largeMark } from './icons/mark.ts';
import { socialCard } from './icons/social-card.ts';

const FOLDER = path.join('client', 'public');

/** Share of a maskable icon's width that the platter fills: a launcher may crop it to a circle of 0.8 of the width. */
const SAFE_SHARE = 0.78;

/** `node scripts/run.mjs art/icons` draws the icons and the social card into client/public/. */
export async function main(): Promise<void> {
  const onBerbere = { ground: siteColors.berbere, share: SAFE_SHARE };
  const files: Record<string, string | Buffer> = {
    'favicon.svg': smallMark(),
    'favicon.ico': ico([
      { size: 16, png: await render(smallMark(), 16) },
      { size: 32, png: await render(smallMark(), 32) },
    ]),
    'icon-192.png': await render(largeMark(), 192),
    'icon-512.png': await render(largeMark(), 512),
    'icon-maskable-512.png': await render(largeMark(onBerbere), 512),
    'apple-touch-icon.png': await render(largeMark({ ...onBerbere, share: 0.88 }), 180),
    'social-card.jpg': await socialCard(),
  };
  await fs.mkdir(FOLDER, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    await fs.writeFile(path.join(FOLDER, name), content);
    console.log(`${name}: ${(content.length / 1000).toFixed(1)} kB`);
  }
}

/** Renders an icon at many times its size and reduces it, because librsvg's rendering at 16 pixels is blurred. */
async function render(svg: string, size: number): Promise<Buffer> {
  const large = await sharp(Buffer.from(svg), { density: 288 }).resize(1024, 1024).png().toBuffer();
  const small = sharp(large).resize(size, size, { kernel: 'lanczos3' });
  return small.png({ palette: size > 32, quality: 95, effort: 10, compressionLevel: 9 }).toBuffer();
}
