import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readApiConfig } from '../api/config.ts';
import { openApi } from '../api/server.ts';
import { readGatewayConfig } from '../bff/config.ts';
import { openGateway } from '../bff/server.ts';
import { readWebConfig } from '../web/config.ts';
import { openWeb } from '../web/server.ts';

/** The whole shop in one process: real REST host on an embedded database, real gateway, real storefront. */
export interface House {
  /** Addresses without a slash at their end. */
  web: string;
  gateway: string;
  api: string;
  /** Stops the REST host alone, as if it were gone. */
  closeApi(): Promise<void>;
  close(): Promise<void>;
}

/** Opens all floors on free ports with the sample catalogue; `env` changes settings by their usual names. */
export async function openHouse(env: Record<string, string> = {}): Promise<House> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rangbandh-house-'));
  const quiet = { API_PORT: '0', BFF_PORT: '0', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...env };
  const api = await openApi(readApiConfig(quiet));
  const gateway = await openGateway(readGatewayConfig({ ...quiet, REST_URL: api.address }));
  const upstream = { REST_URL: api.address, GATEWAY_URL: `${gateway.address}/graphql` };
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
    closeApi,
    close: async () => {
      await web.close();
      await gateway.close();
      await closeApi();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
