import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { type RunningServer, startServer } from '#server/start-server.ts';
import { TEST_SECRET } from '../support/app.ts';
import { type ContentFixture, createContent } from '../support/content.ts';
import { setUpDatabase } from '../support/set-up-app.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const CALLER_SPAN_ID = 'b7ad6b7169203331';
const pollOptions = { timeout: 30_000, interval: 100 };

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** A trace collector for OpenTelemetry's protocol (JSON over HTTP). */
async function startCollector() {
  const spans: SentSpan[] = [];
  const server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      for (const { scopeSpans } of JSON.parse(text).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    spans,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  };
}

const folder = setUpFolder('observability');
const database = await setUpDatabase();
let renderDelay: Promise<void> = Promise.resolve();
const renderer = {
  async render() {
    await renderDelay;
    return { status: 200, headers: {}, html: ['<!doctype html><p>A page.'] };
  },
};
let content: ContentFixture;
let collector: Awaited<ReturnType<typeof startCollector>>;
let server: RunningServer;

beforeAll(async () => {
  content = createContent();
  collector = await startCollector();
  const config = readConfig({
    DATABASE_URL: database.url,
    JWT_SECRET: TEST_SECRET,
    CONTENT_DIR: content.dir,
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    METRICS_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    LOG_LEVEL: 'silent',
  });
  server = await startServer(config, renderer);
});
afterAll(async () => {
  await server?.stop();
  collector?.close();
  content?.delete();
});

const fetchMetrics = async () => (await fetch(server.metricsUrl ?? '')).text();
/** Returns the value of a metric with its labels, or undefined. */
const readSample = async (metric: string) => {
  const metricLine = (await fetchMetrics()).split('\n').find((text) => text.startsWith(`${metric} `));
  return metricLine === undefined ? undefined : Number(metricLine.slice(metric.length));
};

describe('metrics', () => {
  it('count requests by route, never by URL, and pages by cache status', async () => {
    // Responses are cached once the server listens for changes.
    let pages = 0;
    const fetchCacheStatus = async (path: string) => {
      pages += 1;
      return (await fetch(server.url + path)).headers.get('cache-status');
    };
    await expect.poll(() => fetchCacheStatus('/recipes/dinner'), pollOptions).toBe('mesob; hit');
    expect(await fetchCacheStatus('/recipes/lunch?token=secret-words')).toBe('mesob; fwd=miss');
    await fetch(`${server.url}/api/recipe/nothing-of-this-name`);
    // A response is counted once it is sent.
    await expect
      .poll(() => readSample('mesob_response_cache_requests_total{kind="page",from="miss"}'), pollOptions)
      .toBe(pages - 1);
    expect(await readSample('mesob_response_cache_requests_total{kind="page",from="hit"}')).toBe(1);
    expect(await readSample('http_request_duration_seconds_count{method="GET",route="/*",status="200"}')).toBe(pages);
    const text = await fetchMetrics();
    expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="[^"]*",status="404"\} 1/);
    expect(text).not.toMatch(/dinner|secret-words|nothing-of-this-name/);
  });

  it('have no labels from clients', async () => {
    const marker = Math.random().toString(36).slice(2);
    for (const method of ['PROPFIND', 'PURGE', 'DELETE'])
      await fetch(`${server.url}/x"} 1%0A${marker}{a="b"}`, { method });
    const query = `query ${marker} { __typename }`;
    await fetch(`${server.url}/graphql?${new URLSearchParams({ query, operationName: marker })}`);
    const metricName = 'http_request_duration_seconds_count{method="PURGE",route="none",status="405"}';
    await expect.poll(() => readSample(metricName), pollOptions).toBeGreaterThan(0);
    const text = await fetchMetrics();
    expect(text).not.toContain(marker);
    for (const [, method] of text.matchAll(/method="(.*?)",route/g)) expect(http.METHODS).toContain(method);
  });

  it('count requests aborted by clients', async () => {
    const metric = 'http_request_duration_seconds_count{method="GET",route="/*",status="499"}';
    let finishRender = () => {};
    renderDelay = new Promise((resolve) => {
      finishRender = resolve;
    });
    await expect(fetch(`${server.url}/left`, { signal: AbortSignal.timeout(300) })).rejects.toThrow();
    await expect.poll(() => readSample(metric), pollOptions).toBe(1);
    finishRender();
    renderDelay = Promise.resolve();
  });

  it('cover connections, jobs, memory and the event loop', async () => {
    await database.dataSource.query("select graphile_worker.add_job('unknown', run_at := now() + interval '1 day')");
    expect(await readSample('mesob_jobs{state="later"}')).toBeGreaterThan(0);
    expect(await readSample('mesob_jobs{state="failed"}')).toBe(0);
    expect(await readSample('mesob_database_connections{state="waiting"}')).toBe(0);
    expect(await readSample('process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(await readSample('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('cover scheduled work that is late', async () => {
    const readLateCounts = async () => [
      await readSample('mesob_late_work{kind="publication"}'),
      await readSample('mesob_late_work{kind="newsletter"}'),
      await readSample('mesob_late_work{kind="cleanup"}'),
    ];
    const addIssue = `insert into newsletter_issues (slug, subject, markdown, send_at, finished_at)
      values ('late', 'Late', 'Late.', now() - interval '4 minutes', $1)`;
    await database.dataSource.query(addIssue, [new Date()]);
    expect(await readLateCounts()).toEqual([0, 0, 0]);
    await database.dataSource.query(`begin; update scheduled_jobs set queued_at = now() where name = 'send_due_issues';
      update newsletter_issues set finished_at = null where slug = 'late'; commit`);
    expect(await readLateCounts()).toEqual([0, 1, 0]);
    await database.dataSource.query(`delete from newsletter_issues`);
  });

  it('are served on their own port', async () => {
    expect(await (await fetch(`${server.url}/metrics`)).text()).toBe('<!doctype html><p>A page.');
    expect((await fetch((server.metricsUrl ?? '').replace('/metrics', '/'))).status).toBe(404);
  });
});

describe('traces', () => {
  it('nest request, operation and statement in the caller’s trace', async () => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent: `00-${TRACE_ID}-${CALLER_SPAN_ID}-01` },
      body: JSON.stringify({
        query: '{ recipes(first: 1) { edges { node { title reviews { totalCount nodes { message } } } } } }',
      }),
    });
    expect(response.status).toBe(200);
    const getTraceSpans = () => collector.spans.filter(({ traceId }) => traceId === TRACE_ID);
    await expect.poll(() => getTraceSpans().map(({ name }) => name), pollOptions).toContain('POST /graphql');
    const request = getTraceSpans().find(({ name }) => name === 'POST /graphql');
    const operation = getTraceSpans().find(({ name }) => name === 'GraphQL');
    const statements = getTraceSpans().filter(({ name }) => name.startsWith('SQL '));
    expect(request?.parentSpanId).toBe(CALLER_SPAN_ID);
    expect(operation?.parentSpanId).toBe(request?.spanId);
    expect(statements.length).toBeGreaterThan(0);
    for (const { parentSpanId } of statements) expect(parentSpanId).toBe(operation?.spanId);
    const id = request?.attributes.find(({ key }) => key === 'mesob.request_id')?.value.stringValue;
    expect(response.headers.get('x-request-id')).toBe(id);
  });

  it('do not block responses if the collector is unreachable', async () => {
    collector.close();
    expect((await fetch(`${server.url}/recipes/dinner`)).status).toBe(200);
  });
});
