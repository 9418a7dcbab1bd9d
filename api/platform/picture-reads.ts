import { FairSemaphore } from '../../server-kit/fair-semaphore.ts';

/**
 * Limits the pictures that a process reads from the database at once. Each is large, and everybody can request it at the
 * api without the gateway's limits. Clients take turns, so that no client uses all connections to the database.
 */
export const pictureReads = new FairSemaphore({ most: 3 });
