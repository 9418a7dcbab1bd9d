import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../test-api.ts';
import { withRole } from '../staff.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it.each([
  ['ACCOUNTANT', 200, 403, 403],
  ['EDITOR', 403, 403, 200],
  ['PACKER', 200, 403, 200],
  ['MANAGER', 200, 403, 200],
  ['ADMIN', 200, 200, 200],
])('%s: orders %i, roles %i, stock %i', async (role, orders, roles, stock) => {
  const email = `${role.toLowerCase()}@example.com`;
  const person = await withRole(api, { email, role });
  const statuses = [
    await person.get('/admin/orders'),
    await person.put('/admin/roles', { email, role: 'ADMIN' }),
    await person.get('/admin/variants'),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([orders, roles, stock]);
});
