import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { StoredMail } from 'stand-ins/outbox/mails';
import { startApi } from '../api/server.ts';
import { readGatewayConfig } from '../bff/config.ts';
import { startGateway } from '../bff/server.ts';
import { readWebConfig } from '../web/config.ts';
import { openWeb } from '../web/server.ts';
import { freePort } from '../scripts/ports.ts';
import { createFilledDataDir, QUIET_API } from './filled-data-dir.ts';
import { environmentOf, testConfig, type TestSettings } from './test-api.ts';

/** The whole shop in one process: real REST host on an embedded database, real gateway, real storefront. */
export interface WholeShop {
  /** Addresses without a slash at their end. */
  web: string;
  gateway: string;
  api: string;
  /** The page with the mails that the shop sent. */
  outbox: string;
  /** The payment simulator; tests control it under `/__sim/`. */
  payments: string;
  /** The link that makes a person the first owner; empty if the shop has an owner. */
  setupLink: string;
  /** The addresses of the servers' metrics; empty without METRICS_PORT. */
  metrics: { api: string; gateway: string; web: string };
  /** The mails to this address, newest first; waits, for ten seconds at most, for one that it hasn't returned yet. */
  mailsTo(address: string): Promise<StoredMail[]>;
  /** Stops only the REST host, to simulate an outage. */
  closeApi(): Promise<void>;
  close(): Promise<void>;
}

/** The timeouts of requests between the servers: a machine that runs all of them, a browser and tests may be slow. */
export const PATIENT = { REST_TIMEOUT_MS: '15000' };

/** Starts all servers on free ports without any data, as a new owner does. */
export const startEmptyShop = (given: TestSettings = {}): Promise<WholeShop> =>
  startWholeShop({ SAMPLES: 'off', ...given }, () => mkdtemp(join(tmpdir(), 'rangbandh-empty-')));

/** Starts all servers on free ports with the sample catalogue; `given` changes settings, and values of the api's configuration. */
export async function startWholeShop(
  given: TestSettings = {},
  createDataDir: () => Promise<string> = createFilledDataDir,
): Promise<WholeShop> {
  const dataDir = await createDataDir();
  // Links in mails contain the storefront's port, so it is chosen before the REST host opens.
  const port = await freePort(20_000 + Math.floor(Math.random() * 10_000), '127.0.0.1');
  const all = { ...QUIET_API, ...PATIENT, PORT: `${port}`, DATA_DIR: dataDir, ...given };
  const api = await startApi(testConfig(all));
  const quiet = { ...environmentOf(all), BFF_PORT: '0' };
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
    setupLink: api.setupLink ?? '',
    metrics: { api: api.metrics ?? '', gateway: gateway.metrics ?? '', web: web.metrics ?? '' },
    payments: api.paymentSimulator ?? '',
    mailsTo: mailReader(api.outbox ?? ''),
    closeApi,
    close: async () => {
      await web.close();
      await gateway.close();
      await closeApi();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

const MAIL_WAIT_MS = 10_000;

/** Reads an outbox as a shopper does who waits for a mail. */
export function mailReader(outbox: string): WholeShop['mailsTo'] {
  const responded = new Map<string, string>();
  return async (address) => {
    const until = performance.now() + MAIL_WAIT_MS;
    while (performance.now() < until) {
      const response = await fetch(`${outbox}/mails.json?to=${encodeURIComponent(address)}`);
      const mails = (await response.json()) as StoredMail[];
      const newest = mails[0]?.id;
      if (newest && newest !== responded.get(address)) {
        responded.set(address, newest);
        return mails;
      }
      await setTimeout(50);
    }
    throw new Error(`No new mail to ${address} within ${MAIL_WAIT_MS} ms.`);
  };
}
