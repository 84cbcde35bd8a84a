import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { MAX_ALT_LENGTH } from '../schema/rules/photographs.ts';
import { refreshSocial } from '../scripts/social.ts';
import { totalBytes } from '../server/pictures/picture-files.ts';
import { readPicture } from '../server/pictures/picture-folder.ts';
import { type Drawing, drawSvg, isRendered, renderPicture, renderPreview, updateAlt } from './render.ts';
import { writeStepDrawings } from './step-drawings.ts';

/** Folders of the drawings. Names are unique across them, since all pictures share one folder. */
const FOLDERS = ['dishes', 'scenes', 'portraits'].map((folder) => path.join('art', folder));
const PICTURES = path.join('content', 'pictures');
const PREVIEWS = path.join('var', 'previews');

/** Two at a time: rasterizing one drawing keeps one core busy. */
const MAX_CONCURRENT = 2;

/** The name under which the drawings of guides' steps are written. */
const STEPS = 'steps';

/** Loads the module of one drawing. */
type Loader = <Module = Drawing>(file: string) => Promise<Module>;

/**
 * Runs `use` with a loader that reads each drawing when it is needed, so that a broken file does not stop the others.
 * The runner of this script is closed by then, so the loader has its own.
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
    await use((file) => environment.runner.import(path.resolve(file)));
  } finally {
    await server.close();
  }
}

/** The files of all drawings by their names. */
async function findDrawings(): Promise<Map<string, string>> {
  const folders = await Promise.all(
    FOLDERS.map(async (folder) => (await readdir(folder)).map((name) => path.join(folder, name))),
  );
  const files = folders.flat().filter((file) => file.endsWith('.ts'));
  return new Map(files.map((file) => [path.basename(file, '.ts'), file]));
}

/** The names of the pictures that are photographs, which drawings do not replace. */
async function findPhotographs(): Promise<Set<string>> {
  const names = await readdir(PICTURES);
  const pictures = await Promise.all(
    names.map((name) => readPicture(path.join(PICTURES, name)).catch(() => undefined)),
  );
  return new Set(names.filter((_, index) => pictures[index]?.photograph));
}

async function keepPhotograph(name: string): Promise<string> {
  const social = await refreshSocial(name, path.join(PICTURES, name));
  return social ? 'a photograph, social picture' : 'a photograph, up to date';
}

/** Draws and renders the requested pictures; returns a one-line summary. */
async function render(
  { name, file }: { name: string; file: string },
  load: Loader,
  options: { preview: boolean; force: boolean },
): Promise<string> {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const drawing = await load(file);
  const svg = drawSvg(name, drawing);
  if (options.preview) {
    const preview = path.join(PREVIEWS, `${name}.png`);
    await renderPreview(svg, preview);
    return `${preview}, ${seconds()}`;
  }
  const folder = path.join(PICTURES, name);
  if (!drawing.alt || drawing.alt.length > MAX_ALT_LENGTH)
    throw new Error(`alt must have 1 to ${MAX_ALT_LENGTH} characters.`);
  const changes: string[] = [];
  if (options.force || !(await isRendered(svg, folder))) {
    const { files } = await renderPicture(svg, drawing.alt, folder);
    changes.push(`${files.length} files, ${Math.round(totalBytes(files) / 1000)} kB`);
  } else if (await updateAlt(drawing.alt, folder)) changes.push('alt text written');
  if (await refreshSocial(name, folder)) changes.push('social picture');
  return changes.length > 0 ? `${changes.join(', ')}, ${seconds()}` : 'up to date';
}

export const usage = `usage: npm run pictures -- [--preview] [--force] [name …]

  name       a drawing, or "steps" for the drawings of guides' steps; without names, every missing or outdated picture
  --preview  write a PNG to var/previews/ instead
  --force    render up-to-date drawings again, and replace photographs`;

/** Renders drawings. Photographs stay (`npm run content -- picture` creates them). */
export async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { preview: { type: 'boolean', default: false }, force: { type: 'boolean', default: false } },
  });
  // One thread per operation: the distribution of work among threads can change an encoder's output.
  sharp.concurrency(1);
  const drawings = await findDrawings();
  const photographs = await findPhotographs();
  const hasSteps = positionals.length === 0 || positionals.includes(STEPS);
  const unknownNames = positionals.filter((name) => name !== STEPS && !drawings.has(name) && !photographs.has(name));
  if (unknownNames.length > 0) {
    console.error(
      unknownNames
        .map((name) => `${path.join('art', 'dishes', `${name}.ts`)} does not exist. Draw the dish first.`)
        .join('\n'),
    );
    process.exitCode = 1;
    return;
  }
  const queue =
    positionals.length > 0
      ? positionals.filter((name) => name !== STEPS)
      : [...new Set([...drawings.keys(), ...photographs])].sort();
  const failedNames: string[] = [];

  await withLoader(async (load) => {
    if (hasSteps && !values.preview) console.log(`${STEPS}: ${await writeStepDrawings((file) => load(file))}`);
    async function runWorker(): Promise<void> {
      for (let name = queue.shift(); name; name = queue.shift()) {
        try {
          const file = drawings.get(name);
          const isPhotographKept = photographs.has(name) && !(file && (values.force || values.preview));
          const result =
            file && !isPhotographKept ? await render({ name, file }, load, values) : await keepPhotograph(name);
          console.log(`${name}: ${result}`);
        } catch (error) {
          failedNames.push(name);
          console.error(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
        }
      }
    }
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, runWorker));
  });
  if (failedNames.length > 0) {
    console.error(`Failed: ${failedNames.join(', ')}`);
    process.exitCode = 1;
  }
}
