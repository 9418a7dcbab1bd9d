import { createServer } from 'node:net';
import { isPortTaken } from '../schema/start-errors.ts';

/** Whether a server can listen there now. */
function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** The wanted port, or the next of the fifty above it that is free and not among `taken`. Throws when none is. */
export async function freePort(wanted: number, host: string, taken: readonly number[] = []): Promise<number> {
  for (let port = wanted; port < wanted + 50; port += 1) {
    if (!taken.includes(port) && (await isFree(port, host))) return port;
  }
  throw new Error(`No free port from ${wanted} to ${wanted + 49} on ${host}.`);
}

/** How often a shop looks for free ports. */
const MOST_TRIES = 5;

/**
 * Opens what listens on ports that were just found free. Where another program takes one of them meanwhile, as a second shop does that is
 * started at the same time, it is opened anew, on others; `again` runs before that.
 */
export async function openOnFreePorts<T>(open: () => Promise<T>, again: (error: Error) => Promise<void>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof Error) || !isPortTaken(error) || tries === MOST_TRIES) throw error;
      await again(error);
    }
  }
}
