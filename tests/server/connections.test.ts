import net from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeStragglers } from '#server/http/connections.ts';

const TIMEOUT_MS = 300;

let app: FastifyInstance;
let port: number;
let sendResponse: () => void;
let sockets: net.Socket[];

beforeEach(async () => {
  sockets = [];
  app = fastify({ forceCloseConnections: 'idle' });
  closeStragglers(app, TIMEOUT_MS);
  const released = new Promise<void>((resolve) => {
    sendResponse = resolve;
  });
  app.get('/slow', async () => {
    await released;
    return 'answered';
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sendResponse();
  await app.close();
});

/** Opens a connection and sends a text. @returns all data that the client receives until the connection is closed */
async function connect(text = ''): Promise<{ received: Promise<string> }> {
  const connected = new Promise<net.Socket>((resolve) => app.server.once('connection', resolve));
  const socket = net.connect(port, '127.0.0.1').setEncoding('utf8');
  sockets.push(socket);
  let data = '';
  socket.on('data', (chunk) => {
    data += chunk;
  });
  socket.on('error', () => undefined);
  const received = new Promise<string>((resolve) => socket.once('close', () => resolve(data)));
  if (text) socket.write(text);
  const serverSocket = await connected;
  await expect.poll(() => serverSocket.bytesRead, { interval: 5 }).toBe(text.length);
  return { received };
}

it('closing the app does not wait for a preconnected socket', async () => {
  const { received } = await connect();
  await app.close();
  expect(await received).toBe('');
});

it('closing the app finishes pending requests', async () => {
  const requested = new Promise((resolve) => app.server.once('request', resolve));
  const { received } = await connect('GET /slow HTTP/1.1\r\nHost: mesob.test\r\n\r\n');
  await requested;
  const closing = app.close();
  sendResponse();
  await closing;
  expect(await received).toContain('answered');
});

it('closing the app aborts a request that never ends', async () => {
  const { received } = await connect('GET /slow HTTP/1.1\r\nHost: mes');
  await app.close();
  expect(await received).not.toContain('answered');
});
