import { startChild } from './child.ts';
import type { Child } from './child.ts';
import type { SourceChange } from './source-changes.ts';

/** A gateway process. */
export interface Gateway extends Child {
  /** Without a path; GraphQL is at `/graphql`. */
  address: string;
  [Symbol.asyncDispose](): Promise<void>;
}

/** The options of a gateway. */
export interface GatewayOptions {
  restUrl: string;
  /** The planted bug; what is not the gateway's is left out. */
  changes?: readonly SourceChange[];
  env?: Record<string, string>;
  /** Hears everything that it writes. */
  hear?: (text: string) => void;
}

const LOADER = './tests/trust/harness/source-change-loader.ts';

/** Starts a gateway in front of a REST host, on a free port. */
export async function startGateway({ restUrl, changes = [], env = {}, hear }: GatewayOptions): Promise<Gateway> {
  const own = changes.filter(({ file }) => file.startsWith('bff/'));
  const child = await startChild({
    args: [...(own.length > 0 ? ['--import', LOADER] : []), 'bff/server.ts'],
    env: {
      PATH: process.env['PATH'] ?? '',
      BFF_PORT: '0',
      REST_URL: restUrl,
      LOG_LEVEL: 'error',
      ...PATIENT,
      TRUST_CHANGES: JSON.stringify(own),
      ...env,
    },
    ready: /The gateway is open at \S+\/graphql/,
    ...(hear ? { hear } : {}),
  });
  const address = /open at (\S+)\/graphql/.exec(child.said())?.[1] ?? '';
  return { ...child, address, [Symbol.asyncDispose]: () => child.kill() };
}

/** Slow answers on a small machine are no fault of what is proven. */
const PATIENT = { REST_TIMEOUT_MS: '20000', REST_WRITE_TIMEOUT_MS: '20000', REQUEST_DEADLINE_MS: '20000' };
