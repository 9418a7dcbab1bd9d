import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Counter, Gauge, Histogram } from 'prom-client';

/** The metrics of one floor. No label may have values without bound: no ids, no paths, nothing that a client made up. */
export interface Metrics {
  /** Makes a number that only grows; its name ends in `_total`. */
  counter<Label extends string = never>(name: string, help: string, labels?: readonly Label[]): Counter<Label>;
  /** Makes a number that goes up and down. */
  gauge<Label extends string = never>(name: string, help: string, labels?: readonly Label[]): Gauge<Label>;
  /** Makes a distribution of seconds. */
  histogram<Label extends string = never>(name: string, help: string, labels?: readonly Label[]): Histogram<Label>;
  /**
   * Runs `read` before the metrics are told. While it fails or takes longer than two seconds, the metrics that it sets stay as they
   * were, and `metrics_read_failures_total` counts it under `what`.
   */
  beforeScrape(what: string, read: () => void | Promise<void>): void;
  /** All metrics in Prometheus's text format, after everything that runs before. */
  text(): Promise<string>;
}

/** Milliseconds for what is read before the metrics are told: Prometheus gives up after ten seconds. */
const READ_MS = 2_000;
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Makes the metrics of a floor, with those of its process. The library is loaded here, so that a floor without metrics has none of it. */
export async function createMetrics(): Promise<Metrics> {
  const library = await import('prom-client');
  const registry = new library.Registry();
  const registers = [registry];
  library.collectDefaultMetrics({ register: registry });
  const limit = new library.Gauge({
    name: 'nodejs_heap_size_limit_bytes',
    help: 'The most that the heap may grow to before the process ends.',
    registers,
  });
  limit.set(getHeapStatistics().heap_size_limit);
  const failures = new library.Counter({
    name: 'metrics_read_failures_total',
    help: 'How often metrics could not be read anew, by what they are read from.',
    labelNames: ['what'],
    registers,
  });
  const readers = new Map<string, () => Promise<void>>();
  return {
    counter: (name, help, labelNames = []) => new library.Counter({ name, help, labelNames, registers }),
    gauge: (name, help, labelNames = []) => new library.Gauge({ name, help, labelNames, registers }),
    histogram: (name, help, labelNames = []) =>
      new library.Histogram({ name, help, labelNames, buckets: SECONDS, registers }),
    beforeScrape: (what, read) => {
      failures.inc({ what }, 0);
      readers.set(
        what,
        createReader(read, () => failures.inc({ what })),
      );
    },
    text: async () => {
      await Promise.all([...readers.values()].map((read) => read()));
      return registry.metrics();
    },
  };
}

/** Makes a reader that never rejects, waits so long and no longer, and does not run twice at once. */
function createReader(read: () => void | Promise<void>, onFailure: () => void): () => Promise<void> {
  let running: Promise<'done' | 'failed'> | undefined;
  const start = async () => {
    try {
      await read();
      return 'done' as const;
    } catch {
      return 'failed' as const;
    } finally {
      running = undefined;
    }
  };
  return async () => {
    running ??= start();
    const outcome = await Promise.race([running, pause(READ_MS, 'late' as const, { ref: false })]);
    if (outcome !== 'done') onFailure();
  };
}

/** The class of a status: `2xx`. */
const classOf = (status: number): string => `${Math.floor(status / 100)}xx`;

/** What hears of the requests of a floor. */
export interface RequestWatcher<Request = FastifyRequest, Reply = FastifyReply> {
  /** A request has come. */
  begin?: (request: Request) => void;
  /** Its answer is sent, or its client has left. */
  end: (request: Request, reply: Reply) => void;
}

/** Tells a watcher of all requests that an app answers, each once. */
export function watchRequests(app: FastifyInstance, { begin, end }: RequestWatcher): void {
  const ended = new WeakSet<FastifyRequest>();
  const endOnce: RequestWatcher['end'] = (request, reply) => {
    if (ended.has(request)) return;
    ended.add(request);
    end(request, reply);
  };
  app.addHook('onRequest', (request, reply, done) => {
    begin?.(request);
    // Fastify's hook does not run when the client leaves before its answer.
    reply.raw.once('close', () => endOnce(request, reply));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    endOnce(request, reply);
    done();
  });
}

/** What is measured of a request. */
interface MeasuredRequest {
  method: string;
  routeOptions: { url?: string | undefined };
}
/** What is measured of a reply. */
export interface MeasuredReply {
  statusCode: number;
  elapsedTime: number;
  /** Tells whether there is an answer at all. */
  raw: { writableEnded: boolean };
  getHeader(name: string): number | string | string[] | undefined;
}

/** Measures the requests of an app: see `requestMeasure`. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  watchRequests(app, requestMeasure(metrics));
}

/**
 * Makes what measures requests: how long each took by method, route and class of status, and how many are under way. A stream of
 * events counts as under way and has no duration.
 */
export function requestMeasure(metrics: Metrics): RequestWatcher<MeasuredRequest, MeasuredReply> {
  const durations = metrics.histogram(
    'http_request_duration_seconds',
    'Seconds from a request to the end of its answer, by the route as it is declared.',
    ['method', 'route', 'status'],
  );
  const inFlight = metrics.gauge('http_requests_in_flight', 'Requests under way.');
  const underWay = new WeakSet<MeasuredRequest>();
  return {
    begin: (request) => {
      underWay.add(request);
      inFlight.inc();
    },
    end: (request, reply) => {
      // A hook that stands before may have answered, so that this one never saw the request.
      if (underWay.delete(request)) inFlight.dec();
      if (!isStream(reply))
        durations.observe({ ...routeOf(request), status: classOf(statusOf(reply)) }, reply.elapsedTime / 1_000);
    },
  };
}

/** A request to an address that nothing is declared for may have any method. */
function routeOf({ method, routeOptions: { url } }: MeasuredRequest): { method: string; route: string } {
  return url === undefined ? { method: 'other', route: 'none' } : { method, route: url };
}

/** What servers write for a request whose client left before there was an answer. */
const CLIENT_LEFT = 499;

/** The status of a reply that is over. A client ends a stream of events as it likes. */
export const statusOf = (reply: MeasuredReply): number =>
  reply.raw.writableEnded || isStream(reply) ? reply.statusCode : CLIENT_LEFT;

const isStream = (reply: Pick<MeasuredReply, 'getHeader'>): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');

/** A port on which metrics are told. */
export interface MetricsServer {
  /** For example `http://127.0.0.1:9464/metrics`. */
  address: string;
  close(): Promise<void>;
}

async function answer(metrics: Metrics, response: ServerResponse): Promise<void> {
  try {
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
  } catch {
    response.writeHead(500).end();
  }
}

/** Tells the metrics at `/metrics` on a port of their own, which is for the shop's own network. Rejects when the port can't be opened. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') response.writeHead(404).end();
    else void answer(metrics, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('A server that listens at a port has an address.');
  return {
    address: `http://${place.family === 'IPv6' ? `[${place.address}]` : place.address}:${place.port}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Reads `METRICS_PORT`: undefined tells no metrics, 0 takes any free port. Adds to `problems` when it is wrong. */
export function readMetricsPort(text: string | undefined, problems: string[]): number | undefined {
  if (!text?.trim()) return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  problems.push('METRICS_PORT must be a port, 0 to 65535, or empty');
  return undefined;
}
