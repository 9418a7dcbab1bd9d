import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { rateLimitAddress } from './client-address.ts';

/**
 * The most requests of one client address, or one /64 network of IPv6, whose bodies have not come whole. A carrier's shoppers share an address, but a
 * shopper's body comes within a moment: so many are unfinished at once only where somebody sends slowly on purpose.
 */
const MOST_BODIES = 200;
/** The most connections of one address on which no request has come yet, those of a browser that opens some beforehand included. */
const MOST_SOCKETS = 1_000;

/** Takes a request of this address; false when too many of its requests are unfinished. */
export type TakeRequest = (address: string, request: IncomingMessage, response: ServerResponse) => boolean;

/** Counts, by client address or /64 network, the requests whose bodies are on their way. */
export function createUnfinishedLimit(most = MOST_BODIES): TakeRequest {
  const count = createCounter(most);
  return (address, request, response) => {
    if (request.complete || !hasBody(request)) return true;
    const end = count(rateLimitAddress(address));
    // An injected request ends and is never closed; one whose client goes away is closed and never ends; one that is refused unread
    // is answered first.
    if (end) request.on('end', end).on('close', end);
    if (end) response.on('finish', end);
    return end !== undefined;
  };
}

/** How each connection stops to count as silent. */
const silent = new WeakMap<Socket, () => void>();

/** Says that a request has come on a connection. A server of Node's says so by itself. */
export const endSilence = (socket: Socket): void => silent.get(socket)?.();

/** Closes at once the connections of an address that opens more than so many without sending a request. */
export function limitSilentSockets(server: Server, most = MOST_SOCKETS): void {
  const count = createCounter(most);
  server.on('connection', (socket) => {
    const end = count(rateLimitAddress(socket.remoteAddress));
    if (end) {
      silent.set(socket, end);
      socket.once('close', end);
    } else {
      socket.destroy();
    }
  });
  server.on('request', ({ socket }) => endSilence(socket));
}

/** Counts what is open of each key. Answers how one ends, or undefined when there are too many. */
export function createCounter(most: number): (key: string) => (() => void) | undefined {
  const open = new Map<string, number>();
  return (key) => {
    const now = open.get(key) ?? 0;
    if (now >= most) return undefined;
    open.set(key, now + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (open.get(key) ?? 1) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    };
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
