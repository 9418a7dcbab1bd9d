import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/ports.ts';
import { startChild } from '../child.ts';
import type { Child } from '../child.ts';
import type { MailCatcher } from '../mail-catcher.ts';
import { SECRET } from '../shoppers.ts';
import { KEYS } from '../simulator.ts';
import type { Provider } from '../simulator.ts';
import type { SourceChange } from '../source-changes.ts';

/** An api process. */
export interface Api extends Child {
  address: string;
}

/** The options of a shop's apis. */
export interface ApiOptions {
  /** Changes of the source of all apis. */
  changes?: readonly SourceChange[];
  /** Changes of the source of the first api only. */
  changesOfFirst?: readonly SourceChange[];
  env?: Record<string, string>;
  /** Hears all that the apis write. */
  hear?: (text: string) => void;
}

/** The shop of an api. */
interface ApiParts extends ApiOptions {
  /** The address of its database. */
  url: string;
  mailCatcher: MailCatcher;
  provider: Provider;
  /** The folder of another release, in place of this one. */
  root?: string;
}

/** The output of an api that answers. */
export const READY = /The api answers on/;
/** What changes sources of a process, by TRUST_CHANGES. */
export const LOADER = './tests/trust/harness/source-change-loader.ts';

/** Starts the api number `at` on a port. Throws when a line that was to be changed isn't loaded. */
export async function startApi(port: number, at: number, parts: ApiParts): Promise<Api> {
  const { url, mailCatcher, provider, changes = [], changesOfFirst = [], env = {}, hear, root } = parts;
  const wanted = at === 0 ? [...changes, ...changesOfFirst] : changes;
  const standIns = { SMTP_URL: mailCatcher.url, RAZORPAY_URL: provider.address };
  const child = await startChild({
    args: [
      ...(wanted.length > 0 ? ['--import', LOADER] : []),
      root === undefined ? 'api/server.ts' : join(root, 'api/server.ts'),
    ],
    env: { ...envOf(url, port), ...standIns, TRUST_CHANGES: JSON.stringify(wanted), ...env },
    ready: READY,
    ...(hear ? { hear } : {}),
  });
  const missing = wanted.find(({ file }) => !child.said().includes(`changed ${file}`));
  if (missing) throw new Error(`${missing.file} isn't loaded, so that nothing in it can be changed.`);
  return { ...child, address: `http://127.0.0.1:${port}` };
}

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
    ADDRESS_LIMIT: '1000000',
    RECONCILE_SECONDS: '1',
    LOG_LEVEL: 'error',
  };
}

let dataDir: string | undefined;

/** The apis keep only pictures on the disk. */
function folder(): string {
  if (dataDir) return dataDir;
  const made = mkdtempSync(join(tmpdir(), 'rangbandh-trust-data-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  dataDir = made;
  return made;
}

/** The ports that were handed out: a shop that opens beside another may not listen yet. */
const given: number[] = [];

/** Free ports that no other shop of this process was given. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const port = await freePort(30_000 + Math.floor(Math.random() * 2_000), '127.0.0.1', given);
    given.push(port);
    ports.push(port);
  }
  return ports;
}
