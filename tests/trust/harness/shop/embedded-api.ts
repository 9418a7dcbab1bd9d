import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, type Program } from '../child.ts';
import { changesOf } from '../config-changes.ts';
import { processWith, type SourceChange } from '../source-changes.ts';
import { envOf, freePorts, QUICK, READY, type Api } from './apis.ts';

/** An api process on a new embedded database. */
export interface EmbeddedApi extends Api, AsyncDisposable {
  /** Its start: another api with the same start would open the same database. */
  program: Program;
}

/** Its mail server, its payment provider, and its changes of the source. */
export interface EmbeddedApiOptions {
  /** Its port; any free port by default. */
  port?: number;
  smtpUrl?: string;
  providerUrl?: string;
  changes?: readonly SourceChange[];
  /** The folder of its database, which remains; by default a new one, which is deleted. */
  dataDir?: string;
}

/** Starts an api on an embedded database with the samples. */
export async function startEmbeddedApi(options: EmbeddedApiOptions = {}): Promise<EmbeddedApi> {
  const nobody = '127.0.0.1:9';
  const { smtpUrl = `smtp://${nobody}`, providerUrl = `http://${nobody}`, changes = [] } = options;
  const port = options.port ?? (await freePorts(1))[0] ?? 0;
  const folder = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'rangbandh-trust-embedded-')));
  const changed = processWith([...changes, ...changesOf(QUICK)]);
  const neighbours = { SMTP_URL: smtpUrl, RAZORPAY_URL: providerUrl, DATA_DIR: folder };
  const env = { ...envOf('', port), ...neighbours, ...changed.env };
  const program = { args: [...changed.args, 'api/server.ts'], env, ready: READY };
  const child = await startChild(program);
  return {
    ...child,
    program,
    address: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      await child.kill();
      if (options.dataDir === undefined) await rm(folder, { recursive: true });
    },
  };
}
