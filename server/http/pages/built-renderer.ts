import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAssets, PageRenderer, RenderEntry } from './renderer.ts';

/**
 * The renderer that `npm run build` leaves under `dist/`.
 * @throws where there is no build.
 */
export async function builtRenderer(dist: string): Promise<PageRenderer> {
  const staticDir = path.join(dist, 'client');
  const manifest = JSON.parse(await fs.readFile(path.join(staticDir, '.vite/manifest.json'), 'utf8'));
  const explorer = explorerFiles(JSON.parse(await fs.readFile(path.join(staticDir, '.vite/explorer.json'), 'utf8')));
  const sheet = await styleSheet(manifest, staticDir);
  const assets = { ...pageAssets(manifest), sheet };
  const entryUrl = pathToFileURL(path.join(dist, 'render/entry-server.js')).href;
  const entry = (await import(/* @vite-ignore */ entryUrl)) as RenderEntry;
  return { staticDir, explorer, sheet, render: (input) => entry.render({ ...input, assets }) };
}

interface ManifestChunk {
  file: string;
  name?: string;
  assets?: string[];
  imports?: string[];
  isDynamicEntry?: boolean;
}

type Manifest = Record<string, ManifestChunk>;

async function styleSheet(manifest: Manifest, staticDir: string): Promise<string> {
  const { file } = manifest['style.css'] ?? {};
  if (!file) throw new Error('The client build has no style sheet');
  return fs.readFile(path.join(staticDir, file), 'utf8');
}

/** What every page loads: starter and entry, out of Vite's manifest. */
function pageAssets(manifest: Manifest): PageAssets {
  const entry = manifest['client/app/entry-browser.tsx'];
  const starter = manifest['client/app/starter.ts'];
  if (!entry || !starter) throw new Error('The client build has no entry');
  const [script, ...imports] = filesOf(manifest, entry);
  const late = Object.values(manifest).filter((chunk) => chunk.isDynamicEntry);
  return {
    starter: `/${starter.file}`,
    scripts: [`/${script}`],
    pages: Object.fromEntries(
      late.map((chunk) => [
        chunk.name,
        filesOf(manifest, chunk)
          .filter((file) => file !== script && !imports.includes(file))
          .map((file) => `/${file}`),
      ]),
    ),
    // Without this the browser would learn of them only when it has read the entry.
    preloads: imports.map((file) => `/${file}`),
  };
}

function explorerFiles(manifest: Manifest): PageRenderer['explorer'] {
  const entry = manifest['client/explorer/entry.tsx'];
  const sheet = manifest['style.css'];
  if (!entry || !sheet) throw new Error('The build has no explorer');
  return { script: `/${entry.file}`, styles: `/${sheet.file}` };
}

/** A chunk's file and those of all that it imports. */
function filesOf(manifest: Manifest, chunk: ManifestChunk): string[] {
  const imported = (chunk.imports ?? []).flatMap((key) => filesOf(manifest, manifest[key] as ManifestChunk));
  return [...new Set([chunk.file, ...imported])];
}
