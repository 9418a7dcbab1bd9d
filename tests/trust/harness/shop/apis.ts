import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/ports.ts';
import { startChild, type Child } from '../child.ts';
import { changesOf, type ConfigChanges } from '../config-changes.ts';
import type { MailCatcher } from '../mail-catcher.ts';
import { SECRET } from '../shoppers.ts';
import { KEYS, type Provider } from '../simulator.ts';
import { processWith, type SourceChange } from '../source-changes.ts';

/** An api process. */
export interface Api extends Child {
  address: string;
}

/** The options of a shop's apis. */
export interface ApiOptions {
  /** Changes of the source of all apis. */
  changes?: readonly SourceChange[];
  env?: Record<string, string>;
  /** Other values of the apis' configuration. */
  config?: ConfigChanges;
}

/** The shop of an api. */
interface ApiParts extends ApiOptions {
  /** The address of its database. */
  url: string;
  mailCatcher: MailCatcher;
  provider: Provider;
}

/** The output of an api that is ready. */
export const READY = /The api listens on/;

/** Starts an api on a port. Throws if a file that was to be changed isn't loaded. */
export async function startApi(port: number, parts: ApiParts): Promise<Api> {
  const { url, mailCatcher, provider, changes = [], env = {}, config = {} } = parts;
  const wanted = [...changes, ...changesOf({ ...QUICK, ...config })];
  const changed = processWith(wanted);
  const standIns = { SMTP_URL: mailCatcher.url, RAZORPAY_URL: provider.address };
  const child = await startChild({
    args: [...changed.args, 'api/server.ts'],
    env: { ...envOf(url, port), ...standIns, ...changed.env, ...env },
    ready: READY,
  });
  const missing = wanted.find(({ file }) => !child.output().includes(`changed ${file}`));
  if (missing) throw new Error(`${missing.file} isn't loaded, so that nothing in it can be changed.`);
  return { ...child, address: `http://127.0.0.1:${port}` };
}

/** No limit for the many shoppers of one address, and a check of open payments each second. */
export const QUICK: ConfigChanges = { addressLimit: 1_000_000, reconcileSeconds: 1 };

/** The settings of an api with this database, on this port. */
export function envOf(url: string, port: number): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    API_PORT: `${port}`,
    DATABASE_URL: url,
    DATA_DIR: folder(),
    SESSION_SECRET: SECRET,
    GOOGLE_CLIENT_ID: 'nobody',
    GOOGLE_CLIENT_SECRET: 'nothing',
    RAZORPAY_KEY_ID: KEYS.keyId,
    RAZORPAY_KEY_SECRET: KEYS.keySecret,
    RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
    LOG_LEVEL: 'error',
  };
}

let dataDir: string | undefined;

/** The apis store only pictures on the disk. */
function folder(): string {
  if (dataDir) return dataDir;
  const made = mkdtempSync(join(tmpdir(), 'rangbandh-trust-data-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  dataDir = made;
  return made;
}

/** The ports that were assigned: a shop that opens at the same time may not listen yet. */
const given: number[] = [];

/** Free ports that no other shop of this process uses. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const port = await freePort(30_000 + Math.floor(Math.random() * 2_000), '127.0.0.1', given);
    given.push(port);
    ports.push(port);
  }
  return ports;
}
