import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { waitBeforeBody } from '../../server-kit/body-turns.ts';
import { FairSemaphore } from '../../server-kit/fair-semaphore.ts';

let app: FastifyInstance;
afterEach(() => app.close());

it('reads no body of a request that waits for its turn, and gives the place of a client that leaves to the next', async () => {
  let bodies = 0;
  const turns = new FairSemaphore({ most: 1, mostWaiting: 1 });
  app = Fastify();
  app.addContentTypeParser('*', (_request, payload, done) => {
    bodies += 1;
    payload.resume().once('end', () => done(null));
  });
  const onRequest = waitBeforeBody({
    turns,
    clientOf: () => 'asha',
    refuse: (_request, reply) => reply.code(503).send('full'),
  });
  app.post('/', { onRequest }, async () => 'received');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const begin = async () => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    await once(socket, 'connect');
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: image/png\r\nContent-Length: 2\r\n\r\nx');
    return socket;
  };
  const first = await begin();
  await expect.poll(() => [turns.underWay, bodies]).toEqual([1, 1]);
  const second = await begin();
  await expect.poll(() => turns.waiting).toBe(1);
  const refused = await begin();
  expect((await once(refused, 'data'))[0]).toContain('full');
  expect(bodies).toBe(1);
  first.destroy();
  await expect.poll(() => bodies).toBe(2);
  second.write('y');
  expect((await once(second, 'data'))[0]).toContain('received');
  await expect.poll(() => turns.underWay).toBe(0);
  for (const socket of [second, refused]) socket.destroy();
});
