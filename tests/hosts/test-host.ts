import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A REST host for tests. */
export interface TestHost {
  url: string;
  /** The paths of all calls, in order. */
  calls: string[];
  /** The running calls, the maximum number of concurrent calls, and the calls whose caller left before the response. */
  load: { now: number; most: number; left: number };
  close(): Promise<void>;
}
/** Handles a call. Returns a value to send as JSON, undefined for a 404, or 'sent' after it has sent the response itself. */
export type RequestHandler = (path: string[], url: URL, response: ServerResponse, request: IncomingMessage) => unknown;

/** Starts a host on a free port that records its calls. */
export async function createTestHost(reply: RequestHandler): Promise<TestHost> {
  const calls: string[] = [];
  const load = { now: 0, most: 0, left: 0 };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://host');
    calls.push(request.url ?? '/');
    load.most = Math.max(load.most, ++load.now);
    response.once('close', () => {
      load.now--;
      if (!response.writableFinished) load.left++;
    });
    void respond(reply, url, request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    load,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function respond(
  reply: RequestHandler,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = url.pathname.split('/').slice(1).map(decodeURIComponent);
  const body = await reply(path, url, response, request);
  if (body === 'sent') return;
  sendJson(
    response,
    body === undefined ? 404 : 200,
    body === undefined ? { message: `Cannot GET ${url.pathname}` } : body,
  );
}

/** Sends a value as JSON. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
