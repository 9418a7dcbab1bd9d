import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Agent, request } from 'undici';
import type { Method } from './shoppers.ts';

/**
 * How a host misbehaves: nobody listens, the connection breaks when it was asked, no answer ever comes, half of an answer
 * comes, something else comes, or every second call for reviews fails.
 */
export type HostFault = 'away' | 'dropped' | 'hung' | 'cut' | 'garbage' | 'half';

/** An address before a host at which the host misbehaves when it is told to. */
export interface FaultyLine extends AsyncDisposable {
  address: string;
  /** Misbehaves like this from now on, or not at all. Connections of before are broken off. */
  setFault(fault: HostFault | undefined): void;
}

/** Headers of one connection, which are none of the next. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host', 'expect']);
const [ADDITIONS, REVIEWS] = ['/additions', '/product/variant/reviews/'];
const HTML = '<!doctype html><title>502 Bad Gateway</title><h1>It is not here.</h1>';

/** Opens the line before the host at `target`, an address without a path. With `isBasic` it hides that the host has additions. */
export async function openFaultyLine(target: string, { isBasic = false } = {}): Promise<FaultyLine> {
  const agent = new Agent({ connections: 64, pipelining: 1 });
  let [fault, reviews]: [HostFault | undefined, number] = [undefined, 0];
  const forward = async (asked: IncomingMessage, answer: ServerResponse, half = false) => {
    const sent = await buffer(asked);
    const { statusCode, headers, body } = await request(target + asked.url, {
      method: asked.method as Method,
      headers: without(asked.headers),
      ...(sent.length > 0 ? { body: sent } : {}),
      dispatcher: agent,
    });
    const bytes = Buffer.from(await body.arrayBuffer());
    answer.writeHead(statusCode, { ...without(headers), 'content-length': bytes.length });
    if (half) answer.write(bytes.subarray(0, bytes.length / 2), () => asked.socket.destroy());
    else answer.end(bytes);
  };
  const misbehave: Record<HostFault, (asked: IncomingMessage, answer: ServerResponse) => unknown> = {
    away: (asked) => asked.socket.destroy(),
    dropped: (asked) => asked.socket.destroy(),
    hung: (asked) => asked.resume(),
    cut: (asked, answer) => forward(asked, answer, true),
    garbage: (_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end(HTML),
    half: (asked, answer) =>
      asked.url?.startsWith(REVIEWS) && reviews++ % 2 === 0 ? answer.writeHead(503).end() : well(asked, answer),
  };
  const well = (asked: IncomingMessage, answer: ServerResponse) =>
    isBasic && asked.url === ADDITIONS ? answer.writeHead(404).end() : forward(asked, answer);
  const server = createServer((asked, answer) => {
    const answering = fault ? misbehave[fault](asked, answer) : well(asked, answer);
    Promise.resolve(answering).catch(() => answer.destroy());
  });
  server.on('connection', (socket) => void (fault === 'away' && socket.destroy()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A listening TCP server has a port.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    setFault: (next) => {
      fault = next;
      server.closeAllConnections();
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await agent.destroy();
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
