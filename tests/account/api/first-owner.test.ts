import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSetupLink } from '../../../api/account/roles/first-owner.ts';
import { createTestApi, DATABASE_KIND, TEST_SECRET, type TestApi } from '../../test-api.ts';
import { logIn } from '../people.ts';
import { withRole } from '../staff.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
});
afterAll(() => api.close());

const setupLink = (secret = TEST_SECRET) => findSetupLink(api.database.db, secret, 'https://shop.example');
const tokenIn = (link = '') => /^https:\/\/shop\.example\/office\/invitation#setup=([\w-]{43})$/.exec(link)?.[1];

describe(`the setup link (${DATABASE_KIND})`, () => {
  it('makes one person the first owner, although two open it at once, and is then over', async () => {
    const token = tokenIn(await setupLink());
    const people = [
      await logIn(api, 'asha@example.com'),
      await withRole(api, { email: 'b@example.com', role: 'PACKER' }),
    ];
    const wrong = tokenIn(await setupLink('another secret of the tests, long enough'));
    expect((await people[0]?.post('/user/invitation', { token: wrong }))?.body.code).toBe('EXPIRED');
    const answers = await Promise.all(people.map((person) => person.post('/user/invitation', { token })));
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 200)?.body.role).toBe('ADMIN');
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('EXPIRED');
    expect(await setupLink()).toBeUndefined();
    const boss = people[answers.findIndex(({ status }) => status === 200)];
    expect((await boss?.get('/admin/audit?operation=acceptInvitation'))?.body.entries).toMatchObject([
      { outcome: 'done', details: [{ name: 'role', after: 'ADMIN' }] },
    ]);
  });
});
