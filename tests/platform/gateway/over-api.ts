import { rm } from 'node:fs/promises';
import { it } from 'vitest';
import { startApi } from '../../../api/server.ts';
import type { GatewayConfig } from '../../../bff/config.ts';
import type { GatewayOptions } from '../../../bff/gateway.ts';
import { createFilledDataDir, QUIET_API } from '../../filled-data-dir.ts';
import { testConfig, type TestSettings } from '../../test-api.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';

/** Long enough for a slow machine: these tests measure no time. */
const LONG_TIMEOUTS = { readTimeoutMs: 20_000, writeTimeoutMs: 20_000, deadlineMs: 25_000 };

/** The real api on PGlite with the samples, and gateways over it. */
export interface ApiWithGateways {
  /** Opens another gateway over the api. */
  open(changes?: Partial<GatewayConfig>, options?: GatewayOptions): Promise<TestGateway>;
  /** The address of the api. */
  api: string;
  close(): Promise<void>;
}

/** Starts the api. `given` changes its settings and its configuration. */
export async function startOverApi(given: TestSettings = {}): Promise<ApiWithGateways> {
  const dataDir = await createFilledDataDir();
  const api = await startApi(testConfig({ ...QUIET_API, DATA_DIR: dataDir, ...given }));
  const gateways: TestGateway[] = [];
  return {
    api: api.address,
    open: async (changes, options) => {
      const gateway = await createTestGateway(api.address, { ...LONG_TIMEOUTS, ...changes }, options);
      gateways.push(gateway);
      return gateway;
    },
    close: async () => {
      for (const gateway of gateways) await gateway.close();
      await api.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/**
 * The api that the files of one worker share, for a file's `withApi.beforeAll`. Each file opens its own gateways, and changes
 * nothing that another file reads.
 */
export const withApi = it
  .extend('settings', { scope: 'worker' }, { LOG_LEVEL: 'silent' })
  .extend('overApi', { scope: 'worker' }, async ({ settings }, { onCleanup }) => {
    const shop = await startOverApi(settings);
    onCleanup(() => shop.close());
    return shop;
  });
