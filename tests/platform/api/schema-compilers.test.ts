import fastJsonStringify from 'fast-json-stringify';
import { expect, it, vi } from 'vitest';
import { createFastify } from '../../../api/platform/fastify.ts';

vi.mock('fast-json-stringify', async (load) => {
  const { default: real } = await load<{ default: typeof fastJsonStringify }>();
  return { default: vi.fn<typeof fastJsonStringify>(real) };
});

const QUIET = { logLevel: 'silent', trustProxy: 'loopback', requestMs: 10_000 } as const;

it('compiles a serializer at the first response, and once for operations with the same response', async () => {
  const app = createFastify(QUIET);
  const response = { 200: { type: 'object', properties: { first: { type: 'string' } } } };
  for (const path of ['/one', '/other']) app.get(path, { schema: { response } }, () => ({ first: 'a', second: 'b' }));
  await app.ready();
  expect(fastJsonStringify).toHaveBeenCalledTimes(0);
  for (const url of ['/one', '/other', '/one']) expect((await app.inject({ url })).json()).toEqual({ first: 'a' });
  expect(fastJsonStringify).toHaveBeenCalledTimes(1);
  await app.close();
});
