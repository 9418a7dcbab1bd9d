import type { Attributes, Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The receiver of the traces, and the share of traced requests. */
export interface TracingConfig {
  /** The address of an OTLP/HTTP receiver, without a slash at its end. */
  endpoint: string;
  /** The share of requests that are traced, 0 to 1. */
  share: number;
}

/** A span that has not ended. */
export interface StartedSpan {
  /** The W3C header that makes spans elsewhere children of this one. */
  traceparent: string;
  /** Ends the span. Attributes contain no personal data, and no address with its query. */
  end(result: { name?: string; attributes: Attributes; hasFailed: boolean }): void;
}

/** The traces of one server. A trace shows the work for a request on all servers. */
export interface Tracing {
  /** Starts a span under the parent's `traceparent`; without one, starts a new trace. */
  start(kind: 'server' | 'client', name: string, parent: unknown): StartedSpan;
  /** Records a call that has just ended, with its duration in seconds. Without a parent nothing is recorded. */
  record(name: string, parent: string | undefined, seconds: number, attributes: Attributes): void;
  /** Sends the remaining spans; gives up after some seconds. */
  close(): Promise<void>;
}

/** Milliseconds for which spans are collected before they are sent, and milliseconds until sending times out. */
const [GATHER_MS, SEND_MS] = [1_000, 3_000];
/** Milliseconds between two warnings that the receiver does not accept traces. */
const WARN_AGAIN_MS = 60_000;
const TRACEPARENT = /^(?!ff)[\da-f]{2}-((?!0{32})[\da-f]{32})-((?!0{16})[\da-f]{16})-([\da-f]{2})$/;

/**
 * Creates the traces of a server. Loads the libraries here, so that a server without traces does not load them. The edge
 * decides which requests are traced, whatever a client sends; the servers below follow it.
 */
export async function createTracing(service: string, { endpoint, share }: TracingConfig): Promise<Tracing> {
  const api = await import('@opentelemetry/api');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const sdk = await import('@opentelemetry/sdk-trace');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const own = new sdk.TraceIdRatioBasedSampler(share);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: SEND_MS });
  const warn = createWarning();
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `shop-${service}` }),
    sampler: service === 'web' ? own : new sdk.ParentBasedSampler({ root: own }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        scheduledDelayMillis: GATHER_MS,
        exporter: {
          export: (spans, done) =>
            exporter.export(spans, (result) => {
              if (result.error) warn(result.error.message);
              done(result);
            }),
          shutdown: () => exporter.shutdown(),
        },
      }),
    ],
  });
  const tracer = provider.getTracer('shop');
  const contextOf = (parent: unknown) => {
    const [, traceId, spanId, flags] = TRACEPARENT.exec(String(parent)) ?? [];
    if (traceId === undefined || spanId === undefined) return undefined;
    const remote = { traceId, spanId, traceFlags: Number.parseInt(flags ?? '0', 16), isRemote: true };
    return api.trace.setSpanContext(api.ROOT_CONTEXT, remote);
  };
  const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT };
  const failed = { code: api.SpanStatusCode.ERROR };
  return {
    start: (kind, name, parent) => {
      const span = tracer.startSpan(name, { kind: kinds[kind] }, contextOf(parent) ?? api.ROOT_CONTEXT);
      return {
        traceparent: traceparentOf(span),
        end: ({ name: last = name, attributes, hasFailed }) => {
          span.updateName(last).setAttributes(attributes);
          if (hasFailed) span.setStatus(failed);
          span.end();
        },
      };
    },
    record: (name, parent, seconds, attributes) => {
      const context = contextOf(parent);
      if (!context) return;
      const endTime = Date.now();
      const startTime = endTime - seconds * 1_000;
      tracer.startSpan(name, { kind: kinds.client, startTime, attributes }, context).end(endTime);
    },
    close: () => provider.shutdown().catch((error: unknown) => warn(String(error))),
  };
}

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** Warns at most once a minute that traces are lost. */
function createWarning(): (reason: string) => void {
  let last = -Infinity;
  return (reason) => {
    if (performance.now() - last < WARN_AGAIN_MS) return;
    last = performance.now();
    process.emitWarning(`OTEL_EXPORTER_OTLP_ENDPOINT does not accept traces: ${reason}`);
  };
}

/** The name and attributes of a request, read when its response has been sent. */
export type DescribeRequest = (request: FastifyRequest) => { name?: string; attributes: Attributes };

/**
 * Traces the requests of an app, each under the client's `traceparent`. Then replaces that header by the request's own
 * span, so that calls which forward it name the right parent.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing, describe?: DescribeRequest): void {
  const spans = new WeakMap<FastifyRequest, StartedSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const span = tracing.start('server', request.method, request.headers['traceparent']);
    spans.set(request, span);
    request.headers['traceparent'] = span.traceparent;
    done();
  });
  app.addHook('onClose', () => tracing.close());
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const route = request.routeOptions.url ?? 'none';
    const { name = `${request.method} ${route}`, attributes = {} } = describe?.(request) ?? {};
    const usual = { 'http.route': route, 'http.response.status_code': statusCode, 'request.id': request.id };
    spans.get(request)?.end({ name, attributes: { ...usual, ...attributes }, hasFailed: statusCode >= 500 });
    done();
  });
}

/** The tracing configuration for a receiver, with every request traced; undefined without one. */
export const tracingTo = (endpoint: string | undefined): TracingConfig | undefined =>
  endpoint === undefined ? undefined : { endpoint, share: 1 };
