import { connect, type Socket } from 'node:net';
import type { Random } from './random.ts';

/** Addresses that the sockets say they come from, so that no limit of one address helps. */
const ADDRESSES = 50;

/** Milliseconds over which they are opened, so that the server does not end all of them at once. */
const SPREAD_MS = 8_000;

/** A crowd of connections on which requests never come whole. */
export interface SlowSockets {
  /** How many are open now. */
  count(): number;
  /** How many the server has ended. */
  ended(): number;
  close(): void;
}

/**
 * Opens so many connections to a server, half with a header and half with a body that comes byte by byte; one that the
 * server ends is opened anew.
 */
export function openSlowSockets(address: string, many: number, random: Random): SlowSockets {
  const { hostname, port } = new URL(address);
  const open = new Set<Socket>();
  let [ended, isOver] = [0, false];
  const begin = (at: number): void => {
    if (isOver) return;
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    open.add(socket.resume());
    const from = `X-Forwarded-For: 198.51.100.${at % ADDRESSES}`;
    const head = ['POST /graphql HTTP/1.1', 'Host: shop', from, 'Content-Type: application/json'];
    socket.write(at % 2 === 0 ? head.join('\r\n') : `${head.join('\r\n')}\r\nContent-Length: 90000\r\n\r\n{`);
    const drip = setInterval(() => socket.writable && socket.write(' '), 1_000 + random.below(2_000));
    socket.once('close', () => {
      clearInterval(drip);
      open.delete(socket);
      if (isOver) return;
      ended += 1;
      begin(at);
    });
  };
  for (let at = 0; at < many; at++) setTimeout(begin, random.below(SPREAD_MS), at);
  return {
    count: () => open.size,
    ended: () => ended,
    close: () => {
      isOver = true;
      for (const socket of open) socket.destroy();
    },
  };
}
