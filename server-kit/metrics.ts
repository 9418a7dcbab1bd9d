import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Counter, Gauge, Histogram } from 'prom-client';

/** The metrics of one server. No label may have values without bound: no ids, no paths, nothing that a client made up. */
export interface Metrics {
  /** Makes a number that only grows; its name ends in `_total`. */
  counter<Label extends string = never>(name: string, help: string, labels?: readonly Label[]): Counter<Label>;
  /** Makes a number that goes up and down. */
  gauge<Label extends string = never>(name: string, help: string, labels?: readonly Label[]): Gauge<Label>;
  /** Makes a distribution of seconds. */
  histogram<Label extends string = never>(name: string, help: string, labels?: readonly Label[]): Histogram<Label>;
  /**
   * Runs `read` before each scrape. If it fails or takes longer than two seconds, the metrics that it sets do not
   * change, and `metrics_read_failures_total` counts the failure under `what`.
   */
  beforeScrape(what: string, read: () => void | Promise<void>): void;
  /** All metrics in Prometheus's text format, after everything that runs before. */
  text(): Promise<string>;
}

/** Milliseconds for `read` before a scrape. Prometheus gives up after ten seconds. */
const READ_MS = 2_000;
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Creates the metrics of a server, with those of its process. Loads the library here, so that a server without metrics
 * does not load it.
 */
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

/** Returns a reader that never rejects, waits for a limited time, and never runs twice at once. */
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

/** A pair of callbacks for the requests of a server. */
const classOf = (status: number): string => `${Math.floor(status / 100)}xx`;

/** A request has arrived. */
export interface RequestWatcher {
  /** The response was sent, or the client has disconnected. */
  begin?: (request: FastifyRequest) => void;
  /** The response was sent, or the client has disconnected. */
  end: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** Calls a watcher for each request that an app serves, once. */
export function watchRequests(app: FastifyInstance, { begin, end }: RequestWatcher): void {
  const ended = new WeakSet<FastifyRequest>();
  const endOnce: RequestWatcher['end'] = (request, reply) => {
    if (ended.has(request)) return;
    ended.add(request);
    end(request, reply);
  };
  app.addHook('onRequest', (request, reply, done) => {
    begin?.(request);
    // Fastify's hook does not run when the client disconnects before the response.
    reply.raw.once('close', () => endOnce(request, reply));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    endOnce(request, reply);
    done();
  });
}

/**
 * Measures the requests of an app: the duration of each by method, route and status class, and the number in progress.
 * An event stream counts as in progress and has no duration.
 */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  const durations = metrics.histogram(
    'http_request_duration_seconds',
    'Seconds from a request to the end of its response, by declared route.',
    ['method', 'route', 'status'],
  );
  const inFlight = metrics.gauge('http_requests_in_flight', 'Requests in progress.');
  const underWay = new WeakSet<FastifyRequest>();
  watchRequests(app, {
    begin: (request) => {
      underWay.add(request);
      inFlight.inc();
    },
    end: (request, reply) => {
      // An earlier hook may have replied, so that this hook never saw the request.
      if (underWay.delete(request)) inFlight.dec();
      if (!isStream(reply))
        durations.observe({ ...routeOf(request), status: classOf(statusOf(reply)) }, reply.elapsedTime / 1_000);
    },
  });
}

/** A request to an unknown address may have any method. */
function routeOf({ method, routeOptions: { url } }: FastifyRequest): { method: string; route: string } {
  return url === undefined ? { method: 'other', route: 'none' } : { method, route: url };
}

/** The status that servers log for a request whose client disconnected before the response. */
const CLIENT_LEFT = 499;

/** The status of a finished reply. A client ends an event stream at any time. */
export const statusOf = (reply: FastifyReply): number =>
  reply.raw.writableEnded || isStream(reply) ? reply.statusCode : CLIENT_LEFT;

const isStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');

/** A port that serves metrics. */
export interface MetricsServer {
  /** For example `http://127.0.0.1:9464/metrics`. */
  address: string;
  close(): Promise<void>;
}

async function result(metrics: Metrics, response: ServerResponse): Promise<void> {
  try {
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
  } catch {
    response.writeHead(500).end();
  }
}

/**
 * Serves `/metrics` on a separate port, which only the shop's own network should reach. Rejects when the port can't be
 * opened.
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') response.writeHead(404).end();
    else void result(metrics, response);
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
