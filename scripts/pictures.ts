import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { createServer, isRunnableDevEnvironment } from 'vite';
import {
  type Dish,
  drawDish,
  isRendered,
  MAX_ALT,
  renderPicture,
  renderPreview,
  totalBytes,
  updateAlt,
} from '../art/render.ts';

const DISHES = path.join('art', 'dishes');
const PICTURES = path.join('content', 'pictures');
const PREVIEWS = path.join('var', 'previews');

/** Two at a time: rasterising one dish keeps one core busy. */
const AT_ONCE = 2;

/** Loads one dish's module. */
type Loader = (slug: string) => Promise<Dish>;

/**
 * Runs `use` with a loader that reads dishes one by one when they are needed: a file that is broken must not stop the
 * others. The runner that read this script has closed by now, so there is one of its own.
 */
async function withLoader(use: (load: Loader) => Promise<void>): Promise<void> {
  const server = await createServer({
    configFile: 'vite.server.ts',
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const environment = server.environments.ssr;
    if (!isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run server modules here.');
    await use((slug) => environment.runner.import<Dish>(path.resolve(DISHES, `${slug}.ts`)));
  } finally {
    await server.close();
  }
}

/** Draws one dish and renders what is asked for; says in one line what happened. */
async function renderDish(slug: string, load: Loader, options: { preview: boolean; force: boolean }): Promise<string> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const dish = await load(slug);
  const svg = drawDish(slug, dish);
  if (options.preview) {
    const file = path.join(PREVIEWS, `${slug}.png`);
    await renderPreview(svg, file);
    return `${file}, ${seconds()}`;
  }
  const folder = path.join(PICTURES, slug);
  if (!dish.alt || dish.alt.length > MAX_ALT) throw new Error(`alt must have 1 to ${MAX_ALT} characters.`);
  if (!options.force && (await isRendered(svg, folder))) {
    return (await updateAlt(dish.alt, folder)) ? 'alt text written' : 'up to date';
  }
  const { files } = await renderPicture(svg, dish.alt, folder);
  return `${files.length} files, ${Math.round(totalBytes(files) / 1000)} kB, ${seconds()}`;
}

/**
 * `npm run pictures` renders the dishes whose pictures are missing or out of date, `npm run pictures -- <slug> …` only
 * those. `--preview` writes a PNG to var/previews/ instead, `--force` renders even what is up to date.
 */
export async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { preview: { type: 'boolean', default: false }, force: { type: 'boolean', default: false } },
  });
  // One thread an operation: how encoders share work out among threads may show in the bytes.
  sharp.concurrency(1);
  const slugs = (await readdir(DISHES))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.basename(file, '.ts'));
  const unknown = positionals.filter((slug) => !slugs.includes(slug));
  if (unknown.length > 0) {
    console.error(
      unknown.map((slug) => `${path.join(DISHES, `${slug}.ts`)} is not there: draw the dish first.`).join('\n'),
    );
    process.exitCode = 1;
    return;
  }
  const queue = positionals.length > 0 ? positionals : slugs.sort();
  const failed: string[] = [];

  await withLoader(async (load) => {
    async function work(): Promise<void> {
      for (let slug = queue.shift(); slug; slug = queue.shift()) {
        try {
          console.log(`${slug}: ${await renderDish(slug, load, values)}`);
        } catch (error) {
          failed.push(slug);
          console.error(`${slug}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  });
  if (failed.length > 0) {
    console.error(`Failed: ${failed.join(', ')}`);
    process.exitCode = 1;
  }
}
