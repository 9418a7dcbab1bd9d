import type { ExecutionResult } from 'graphql';
import { readGatewayConfig, type GatewayConfig } from '../../bff/config.ts';
import type { GatewayOptions } from '../../bff/gateway.ts';
import { startGateway } from '../../bff/server.ts';
import type { Json } from '../json.ts';

/** An answer of the gateway, its data as loose as a test needs it. */
export type Reply = ExecutionResult<Json> & { status: number; headers: Headers };
/** A gateway for tests, over a REST host. */
export interface TestGateway {
  address: string;
  ask(query: string, variables?: Record<string, unknown>): Promise<Reply>;
  close(): Promise<void>;
}

/** Opens a gateway on a free port, quiet, over a REST host. */
export async function createTestGateway(
  restUrl: string,
  changes: Partial<GatewayConfig> = {},
  options: GatewayOptions = {},
): Promise<TestGateway> {
  const config = { ...readGatewayConfig({ BFF_PORT: '0', LOG_LEVEL: 'silent', REST_URL: restUrl }), ...changes };
  const gateway = await startGateway(config, options);
  return {
    ...gateway,
    ask: async (query, variables) => {
      const response = await fetch(`${gateway.address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      return { ...(await response.json()), status: response.status, headers: response.headers };
    },
  };
}
