// Separate process: sends requests to the product, on its own embedded Postgres, and prints tables of times and memory.
import 'reflect-metadata';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { syncFolder } from '#server/content/sync-folder.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { StatementReader } from '#server/database/statements.ts';
import type { measuredFields } from '#server/graphql/field-costs.ts';
import { createSchema } from '#server/graphql/schema.ts';
import { ResponseCache } from '#server/http/response-cache/response-cache.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { createServices } from '#server/services.ts';
import { percentile } from '../measuring/load.ts';
import { fillMember } from './fill-member.ts';
import { hostileArguments } from './hostile-arguments.ts';
import { hostileDocuments } from './hostile-documents.ts';

const ROUNDS = 20;
const DISTINCT_DOCUMENTS = 1_500;
/** Beginnings of the names of arguments to measure; without any, measures everything. */
const argumentNames = process.argv.slice(2);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mesob-documents-'));
fs.chmodSync(folder, 0o755);
const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder, TRUST_PROXY: '1' });
const database = await openDatabase(config);
await syncFolder({ dataSource: database.dataSource, contentDir: config.contentDir, log: () => undefined });
const dataSource = await database.openForRequests();
const reader = new StatementReader(dataSource);
const secret = 'a secret that only measures, and is long enough';
const schema = await createSchema();
const services = await createServices({ config, dataSource, reader, secret, outbox: createOutbox(secret) });
const app = await createApp({
  config,
  reader,
  services,
  schema,
  renderer: { render: async () => ({ status: 404, headers: {}, html: [] }) },
  responseCache: new ResponseCache(),
  isReady: async () => true,
  isAlive: () => true,
});
let requestCount = 0;
let cost: number | undefined;
if (argumentNames.length === 0) console.table(await measureRefusals());
console.table(await measureArguments());
if (argumentNames.length === 0) {
  console.table(await measureFields());
  console.table(await measureMemory());
}
await app.close();
await database.close();
fs.rmSync(folder, { recursive: true, force: true });
process.exit();

/** Sends a request as a new client, so that no rate limit applies. @returns status and error code */
async function sendQuery(query: string, variables?: Record<string, unknown>, token?: string): Promise<string> {
  requestCount += 1;
  const headers = {
    'x-forwarded-for': `10.${(requestCount >> 16) & 255}.${(requestCount >> 8) & 255}.${requestCount & 255}`,
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const response = await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables }, headers });
  const { errors, extensions } = response.json();
  cost = extensions?.cost?.requested;
  return `${response.statusCode} ${errors?.[0]?.extensions.code ?? ''}`;
}

async function measureRefusals(): Promise<Record<string, object>> {
  const table: Record<string, object> = {};
  for (const [name, document] of Object.entries(hostileDocuments)) {
    const kB = Number((document.length / 1_000).toFixed(1));
    table[name] = { kB, ...(await getTimes((round) => sendQuery(`#${round}\n${document}`))) };
  }
  return table;
}

/** Measures the time for texts and lists, which an operation's cost estimate does not include. */
async function measureArguments(): Promise<Record<string, object>> {
  const table: Record<string, object> = {};
  for (const [name, { query, variables }] of Object.entries(hostileArguments(schema))) {
    if (argumentNames.length > 0 && !argumentNames.some((each) => name.startsWith(each))) continue;
    const times = await getTimes((round) => sendQuery(query, variables(round)), 3);
    table[name] = { cost, ...times };
  }
  return table;
}

/** Measures the fields that send more than two statements, for a member with much data. */
async function measureFields(): Promise<Record<string, object>> {
  const googleSub = 'of a member with much data';
  const id = await fillMember(dataSource, googleSub);
  const token = (await services.sessions.start(id, { googleSub }, 'a benchmark')) ?? undefined;
  const queries: Record<keyof typeof measuredFields, string> = {
    'Viewer.exportedData': '{ viewer { exportedData } }',
    'Viewer.kitchen': '{ viewer { kitchen { cursor notes { text } } } }',
    'Desk.reports': '{ desk { reports { nodes { id message reports { note } otherTexts { message } } } } }',
    'Desk.texts': '{ desk { texts { nodes { id message reports { note } otherTexts { message } } } } }',
    'Desk.text': '{ desk { text(id: "UmV2aWV3OjE") { id message reports { note } otherTexts { message } } } }',
    'Desk.subscribersCsv': '{ desk { subscribersCsv } }',
  };
  const table: Record<string, object> = {};
  for (const [name, query] of Object.entries(queries)) {
    const times = await getTimes(async () => {
      await dataSource.query(`delete from throttles where key like 'export-data%'`);
      return sendQuery(query, undefined, token);
    });
    table[name] = { cost, ...times };
  }
  return table;
}

async function getTimes(send: (round: number) => Promise<string>, rounds = ROUNDS): Promise<object> {
  const times: number[] = [];
  const cpu: number[] = [];
  let response = '';
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const usedBefore = process.cpuUsage();
    response = await send(round);
    times.push(performance.now() - start);
    const { user, system } = process.cpuUsage(usedBefore);
    cpu.push((user + system) / 1_000);
  }
  const toTenths = (milliseconds: number) => Number(milliseconds.toFixed(1));
  return { response, 'best, ms': toTenths(percentile(times, 0)), 'CPU, ms': toTenths(percentile(cpu, 0.5)) };
}

async function measureMemory(): Promise<Record<string, object>> {
  if (!globalThis.gc) throw new Error('node must be started with --expose-gc');
  const collect = globalThis.gc;
  const readMemory = () => {
    collect();
    const { rss, heapUsed } = process.memoryUsage();
    return { 'heap, MB': Math.round(heapUsed / 1e6), 'RSS, MB': Math.round(rss / 1e6) };
  };
  const table: Record<string, object> = { before: readMemory() };
  const fields = Array.from({ length: 15 }, (_, n) => `a${n}: cuisines { name slug }`).join(' ');
  for (let n = 0; n < DISTINCT_DOCUMENTS; n += 1)
    await sendQuery(`query Q${n} { ${fields} ${'categories { name slug } '.repeat(5)} }`);
  table[`${DISTINCT_DOCUMENTS} of 150 tokens`] = readMemory();
  for (let n = 0; n < DISTINCT_DOCUMENTS; n += 1)
    await sendQuery(`{ recipe(slug: "${n}${'a'.repeat(90_000)}") { slug } }`);
  table[`${DISTINCT_DOCUMENTS} with a text of 90 kB`] = readMemory();
  for (let n = 0; n < DISTINCT_DOCUMENTS; n += 1) await sendQuery(`#${n} ${'a'.repeat(90_000)}\n{ cuisines { name } }`);
  table[`${DISTINCT_DOCUMENTS} with a comment of 90 kB`] = readMemory();
  return table;
}
