import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageAssets } from './page-assets.ts';
import type { PageRenderer, RenderedPage, RenderInput } from './renderer.ts';

interface RenderEntry {
  render(input: RenderInput): Promise<RenderedPage>;
}

/**
 * The renderer that `npm run build` leaves under `dist/`.
 * @throws where there is no build.
 */
export async function builtRenderer(dist: string): Promise<PageRenderer> {
  const staticDir = path.join(dist, 'client');
  const manifest = JSON.parse(await fs.readFile(path.join(staticDir, '.vite/manifest.json'), 'utf8'));
  const assets = pageAssets(manifest);
  const entryUrl = pathToFileURL(path.join(dist, 'render/entry-server.js')).href;
  const entry = (await import(/* @vite-ignore */ entryUrl)) as RenderEntry;
  return { staticDir, render: (input) => entry.render({ ...input, assets }) };
}
