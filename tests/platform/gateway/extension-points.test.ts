import { afterAll, beforeAll, expect, it } from 'vitest';
import { readGatewayConfig } from '../../../bff/config.ts';
import { createGateway } from '../../../bff/gateway.ts';
import { createRecordingHost, type RecordingHost } from '../../hosts/recording-host.ts';

const REQUESTS = 100;
const PRODUCT_NAMES = '{ category(name: "Saree") { products { edges { node { name } } } } }';

let host: RecordingHost;
beforeAll(async () => {
  host = await createRecordingHost(() => true);
});
afterAll(() => host.close());

/** Sends equal requests in sequence, and counts those that a Fastify hook and an Apollo Server plugin see. */
async function countSeen(query: string, settings: Record<string, string> = {}) {
  const seen = { byFastify: 0, byApollo: 0 };
  const plugin = { requestDidStart: async () => void seen.byApollo++ };
  const config = readGatewayConfig({ REST_URL: host.url, LOG_LEVEL: 'silent', ...settings });
  const app = await createGateway(config, { plugins: [plugin] });
  app.addHook('onRequest', async () => void seen.byFastify++);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { 'content-type': 'application/json' };
  const statuses = new Set<number>();
  for (let sent = 0; sent < REQUESTS; sent++) {
    const response = await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    await response.text();
    statuses.add(response.status);
  }
  await app.close();
  return { ...seen, statuses: [...statuses] };
}

it('a hook that is added to Fastify sees every request for GraphQL, a plugin of Apollo Server the first of each operation', async () => {
  expect(await countSeen('{ __typename }')).toEqual({ byFastify: REQUESTS, byApollo: 1, statuses: [200] });
  expect(await countSeen(PRODUCT_NAMES)).toEqual({ byFastify: REQUESTS, byApollo: 1, statuses: [200] });
});

it('a plugin of Apollo Server sees every request that fails', async () => {
  expect(await countSeen('{ unknownField }')).toMatchObject({ byFastify: REQUESTS, byApollo: REQUESTS });
});

it('a plugin of Apollo Server sees every request while the fast path is off', async () => {
  const all = { byFastify: REQUESTS, byApollo: REQUESTS, statuses: [200] };
  expect(await countSeen(PRODUCT_NAMES, { GRAPHQL_FAST_PATH: 'off' })).toEqual(all);
});
