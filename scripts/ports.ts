import { createServer } from 'node:net';
import { isPortInUse } from '../server-kit/start-errors.ts';

/** Whether a server can listen on this port now. */
function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/**
 * Returns the wanted port, or the next of the fifty above it that is free and not in `taken`. Throws if there is none.
 */
export async function freePort(wanted: number, host: string, taken: readonly number[] = []): Promise<number> {
  for (let port = wanted; port < wanted + 50; port += 1) {
    if (!taken.includes(port) && (await isFree(port, host))) return port;
  }
  throw new Error(`No free port from ${wanted} to ${wanted + 49} on ${host}.`);
}

/** The maximum number of times a shop looks for free ports. */
const MOST_TRIES = 5;

/**
 * Opens servers on ports that were just found free. If another program takes one meanwhile (a second shop at the same
 * time), opens them again on others. `again` runs before each retry.
 */
export async function openOnFreePorts<T>(open: () => Promise<T>, again: (error: Error) => Promise<void>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof Error) || !isPortInUse(error) || tries === MOST_TRIES) throw error;
      await again(error);
    }
  }
}
