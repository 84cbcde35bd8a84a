import type { PageAssets } from './renderer.ts';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  assets?: string[];
  imports?: string[];
  isDynamicEntry?: boolean;
}

type Manifest = Record<string, ManifestChunk>;

/** What every page loads: starter, entry, style sheet and the two text fonts, out of Vite's manifest. */
export function pageAssets(manifest: Manifest): PageAssets {
  const entry = manifest['client/app/entry-browser.tsx'];
  const starter = manifest['client/app/starter.ts'];
  const sheet = manifest['style.css'];
  if (!entry || !starter || !sheet) throw new Error('The client build has no entry');
  const fonts = Object.values(manifest)
    .flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
    .filter((file) => file.endsWith('.woff2'));
  return {
    starter: `/${starter.file}`,
    scripts: [`/${entry.file}`],
    styles: [`/${sheet.file}`],
    modules: modulesOf(manifest, entry),
    preloads: [
      ...[...new Set(fonts)].slice(0, 2).map((file) => ({ href: `/${file}`, as: 'font', type: 'font/woff2' })),
      // Without this the browser would learn of them only when it has read the entry.
      ...filesOf(manifest, entry)
        .slice(1)
        .map((file) => ({ href: `/${file}`, as: 'module' })),
    ],
  };
}

/** The files of each page that is loaded on its own, without those that come with the entry. */
function modulesOf(manifest: Manifest, entry: ManifestChunk): Record<string, string[]> {
  const withEntry = new Set(filesOf(manifest, entry));
  const pages = Object.entries(manifest).filter(([, chunk]) => chunk.isDynamicEntry);
  return Object.fromEntries(
    pages.map(([source, chunk]) => [
      source,
      filesOf(manifest, chunk)
        .filter((file) => !withEntry.has(file))
        .map((file) => `/${file}`),
    ]),
  );
}

function filesOf(manifest: Manifest, chunk: ManifestChunk): string[] {
  const imported = (chunk.imports ?? []).flatMap((key) => filesOf(manifest, manifest[key] as ManifestChunk));
  return [...new Set([chunk.file, ...imported])];
}
