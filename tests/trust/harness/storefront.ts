import { startChild } from './child.ts';
import type { Child } from './child.ts';
import { startGateway } from './gateway.ts';
import { createBasicHost } from './odd-answers/hosts.ts';
import type { SourceChange } from './source-changes.ts';

const LOADER = './tests/trust/harness/source-change-loader.ts';

/** A storefront that strangers may ask. */
export interface Storefront extends AsyncDisposable {
  /** Without a path. */
  address: string;
  /** How often the gateway was asked for an operation by its name: to render a page it is asked once. */
  asked: (operation: string) => number;
}

/** Starts a gateway and a storefront, each a process of its own, over a host that only answers. The changes are the storefront's. */
export async function startStorefront(changes: readonly SourceChange[]): Promise<Storefront> {
  await using opened = new AsyncDisposableStack();
  const host = await createBasicHost();
  opened.defer(() => host.close());
  const counts = new Map<string, number>();
  const hear = (text: string) => {
    for (const [, name = ''] of text.matchAll(/"operation":"(\w+)"/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  const gateway = opened.use(await startGateway({ restUrl: host.url, env: { LOG_LEVEL: 'info' }, hear }));
  const storefront = opened.use(await startWeb({ restUrl: host.url, gatewayUrl: gateway.address, changes }));
  const running = opened.move();
  const asked = (operation: string) => counts.get(operation) ?? 0;
  return { address: storefront.address, asked, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

/** A storefront process. */
export interface Web extends Child, AsyncDisposable {
  /** Without a path. */
  address: string;
}

/** Starts a storefront on a free port, in front of a gateway and a REST host, addresses without a path; the changes are its own. */
export async function startWeb({
  restUrl,
  gatewayUrl,
  changes = [],
}: {
  restUrl: string;
  gatewayUrl: string;
  changes?: readonly SourceChange[];
}): Promise<Web> {
  const own = changes.filter(({ file }) => file.startsWith('web/'));
  const child = await startChild({
    args: ['-C', 'production', '--import', LOADER, 'web/server.ts'],
    env: {
      PATH: process.env['PATH'] ?? '',
      LOG_LEVEL: 'error',
      REST_URL: restUrl,
      PORT: '0',
      GATEWAY_URL: `${gatewayUrl}/graphql`,
      TRUST_CHANGES: JSON.stringify(own),
    },
    ready: /Storefront: \S+/,
  });
  const [, address = ''] = /Storefront: (\S+)/.exec(child.said()) ?? [];
  return { ...child, address, [Symbol.asyncDispose]: () => child.kill() };
}
