import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Agent, request } from 'undici';
import type { Random } from './random.ts';
import type { Method } from './shoppers.ts';

/** An address in front of a floor, on which some answers are lost after the floor has done what it was asked for. */
export interface CuttingLine extends AsyncDisposable {
  address: string;
  /** The number of answers that were cut off. */
  cut(): number;
}

/** What is behind a line, and which of its answers are lost. */
export interface CuttingLineOptions {
  /** The address for the next request. */
  target: () => string;
  random: Random;
  /** How many in a hundred of the answers to changes are lost. */
  percent: number;
  /** Whether a request changes anything. */
  isChange: (method: string, body: string) => boolean;
}

/** Headers of one connection, which are none of the next. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host', 'expect']);

/** Opens the line. */
export async function openCuttingLine(options: CuttingLineOptions): Promise<CuttingLine> {
  const line = new Agent({ connections: 128, pipelining: 1 });
  let cut = 0;
  const server = createServer((asked, answer) => {
    forward(asked, answer).catch(() => answer.destroy());
  });
  const forward = async (asked: IncomingMessage, answer: ServerResponse) => {
    const body = await buffer(asked);
    const {
      statusCode,
      headers,
      body: read,
    } = await request(options.target() + asked.url, {
      method: asked.method as Method,
      headers: without(asked.headers),
      ...(body.length > 0 ? { body } : {}),
      dispatcher: line,
      headersTimeout: 30_000,
    });
    const bytes = Buffer.from(await read.arrayBuffer());
    if (options.isChange(asked.method ?? '', String(body)) && options.random.percent(options.percent)) {
      cut += 1;
      asked.socket.destroy();
      return;
    }
    answer.writeHead(statusCode, without(headers)).end(bytes);
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
