import { startChild, type Child } from './child.ts';
import { changesOf, type ConfigChanges } from './config-changes.ts';
import { processWith, type SourceChange } from './source-changes.ts';

/** A gateway process. */
export interface Gateway extends Child {
  /** Without a path; GraphQL is at `/graphql`. */
  address: string;
  [Symbol.asyncDispose](): Promise<void>;
}

/** The options of a gateway. */
export interface GatewayOptions {
  restUrl: string;
  /** The planted bug; only its changes of files that the gateway loads apply. */
  changes?: readonly SourceChange[];
  env?: Record<string, string>;
  /** Other values of its configuration. */
  config?: ConfigChanges;
}

/** Starts a gateway in front of a REST host, on a free port. */
export async function startGateway({ restUrl, changes = [], env = {}, config = {} }: GatewayOptions): Promise<Gateway> {
  const changed = processWith([...changes, ...changesOf(config)]);
  const child = await startChild({
    args: [...changed.args, 'bff/server.ts'],
    env: {
      PATH: process.env['PATH'] ?? '',
      BFF_PORT: '0',
      REST_URL: restUrl,
      LOG_LEVEL: 'error',
      ...PATIENT,
      ...changed.env,
      ...env,
    },
    ready: /The gateway is open at \S+\/graphql/,
  });
  const address = /open at (\S+)\/graphql/.exec(child.output())?.[1] ?? '';
  return { ...child, address, [Symbol.asyncDispose]: () => child.kill() };
}

/** Slow responses on a small machine are no failure of the tested promise. */
const PATIENT = { REST_TIMEOUT_MS: '15000' };
