import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';
import { createLazyListener } from '../platform/lazy-listener.ts';
import type { Settings } from './settings.ts';

/** The channel that the trigger of the settings notifies. */
const CHANNEL = 'settings_changes';
/** Milliseconds after which the settings are read anyway: a notification may be lost. */
const REREAD_MS = 15_000;

/**
 * Reads the settings now, and again whenever any process changes them, while the app listens. While the database is
 * unavailable the last ones remain.
 */
export async function followSettings(
  app: FastifyInstance,
  database: Pick<Database, 'listen'>,
  settings: Pick<Settings, 'refresh'>,
): Promise<void> {
  const reread = () => {
    settings.refresh().catch((error: unknown) => app.log.warn({ err: error }, 'the settings could not be read'));
  };
  const listener = createLazyListener(database, CHANNEL, { onPayload: reread, onGap: reread });
  const listen = () => {
    listener.start().catch((error: unknown) => app.log.warn({ err: error }, 'no changes of the settings are heard'));
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    listen();
    timer = setInterval(() => {
      listen();
      reread();
    }, REREAD_MS).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await listener.stop();
  });
  await settings.refresh();
}
