declare const __BUILD__: string;
declare const __LATE_PARTS__: readonly string[];

/** Scripts, styles and fonts of a build; a new build has new files. */
export const ASSETS = `mesob-assets-${__BUILD__}`;
/** Scripts that recipe pages load late and do not name in their HTML, such as the calculation of amounts. */
export const lateParts = __LATE_PARTS__;
/** Copies of pages, as last fetched. */
export const PAGES = 'mesob-pages';
export const PICTURES = 'mesob-pictures';

/** Pages available offline, even if nothing is saved. */
export const shell: readonly string[] = ['/offline', '/wishlist', '/compare', '/cart', '/plan', '/shopping-list'];

/** Finds a copy in the cache with this name, ignoring the `Vary` header; undefined if there is none. */
export async function findCopy(name: string, request: Request | string, ignoreSearch = false) {
  const cache = await caches.open(name);
  return cache.match(request, { ignoreVary: true, ignoreSearch });
}

/** Returns the paths of the URLs that a cache holds. */
export async function getCachedPaths(name: string): Promise<string[]> {
  const cache = await caches.open(name);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

/** Deletes the cached files of earlier builds. */
export async function deleteFormerBuilds(): Promise<void> {
  const names = await caches.keys();
  const formerNames = names.filter((name) => name.startsWith('mesob-assets-') && name !== ASSETS);
  await Promise.all(formerNames.map((name) => caches.delete(name)));
}
