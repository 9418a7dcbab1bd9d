import { expect, it } from 'vitest';
import { createTestApi } from '../../test-api.ts';
import { withRole } from '../staff.ts';

it.each([
  ['ACCOUNTANT', 200, 403, 403],
  ['EDITOR', 403, 403, 200],
  ['PACKER', 200, 403, 200],
  ['MANAGER', 200, 403, 200],
  ['ADMIN', 200, 200, 200],
])('%s: orders %i, roles %i, stock %i', async (role, orders, roles, stock) => {
  await using opened = new AsyncDisposableStack();
  const api = await createTestApi();
  opened.defer(() => api.close());
  const person = await withRole(api, { email: 'asha@example.com', role });
  const body = { email: 'asha@example.com', role: 'ADMIN' };
  const statuses = [
    await person.get('/admin/orders'),
    await person.put('/admin/roles', body),
    await person.get('/admin/variants'),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([orders, roles, stock]);
});
