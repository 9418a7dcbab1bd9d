import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A REST host that has nothing, and knows what it was asked for. */
export interface SilentHost {
  url: string;
  /** Method and path of each call as they came, in order. */
  calls: string[];
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts a host that answers every call with 404. */
export async function startSilentHost(): Promise<SilentHost> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    request.resume();
    response.writeHead(404, { 'content-type': 'application/json' });
    response.end('{"message":"There is nothing at this address.","code":"NOT_FOUND"}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
