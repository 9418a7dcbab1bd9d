import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A REST host that answers searches when it is told to, and nothing else but the question of what it can do besides. */
export interface HoldingHost {
  url: string;
  /** Path and query of each search as they came, in order. */
  calls: string[];
  /** Answers the search that has waited longest with 404; does nothing where none waits. */
  answerOne(): void;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts a host that can do what another one can, and holds every answer back. */
export async function startHoldingHost(other: string): Promise<HoldingHost> {
  const additions = await (await fetch(`${other}/additions`)).text();
  const calls: string[] = [];
  const held: ServerResponse[] = [];
  const server = createServer((request, response) => {
    request.resume();
    const { url = '' } = request;
    if (url === '/additions') response.setHeader('content-type', 'application/json').end(additions);
    if (!url.startsWith('/search?')) return;
    calls.push(url);
    held.push(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    answerOne: () => {
      held
        .shift()
        ?.writeHead(404, { 'content-type': 'application/json' })
        .end('{"message":"There is nothing at this address.","code":"NOT_FOUND"}');
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
