import { expect, it } from 'vitest';
import { Turns } from '#server/http/turns.ts';

it('gives each caller a turn of the event loop of its own, in order', async () => {
  let turn = 0;
  let isCounting = true;
  const count = () => {
    turn += 1;
    if (isCounting) setImmediate(count);
  };
  setImmediate(count);
  const turns = new Turns();
  const entries: [string, number][] = [];
  await Promise.all(
    ['first', 'second', 'third'].map(async (name) => {
      await turns.next();
      entries.push([name, turn]);
    }),
  );
  isCounting = false;
  expect(entries.map(([name]) => name)).toEqual(['first', 'second', 'third']);
  expect(new Set(entries.map(([, turn]) => turn)).size).toBe(3);
});
