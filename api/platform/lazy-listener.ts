import type { Database } from './database.ts';

/** A channel of the database that is listened to from its first use on. */
export interface LazyListener {
  /**
   * Resolves when all later notifications are received. Rejects while the database is unavailable; the next call tries
   * again.
   */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates an idle listener. */
export function createLazyListener(
  { listen }: Pick<Database, 'listen'>,
  channel: string,
  handlers: Parameters<Database['listen']>[1],
): LazyListener {
  let listening: Promise<() => Promise<void>> | undefined;
  return {
    start: async () => {
      listening ??= listen(channel, handlers).catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
      await listening;
    },
    stop: async () => {
      const stop = await listening?.catch(() => undefined);
      await stop?.();
    },
  };
}
