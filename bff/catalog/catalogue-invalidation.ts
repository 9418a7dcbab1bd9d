import type { FastifyInstance } from 'fastify';
import { CATALOGUE_EVENTS_PATH, followCatalogue } from '../../server-kit/catalogue-events.ts';
import type { DetectCapabilities } from '../host/capabilities.ts';
import type { Caller } from '../host/http-clients.ts';
import type { RestHost } from '../host/rest.ts';

/** Milliseconds within which changes of stock or ratings are merged: a sale changes them many times a second. */
const COUNTS_MS = 1_000;
const ANONYMOUS: Caller = { headers: () => ({}), takeCookies: () => undefined };

interface CatalogueInvalidationOptions {
  host: Pick<RestHost, 'follow' | 'expirePublicCache'>;
  detectCapabilities: DetectCapabilities;
  /** Runs after each change, when the cached host responses have expired. */
  onChange: () => void;
  /** Runs after a change of the shop's settings, before `onChange`. */
  onSettings: () => void;
}

/**
 * Invalidates the cached catalogue when another gateway or a job changes it. It runs as long as the app listens, on a
 * host that sends events. Expired data may still be used while the host is away.
 */
export function followHostCatalogue(
  app: FastifyInstance,
  { host, detectCapabilities, onChange, onSettings }: CatalogueInvalidationOptions,
): void {
  const ending = new AbortController();
  const drop = () => {
    host.expirePublicCache();
    onChange();
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
        return host.follow(CATALOGUE_EVENTS_PATH, ANONYMOUS, listener, signal);
      },
      {
        onProducts: drop,
        onCounts: dropSoon,
        onSettings: () => {
          onSettings();
          drop();
        },
      },
      ending.signal,
    );
  });
  // An open stream would block the gateway's shutdown.
  app.addHook('preClose', async () => {
    ending.abort();
    clearTimeout(timer);
  });
}
