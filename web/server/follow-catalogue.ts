import type { FastifyInstance } from 'fastify';
import { CATALOGUE_EVENTS_PATH, followCatalogue } from '../../schema/catalogue-events.ts';
import { createHostEvents } from '../../schema/host-events.ts';

/**
 * Runs `expire` whenever products change, as long as the app listens, over a host that tells of it. Changes of pieces and ratings alone are left to
 * the seconds that a page is kept: there are too many of them.
 */
export function followHostCatalogue(app: FastifyInstance, restUrl: string, expire: () => void): void {
  const [events, ending] = [createHostEvents(new URL(restUrl)), new AbortController()];
  app.addHook('onListen', async () => {
    void followCatalogue(
      (listener, signal) => events.follow(CATALOGUE_EVENTS_PATH, {}, listener, signal),
      { onProducts: expire, onCounts: () => undefined },
      ending.signal,
    );
  });
  app.addHook('preClose', async () => {
    ending.abort();
    events.close();
  });
}
