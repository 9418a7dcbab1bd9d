import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of this machine alone, on a free port. */
export interface LocalServer {
  url: string;
  /** Ends it with all its connections. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts a server that answers as told. */
export async function startLocalServer(answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
