import { createHmac } from 'node:crypto';
import type { ExecutionResult } from 'graphql';
import { readGatewayConfig, type GatewayConfig } from '../../bff/config.ts';
import type { GatewayOptions } from '../../bff/gateway.ts';
import { startGateway } from '../../bff/server.ts';
import type { Json } from '../json.ts';

/** A response of the gateway. Its data has no type, so that a test can read any field. */
export type Reply = ExecutionResult<Json> & { status: number; headers: Headers };
/** A gateway for tests, over a REST host. */
export interface TestGateway {
  address: string;
  request(query: string, variables?: Record<string, unknown>): Promise<Reply>;
  close(): Promise<void>;
}

/** The limits of a REST client in tests that use one without a gateway. */
export const REST_LIMITS = {
  readTimeoutMs: 10_000,
  writeTimeoutMs: 10_000,
  paymentTimeoutMs: 10_000,
  maxResponseBytes: 1_000_000,
  maxCharacters: 1_000_000,
  staleMs: 600_000,
};

/** The secret of the names of pictures in tests. */
const PICTURE_SECRET = 'picture-secret-of-tests'.padEnd(32, '-');

/** The name by which a test gateway serves the picture at a path of a place. */
export function pictureName(path: string, place = 'host'): string {
  const mac = createHmac('sha256', PICTURE_SECRET).update(`picture\0${place}\0${path}`).digest('base64url');
  return `${place}/${mac.slice(0, 22)}/${Buffer.from(path).toString('base64url')}`;
}

/** Starts a gateway over a REST host, on a free port and without a log. */
export async function createTestGateway(
  restUrl: string,
  changes: Partial<GatewayConfig> = {},
  options: GatewayOptions = {},
): Promise<TestGateway> {
  // Most tests change what the host returns from one request to the next, and count its calls.
  const env = { BFF_PORT: '0', LOG_LEVEL: 'silent', REST_URL: restUrl, RESPONSE_CACHE: 'off', PICTURE_SECRET };
  // Without an origin, addresses are relative: a test needs to know no port.
  const config = { ...readGatewayConfig(env), trialUrl: undefined, checksHost: false, ...changes };
  const gateway = await startGateway(config, options);
  return {
    ...gateway,
    request: async (query, variables) => {
      const response = await fetch(`${gateway.address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      return { ...(await response.json()), status: response.status, headers: response.headers };
    },
  };
}
