import { startChild, type Child } from './child.ts';
import { processWith, type SourceChange } from './source-changes.ts';

/** A storefront process. */
export interface Web extends Child, AsyncDisposable {
  /** Without a path. */
  address: string;
}

/** Starts a storefront on a free port, in front of a gateway and a REST host, addresses without a path; the changes of files that it loads apply. */
export async function startWeb({
  restUrl,
  gatewayUrl,
  changes = [],
}: {
  restUrl: string;
  gatewayUrl: string;
  changes?: readonly SourceChange[];
}): Promise<Web> {
  const changed = processWith(changes);
  const child = await startChild({
    args: ['-C', 'production', ...changed.args, 'web/server.ts'],
    env: {
      PATH: process.env['PATH'] ?? '',
      LOG_LEVEL: 'error',
      REST_URL: restUrl,
      PORT: '0',
      GATEWAY_URL: `${gatewayUrl}/graphql`,
      ...changed.env,
    },
    ready: /Storefront: \S+/,
  });
  const [, address = ''] = /Storefront: (\S+)/.exec(child.output()) ?? [];
  return { ...child, address, [Symbol.asyncDispose]: () => child.kill() };
}
