import type { FastifyInstance } from 'fastify';

/** The path of the balancer's health check. */
const READY_PATH = '/readyz';

const draining = new WeakSet<FastifyInstance>();

/**
 * Lets an app shut down without losing a request. After `drain`, `/readyz` returns 503 and every response closes its
 * connection, so that no client sends a request on a closing connection.
 */
export function allowDrain(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!draining.has(app)) return done();
    reply.header('connection', 'close');
    if (request.url !== READY_PATH) return done();
    reply.code(503).header('cache-control', 'no-store').send(LEAVING);
  });
}

/** Reports "not ready" to health checks and continues to serve. Resolves after `milliseconds`. */
export function drain(app: FastifyInstance, milliseconds: number): Promise<void> {
  draining.add(app);
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** The body of `/readyz` in a process that shuts down. */
const LEAVING = { message: 'This process is about to end.', code: 'UNAVAILABLE' };

/** A process that signals can end. */
export interface Endable {
  drain(milliseconds: number): Promise<void>;
  /** Finishes the running requests and closes all that is open. */
  close(): Promise<void>;
}

/**
 * Shuts this process down on a signal. SIGTERM: drains for `drainMs`, then closes within `closeMs`. SIGINT (Ctrl+C):
 * the same without the drain.
 */
export function endOnSignals(running: Endable, drainMs: number, closeMs = 20_000): void {
  const end = async (milliseconds: number) => {
    // A resource that cannot be closed, such as a dead database connection, does not block the exit.
    setTimeout(() => process.exit(1), milliseconds + closeMs).unref();
    await running.drain(milliseconds);
    await running.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void end(drainMs));
  process.once('SIGINT', () => void end(0));
  onNpmEnd(() => void end(drainMs));
}

/** The interval, in milliseconds, between checks that npm still runs. */
const PARENT_LOOK_MS = 1_000;

/**
 * Runs `end` when a signal has ended npm, which started this process. The shell between the two ends with npm and
 * forwards no signal, so the ports would remain open. Does nothing in a process that npm did not start.
 */
export function onNpmEnd(end: () => void): void {
  if (!/^(start|dev)/.test(process.env['npm_lifecycle_event'] ?? '')) return;
  const { ppid: parent } = process;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    end();
  }, PARENT_LOOK_MS);
  looking.unref();
}
