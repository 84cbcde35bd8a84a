import fs from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentNode } from 'graphql';

/** Input for rendering a page. */
interface RenderInput {
  url: URL;
  /** Runs a GraphQL operation in this process, without HTTP. */
  execute: (request: {
    document: DocumentNode;
    variables: Record<string, unknown>;
    operationName?: string;
  }) => Promise<{ data?: Record<string, unknown> | null; errors?: readonly unknown[] }>;
  /** Logs errors of a part of the page; the page shows a sentence instead. */
  onError: (error: unknown) => void;
  assets: PageAssets;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Result of the form that was posted to the page. */
  posted?: PostedFormData;
  /** Adds the line that says that the readers of the site are samples. */
  sampleSite?: boolean;
}

/** A form that a browser posted natively, as the page shows it. */
export interface PostedFormData {
  /** Null if the fields are wrong; `kind` is the schema's name of a failure. */
  result: { ok: boolean; text: string; kind?: string } | null;
  /** Problems, by the names of the fields. */
  errors: Record<string, string>;
  /** Typed texts, by the names of the fields; never a password. */
  values: Record<string, string>;
}

/** Files that a page loads in addition to the entry's. */
interface LazyPage {
  scripts: string[];
  styles: string[];
  /** Style sheet to inline in the page: the common one with the page's own rules. */
  sheet: string;
}

export interface PageAssets {
  /** Script that loads the others later; if undefined, the page loads them immediately. */
  starter?: string;
  scripts: string[];
  /** The style sheet of pages that are not lazy-loaded; undefined if scripts load the styles. */
  sheet?: string;
  /** The file of styles for errors and for elements that scripts add, and `sheet` without these styles. */
  lateStyles?: { style: string; sheet: string };
  /** Lazy-loaded pages, by name in Vite's manifest. */
  pages?: Record<string, LazyPage>;
  /** Style files that are inlined in the page already. */
  styles: string[];
  /** Modules that the scripts import. */
  preloads: string[];
}

export type RenderedPage =
  | {
      status: number;
      headers: Record<string, string>;
      /** Parts of the document, in order. */
      html: readonly string[];
      sheet?: string;
      /** No cache may store it: its URL contains the secret of a link. */
      isPrivate?: boolean;
    }
  | { status: number; redirect: string };

/** Exports of the module `client/app/entry-server.tsx`. */
export interface RenderEntry {
  render(input: RenderInput): Promise<RenderedPage>;
}

/** Renders pages: the built client in production, Vite's module runner in development. */
export interface PageRenderer {
  render(input: Omit<RenderInput, 'assets'>): Promise<RenderedPage>;
  /** The style sheet of pages that are not lazy-loaded; undefined in development. */
  sheet?: string;
  /** The folder of the built client's files; undefined if Vite serves them. */
  staticDir?: string;
  /** URLs of the explorer's files; undefined in development, which does not build it. */
  explorer?: { script: string; styles: string };
  /** Serves sources and hot reload in development; calls `next` for everything else. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/**
 * Creates a renderer that runs the built client.
 * @param dist - folder that `npm run build` writes
 * @throws if there is no build
 */
export async function createBuiltRenderer(dist: string): Promise<PageRenderer> {
  const staticDir = path.join(dist, 'client');
  const manifest = JSON.parse(await fs.readFile(path.join(staticDir, '.vite/manifest.json'), 'utf8'));
  const explorer = getExplorerFiles(JSON.parse(await fs.readFile(path.join(staticDir, '.vite/explorer.json'), 'utf8')));
  const readSheet = async (files: string[]) =>
    (await Promise.all(files.map((file) => fs.readFile(path.join(staticDir, file), 'utf8')))).join('');
  const assets = await getPageAssets(manifest, readSheet);
  const { sheet } = assets;
  const entryUrl = pathToFileURL(path.join(dist, 'render/entry-server.js')).href;
  const entry = (await import(/* @vite-ignore */ entryUrl)) as RenderEntry;
  return { staticDir, explorer, sheet, render: (input) => entry.render({ ...input, assets }) };
}

interface ManifestChunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
  isDynamicEntry?: boolean;
}

type Manifest = Record<string, ManifestChunk>;

/** Finds in Vite's manifest what every page loads, starter and entry, and what each lazy page loads in addition. */
async function getPageAssets(manifest: Manifest, readSheet: (files: string[]) => Promise<string>): Promise<PageAssets> {
  const entry = manifest['client/app/entry-browser.tsx'];
  const starter = manifest['client/app/starter.ts'];
  if (!entry || !starter) throw new Error('The client build has no entry');
  const common = getFiles(manifest, entry);
  const [script, ...imports] = common.scripts;
  const sheet = await readSheet(common.styles);
  // Named by a group in `vite.client.ts`.
  const lateStyle = common.styles.find((file) => file.startsWith('assets/late-'));
  const earlyStyles = common.styles.filter((file) => file !== lateStyle);
  if (!sheet || !lateStyle) throw new Error('The client build has no style sheet');
  const pages: Record<string, LazyPage> = {};
  for (const chunk of Object.values(manifest).filter(({ isDynamicEntry }) => isDynamicEntry)) {
    const files = getFiles(manifest, chunk);
    const scripts = files.scripts.filter((file) => !common.scripts.includes(file));
    const styles = files.styles.filter((file) => !common.styles.includes(file));
    pages[chunk.name ?? ''] = {
      scripts: scripts.map(toUrl),
      styles: styles.map(toUrl),
      sheet: sheet + (await readSheet(styles)),
    };
  }
  return {
    starter: `/${starter.file}`,
    scripts: [`/${script}`],
    sheet,
    lateStyles: { style: toUrl(lateStyle), sheet: await readSheet(earlyStyles) },
    pages,
    // Lazy chunks import the common sheet, too: loaded twice, its rules would override the page's.
    styles: common.styles.map(toUrl),
    // Without this the browser would discover them only after reading the entry.
    preloads: imports.map((file) => `/${file}`),
  };
}

function getExplorerFiles(manifest: Manifest): PageRenderer['explorer'] {
  const entry = manifest['client/explorer/entry.tsx'];
  const sheet = manifest['style.css'];
  if (!entry || !sheet) throw new Error('The build has no explorer');
  return { script: `/${entry.file}`, styles: `/${sheet.file}` };
}

const toUrl = (file: string) => `/${file}`;

/**
 * Lists the files of a chunk and of its imports, at every level. The chunk's own styles come last: they may override
 * styles of imports.
 */
function getFiles(manifest: Manifest, chunk: ManifestChunk): { scripts: string[]; styles: string[] } {
  const imported = (chunk.imports ?? []).map((key) => getFiles(manifest, manifest[key] as ManifestChunk));
  return {
    scripts: [...new Set([chunk.file, ...imported.flatMap(({ scripts }) => scripts)])],
    styles: [...new Set([...imported.flatMap(({ styles }) => styles), ...(chunk.css ?? [])])],
  };
}
