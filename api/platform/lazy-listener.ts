import type { Database } from './database.ts';

/** A channel of the database that is listened to from the first time that it is asked for. */
export interface LazyListener {
  /** Resolves when what is told from now on is heard. Rejects while the database is away; the next call tries again. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Makes a listener that does nothing yet. */
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
