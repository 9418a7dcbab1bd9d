import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { AddressInfo, Socket } from 'node:net';
import fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { readGatewayConfig } from '../../bff/config.ts';
import { createGateway } from '../../bff/gateway.ts';
import { startShell } from '../app/shop.ts';
import { createRecordingHost } from '../hosts/recording-host.ts';
import { sendRaw } from '../raw-http.ts';
import { createTestApi } from '../test-api.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A server, its log, and its requests to the server below. */
interface TestServer {
  address: string;
  lines: string[];
  calls: readonly string[];
}

/** Removes the client address of a server's connections, as when a client resets its connection right after sending. */
function forgetAddresses({ address }: Pick<TestServer, 'address'>) {
  const forget = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    if (socket.localPort === Number(new URL(address).port))
      Object.defineProperty(socket, 'remoteAddress', { value: '' });
  };
  subscribe('net.server.socket', forget);
  closing.push(() => unsubscribe('net.server.socket', forget));
}

async function openWeb(): Promise<TestServer> {
  const [lines, calls]: [string[], string[]] = [[], []];
  const gateway = fastify();
  gateway.all('/*', async ({ method, url }) => (calls.push(`${method} ${url}`), {}));
  const gatewayUrl = `${await gateway.listen({ port: 0 })}/graphql`;
  const web = await startShell({ gatewayUrl, logLevel: 'warn', logTo: { write: (line) => void lines.push(line) } });
  closing.push(
    () => gateway.close(),
    () => web.close(),
  );
  return { address: web.address, lines, calls };
}

async function openGateway(): Promise<TestServer> {
  const host = await createRecordingHost(() => true);
  const lines: string[] = [];
  const config = { ...readGatewayConfig({ REST_URL: host.url, LOG_LEVEL: 'warn' }), checksHost: false };
  const app = await createGateway(config, { logTo: { write: (line) => void lines.push(line) } });
  closing.push(
    () => host.close(),
    () => app.close(),
  );
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address, lines, calls: host.calls };
}

async function openApi(): Promise<TestServer> {
  const api = await createTestApi({ LOG_LEVEL: 'error' });
  closing.push(() => api.close());
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, lines: [], calls: [] };
}

const OTP = JSON.stringify({ query: 'mutation { requestOtp(input: { email: "a@example.com" }) { message } }' });
/** The requests that a server sends without a client. */
const OF_ITSELF = /\/(additions|catalogue\/events|shop\/settings|graphql)$/;
const cases: [server: string, open: () => Promise<TestServer>, requests: [line: string, body: string][]][] = [
  [
    'storefront',
    openWeb,
    [
      ['POST /graphql', OTP],
      ['POST /newsletter/leave?token=a', ''],
      ['GET /auth/google', ''],
    ],
  ],
  [
    'gateway',
    openGateway,
    [
      ['POST /graphql', OTP],
      ['POST /newsletter/leave?token=a', ''],
      ['GET /auth/google', ''],
    ],
  ],
  ['api', openApi, [['POST /user/login', '{"email":"a@example.com","password":"Wrong-0-word"}']]],
];

describe('a request whose client disconnects before it is read', () => {
  it.each(cases)(
    'sends nothing at the %s for a disconnected client, and is no fault of it',
    async (_, open, requests) => {
      const server = await open();
      forgetAddresses(server);
      for (const [line, body] of requests) {
        const head = [`${line} HTTP/1.1`, 'Host: a', `Content-Length: ${body.length}`, 'Connection: close'];
        const { status } = await sendRaw(
          server.address,
          [...head, ...(body ? ['Content-Type: application/json'] : [])],
          body,
        );
        expect([line, status]).toEqual([line, 408]);
      }
      expect(server.calls.filter((call) => !OF_ITSELF.test(call))).toEqual([]);
      expect(server.lines).toEqual([]);
    },
  );
});
