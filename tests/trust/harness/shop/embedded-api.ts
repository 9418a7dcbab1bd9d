import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../child.ts';
import type { SourceChange } from '../source-changes.ts';
import { envOf, freePorts, LOADER, READY, type Api } from './apis.ts';

/** An api process on an embedded database of its own. */
export interface EmbeddedApi extends Api, AsyncDisposable {
  /** Its settings: another api with them would open the same database. */
  env: Record<string, string>;
}

/** Where it sends its mails, whom it asks about payments, and what is changed in it. */
export interface EmbeddedApiOptions {
  /** Where it listens; on any free port by default. */
  port?: number;
  smtpUrl?: string;
  providerUrl?: string;
  changes?: readonly SourceChange[];
  /** The folder of its database, which stays; one of its own by default, which goes. */
  dataDir?: string;
}

/** Starts an api on an embedded database with the samples. */
export async function startEmbeddedApi(options: EmbeddedApiOptions = {}): Promise<EmbeddedApi> {
  const nobody = '127.0.0.1:9';
  const { smtpUrl = `smtp://${nobody}`, providerUrl = `http://${nobody}`, changes = [] } = options;
  const port = options.port ?? (await freePorts(1))[0] ?? 0;
  const folder = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'rangbandh-trust-embedded-')));
  const neighbours = { SMTP_URL: smtpUrl, RAZORPAY_URL: providerUrl, TRUST_CHANGES: JSON.stringify(changes) };
  const env = { ...envOf('', port), ...neighbours, DATA_DIR: folder };
  const args = [...(changes.length > 0 ? ['--import', LOADER] : []), 'api/server.ts'];
  const child = await startChild({ args, env, ready: READY });
  return {
    ...child,
    env,
    address: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      await child.kill();
      if (options.dataDir === undefined) await rm(folder, { recursive: true });
    },
  };
}
