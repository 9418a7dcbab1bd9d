import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two checks of a target, and the timeout of a check. */
const [LOOK_EVERY_MS, LOOK_MS] = [250, 5_000];

/** The load balancer of a server's processes: it distributes requests among those that report that they are ready. */
export interface Balancer extends AsyncDisposable {
  /** Without a path. */
  address: string;
  /** Whether it sends requests to this target now. */
  isUp(target: string): boolean;
  /** The number of requests without a complete response. */
  broken(): number;
}

/** Opens a balancer that obeys `/readyz`, and repeats nothing: a request that its target loses is lost. */
export async function openBalancer(targets: readonly string[]): Promise<Balancer> {
  const ready = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  const over = new AbortController();
  let [turn, broken] = [0, 0];
  const watch = async (target: string) => {
    while (!over.signal.aborted) {
      const status = await fetch(`${target}/readyz`, { signal: AbortSignal.timeout(LOOK_MS) }).then(
        async (response) => (await response.text(), response.status),
        () => 0,
      );
      if (status === 200) ready.add(target);
      else ready.delete(target);
      await pause(LOOK_EVERY_MS);
    }
  };
  const pick = (): string | undefined => [...ready].sort()[turn++ % Math.max(1, ready.size)];
  const pass = (target: string, incoming: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = incoming;
    const { connection: _connection, ...sent } = headers;
    const outgoing = request(target + (url ?? '/'), { method, headers: sent, agent }, (came) => {
      const { connection: _own, 'keep-alive': _alive, ...reported } = came.headers;
      // The client has left.
      if (response.destroyed) came.destroy();
      else {
        response.writeHead(came.statusCode ?? 502, reported);
        pipeline(came, response, (error) => void (error && !incoming.destroyed && (broken += 1)));
      }
    });
    outgoing.once('error', () => {
      broken += 1;
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'text/plain' }).end('The server did not respond.');
    });
    incoming.pipe(outgoing);
  };
  const server = createServer((incoming, response) => {
    const target = pick();
    if (target === undefined) response.writeHead(503).end('No target is ready.');
    else pass(target, incoming, response);
  });
  // A client may hold a connection for as long as it wants.
  Object.assign(server, { keepAliveTimeout: 0, requestTimeout: 0 });
  const watching = targets.map(watch);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    isUp: (target) => ready.has(target),
    broken: () => broken,
    [Symbol.asyncDispose]: async () => {
      over.abort();
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await Promise.all(watching);
    },
  };
}
