import type { FastifyInstance } from 'fastify';
import { CATALOGUE_EVENTS_PATH, followCatalogue } from '../../schema/catalogue-events.ts';
import type { DetectCapabilities } from '../platform/host-capabilities.ts';
import type { Caller, RestHost } from '../platform/rest.ts';

/** Milliseconds within which a change of pieces or ratings drops what is kept: a sale changes them many times a second. */
const COUNTS_MS = 1_000;
const NOBODY: Caller = { headers: () => ({}), takeCookies: () => undefined };

interface KeptCatalogueOptions {
  host: Pick<RestHost, 'follow' | 'expirePublicCache'>;
  detectCapabilities: DetectCapabilities;
  /** Drops the answers that are kept as a whole. */
  dropAnswers: () => void;
}

/**
 * Drops what the gateway keeps of the catalogue when somebody else changes it: another gateway, or what works beside them. As long as the
 * app listens, over a host that tells of changes. What is dropped may still stand in while the host is away.
 */
export function followHostCatalogue(
  app: FastifyInstance,
  { host, detectCapabilities, dropAnswers }: KeptCatalogueOptions,
): void {
  const ending = new AbortController();
  const drop = () => {
    host.expirePublicCache();
    dropAnswers();
  };
  let timer: NodeJS.Timeout | undefined;
  const dropSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      drop();
    }, COUNTS_MS).unref();
  };
  app.addHook('onListen', async () => {
    void followCatalogue(
      async (listener, signal) => {
        const { has, isKnown } = await detectCapabilities();
        if (!has('catalogue-events')) return isKnown;
        return host.follow(CATALOGUE_EVENTS_PATH, NOBODY, listener, signal);
      },
      { onProducts: drop, onCounts: dropSoon },
      ending.signal,
    );
  });
  // An open stream would keep the gateway from closing.
  app.addHook('preClose', async () => {
    ending.abort();
    clearTimeout(timer);
  });
}
