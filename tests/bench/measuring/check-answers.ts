import assert from 'node:assert/strict';
import type { BenchCase } from '../cases/bench-case.ts';
import type { LoadRequest } from './load.ts';
import type { Server, Stage } from './stage.ts';

const AT_ONCE = 10;

/** Asks every request of a case once. @throws where an answer is wrong: then nothing that is measured counts. */
export async function checkAnswers(bench: BenchCase, { product, floor }: Stage): Promise<void> {
  assert.equal(bench.product.length, bench.floor.length);
  const queue = bench.product.map((request, index) => ({ request, floorRequest: bench.floor[index] ?? request }));
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [ours, theirs] = await Promise.all([answerOf(product, next.request), answerOf(floor, next.floorRequest)]);
      try {
        bench.check(ours, theirs);
      } catch (cause) {
        throw new Error(`${bench.title}: a wrong answer to ${describe(next.request)}`, { cause });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** @throws where the status is not 200. */
export async function answerOf({ url }: Server, request: LoadRequest): Promise<string> {
  const response = await fetch(url + request.path, request);
  const text = await response.text();
  assert.equal(
    response.status,
    200,
    `${describe(request)} was answered with ${response.status}: ${text.slice(0, 500)}`,
  );
  return text;
}

const describe = ({ method, path, body = '' }: LoadRequest) => `${method} ${path} ${body}`;
