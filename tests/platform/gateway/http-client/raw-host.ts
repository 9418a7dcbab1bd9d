import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Cancellation } from '../../../../bff/platform/upstream/cancellation.ts';
import type { HttpClient } from '../../../../bff/platform/upstream/http-client/http-client.ts';
import type { Attempt } from '../../../../bff/platform/upstream/send-with-retry.ts';

/** A host of whom each byte is said. */
export interface RawHost {
  origin: URL;
  /** What came on each connection, in the order in which they were opened. */
  connections: { socket: Socket; text: string }[];
  /** All requests that came. */
  requests: string[];
  close(): Promise<void>;
}

/** What a host does with a request that has come whole. */
export type Respond = (socket: Socket, request: string, nth: number) => void;

/** Starts a host that answers each request without a body as it is told. */
export async function startRawHost(respond: Respond, server: Server = createServer()): Promise<RawHost> {
  const host: Omit<RawHost, 'origin' | 'close'> = { connections: [], requests: [] };
  const isSecure = 'setSecureContext' in server;
  server.on(isSecure ? 'secureConnection' : 'connection', (socket: Socket) => {
    const connection = { socket, text: '' };
    host.connections.push(connection);
    socket
      .on('error', () => undefined)
      .on('data', (bytes: Buffer) => {
        connection.text += bytes.toString('latin1');
        for (let end = endOf(connection.text); end > 0; end = endOf(connection.text)) {
          const request = connection.text.slice(0, end);
          connection.text = connection.text.slice(end);
          respond(socket, request, host.requests.push(request));
        }
      });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    for (const { socket } of host.connections) socket.destroy();
    await new Promise((closed) => server.close(closed));
  };
  return { ...host, origin: new URL(`${isSecure ? 'https' : 'http'}://127.0.0.1:${port}`), close };
}

/** The place after the first request in a text; 0 while it is not whole. */
function endOf(text: string): number {
  const head = text.indexOf('\r\n\r\n') + 4;
  if (head < 4) return 0;
  const length = Number(/^content-length: (\d+)$/m.exec(text.slice(0, head))?.[1] ?? 0);
  return text.length < head + length ? 0 : head + length;
}

/** An attempt at a read of this path. */
export const attemptAt = (path: string, more: Partial<Attempt> = {}): Attempt => ({
  method: 'GET',
  path,
  headers: { accept: 'application/json' },
  cancellation: new Cancellation(),
  ...more,
});

/** What comes of a read: the status and the text, or the code of the error. */
export async function read(client: HttpClient, path = '/', more: Partial<Attempt> = {}): Promise<string> {
  try {
    const { status, chunks } = await client.send(attemptAt(path, more));
    return `${status} ${Buffer.concat(chunks).toString('latin1')}`;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

/** An answer with this body. */
export const ok = (body = 'ok', headers = ''): string =>
  `HTTP/1.1 200 OK\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`;

/** Sends these bytes, each part on its own way. */
export async function sendParts(socket: Socket, parts: readonly Buffer[]): Promise<void> {
  for (const part of parts) {
    if (socket.writable) socket.write(part);
    await setImmediate();
  }
}
