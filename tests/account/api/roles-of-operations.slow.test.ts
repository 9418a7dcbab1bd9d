import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../../api/platform/read-contract.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { OPERATIONS } from '../../contract.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';
import { withRole } from '../staff.ts';

const ROLES = ['ADMIN', 'MANAGER', 'PACKER', 'EDITOR', 'ACCOUNTANT', 'SELLER'] as const;
const { forStaff } = readContract();
const STAFF_CALLS = OPERATIONS.filter(({ operationId }) => forStaff.has(operationId));

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  await addProducts(api.database, [productOf(1)]);
});
afterAll(() => api.close());

describe('the roles of each operation of staff', () => {
  it('are those of people who work for the shop', () => {
    for (const [operation, roles] of forStaff) {
      expect([operation, ...[...roles].filter((role) => !ROLES.some((known) => known === role))]).toEqual([operation]);
    }
  });

  it.each(ROLES)('[REST-17] %s may call what the contract names, and nothing else', async (role) => {
    const email = `${role.toLowerCase()}@example.com`;
    const person = await withRole(api, { email, role, ...(role === 'SELLER' ? { sellerId: 'se-1' } : {}) });
    const may: Record<string, boolean> = {};
    for (const { operationId, method, path } of STAFF_CALLS) {
      const url = path.replaceAll(/\{\w+\}/g, 'oi-aaaaaaaaaaaaaaaa');
      // The type of the body is refused after the role and before the handler.
      const { status, body } = await person.call(method.toUpperCase() as 'GET', url, undefined, {
        'content-type': 'text/csv',
      });
      may[operationId] = !(status === 403 && String(body.message).startsWith('Your role does not include this.'));
    }
    const wanted = STAFF_CALLS.map(({ operationId }) => [operationId, forStaff.get(operationId)?.has(role)]);
    expect(may).toEqual(Object.fromEntries(wanted));
  });
});
