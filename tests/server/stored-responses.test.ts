import { describe, expect, it } from 'vitest';
import { CachedBody } from '#server/http/response-cache/cached-body.ts';
import { type CachedResponse, type CacheLookup, ResponseCache } from '#server/http/response-cache/response-cache.ts';

const pollOptions = { timeout: 15_000 };

describe('a response cache', () => {
  const createPage = (html: string): CachedResponse => ({ status: 200, headers: {}, body: new CachedBody(html) });
  const toRendered = (response: CachedResponse) => ({
    result: response,
    response,
    isWhole: true,
    isUnavailable: false,
  });
  const renderPage = (html: string) => async () => toRendered(createPage(html));
  const renderUnavailable = async () => ({ result: createPage('a part'), isWhole: false, isUnavailable: true });
  const toHtml = async (lookup: CacheLookup<CachedResponse>) =>
    String(await ('response' in lookup ? lookup.response : lookup.result).body.getBytes('identity'));

  it('serves the last copy only if the database is unreachable', async () => {
    const cache = new ResponseCache();
    cache.resume();
    await cache.getOrRender('/a', renderPage('old'));
    cache.invalidate('everything');
    const stale = await cache.getOrRender('/a', renderUnavailable);
    expect([await toHtml(stale), 'response' in stale && stale.staleAgeSeconds]).toEqual(['old', expect.any(Number)]);
    const failure = await cache.getOrRender<CachedResponse>('/a', () => Promise.reject(new Error('gone')));
    expect(await toHtml(failure)).toBe('old');
    await expect.poll(async () => toHtml(await cache.getOrRender('/a', renderPage('new'))), pollOptions).toBe('new');
  });

  it('returns the error if there is no copy', async () => {
    const cache = new ResponseCache();
    cache.resume();
    expect(await toHtml(await cache.getOrRender('/a', renderUnavailable))).toBe('a part');
    await expect(cache.getOrRender('/b', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  });

  it('evicts no page for the many spellings of a URL', async () => {
    const cache = new ResponseCache();
    cache.resume();
    await cache.getOrRender('/about', renderPage('about'));
    const large = createPage('x'.repeat(1_000_000));
    for (let slashes = 1; slashes < 100; slashes += 1) {
      for (const path of ['/About', '/%61bout', '/about'])
        cache.store(path + '/'.repeat(slashes), large, cache.record());
    }
    expect(cache.getCurrent('/about')).toBeDefined();
    expect(cache.getCurrent('/about/')).toBeUndefined();
  });

  it('evicts a page that no longer exists', async () => {
    const cache = new ResponseCache();
    cache.resume();
    await cache.getOrRender('/a', renderPage('old'));
    cache.invalidate('everything');
    const missingPage = { result: { ...createPage('gone'), status: 404 }, isWhole: true, isUnavailable: false };
    expect(await toHtml(await cache.getOrRender('/a', async () => missingPage))).toBe('gone');
    expect(await toHtml(await cache.getOrRender('/a', renderUnavailable))).toBe('a part');
  });

  it('does not treat data read before a change as current, nor let it replace later data', async () => {
    const cache = new ResponseCache();
    cache.resume();
    const earlyRecord = cache.record();
    cache.invalidate('everything');
    cache.store('/a', createPage('old'), earlyRecord);
    expect(cache.getCurrent('/a')).toBeUndefined();
    cache.store('/a', createPage('new'), cache.record());
    cache.store('/a', createPage('old'), earlyRecord);
    expect(String(await cache.getCurrent('/a')?.body.getBytes('identity'))).toBe('new');
  });
});
