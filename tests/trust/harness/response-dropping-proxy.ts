import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Agent, request } from 'undici';
import type { Random } from './random.ts';
import type { Method } from './shoppers.ts';

/** A proxy in front of a server that loses some responses after the server has handled the request. */
export interface CuttingLine extends AsyncDisposable {
  address: string;
  /** The number of responses that were cut off. */
  cut(): number;
}

/** The server behind the proxy, and the lost responses. */
export interface CuttingLineOptions {
  /** The address for the next request. */
  target: () => string;
  random: Random;
  /** The percentage of lost responses to changes. */
  percent: number;
  /** Whether a request changes anything. */
  isChange: (method: string, body: string) => boolean;
}

/** Hop-by-hop headers, which are not forwarded. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host', 'expect']);

/** Opens the proxy. */
export async function openCuttingLine(options: CuttingLineOptions): Promise<CuttingLine> {
  const line = new Agent({ connections: 128, pipelining: 1 });
  let cut = 0;
  const server = createServer((requested, response) => {
    forward(requested, response).catch(() => response.destroy());
  });
  const forward = async (requested: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(requested);
    const {
      statusCode,
      headers,
      body: read,
    } = await request(options.target() + requested.url, {
      method: requested.method as Method,
      headers: without(requested.headers),
      ...(body.length > 0 ? { body } : {}),
      dispatcher: line,
      headersTimeout: 30_000,
    });
    const bytes = Buffer.from(await read.arrayBuffer());
    if (options.isChange(requested.method ?? '', String(body)) && options.random.percent(options.percent)) {
      cut += 1;
      requested.socket.destroy();
      return;
    }
    response.writeHead(statusCode, without(headers)).end(bytes);
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A listening TCP server has a port.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    cut: () => cut,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await line.destroy();
    },
  };
}

type Headers = Record<string, string | string[] | undefined>;

const without = (headers: Headers): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      OF_CONNECTION.has(name) || value === undefined ? [] : [[name, value]],
    ),
  );
