import { expect, it } from 'vitest';
import { hashPassword } from '../../../api/account/passwords.ts';

it('hashes the password of a client that waits beside one with many, in turn', async () => {
  const order: string[] = [];
  const hashFor = async (client: string) => {
    await hashPassword('correct horse battery', client);
    order.push(client);
  };
  // Some are hashed at once, and end in any order.
  const many = Array.from({ length: 40 }, () => hashFor('203.0.113.1'));
  await Promise.all([...many, hashFor('203.0.113.2')]);
  expect(order.indexOf('203.0.113.2')).toBeLessThan(20);
});
