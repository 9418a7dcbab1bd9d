import { afterEach, expect, it, vi } from 'vitest';

const QUIET = { logLevel: 'silent', trustProxy: 'loopback', requestMs: 10_000 } as const;

afterEach(() => {
  vi.doUnmock('fast-json-stringify');
  vi.resetModules();
});

it('compiles a serializer at the first response, and once for operations with the same response', async () => {
  // The files of a worker share their modules, and with them what others have compiled.
  vi.resetModules();
  const { default: real } = await import('fast-json-stringify');
  const compile = vi.fn<typeof real>(real);
  vi.doMock('fast-json-stringify', () => ({ default: compile }));
  const { createFastify } = await import('../../../api/platform/fastify.ts');
  const app = createFastify(QUIET);
  const response = { 200: { type: 'object', properties: { first: { type: 'string' } } } };
  for (const path of ['/one', '/other']) app.get(path, { schema: { response } }, () => ({ first: 'a', second: 'b' }));
  await app.ready();
  expect(compile).toHaveBeenCalledTimes(0);
  for (const url of ['/one', '/other', '/one']) expect((await app.inject({ url })).json()).toEqual({ first: 'a' });
  expect(compile).toHaveBeenCalledTimes(1);
  await app.close();
});
