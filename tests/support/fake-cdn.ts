import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeCdn {
  url: string;
  /** The sorted keys of each accepted purge; purges are accepted while `status` is 200. */
  purged: string[][];
  /** Tokens of the received calls. */
  tokens: (string | undefined)[];
  /** Status of its responses; 200 by default. */
  status: number;
  close(): void;
}

/** Fakes a CDN's API to purge by keys, like Fastly and Cloudflare, over real HTTP on a free port. */
export async function startFakeCdn(): Promise<FakeCdn> {
  const server = http.createServer(async (request, response) => {
    const parts = await request.toArray();
    const { 'surrogate-key': keys, 'fastly-key': fastly, authorization } = request.headers;
    const tags: string[] =
      keys === undefined ? JSON.parse(Buffer.concat(parts).toString()).tags : String(keys).split(' ');
    cdn.tokens.push(fastly === undefined ? authorization : String(fastly));
    if (cdn.status === 200) cdn.purged.push(tags.sort());
    response.writeHead(request.method === 'POST' ? cdn.status : 405, { location: `${cdn.url}/elsewhere` }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cdn: FakeCdn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`,
    purged: [],
    tokens: [],
    status: 200,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return cdn;
}
