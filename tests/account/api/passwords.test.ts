import { stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '../../../api/account/passwords.ts';

it('[REST-6] a flood of passwords leaves threads for everything else', async () => {
  const stored = await hashPassword('kachnar-blossom-42');
  let compared = 0;
  const flood = Array.from({ length: 12 }, async (_, at) => {
    await (at % 2 ? verifyPassword('wrong-password', stored) : hashPassword('wrong-password'));
    compared += 1;
  });
  await stat(import.meta.filename);
  expect(compared).toBeLessThan(4);
  await Promise.all(flood);
  expect(compared).toBe(12);
});
