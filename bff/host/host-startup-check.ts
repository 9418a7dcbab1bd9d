import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { checkHost, type HostCheck, type HostVerdict } from './host-check.ts';
import type { HostHealth } from './host-health.ts';
import type { RestHost } from './rest.ts';

/** Milliseconds between two checks of a host that is away, or that knows none of the calls. */
const CHECK_AGAIN_MS = 5_000;
/** Milliseconds for which a host that served its catalogue counts as the right one. */
const BELIEVED_MS = 60_000;

/** Compares a host with the contract, and returns what it found. */
export type RunHostCheck = () => Promise<HostVerdict>;

/** Creates the check of a host, one at a time. It logs in one line what fits, what is missing and what is odd: a warning unless all fits. */
export function createHostCheck(
  app: FastifyInstance,
  host: Pick<RestHost, 'shared'>,
  health: HostHealth,
): RunHostCheck {
  let running: Promise<HostVerdict> | undefined;
  const run = async () => {
    const { verdict, calls } = await checkHost(host.shared);
    if (verdict === 'away') return verdict;
    const isKnown = verdict === 'wrong' && health.state() === verdict;
    health.noteCheck(verdict);
    if (!isKnown) logCheck(app, { verdict, calls });
    return verdict;
  };
  return () => (running ??= run().finally(() => (running = undefined)));
}

function logCheck(app: FastifyInstance, { verdict, calls }: HostCheck): void {
  const lines = [...Map.groupBy(calls, ({ result }) => result)].map(([result, of]) => [
    result,
    of.map(({ call, words }) => `${call}: ${words}`),
  ]);
  const found = { verdict, ...Object.fromEntries(lines) };
  if (verdict === 'wrong') {
    app.log.error(
      found,
      'the REST host knows none of the calls: REST_URL is another server’s address, or lacks a path',
    );
    return;
  }
  const level = calls.every(({ result }) => result === 'fits' || result === 'skipped') ? 'info' : 'warn';
  app.log[level](found, 'the reads of the REST host were compared with the contract');
}

/** Checks the host once, as soon as it responds. */
export function checkOnFirstContact(app: FastifyInstance, check: RunHostCheck): void {
  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());
  const run = async () => {
    const verdict = await check();
    if (verdict !== 'away' || closing.signal.aborted) return;
    await pause(CHECK_AGAIN_MS, undefined, { ref: false, signal: closing.signal });
    return run();
  };
  const runUntilClosed = () =>
    run().catch((error: unknown) => {
      if (!closing.signal.aborted) app.log.error({ err: error }, 'the check of the REST host failed');
    });
  app.addHook('onListen', async () => void runUntilClosed());
}

/**
 * Returns whether the host knows none of the calls, for a public read that it does not know. A host that served its catalogue
 * within the last minute is the right one. Otherwise the host is checked, by one check for all requests.
 */
export function createWrongHostCheck(
  check: RunHostCheck,
  health: HostHealth,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  let last: { verdict: Promise<HostVerdict>; until: number } | undefined;
  return async () => {
    if (now() - health.lastResponseAt() < BELIEVED_MS) return false;
    if (!last || now() >= last.until) {
      const made = { verdict: check(), until: Infinity };
      last = made;
      const wait = (verdict: HostVerdict) => (verdict === 'ok' || verdict === 'invalid' ? BELIEVED_MS : CHECK_AGAIN_MS);
      made.verdict.then(
        (verdict) => (made.until = now() + wait(verdict)),
        () => (made.until = 0),
      );
    }
    return (await last.verdict) === 'wrong';
  };
}
