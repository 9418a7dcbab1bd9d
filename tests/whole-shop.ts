import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readApiConfig } from '../api/config.ts';
import type { StoredMail } from '../api/stand-ins/outbox/mails.ts';
import { startApi } from '../api/server.ts';
import { readGatewayConfig } from '../bff/config.ts';
import { startGateway } from '../bff/server.ts';
import { readWebConfig } from '../web/config.ts';
import { openWeb } from '../web/server.ts';
import { freePort } from '../scripts/ports.ts';
import { CACHE, madeOnce } from './template-cache.ts';

/** The whole shop in one process: real REST host on an embedded database, real gateway, real storefront. */
export interface WholeShop {
  /** Addresses without a slash at their end. */
  web: string;
  gateway: string;
  api: string;
  /** The page with the mails that the shop sent. */
  outbox: string;
  /** The payment simulator; tests steer it under `/__sim/`. */
  payments: string;
  /** The mails to this address, newest first; waits, for ten seconds at most, until one is there that it hasn't answered yet. */
  mailsTo(address: string): Promise<StoredMail[]>;
  /** Stops the REST host alone, as if it were gone. */
  closeApi(): Promise<void>;
  close(): Promise<void>;
}

/** What decides which samples a new shop has. */
const SAMPLE_SOURCES = ['api/**/*.{ts,sql}', 'schema/*.ts', 'package-lock.json'];
const ANY_PORTS = {
  API_PORT: '0',
  BFF_PORT: '0',
  OUTBOX_PORT: '0',
  SAMPLE_GOOGLE_PORT: '0',
  PAYMENT_SIMULATOR_PORT: '0',
  LOG_LEVEL: 'silent',
};

/** Opens all floors on free ports with the sample catalogue; `env` changes settings by their usual names. */
export async function openWholeShop(env: Record<string, string> = {}): Promise<WholeShop> {
  const dataDir = await createDataDir();
  // Links in mails name the storefront's port, so it is chosen before the REST host opens.
  const port = await freePort(20_000 + Math.floor(Math.random() * 10_000), '127.0.0.1');
  const quiet = { ...ANY_PORTS, PORT: `${port}`, DATA_DIR: dataDir, ...env };
  const api = await startApi(readApiConfig(quiet));
  const gateway = await startGateway(readGatewayConfig({ ...quiet, REST_URL: api.address }));
  const upstream = {
    REST_URL: api.address,
    GATEWAY_URL: `${gateway.address}/graphql`,
    PAYMENT_WIDGET_URL: api.widgetUrl,
  };
  const web = await openWeb(readWebConfig({ ...quiet, ...upstream }));
  let apiIsOpen = true;
  const closeApi = async () => {
    if (apiIsOpen) await api.close();
    apiIsOpen = false;
  };
  return {
    web: web.address,
    gateway: gateway.address,
    api: api.address,
    outbox: api.outbox ?? '',
    payments: api.paymentSimulator ?? '',
    mailsTo: mailReader(api.outbox ?? ''),
    closeApi,
    close: async () => {
      await web.close();
      await gateway.close();
      await closeApi();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * A data folder of its own with the samples in it: a copy of one that was filled before, which takes 0.2 s in place of 4.
 * Pictures are shared by all shops, since a picture's name says everything that it shows.
 */
async function createDataDir(): Promise<string> {
  const template = await madeOnce('shop', SAMPLE_SOURCES, makeTemplate);
  const dataDir = await mkdtemp(join(tmpdir(), 'rangbandh-shop-'));
  await cp(template, join(dataDir, 'postgres'), { recursive: true });
  const pictures = join(CACHE, 'data/pictures');
  await mkdir(pictures, { recursive: true });
  await symlink(pictures, join(dataDir, 'pictures'));
  return dataDir;
}

/** Writes the database's folder of a shop that has been filled and closed. */
async function makeTemplate(path: string): Promise<void> {
  const draft = await mkdtemp(join(tmpdir(), 'rangbandh-template-'));
  const api = await startApi(readApiConfig({ ...ANY_PORTS, DATA_DIR: draft }));
  await api.close();
  await cp(join(draft, 'postgres'), path, { recursive: true });
  await rm(draft, { recursive: true });
}

const MAIL_WAIT_MS = 10_000;

/** Reads an outbox as a shopper does who waits for a mail. */
export function mailReader(outbox: string): WholeShop['mailsTo'] {
  const answered = new Map<string, string>();
  return async (address) => {
    const until = performance.now() + MAIL_WAIT_MS;
    while (performance.now() < until) {
      const answer = await fetch(`${outbox}/mails.json?to=${encodeURIComponent(address)}`);
      const mails = (await answer.json()) as StoredMail[];
      const newest = mails[0]?.id;
      if (newest && newest !== answered.get(address)) {
        answered.set(address, newest);
        return mails;
      }
      await setTimeout(50);
    }
    throw new Error(`No new mail to ${address} within ${MAIL_WAIT_MS} ms.`);
  };
}
