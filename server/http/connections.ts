import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { httpTexts } from './http-failure.ts';
import { errorBody } from './rest/response.ts';

/** Default time that requests in progress get during shutdown, in ms; the same as the server's `requestTimeout`. */
const TIMEOUT_MS = 10_000;

/**
 * Lets the server close although some clients never close their connections. Node waits for connections that have sent
 * nothing, which browsers open in advance, and has no timeouts while it closes.
 * @param timeoutMs - time for requests in progress to be sent and answered once the server closes, in ms
 */
export function closeStragglers(app: FastifyInstance, timeoutMs = TIMEOUT_MS): void {
  const connections = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    const timer = setTimeout(() => app.server.closeAllConnections(), timeoutMs);
    app.server.once('close', () => clearTimeout(timer));
  });
}

/** Maximum time for a client to read a response, in ms: 300 kB at 10 kB/s. Larger files need a faster connection. */
const READING_MS = 30_000;

/**
 * Closes connections whose client does not read its response in time, for example a byte at a time.
 * @param readingMs - maximum time for reading the response, in ms
 */
export function closeSlowReaders(app: FastifyInstance, readingMs = READING_MS): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    limitReadingTime(request.raw, reply.raw, readingMs);
    done();
  });
}

/** Closes the connection if the response is not sent completely in time. */
export function limitReadingTime(request: IncomingMessage, response: ServerResponse, readingMs = READING_MS): void {
  const timer = setTimeout(() => request.socket.destroy(), readingMs).unref();
  response.once('close', () => clearTimeout(timer));
}

/** Responses to requests that Node rejects before Fastify sees them, by Node's error codes. */
const brokenRequests: Record<string, { status: number; text: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, text: 'The headers of the request are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, text: 'The request took too long to arrive.' },
};

/**
 * Returns a handler of `clientError`, which responds to malformed, oversized and late requests with the given headers.
 * A connection that the client reset gets no response.
 */
export function refuseBrokenRequest(headers: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, text } = brokenRequests[error.code ?? ''] ?? { status: 400, text: httpTexts.malformed };
    const body = JSON.stringify(errorBody('BAD_REQUEST', text));
    const lines = Object.entries({
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  };
}

/** Returns the status of the response; 499 if the client disconnected first. */
export function getLoggedStatus({ raw, statusCode }: FastifyReply): number {
  return raw.writableFinished ? statusCode : 499;
}
