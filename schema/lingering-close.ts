import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** How much a client may still send of a request that is answered already. */
export interface LingerLimits {
  /** Bytes after which the connection is closed. */
  bytes: number;
  /** Milliseconds after which it is closed. */
  milliseconds: number;
}

const LIMITS: LingerLimits = { bytes: 16 * 1024 * 1024, milliseconds: 5_000 };

/**
 * Lets a client read the answer to a request that it has not sent whole, where the answer closes the connection: 413 for a body that is
 * too large. Node would close at once, and the client would be told that the connection was reset. Here the server sends
 * its answer and the end of its own side, and throws away what still comes, within these limits.
 */
export function lingerOnClose(server: Server, limits: LingerLimits = LIMITS): void {
  const latest = new WeakMap<Socket, IncomingMessage>();
  server.on('connection', (socket) => {
    const closeAtOnce = socket.destroySoon.bind(socket);
    // With it Node closes a connection after its last answer.
    socket.destroySoon = () => {
      const request = latest.get(socket);
      if (request?.complete !== false) return closeAtOnce();
      linger(socket, limits);
      // The end of a short one may be among the bytes that are being read just now.
      setImmediate(() => {
        if (request.complete) closeAtOnce();
      });
    };
  });
  server.prependListener('request', (request) => latest.set(request.socket, request));
}

/** Ends our side of a connection, and throws away what comes until the client ends its own. */
function linger(socket: Socket, { bytes, milliseconds }: LingerLimits): void {
  const most = socket.bytesRead + bytes;
  const late = setTimeout(() => socket.destroy(), milliseconds).unref();
  socket.once('close', () => clearTimeout(late));
  // No more requests are read, nor the rest of this one.
  socket.removeAllListeners('data').removeAllListeners('end');
  socket.on('data', () => {
    if (socket.bytesRead > most) socket.destroy();
  });
  socket.end();
  socket.resume();
}
