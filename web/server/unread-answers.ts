import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How much a client may ask for without reading the answers. */
export interface UnreadLimits {
  /** Requests under way on one connection. Browsers and proxies send the next one when they have the answer before. */
  mostUnderWay: number;
  /** Milliseconds within which each 64 kB that wait for a client must have gone out. */
  portionMs: number;
}

const LIMITS: UnreadLimits = { mostUnderWay: 16, portionMs: 30_000 };
const PORTION = 65_536;
/** Milliseconds between two looks at what waits. */
const LOOK_MS = 5_000;

/** What is known of a connection. */
interface Line {
  underWay: Set<ServerResponse>;
  /** Bytes that had gone out when they last became more, and the moment. */
  sent: number;
  sentAt: number;
}

/** Closes the connections of clients that send requests and read no answers. All that waits for them is then over. */
export function closeUnread(server: Server, { mostUnderWay, portionMs }: UnreadLimits = LIMITS): void {
  const lines = new Map<Socket, Line>();
  server.on('connection', (socket: Socket) => {
    const underWay = new Set<ServerResponse>();
    lines.set(socket, { underWay, sent: 0, sentAt: 0 });
    socket.once('close', () => {
      lines.delete(socket);
      // Node itself ends the one alone whose turn it was.
      for (const response of underWay) response.destroy();
    });
  });
  server.on('request', ({ socket }, response) => {
    const underWay = lines.get(socket)?.underWay;
    underWay?.add(response);
    response.once('close', () => underWay?.delete(response));
    if (underWay && underWay.size > mostUnderWay) socket.destroy();
  });
  const look = setInterval(() => {
    for (const [socket, line] of lines) if (isStuck(socket, line, portionMs)) socket.destroy();
  }, LOOK_MS).unref();
  server.once('close', () => clearInterval(look));
}

/** Whether nothing has gone out for too long of what waits for a client. Writes down what has. */
function isStuck({ bytesWritten, writableLength }: Socket, line: Line, portionMs: number): boolean {
  const [sent, now] = [bytesWritten - writableLength, performance.now()];
  if (writableLength > 0 && sent === line.sent)
    return now - line.sentAt > portionMs * Math.ceil(writableLength / PORTION);
  line.sent = sent;
  line.sentAt = now;
  return false;
}
