import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshAddress, recordingOutbox } from '../support/accounts.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { importRealContent } from '../support/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

// A measurement, for a machine that has nothing else to do: FLOOD_SECONDS=20 npx vitest run <this file>.
const SECONDS = Number(process.env.FLOOD_SECONDS ?? 0);
const PER_SECOND = 200;

let database: TestDatabase;
let test: TestApp;
let url: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await importRealContent(database.dataSource);
  test = await createTestApp(database.dataSource, { TRUST_PROXY: 'true' }, undefined, recordingOutbox());
  url = await test.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await test?.app.close();
  await database?.close();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function login(index: number): Promise<number> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() },
    body: JSON.stringify({ email: `nobody${index}@gmail.com`, password: 'wrong password' }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Reads one after another for so long. */
async function read(ms: number): Promise<{ statuses: Set<number>; p95: number; count: number }> {
  const statuses = new Set<number>();
  const took: number[] = [];
  for (const end = performance.now() + ms; performance.now() < end; await pause(10)) {
    const start = performance.now();
    const response = await fetch(`${url}/api/recipe/getall?search=lentil`);
    await response.arrayBuffer();
    took.push(performance.now() - start);
    statuses.add(response.status);
  }
  return { statuses, p95: took.sort((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0, count: took.length };
}

it.runIf(SECONDS > 0)(`${PER_SECOND} sign-ins a second leave those who only read alone`, async () => {
  await read(500);
  const idle = await read(1_500);
  const logins: Promise<number>[] = [];
  let flooding = true;
  const flood = (async () => {
    const start = performance.now();
    for (let sent = 0; flooding; await pause(5)) {
      for (const due = ((performance.now() - start) / 1_000) * PER_SECOND; sent < due; sent += 1)
        logins.push(login(sent).catch(() => 503));
    }
  })();
  const busy = await read(SECONDS * 1_000).finally(() => {
    flooding = false;
  });
  await flood;
  const answers = await Promise.all(logins);
  expect(busy.statuses).toEqual(new Set([200]));
  expect(busy.count).toBeGreaterThan(SECONDS * 2);
  // Checked, or turned away at once: nothing fails, and nothing waits for ever.
  expect(answers.filter((status) => status !== 401 && status !== 503)).toEqual([]);
  expect(answers).toContain(401);
  expect(answers.length).toBeGreaterThan(SECONDS * PER_SECOND * 0.5);
  console.log(`${answers.length} sign-ins; reads: p95 ${idle.p95.toFixed(1)} ms idle, ${busy.p95.toFixed(1)} ms busy`);
});
