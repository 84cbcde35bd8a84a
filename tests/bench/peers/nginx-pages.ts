import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Contestant, get } from '../cases/bench-case.ts';
import { answerOf } from '../measuring/check-answers.ts';
import type { Stage } from '../servers/stage.ts';
import { nginxFiles } from './nginx.ts';

const compress = promisify(brotliCompress);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** nginx with the same pages as files, compressed like the product's. */
export async function nginxPages(paths: string[], stage: Stage): Promise<Contestant> {
  const product = await stage.server('warm');
  await fs.mkdir(nginxFiles, { recursive: true });
  const names = paths.map((address) => `${encodeURIComponent(address)}.html`);
  for (const [place, address] of paths.entries()) {
    const page = await answerOf(product, get(address));
    await fs.writeFile(path.join(nginxFiles, names[place] ?? ''), await compress(page, QUALITY));
  }
  // The names hold percent signs of their own.
  return { name: 'nginx', server: 'nginx', requests: names.map((name) => get(`/${encodeURIComponent(name)}`)) };
}
