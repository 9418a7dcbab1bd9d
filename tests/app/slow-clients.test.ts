import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from '../raw-http.ts';
import { startShell } from './shop.ts';

/** More than any pool of connections between two servers. */
const MANY = 300;
const QUERY = '{"query":"{ categories { name } }"}';

let shop: Awaited<ReturnType<typeof startShell>>;
const slow: Socket[] = [];
beforeAll(async () => {
  shop = await startShell();
});
afterEach(() => {
  for (const socket of slow.splice(0)) socket.destroy();
});
afterAll(() => shop.close());

/** Opens a connection with a request of which only one of a hundred bytes has arrived. */
async function sendSlowly(path: string, address: string): Promise<Socket> {
  const { hostname, port } = new URL(shop.address);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  slow.push(socket);
  await once(socket, 'connect');
  const head = [`POST ${path} HTTP/1.1`, 'Host: a', 'Content-Type: application/json', 'Content-Length: 100'];
  await new Promise((done) => socket.write(`${[...head, `X-Forwarded-For: ${address}`].join('\r\n')}\r\n\r\n{`, done));
  return socket;
}

const request = (address: string) =>
  fetch(`${shop.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: QUERY,
  });

describe('clients that send slowly', () => {
  it('hold no connection to the gateway: other clients are served meanwhile', async () => {
    shop.standIn.state.headers.length = 0;
    const paths = ['/graphql', '/payment/webhook', '/newsletter/leave'];
    for (const path of paths) {
      await Promise.all(Array.from({ length: MANY / 3 }, (_, at) => sendSlowly(path, `198.51.100.${at}`)));
    }
    expect((await request('192.0.2.1')).status).toBe(200);
    const webhook = await fetch(`${shop.address}/payment/webhook`, { method: 'POST', body: '{}' });
    expect(webhook.status).toBe(404);
    expect(shop.standIn.state.headers).toHaveLength(2);
  });

  it('may have seventy requests unfinished from one address: another client is served', async () => {
    await Promise.all(Array.from({ length: 70 }, () => sendSlowly('/graphql', '198.51.100.7')));
    expect((await request('198.51.100.8')).status).toBe(200);
    expect((await shop.get('/Saree', { 'x-forwarded-for': '198.51.100.8' })).status).toBe(200);
  });

  it('send two pictures at once: others wait before their body is read', async () => {
    await Promise.all(Array.from({ length: 12 }, () => sendSlowly('/uploads', '198.51.100.7')));
    const upload = (address: string) =>
      fetch(`${shop.address}/uploads`, { method: 'POST', headers: { 'x-forwarded-for': address }, body: 'x' });
    expect((await upload('198.51.100.8')).status).toBe(404);
    const { hostname, port } = new URL(shop.address);
    const refused = connect(Number(port), hostname).on('error', () => undefined);
    slow.push(refused);
    const head = ['POST /uploads HTTP/1.1', 'Host: a', 'Content-Length: 8000000', 'X-Forwarded-For: 198.51.100.7'];
    refused.write(`${head.join('\r\n')}\r\n\r\n`);
    const [answer] = await once(refused.setEncoding('utf8'), 'data');
    expect(answer).toMatch(/^HTTP\/1.1 503 /);
  });

  it('are disconnected after their timeout, in header or body, with 408 in the shop’s form', async () => {
    const strict = await startShell({ requestMs: 500 });
    const begun = performance.now();
    const head = ['POST /graphql HTTP/1.1', 'Host: a', 'Content-Type: application/json'];
    const responses = await Promise.all([
      sendRaw(strict.address, [...head, 'Content-Length: 9'], '{'),
      sendRaw(strict.address, [...head, 'Transfer-Encoding: chunked'], '1\r\n{\r\n'),
      new Promise<{ status: number; body: string }>((resolve) => {
        const { hostname, port } = new URL(strict.address);
        const socket = connect(Number(port), hostname);
        let text = '';
        socket.setEncoding('utf8').on('data', (part: string) => (text += part));
        socket.on('close', () =>
          resolve({ status: Number(text.split(' ')[1]), body: text.split('\r\n\r\n')[1] ?? '' }),
        );
        socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
      }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([408, 408, 408]);
    for (const { body } of responses)
      expect(JSON.parse(body).errors[0].message).toBe('The request took too long to arrive.');
    // The server checks once a second; Node's default, every half minute, would leave them open far longer.
    expect(performance.now() - begun).toBeLessThan(25_000);
    await strict.close();
  });
});
