import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import type { Manifest, UserConfig } from 'vite';
import { forProduction } from './vite.client.ts';

/**
 * The build of the service worker: one script whose URL never changes, at the root of its scope. It is built after the
 * client, because it caches that build's files, and its own bytes must change with them.
 */
export async function workerConfig(folder: string): Promise<UserConfig> {
  const text = await fs.readFile(`${folder}/client/.vite/manifest.json`, 'utf8');
  const build = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return {
    publicDir: false,
    plugins: [forProduction()],
    define: { __BUILD__: JSON.stringify(build), __LATE_PARTS__: JSON.stringify(lateParts(JSON.parse(text))) },
    build: {
      outDir: `${folder}/client`,
      emptyOutDir: false,
      rolldownOptions: { input: 'client/offline/sw.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  };
}

/** Returns the files of lazy parts that are neither pages nor the desk's: the HTML of pages does not name them. */
function lateParts(manifest: Manifest): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(`/${chunk.file}`)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
    chunk.imports?.forEach(add);
  };
  for (const [key, chunk] of Object.entries(manifest)) {
    const isOfDesk = key.startsWith('client/pages/desk/');
    if (chunk.isDynamicEntry && !chunk.name?.endsWith('-page') && !isOfDesk) add(key);
  }
  return [...files];
}
