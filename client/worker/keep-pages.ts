import { ASSETS, keptIn, PAGES, PICTURES, pathsIn, shell } from './caches.ts';

/** The width that reads well on a telephone and passes on a desk. */
const PICTURE_FILES = ['4x3-960.avif', '4x3-640.jpg'];

/** Fetches the pages that are always there and, for a new build, all others that are kept. */
export async function keepShell(): Promise<void> {
  const paths = new Set([...shell, ...(await pathsIn(PAGES))]);
  for (const path of paths) await keepPage(path);
}

/** Keeps these pages besides the shell, and no others. */
export async function keepOnly(pages: readonly string[]): Promise<void> {
  const wanted = new Set([...shell, ...pages]);
  const kept = await pathsIn(PAGES);
  for (const path of kept) if (!wanted.has(path)) await forget(path);
  for (const path of wanted) {
    // One that does not come now comes next time.
    if (!kept.includes(path)) await keepPage(path).catch(() => undefined);
  }
}

/** Keeps scripts, styles and fonts, unless they are. */
export async function keepAssets(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(ASSETS);
  for (const path of new Set(paths)) {
    if (await keptIn(ASSETS, path)) continue;
    const response = await fetch(path);
    if (response.ok) await cache.put(path, response);
  }
}

async function keepPage(path: string): Promise<void> {
  const response = await fetch(path, { cache: 'no-cache' });
  // What has moved or is gone is not kept under its old address.
  if (!response.ok || response.redirected) return forget(path);
  const html = await response.clone().text();
  await keepAssets(html.match(/\/assets\/[\w.-]+/g) ?? []);
  await keepPictures(html, path);
  const cache = await caches.open(PAGES);
  await cache.put(path, response);
}

/** Keeps the picture of the recipe itself, not those of all that the page leads to. */
async function keepPictures(html: string, path: string): Promise<void> {
  const [folder] = html.match(new RegExp(`/pictures/${slugOf(path)}/[\\w-]+`)) ?? [];
  if (!folder || shell.includes(path)) return;
  const cache = await caches.open(PICTURES);
  for (const file of PICTURE_FILES) {
    const response = await fetch(`${folder}/${file}`);
    if (response.ok) await cache.put(`${folder}/${file}`, response);
  }
}

async function forget(path: string): Promise<void> {
  const [pages, pictures] = [await caches.open(PAGES), await caches.open(PICTURES)];
  await pages.delete(path);
  for (const request of await pictures.keys()) {
    if (new URL(request.url).pathname.startsWith(`/pictures/${slugOf(path)}/`)) await pictures.delete(request);
  }
}

function slugOf(path: string): string {
  return path.split('/').at(-1) ?? '';
}
