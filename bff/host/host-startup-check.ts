import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { checkHost } from './host-check.ts';
import type { HostHealth } from './host-health.ts';
import type { RestHost } from './rest.ts';

/** Milliseconds between two checks of a host that is away. */
const CHECK_AGAIN_MS = 5_000;

/**
 * Makes each basic read once, as soon as the host responds, and logs in one line what fits, what is missing and what is invalid.
 * The line is a warning unless all fits.
 */
export function checkOnFirstContact(app: FastifyInstance, host: RestHost, health: HostHealth): void {
  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());
  const run = async () => {
    const { verdict, calls } = await checkHost(host.shared);
    if (closing.signal.aborted) return;
    if (verdict === 'away') {
      await pause(CHECK_AGAIN_MS, undefined, { ref: false, signal: closing.signal });
      return run();
    }
    health.noteCheck(verdict);
    const lines = [...Map.groupBy(calls, ({ result }) => result)].map(([result, of]) => [
      result,
      of.map(({ call, words }) => `${call}: ${words}`),
    ]);
    const level = calls.every(({ result }) => result === 'fits' || result === 'skipped') ? 'info' : 'warn';
    app.log[level](
      { verdict, ...Object.fromEntries(lines) },
      'the reads of the REST host were compared with the contract',
    );
  };
  const runUntilClosed = () =>
    run().catch((error: unknown) => {
      if (!closing.signal.aborted) app.log.error({ err: error }, 'the check of the REST host failed');
    });
  app.addHook('onListen', async () => void runUntilClosed());
}
