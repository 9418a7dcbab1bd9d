import { FairQueue } from '../upstream/fair-queue.ts';

/** Waits for a client's turn to have a document read that the gateway doesn't know. */
export type FirstReading = (client: string) => Promise<void>;

/** A turn of the event loop of so many milliseconds holds nobody up. */
const SHORT_MS = 2;

/**
 * Lets documents that the gateway doesn't know be read one in a turn of the event loop, clients in turn, and leaves as much time after a
 * long one as it took. The longest takes 30 ms, for its fields are compared with each other: requests for what is known, which need
 * several turns, are answered in between.
 */
export function createFirstReadings(now: () => number = () => performance.now()): FirstReading {
  const queue = new FairQueue(1);
  return async (client) => {
    await queue.enter(client);
    const begunAt = now();
    const leave = () => queue.leave(client);
    setImmediate(() => {
      const took = now() - begunAt;
      if (took <= SHORT_MS) leave();
      else setTimeout(leave, took);
    });
  };
}
