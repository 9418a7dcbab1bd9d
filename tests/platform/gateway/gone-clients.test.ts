import { afterEach, describe, expect, it } from 'vitest';
import { readGatewayConfig } from '../../../bff/config.ts';
import { createGateway } from '../../../bff/gateway.ts';
import { createRecordingHost } from '../../hosts/recording-host.ts';
import { answersIn, connectTo, post } from './raw-connections.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A gateway whose clients have all reset their connections before it asks for their addresses, as Node knows them then. */
async function open(fastHttp: string) {
  const host = await createRecordingHost(() => true);
  const lines: string[] = [];
  const env = { REST_URL: host.url, LOG_LEVEL: 'warn', FAST_HTTP: fastHttp };
  const app = await createGateway(readGatewayConfig(env), { logTo: { write: (line) => void lines.push(line) } });
  app.server.prependListener('connection', (socket) =>
    Object.defineProperty(socket, 'remoteAddress', { value: undefined }),
  );
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  closing.push(
    () => app.close(),
    () => host.close(),
  );
  return { host, lines, port };
}

describe.each(['on', 'off'])('a request whose client is gone before it is read (FAST_HTTP=%s)', (fastHttp) => {
  it('does nothing in the name of nobody, and is no fault of the gateway', async () => {
    const { host, lines, port } = await open(fastHttp);
    const input = { email: 'somebody@example.com', unbound: true };
    const query = 'mutation ($input: RequestOtpInput!) { requestOtp(input: $input) { message } }';
    const { socket, bytes } = connectTo({ port });
    socket.write(post(JSON.stringify({ query, variables: { input } })));
    await expect.poll(() => answersIn(bytes())).toMatchObject([{ status: 408 }]);
    socket.destroy();
    expect(host.calls.filter((call) => call.startsWith('/user/'))).toEqual([]);
    expect(lines).toEqual([]);
  });
});
