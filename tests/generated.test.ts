import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limitsModule } from '../schema/codegen/limits.ts';
import { generateAll } from '../scripts/codegen.ts';

describe('generated files', () => {
  it('match the current contracts and documents (else run npm run codegen)', async () => {
    const stale = (await generateAll()).filter(({ path, content }) => readFileSync(path, 'utf8') !== content);
    expect(stale.map(({ path }) => path)).toEqual([]);
  });

  it('have the limits of each call of the contract, of its parameters, and of its body however deep', () => {
    const note = { type: 'string', maxLength: 200, description: 'Words.' };
    const body = { properties: { 'x-note': note, lines: { maxItems: 5, items: { properties: { note, sku: {} } } } } };
    const contract = {
      paths: {
        '/a/{id}': {
          get: { operationId: 'getA', parameters: [{ name: 'id', schema: {} }] },
          put: {
            operationId: 'setA',
            parameters: [{ $ref: '#/components/parameters/page' }],
            requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Body' } } } },
          },
        },
      },
      components: { parameters: { page: { name: 'page', schema: { minimum: 1 } } }, schemas: { Body: body } },
    };
    const words = limitsModule(contract, '').replaceAll(/\s+/g, ' ');
    expect(words).toBe(
      '/** The limits of `setA`. */ export const setALimits = { page: { minimum: 1, }, ' +
        "'x-note': { maxLength: 200, }, lines: { maxItems: 5, items: { note: { maxLength: 200, }, }, }, } as const; ",
    );
  });
});
