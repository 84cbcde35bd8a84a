import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Behavior of the fake: `well`, or one of several failures. */
type Behavior = 'well' | 'failing' | 'hanging' | 'bad address' | 'too large' | 'wrong key' | 'refusing';

/** An accepted message. */
interface DeliveredMail {
  /** The fields of the call, by name. */
  fields: Record<string, string>;
  /** The API key of the caller. */
  key: string;
}

export interface FakeMailgun {
  url: string;
  delivered: DeliveredMail[];
  /** Calls so far, failed ones included. */
  calls: number;
  /** Delay before a message is acknowledged, in ms. */
  latencyMs: number;
  behave(behavior: Behavior): Promise<void>;
  close(): Promise<void>;
}

/** Fakes Mailgun's `POST /v3/{domain}/messages`, over real HTTP on a free port. */
export async function startFakeMailgun(): Promise<FakeMailgun> {
  let behavior: Behavior = 'well';
  const server = createServer((request, response) => void respond(request, response));
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;

  const fake: FakeMailgun = {
    url: `http://127.0.0.1:${port}`,
    delivered: [],
    calls: 0,
    latencyMs: 0,
    async behave(next) {
      if (behavior === 'refusing' && next !== 'refusing') await listen(port);
      if (behavior !== 'refusing' && next === 'refusing') await close();
      behavior = next;
    },
    async close() {
      if (behavior !== 'refusing') await close();
    },
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    fake.calls += 1;
    const say = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const fields = await getFields(request);
    if (request.method !== 'POST' || !/^\/v3\/[^/]+\/messages$/.test(request.url ?? '')) return void say(404, {});
    if (behavior === 'hanging') return;
    if (behavior === 'failing') return void say(500, { message: 'Internal Server Error' });
    if (behavior === 'wrong key') return void say(401, { message: 'Forbidden' });
    if (behavior === 'bad address') return void say(400, { message: `'to' parameter is not valid: ${fields.to}` });
    if (behavior === 'too large') return void say(413, { message: 'Message exceeds the maximum size' });
    const [, key = ''] = Buffer.from(request.headers.authorization?.split(' ')[1] ?? '', 'base64')
      .toString()
      .split(':');
    fake.delivered.push({ fields, key });
    if (fake.latencyMs > 0) await sleep(fake.latencyMs);
    say(200, { id: `<${fake.calls}@fake>`, message: 'Queued. Thank you.' });
  }
  return fake;
}

async function getFields(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(Buffer.concat(chunks), { headers }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}
