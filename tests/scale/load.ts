import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** The outcome of a request. */
export interface SentRequest {
  kind: 'page' | 'api' | 'write';
  /** Times of the request and its response, in ms of `performance.now()`. */
  sentAt: number;
  respondedAt: number;
  /** The status, or the connection error; includes haproxy's message if no instance is available. */
  status: string;
  ok: boolean;
}

interface Load {
  requests: SentRequest[];
  /** The texts of messages that were acknowledged. */
  acknowledged: string[];
  stop(): Promise<void>;
}

const PAGES = [
  '/',
  '/recipes',
  '/recipes?page=2',
  '/recipes/lunch/misir-wot',
  '/cuisines/ethiopian',
  '/search?q=lentil',
];
const CALLS = ['/api/recipe/recentposts', '/api/recipe/getall?search=lentil', '/api/category/getall'];

/** Time between two writes, in ms; short, to measure precisely for how long writes fail. */
const WRITER_PAUSE_MS = 200;

export interface LoadPlan {
  connections: number;
  /** Time between a response and the next request of the same connection, in ms. */
  pauseMs: number;
}

/** Requests pages and API calls on many connections until it is stopped. One more connection sends messages. */
export function startLoad(url: string, { connections, pauseMs }: LoadPlan): Load {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections + 1 });
  const requests: SentRequest[] = [];
  const acknowledged: string[] = [];
  const name = randomUUID();
  let isStopping = false;

  const request = async (
    kind: SentRequest['kind'],
    path: string,
    { body, wait = pauseMs }: { body?: object; wait?: number } = {},
  ): Promise<boolean> => {
    const sentAt = performance.now();
    const status = await send(agent, url + path, body, requests.length);
    const ok = status === '200' || status === '201';
    requests.push({ kind, sentAt, respondedAt: performance.now(), status, ok });
    await pause(wait);
    return ok;
  };
  const sendReads = async (start: number) => {
    // Connections start one after another.
    await pause((start / connections) * pauseMs);
    for (let turn = start; !isStopping; turn += 1) {
      await request('page', PAGES[turn % PAGES.length] ?? '/');
      if (!isStopping) await request('api', CALLS[turn % CALLS.length] ?? '/');
    }
  };
  const sendWrites = async () => {
    for (let count = 1; !isStopping; count += 1) {
      const message = `Message ${count} of ${name}.`;
      const form = { name: 'Abeba', email: 'abeba@example.com', message };
      const isAcknowledged = await request('write', '/api/contact/submitcontactform', {
        body: form,
        wait: WRITER_PAUSE_MS,
      });
      if (isAcknowledged) acknowledged.push(message);
    }
  };
  const senders = [...Array.from({ length: connections }, (_, index) => sendReads(index)), sendWrites()];
  return {
    requests,
    acknowledged,
    async stop() {
      isStopping = true;
      await Promise.all(senders);
      agent.destroy();
    },
  };
}

/** @param client - number of the client, which the throttles see as a separate address */
function send(agent: http.Agent, url: string, body: object | undefined, client: number): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    'accept-encoding': 'br',
    'x-forwarded-for': `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`,
  };
  return new Promise((resolve) => {
    const request = http.request(
      url,
      { agent, method: body ? 'POST' : 'GET', headers, timeout: 30_000 },
      (response) => {
        response.on('error', (error) => resolve(error.message));
        const from = response.headers['x-request-id'] === undefined ? ' of haproxy' : '';
        response.on('end', () => resolve(`${response.statusCode}${from}`)).resume();
      },
    );
    request.on('timeout', () => request.destroy(new Error('no response in 30 s')));
    request.on('error', (error) => resolve(error.message));
    request.end(body && JSON.stringify(body));
  });
}
