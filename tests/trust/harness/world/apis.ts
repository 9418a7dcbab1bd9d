import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/ports.ts';
import type { Change } from '../changes.ts';
import { startChild } from '../child.ts';
import type { Child } from '../child.ts';
import type { PostOffice } from '../post-office.ts';
import { SECRET } from '../shoppers.ts';
import { KEYS } from '../simulator.ts';
import type { Provider } from '../simulator.ts';

/** An api process. */
export interface Api extends Child {
  address: string;
}

/** What may be other than usual in the apis of a shop. */
export interface ApiOptions {
  /** Lines of the shop that are other than they should be, in all apis. */
  changes?: readonly Change[];
  /** Such lines in the first api alone. */
  changesOfFirst?: readonly Change[];
  env?: Record<string, string>;
}

/** The shop that an api belongs to. */
interface ApiParts extends ApiOptions {
  /** The address of its database. */
  url: string;
  post: PostOffice;
  provider: Provider;
}

/** What an api says once it answers. */
export const READY = /The api answers on/;
const LOADER = './tests/trust/harness/change-loader.ts';

/** Starts the api number `at` on a port. Throws when a line that was to be changed isn't loaded. */
export async function openApi(port: number, at: number, parts: ApiParts): Promise<Api> {
  const { url, post, provider, changes = [], changesOfFirst = [], env = {} } = parts;
  const wanted = at === 0 ? [...changes, ...changesOfFirst] : changes;
  const standIns = { SMTP_URL: post.url, RAZORPAY_URL: provider.address };
  const child = await startChild({
    args: [...(wanted.length > 0 ? ['--import', LOADER] : []), 'api/server.ts'],
    env: { ...envOf(url, port), ...standIns, TRUST_CHANGES: JSON.stringify(wanted), ...env },
    ready: READY,
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
    LOG_LEVEL: 'error',
  };
}

let dataDir: string | undefined;

/** The apis keep nothing that matters on the disk: pictures alone. */
function folder(): string {
  if (dataDir) return dataDir;
  const made = mkdtempSync(join(tmpdir(), 'rangbandh-trust-data-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  dataDir = made;
  return made;
}

/** So many ports that nobody listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  for (let at = 0; at < count; at += 1) {
    ports.push(await freePort(30_000 + Math.floor(Math.random() * 2_000), '127.0.0.1', ports));
  }
  return ports;
}
