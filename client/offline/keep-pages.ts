import { ASSETS, forgetFormerBuilds, keptIn, lateParts, PAGES, PICTURES, pathsIn, shell } from './caches.ts';

/** The width that reads well on a telephone and passes on a desk. */
const PICTURE_FILES = ['4x3-960.avif', '4x3-640.jpg'];

/** Fetches the pages that are always there and, for a new build, all others that are kept. */
export async function keepShell(): Promise<void> {
  const paths = new Set([...shell, ...(await pathsIn(PAGES))]);
  // One that does not come now comes next time; until then its old copy has to do.
  for (const path of paths) await keepPage(path).catch(() => undefined);
}

/** Keeps these pages besides the shell, and no others. */
export async function keepOnly(pages: readonly string[]): Promise<void> {
  const wanted = new Set([...shell, ...pages]);
  const kept = await pathsIn(PAGES);
  for (const path of kept) if (!wanted.has(path)) await forget(path);
  for (const path of wanted) {
    if (!kept.includes(path) || (await isFormer(path))) await keepPage(path).catch(() => undefined);
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

/** Throws away the files of former builds, as soon as no page needs them any more. */
export async function forgetFormerAssets(): Promise<void> {
  for (const path of await pathsIn(PAGES)) if (await isFormer(path)) return;
  await forgetFormerBuilds();
}

/** @throws where the server fails or cannot be reached: then a copy of the page stays as it is */
async function keepPage(path: string): Promise<void> {
  const response = await fetch(path, { cache: 'no-cache' });
  // What has moved or is gone is not kept under its old address.
  if (response.redirected || response.status === 404 || response.status === 410) return forget(path);
  if (!response.ok) throw new Error(`${path} answered with ${response.status}.`);
  const html = await response.clone().text();
  await keepAssets(assetsOf(html, path));
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

/** Whether the copy of a page is of a former build: then it needs files that this one has not kept. */
async function isFormer(path: string): Promise<boolean> {
  const page = await keptIn(PAGES, path);
  const kept = await pathsIn(ASSETS);
  return page !== undefined && !assetsOf(await page.text(), path).every((asset) => kept.includes(asset));
}

/** What a page names and, for a recipe, what it will ask for. */
function assetsOf(html: string, path: string): string[] {
  return [...(html.match(/\/assets\/[\w.-]+/g) ?? []), ...(shell.includes(path) ? [] : lateParts)];
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
