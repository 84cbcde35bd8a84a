import type { PageAssets } from './renderer.ts';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  css?: string[];
  assets?: string[];
  imports?: string[];
}

/** What every page loads: the entry script, its style sheets, and the two text fonts, out of Vite's manifest. */
export function pageAssets(manifest: Record<string, ManifestChunk>): PageAssets {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The client build has no entry');
  const fonts = Object.values(manifest)
    .flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
    .filter((file) => file.endsWith('.woff2'));
  return {
    scripts: [`/${entry.file}`],
    styles: stylesOf(manifest, entry).map((file) => `/${file}`),
    preloads: [...new Set(fonts)].slice(0, 2).map((file) => ({ href: `/${file}`, as: 'font', type: 'font/woff2' })),
  };
}

function stylesOf(manifest: Record<string, ManifestChunk>, chunk: ManifestChunk): string[] {
  const imported = (chunk.imports ?? []).flatMap((key) => stylesOf(manifest, manifest[key] as ManifestChunk));
  return [...new Set([...imported, ...(chunk.css ?? [])])];
}
