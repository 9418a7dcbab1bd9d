import type { FastifyInstance } from 'fastify';

/** Milliseconds for which a production process serves on after SIGTERM: a balancer has to hear that it leaves. */
const USUAL_DRAIN_MS = 5_000;
const MOST_DRAIN_MS = 120_000;
/** The path at which a balancer asks. */
const READY_PATH = '/readyz';

const draining = new WeakSet<FastifyInstance>();

/**
 * Lets an app leave without losing a request. From `drain` on `/readyz` answers 503, and every answer closes its connection, so
 * that no client has one left on which a request could get lost.
 */
export function allowDrain(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!draining.has(app)) return done();
    reply.header('connection', 'close');
    if (request.url !== READY_PATH) return done();
    reply.code(503).header('cache-control', 'no-store').send(LEAVING);
  });
}

/** Whether an app is about to leave, so that every answer is to close its connection. */
export const isDraining = (app: FastifyInstance): boolean => draining.has(app);

/** Tells those who ask that the app leaves, and serves on. Resolves after so many milliseconds. */
export function drain(app: FastifyInstance, milliseconds: number): Promise<void> {
  draining.add(app);
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** What `/readyz` answers of a process that is about to end. */
const LEAVING = { message: 'This process is about to end.', code: 'UNAVAILABLE' };

/** A process that is to be ended by signals. */
export interface Endable {
  drain(milliseconds: number): Promise<void>;
  /** Finishes the running requests and closes all that is open. */
  close(): Promise<void>;
}

/**
 * Ends this process by signals. SIGTERM: it leaves in order, in at most `drainMs` and `closeMs`. SIGINT, which a person sends by
 * Ctrl+C: the same without the drain.
 */
export function endOnSignals(running: Endable, drainMs: number, closeMs = 20_000): void {
  const end = async (milliseconds: number) => {
    // What can't be closed, such as a line to the database that has gone silent, doesn't keep the process.
    setTimeout(() => process.exit(1), milliseconds + closeMs).unref();
    await running.drain(milliseconds);
    await running.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void end(drainMs));
  process.once('SIGINT', () => void end(0));
  onNpmEnd(() => void end(drainMs));
}

/** Milliseconds between two looks whether npm still runs. */
const PARENT_LOOK_MS = 1_000;

/**
 * Runs `end` when npm, which started this process, has been ended by a signal. The shell between the two ends with npm and passes
 * no signal on: the process would stay at its ports. Does nothing in a process that npm did not start.
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

/** Reads `DRAIN_MS`; without it five seconds in production, and none otherwise. Adds to `problems` when it is wrong. */
export function readDrainMs(text: string | undefined, mode: string | undefined, problems: string[]): number {
  if (!text?.trim()) return mode === 'production' ? USUAL_DRAIN_MS : 0;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= MOST_DRAIN_MS) return value;
  problems.push(`DRAIN_MS must be a whole number from 0 to ${MOST_DRAIN_MS}`);
  return 0;
}
