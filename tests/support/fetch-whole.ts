/** Fetches and reads the whole body without following redirects: a half-read response keeps the server from closing. */
export async function fetchWhole(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(url, { headers, redirect: 'manual' });
  return new Response(await response.arrayBuffer(), response);
}

/** Calls `fetchWhole` for a path of a site. */
export function fetchAtAddress(
  site: { url: string },
  path: string,
  headers?: Record<string, string>,
): Promise<Response> {
  return fetchWhole(site.url + path, headers);
}
