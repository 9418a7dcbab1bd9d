import { join } from 'node:path';
import type { GoogleClient } from '../account/google.ts';
import type { ApiConfig } from '../config.ts';

/** Who the shop works with: a mail server and Google, or what takes their places while it is tried out. */
export interface Neighbours {
  smtpUrl: string;
  google: GoogleClient;
  /** The page with a trial's mails, where there is one. */
  outbox: string | undefined;
  /** The sample provider's address, where there is one. */
  sampleGoogle: string | undefined;
  close(): Promise<void>;
}

/** Takes what the settings name and opens the rest; a real shop opens nothing, and throws when something is missing. */
export async function openNeighbours(config: ApiConfig): Promise<Neighbours> {
  const { smtpUrl, google } = config;
  if (config.isProduction && !(smtpUrl && google)) throw new Error('A real shop has no sample neighbours.');
  await using opened = new AsyncDisposableStack();
  const outbox = smtpUrl ? { smtpUrl, address: undefined, close: nothing } : await openOutbox(config);
  opened.defer(() => outbox.close());
  const sample = google ? { client: google, address: undefined, close: nothing } : await openSampleGoogle(config);
  opened.defer(() => sample.close());
  const running = opened.move();
  return {
    smtpUrl: outbox.smtpUrl,
    google: sample.client,
    outbox: outbox.address,
    sampleGoogle: sample.address,
    close: () => running.disposeAsync(),
  };
}

const nothing = async (): Promise<void> => undefined;

/** Loaded only where they are wanted: a real shop never reads their code. */
async function openOutbox({ dataDir, outboxPort: port }: ApiConfig) {
  const { openOutbox: open } = await import('./outbox/outbox.ts');
  // Whoever reads it is whoever they like: it never leaves this machine, wherever the shop itself listens.
  return open({ folder: join(dataDir, 'outbox'), host: '127.0.0.1', port });
}

async function openSampleGoogle({ shopUrl, host, sampleGooglePort: port }: ApiConfig) {
  const { openSampleGoogle: open } = await import('./google/sample-google.ts');
  return open({ host, port, shopUrl });
}
