import { readWebConfig, type WebConfig } from '../../web/config.ts';
import { openWeb } from '../../web/server.ts';
import { createStubGateway } from '../stub-gateway.ts';

/** The storefront on the sample shop, on free ports. `get` follows no redirect; `standIn.state` takes the gateway down. */
export async function startShell(settings: Partial<WebConfig> = {}) {
  const standIn = await createStubGateway();
  const { gatewayUrl, restUrl } = standIn;
  const web = await openWeb({ ...readWebConfig({ LOG_LEVEL: 'silent' }), port: 0, gatewayUrl, restUrl, ...settings });
  return {
    address: web.address,
    standIn,
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(web.address + path, { headers, redirect: 'manual' }),
    close: async () => {
      await web.close();
      await standIn.close();
    },
  };
}
