import { expect, it } from 'vitest';
import { shopperNode } from '../../../bff/account/nodes.ts';

const profile = (changes: object) =>
  shopperNode({
    name: 'Asha',
    email: '',
    phone: '',
    is_first_purchase: false,
    id: undefined,
    role: undefined,
    ...changes,
  });

it('[GATE-3] shoppers without an email address have ids of their own, as caches and payments need them', () => {
  const [one, other] = [profile({ phone: '9829012345' }), profile({ phone: '9829012346' })];
  expect(one.id).not.toBe(other.id);
  expect(profile({ phone: '+91 98290 12345' }).id).toBe(one.id);
  expect(profile({ name: 'Ravi' }).id).not.toBe(profile({ name: 'Asha' }).id);
  expect(profile({ email: 'Asha@Example.com', phone: '9829012345' }).id).toBe(
    profile({ email: 'asha@example.com' }).id,
  );
});
