import assert from 'node:assert/strict';
import type { BenchCase } from '../bench-case.ts';
import type { Server, Stage } from '../servers/stage.ts';
import type { LoadRequest } from './load.ts';

const CONCURRENCY = 10;

/**
 * Sends every request of a case to all contestants once.
 * @throws if a response is wrong or differs from the product's: then the measurement would be invalid
 */
export async function checkResponses({ title, contestants, check }: BenchCase, stage: Stage): Promise<void> {
  const servers = await Promise.all(
    contestants.map(async (contestant) => ({ ...contestant, address: await stage.server(contestant.server) })),
  );
  const [product] = servers;
  assert.ok(product && product.requests.length > 0, `${title}: there are no requests`);
  for (const { requests } of servers) assert.equal(requests.length, product.requests.length);
  const queue = [...product.requests.keys()];
  const runWorker = async () => {
    for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
      let expected: unknown;
      for (const { name, address, requests, read = (text: string) => text as unknown } of servers) {
        const request = requests[index] as LoadRequest;
        const response = read(await fetchText(address, request));
        try {
          if (name === product.name) check?.(response);
          else assert.deepEqual(response, expected);
        } catch (cause) {
          throw new Error(`${title}: ${name} responds wrongly to ${formatRequest(request)}`, { cause });
        }
        expected ??= response;
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runWorker));
}

/** @throws if the status is not 200. */
export async function fetchText({ url }: Pick<Server, 'url'>, request: LoadRequest): Promise<string> {
  const response = await fetch(url + request.path, request);
  const text = await response.text();
  assert.equal(response.status, 200, `${formatRequest(request)} got ${response.status}: ${text.slice(0, 500)}`);
  return text;
}

const formatRequest = ({ method, path, body = '' }: LoadRequest) => `${method} ${path} ${body}`;
