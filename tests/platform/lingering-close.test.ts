import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, Socket, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { lingerOnClose, type LingerLimits } from '../../schema/lingering-close.ts';

const KEPT: LingerLimits = { bytes: 100_000_000, milliseconds: 600_000 };

let server: Server;
let paths: string[];
/** The server's end of the connection. */
let served: Promise<Socket>;
const clients: Socket[] = [];
afterEach(async () => {
  for (const socket of clients.splice(0)) socket.destroy();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** Connects to a server that refuses each body unread, and closes the connection by its answer. */
async function open(limits: LingerLimits): Promise<Socket> {
  paths = [];
  server = createServer(({ url = '' }, response) => {
    paths.push(url);
    response.writeHead(413, { connection: 'close', 'content-length': 4 }).end('long');
  });
  lingerOnClose(server, limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  served = once(server, 'connection').then(([socket]) => (socket instanceof Socket ? socket : Promise.reject(socket)));
  const { port }: Partial<AddressInfo> = Object(server.address());
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  clients.push(socket.on('error', () => undefined));
  await once(socket, 'connect');
  return socket;
}

/** Sends a request of which ten bytes of ten million have come, and waits for the answer's end. */
async function sendPart(socket: Socket): Promise<string> {
  socket.write('POST /first HTTP/1.1\r\nHost: a\r\nContent-Length: 10000000\r\n\r\n0123456789');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  await once(socket, 'end');
  return text;
}

const isClosed = async () => {
  const socket = await served;
  return socket.destroyed || once(socket, 'close').then(() => true);
};

it('a refused request is answered and our side ended, and the connection closed when the client has ended its own', async () => {
  const socket = await open(KEPT);
  expect(await sendPart(socket)).toMatch(/^HTTP\/1\.1 413 .*\r\n\r\nlong$/s);
  expect((await served).destroyed).toBe(false);
  socket.write('x'.repeat(1_000_000));
  socket.end();
  expect(await isClosed()).toBe(true);
});

it('a client that sends without end is read no further than the limit', async () => {
  const socket = await open({ ...KEPT, bytes: 1_000_000 });
  await sendPart(socket);
  const sending = setInterval(() => socket.write('x'.repeat(100_000)), 1);
  expect(await isClosed()).toBe(true);
  clearInterval(sending);
  // One portion that was on its way may have come, too.
  expect((await served).bytesRead).toBeLessThan(1_500_000);
});

it('a client that neither sends nor leaves is waited for no longer than the limit', async () => {
  const socket = await open({ ...KEPT, milliseconds: 20 });
  await sendPart(socket);
  expect(await isClosed()).toBe(true);
});

it('nothing that follows on a connection is done once it is to be closed', async () => {
  const socket = await open(KEPT);
  await sendPart(socket);
  socket.write(`${'x'.repeat(9_999_990)}POST /second HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n`);
  socket.end();
  expect(await isClosed()).toBe(true);
  expect(paths).toEqual(['/first']);
});

it('a request that came whole is answered, and its connection closed at once', async () => {
  const socket = await open(KEPT);
  socket.write('POST /whole HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nabcd');
  expect(await isClosed()).toBe(true);
  expect(paths).toEqual(['/whole']);
});
