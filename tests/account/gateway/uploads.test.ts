import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBasicAccountHost } from '../../hosts/basic-account-host.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway } from '../../hosts/test-gateway.ts';
import { createOrderShop, type OrderShop } from '../../orders/gateway/order-shop.ts';
import { photoOf } from '../uploading.ts';

let shop: OrderShop;
let asha: TestBrowser;
beforeAll(async () => {
  shop = await createOrderShop();
  asha = await shop.newShopper();
});
afterAll(() => shop.close());

/** Uploads a file through a gateway; returns the status and the response. */
async function send(
  address: string,
  file: Buffer,
  { type = 'image/jpeg', ...headers }: Record<string, string> = {},
): Promise<{ status: number; body: ReturnType<typeof JSON.parse> }> {
  const response = await fetch(`${address}/uploads`, {
    method: 'POST',
    headers: { ...(type === '' ? {} : { 'content-type': type }), ...headers },
    body: new Uint8Array(file),
  });
  return { status: response.status, body: await response.json() };
}
const loginOf = ({ token = '', cookies }: TestBrowser) => ({
  authorization: `Bearer ${token}`,
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});

describe('an upload', () => {
  it('returns the id and the address of the picture', async () => {
    const { status, body } = await send(shop.gateway.address, await photoOf(), loginOf(asha));
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        id: expect.stringMatching(/^up-/),
        url: expect.stringMatching(/^\/pictures\/uploads\/up-\w+\?until=\d+&key=[\w-]+$/),
        width: 64,
        height: 48,
      },
    });
  });

  it.each([
    ['a visitor', {}, 401, 'UNAUTHENTICATED'],
    ['a wrong token', { authorization: 'Bearer x' }, 401, 'UNAUTHENTICATED'],
  ])('is refused for %s', async (_, headers, status, code) => {
    const answer = await send(shop.gateway.address, await photoOf(), headers);
    expect(answer).toMatchObject({ status, body: { errors: [{ extensions: { code } }] } });
  });

  it('is refused for the session’s cookies without the token: a page of another site sends only these', async () => {
    const { cookie } = loginOf(asha);
    expect((await send(shop.gateway.address, await photoOf(), { cookie })).status).toBe(401);
  });

  it.each(['', 'multipart/form-data; boundary=x', 'text/plain', 'image/svg+xml'])(
    'is refused with the content type “%s”',
    async (type) => {
      const answer = await send(shop.gateway.address, await photoOf(), { type, ...loginOf(asha) });
      expect(answer.status).toBe(415);
    },
  );

  it('is refused with the reason for a file that is no picture', async () => {
    const answer = await send(shop.gateway.address, Buffer.from('hello'), loginOf(asha));
    expect(answer).toMatchObject({
      status: 400,
      body: {
        errors: [{ message: expect.stringContaining('JPEG, PNG or WebP'), extensions: { code: 'BAD_USER_INPUT' } }],
      },
    });
    expect((await send(shop.gateway.address, Buffer.alloc(8_000_001), loginOf(asha))).status).toBe(413);
  });

  it('waits before its body is read, when two of the same client are under way', async () => {
    const { hostname, port } = new URL(shop.gateway.address);
    const sockets = Array.from({ length: 13 }, () => connect(Number(port), hostname).setEncoding('utf8'));
    const head = ['POST /uploads HTTP/1.1', 'Host: a', 'Content-Type: image/png', 'Authorization: Bearer x'];
    const received = Promise.race(sockets.map(async (socket) => (await once(socket, 'data'))[0]));
    for (const socket of sockets)
      socket.write(`${[...head, 'Content-Length: 8000000', 'X-Forwarded-For: 198.51.100.7'].join('\r\n')}\r\n\r\n`);
    expect(await received).toMatch(/^HTTP\/1.1 503 /);
    for (const socket of sockets) socket.destroy();
  });

  it('is forbidden on a host without pictures of shoppers', async () => {
    const host = await createBasicAccountHost();
    const gateway = await createTestGateway(host.url);
    const answer = await send(gateway.address, await photoOf(), { authorization: 'Bearer token' });
    expect(answer).toMatchObject({ status: 403, body: { errors: [{ extensions: { code: 'FORBIDDEN' } }] } });
    await Promise.all([gateway.close(), host.close()]);
  });
});
