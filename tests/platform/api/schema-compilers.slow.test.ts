import fastJsonStringify from 'fast-json-stringify';
import { expect, it } from 'vitest';
import { createFastify } from '../../../api/platform/fastify.ts';
import { OPERATIONS } from '../../contract.ts';

const QUIET = { logLevel: 'silent', trustProxy: 'loopback', requestMs: 10_000 } as const;

it('compiles each body and each response of the contract', async () => {
  const app = createFastify(QUIET);
  app.post('/', { schema: { body: { type: 'object' } } }, () => ({}));
  await app.ready();
  const compiling = OPERATIONS.flatMap(({ method, path: url, requestBody, responses }) => {
    const body = requestBody?.content['application/json']?.schema;
    // The validator is compiled at its first call.
    const validate = () => app.validatorCompiler?.({ schema: body, method, url, httpPart: 'body' })({});
    const schemas = Object.values(responses).flatMap(({ content }) => content?.['application/json']?.schema ?? []);
    return [...(body ? [validate] : []), ...schemas.map((schema) => () => fastJsonStringify(schema))];
  });
  expect(compiling.length).toBeGreaterThan(OPERATIONS.length);
  for (const compile of compiling) expect(compile).not.toThrow();
  await app.close();
});
