import { createServer } from 'node:net';

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
