import { type Attributes, context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { getLoggedStatus } from '#server/http/connections.ts';

const tracer = trace.getTracer('mesob');

/** `false` if no endpoint is configured: a span then costs only a comparison. */
let isOn = false;

/**
 * Starts sending spans to an OpenTelemetry collector by OTLP over HTTP.
 * @param endpoint - value of OTEL_EXPORTER_OTLP_ENDPOINT. Example: "http://localhost:4318"
 * @returns a function that sends the remaining spans and stops tracing
 */
export async function startTracing(endpoint: string): Promise<() => Promise<void>> {
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'mesob', 'process.pid': process.pid }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  isOn = true;
  return async () => {
    isOn = false;
    // An unavailable collector must not keep the server from shutting down.
    await provider.shutdown().catch(() => undefined);
  };
}

/** Runs `work` within a span, which ends with it. Spans that `work` starts become its children. */
export async function runInSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  if (!isOn) return work();
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Records a span for each request, named by its route. It joins the caller's trace if there is one (`traceparent`). */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isOn) return done();
    const { method, routeOptions, headers, id } = request;
    const route = routeOptions.url ?? 'none';
    const parent = propagation.extract(context.active(), headers);
    const attributes = { 'http.request.method': method, 'http.route': route, 'mesob.request_id': id };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    reply.raw.once('close', () => {
      const status = getLoggedStatus(reply);
      span.setAttribute('http.response.status_code', status);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(parent, span), done);
  });
}
