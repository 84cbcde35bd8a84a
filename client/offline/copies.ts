import { ASSETS, deleteFormerBuilds, findCopy, getCachedPaths, lateParts, PAGES, PICTURES, shell } from './caches.ts';

/** Files of a picture to copy: sharp on phones, and acceptable on large screens. */
const PICTURE_FILES = ['4x3-960.avif', '4x3-640.jpg'];

/** Copies the pages of the shell, and fetches all other copies again for a new build. */
export async function cacheShell(): Promise<void> {
  const paths = new Set([...shell, ...(await getCachedPaths(PAGES))]);
  // A page that fails is fetched the next time; until then its old copy is used.
  for (const path of paths) await cachePage(path).catch(() => undefined);
}

/** Copies the pages and the shell if their copies are missing or outdated, and deletes the copies of other pages. */
export async function cachePages(pages: readonly string[]): Promise<void> {
  const expected = new Set([...shell, ...pages]);
  const cached = await getCachedPaths(PAGES);
  for (const path of cached) if (!expected.has(path)) await deleteCopy(path);
  for (const path of expected) {
    if (!cached.includes(path) || (await isOutdated(path))) await cachePage(path).catch(() => undefined);
  }
}

/** Caches missing scripts, styles and fonts. */
export async function cacheAssets(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(ASSETS);
  for (const path of new Set(paths)) {
    if (await findCopy(ASSETS, path)) continue;
    const response = await fetch(path);
    if (response.ok) await cache.put(path, response);
  }
}

/** Deletes the files of earlier builds once no copied page needs them. */
export async function deleteFormerAssets(): Promise<void> {
  for (const path of await getCachedPaths(PAGES)) if (await isOutdated(path)) return;
  await deleteFormerBuilds();
}

/** Copies a page and its files. @throws if the server fails or cannot be reached; an earlier copy is then kept */
async function cachePage(path: string): Promise<void> {
  const response = await fetch(path, { cache: 'no-cache' });
  // A page that has moved or was deleted leaves no copy under its old URL.
  if (response.redirected || response.status === 404 || response.status === 410) return deleteCopy(path);
  if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
  const html = await response.clone().text();
  await cacheAssets(getAssets(html, path));
  await cachePictures(html, path);
  const cache = await caches.open(PAGES);
  await cache.put(path, response);
}

/** Copies the recipe's own picture, without the other pictures on its page. */
async function cachePictures(html: string, path: string): Promise<void> {
  const [folder] = html.match(new RegExp(`/pictures/${getSlug(path)}/[\\w-]+`)) ?? [];
  if (!folder || shell.includes(path)) return;
  const cache = await caches.open(PICTURES);
  for (const file of PICTURE_FILES) {
    const response = await fetch(`${folder}/${file}`);
    if (response.ok) await cache.put(`${folder}/${file}`, response);
  }
}

/**
 * Returns `true` if the copy of a page needs files that this build's cache does not have, as after a new build.
 */
async function isOutdated(path: string): Promise<boolean> {
  const page = await findCopy(PAGES, path);
  const cached = await getCachedPaths(ASSETS);
  return page !== undefined && !getAssets(await page.text(), path).every((asset) => cached.includes(asset));
}

/** Returns the files that a page names and, for a recipe, the files that it loads later. */
function getAssets(html: string, path: string): string[] {
  const [head = ''] = html.split('</head>', 1);
  // Searches only these parts, because comments elsewhere in the page may contain URLs of files that do not exist.
  const siteReferences = [head, ...(html.match(/"styles":\[[^\]]*\]|src(?:set)?="[^"]*"/gi) ?? [])].join(' ');
  return [...(siteReferences.match(/\/assets\/[\w.-]+/g) ?? []), ...(shell.includes(path) ? [] : lateParts)];
}

async function deleteCopy(path: string): Promise<void> {
  const [pages, pictures] = [await caches.open(PAGES), await caches.open(PICTURES)];
  await pages.delete(path);
  for (const request of await pictures.keys()) {
    if (new URL(request.url).pathname.startsWith(`/pictures/${getSlug(path)}/`)) await pictures.delete(request);
  }
}

function getSlug(path: string): string {
  return path.split('/').at(-1) ?? '';
}
