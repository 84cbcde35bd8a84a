import { once } from 'node:events';
import net from 'node:net';
import { afterAll, expect, it, vi } from 'vitest';
import { testLog } from '../support/log.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const { app } = await setUpApp(await setUpDatabase());
const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);

afterAll(() => vi.restoreAllMocks());

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

it.each([
  ['/graphql', json, 'reset'],
  ['/graphql', json, 'end'],
  ['/api/users/login', json, 'reset'],
  ['/api/contact/submitcontactform', json, 'end'],
  ['/newsletter/unsubscribe/x', form, 'reset'],
  ['/contact', form, 'reset'],
  ['/recipes', json, 'reset'],
] as const)('an upload to %s (%s) aborted by the client (%s) is no error in the log', async (path, type, how) => {
  const lines: { level: number; msg: string; url?: string }[] = [];
  vi.spyOn(testLog, 'write').mockImplementation((line) => void lines.push(JSON.parse(line)));
  const requested = once(app.server, 'request');
  const client = net.connect(port, '127.0.0.1').on('error', () => undefined);
  client.write(
    `POST ${path} HTTP/1.1\r\nHost: mesob.test\r\nContent-Type: ${type}\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 100\r\n\r\n{"half":`,
  );
  await requested;
  if (how === 'reset') client.resetAndDestroy();
  else client.end();
  await expect.poll(() => lines.map(({ msg }) => msg), { interval: 10 }).toContain('the client aborted the request');
  expect(lines.filter(({ level }) => level > 20)).toEqual([]);
});
