import { once } from 'node:events';
import http from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { Config } from '#server/config.ts';
import { getPool } from '#server/database/data-source.ts';
import { runStatement, StatementReader } from '#server/database/statements.ts';
import { getLoggedStatus } from '#server/http/connections.ts';
import type { CacheHit } from '#server/http/response-cache/cache-listener.ts';
import { jobCounts, lateWork } from '#server/jobs/job.statements.ts';
import { lateKinds } from '#server/jobs/job.ts';
import { toPortError } from '#server/start-error.ts';

/** Histogram buckets in seconds, from a cached page to more than the query timeout of requests. */
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

interface MetricsServer {
  /** Example: "http://127.0.0.1:9464/metrics". */
  url: string;
  close(): Promise<void>;
}

/** Metrics of a process, for Prometheus. Labels are routes, never URLs, of which there are infinitely many. */
export class Metrics {
  readonly registry = new Registry();

  /** Counts a cache hit, which is sent without Fastify's hooks. Does nothing before `observeRequests`. */
  readonly observeCached = (response: CacheHit): void => this.observeResponse?.(response, 'hit');
  private observeResponse?: (response: CacheHit, from?: string) => void;

  /** Times an app's requests, and counts responses by their origin. Call it before any route is registered. */
  observeRequests(app: FastifyInstance): void {
    const registers = [this.registry];
    const duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'From the first byte of a request to the last of its response.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS_S,
      registers,
    });
    const cacheRequests = new Counter({
      name: 'mesob_response_cache_requests_total',
      help: 'Pages and public responses by kind and origin: hit (response cache), miss (rendered), stale (an old copy, without a database).',
      labelNames: ['kind', 'from'],
      registers,
    });
    const observe = ({ method, route, status, seconds }: CacheHit, from?: string) => {
      duration.observe({ method, route, status }, seconds);
      if (from) cacheRequests.inc({ kind: getKind(route), from });
    };
    this.observeResponse = observe;
    // Not `onResponse`, which does not fire if the client has disconnected: those requests are the slow ones.
    app.addHook('onRequest', async ({ method, routeOptions }, reply) => {
      reply.raw.once('close', () => {
        const { url: route = 'none' } = routeOptions;
        const cacheStatus = reply.getHeader('cache-status');
        const from = cacheStatus === undefined ? undefined : getOrigin(String(cacheStatus));
        observe({ method, route, status: getLoggedStatus(reply), seconds: reply.elapsedTime / 1_000 }, from);
      });
    });
  }

  /** Measures memory, CPU time, event loop and garbage collection of this process. */
  observeProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Counts the connections for requests, and requests that wait for one. */
  observePool(dataSource: DataSource): void {
    const pool = getPool(dataSource);
    new Gauge({
      name: 'mesob_database_connections',
      help: 'Connections to Postgres by state; waiting: requests that wait for one.',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
  }

  /** Counts scheduled work that is late, by kind. */
  observeLateWork(dataSource: DataSource): void {
    const reader = new StatementReader(dataSource);
    new Gauge({
      name: 'mesob_late_work',
      help: 'Publications, newsletters and cleanups that are more than three minutes late.',
      labelNames: ['kind'],
      registers: [this.registry],
      async collect() {
        const lateRows = await reader.rows(lateWork).catch(() => null);
        if (!lateRows) return;
        for (const kind of lateKinds)
          this.set({ kind: kind.toLowerCase() }, lateRows.find((each) => each.kind === kind)?.count ?? 0);
      },
    });
  }

  /** Counts background jobs, by state. */
  observeQueue(dataSource: DataSource): void {
    new Gauge({
      name: 'mesob_jobs',
      help: 'Jobs in the queue: due, for later, and permanently failed.',
      labelNames: ['state'],
      registers: [this.registry],
      async collect() {
        const [row] = await runStatement(dataSource.manager, jobCounts).catch(() => []);
        for (const [state, count] of Object.entries(row ?? {})) this.set({ state }, count);
      },
    });
  }
}

function getKind(route: string): string {
  if (route.startsWith('/graphql')) return 'graphql';
  return route.startsWith('/api/') && route !== '/api/docs' ? 'rest' : 'page';
}

/** Returns the origin of a response. @param cacheStatus - its `Cache-Status` (RFC 9211) */
function getOrigin(cacheStatus: string): string {
  if (cacheStatus.includes('; detail=stale')) return 'stale';
  return cacheStatus.includes('; hit') ? 'hit' : 'miss';
}

/**
 * Serves `/metrics` on its own port, which visitors need not reach.
 * @returns undefined if no port is set
 * @throws if the port is unavailable
 */
export async function serveMetrics(
  { metricsHost, metricsPort }: Pick<Config, 'metricsHost' | 'metricsPort'>,
  read: () => Promise<string>,
): Promise<MetricsServer | undefined> {
  if (metricsPort === undefined) return undefined;
  const server = http.createServer(async ({ method, url }, response) => {
    if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) return response.writeHead(404).end();
    const text = await read().catch(() => undefined);
    if (text === undefined) return response.writeHead(503, { 'retry-after': '5' }).end();
    response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
  });
  await once(server.listen({ port: metricsPort, host: metricsHost }), 'listening').catch((error) => {
    throw toPortError(error, 'METRICS_PORT', metricsPort);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : metricsPort;
  return {
    url: `http://${metricsHost}:${port}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
