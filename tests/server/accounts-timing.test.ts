import { beforeAll, describe, expect, it } from 'vitest';
import { Passwords } from '#server/security/passwords.ts';
import { freshAddress, PASSWORD } from '../support/accounts.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

/** Number of calls of each kind. If one kind skips a hash, the area under the curve is 0 or 1, else mostly 0.3 to 0.7. */
const CALLS = 60;

const test = await setUpMemberApp({ passwords: new Passwords() });
const url = await test.app.listen({ port: 0, host: '127.0.0.1' });

beforeAll(async () => {
  const passwordHash = await test.services.passwords.hash(PASSWORD);
  await test.database.dataSource.query(
    `insert into users (username, email, email_verified_at, password_hash)
     select 'Abeba', 'known' || n || '@gmail.com', case when n % 2 = 0 then now() end, $1 from generate_series(1, $2) n`,
    [passwordHash, CALLS],
  );
});

async function timeRequest(path: string, body: object): Promise<{ ms: number; response: string }> {
  const start = performance.now();
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() },
    body: JSON.stringify(body),
  });
  const fullResponse = `${response.status} ${await response.text()}`;
  return { ms: performance.now() - start, response: fullResponse };
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Returns how often a known address took longer than an unknown one: 0.5 if the times do not differ. */
function areaUnderCurve(known: number[], unknown: number[]): number {
  const wins = known.flatMap((a) => unknown.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}

/** Calls with known and unknown addresses in turn, a few at once, so that a slow machine slows both. */
async function compare(path: string, getBody: (email: string) => object, concurrency: number) {
  const ms = { known: [] as number[], unknown: [] as number[] };
  const responses = new Set<string>();
  let next = 0;
  const worker = async () => {
    while (next < CALLS) {
      next += 1;
      const index = next;
      const kinds = index % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const kind of kinds) {
        const { ms: duration, response } = await timeRequest(path, getBody(`${kind}${index}@gmail.com`));
        ms[kind].push(duration);
        responses.add(response);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  expect([...responses], path).toHaveLength(1);
  const difference = Math.abs(median(ms.known) - median(ms.unknown));
  const area = areaUnderCurve(ms.known, ms.unknown);
  const details = `${path}: medians ${difference.toFixed(1)} ms apart, area ${area.toFixed(3)}`;
  expect(difference <= 5 || (area > 0.3 && area < 0.7), details).toBe(true);
}

describe('responses to known and unknown addresses are equal, and equally fast:', {
  timeout: 300_000,
}, () => {
  it('login', () => compare('/users/login', (email) => ({ email, password: 'wrong password' }), 2));
  it('register', () =>
    compare(
      '/users/register',
      (email) => ({ username: 'Mallory', email: email.replace('unknown', 'new'), password: PASSWORD }),
      4,
    ));
  it('forgot', () => compare('/users/forgotpassword', (email) => ({ email }), 25));
  it('resend', () => compare('/users/resendverification', (email) => ({ email }), 25));
});
