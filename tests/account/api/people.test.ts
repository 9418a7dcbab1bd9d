import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProducts, productOf } from '../../catalog/products.ts';
import { createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { withSecondFactor } from '../authenticator.ts';
import { logIn, mailTo } from '../people.ts';
import { admin, operator, withRole } from '../staff.ts';

const DAY = 86_400_000;
let api: TestApi;
let made = 0;
let boss: Client;
let email: string;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  await addProducts(api.database, [productOf(1)]);
});
afterAll(() => api.close());
beforeEach(async () => {
  email = `asha-${++made}@example.com`;
  boss = await admin(api, `boss-${made}@example.com`);
});

const invite = (body: object) => boss.post('/admin/invitations', body);
const tokenFor = (address: string) => /\/office\/invitation#token=([\w-]{43})/.exec(mailTo(api, address).text)?.[1];
const roleOf = async (client: Client) => (await client.get('/user/profile')).body.user.role;
const person = async (address: string) => {
  const { body } = await boss.get('/admin/people');
  return body.people.find((one: { email: string }) => one.email === address);
};

describe('an invitation', () => {
  it('gives the invited address its role, once, and is in the audit log', async () => {
    const { body } = await invite({ email: email.toUpperCase(), role: 'PACKER' });
    expect(body.invitation).toMatchObject({ email, role: 'PACKER', invitedBy: `boss-${made}` });
    const token = tokenFor(email);
    const stranger = await logIn(api, `stranger-${made}@example.com`);
    expect(await stranger.post('/user/invitation', { token })).toMatchObject({ status: 403 });
    const asha = await logIn(api, email);
    const answers = await Promise.all([
      asha.post('/user/invitation', { token }),
      asha.post('/user/invitation', { token }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 400]);
    expect(await roleOf(asha)).toBe('PACKER');
    expect((await boss.get('/admin/invitations')).body.invitations).toEqual([]);
    const { id } = (await asha.get('/user/profile')).body.user;
    expect((await boss.get(`/admin/audit?object=${id}`)).body.entries).toMatchObject([
      {
        operation: 'acceptInvitation',
        outcome: 'done',
        details: [{ name: 'role', before: 'SHOPPER', after: 'PACKER' }],
      },
    ]);
  });

  it('ends after 3 days, when it is withdrawn or replaced, and with the role of its inviter', async () => {
    let asha = await logIn(api, email);
    const refused = async (token: string | undefined) =>
      expect(await asha.post('/user/invitation', { token })).toMatchObject({ status: 400, body: { code: 'EXPIRED' } });
    await invite({ email, role: 'PACKER' });
    const first = tokenFor(email);
    const { body } = await invite({ email, role: 'EDITOR' });
    await refused(first);
    expect((await boss.get('/admin/invitations')).body.invitations).toHaveLength(1);
    expect((await boss.delete(`/admin/invitations/${body.invitation.invitationId}`)).status).toBe(200);
    expect((await boss.delete(`/admin/invitations/${body.invitation.invitationId}`)).status).toBe(404);
    await refused(tokenFor(email));
    await invite({ email, role: 'PACKER' });
    api.clock.move(3 * DAY);
    const late = tokenFor(email);
    asha = await logIn(api, email);
    await refused(late);
    boss = await admin(api, `second-boss-${made}@example.com`);
    await invite({ email, role: 'ADMIN' });
    await (await operator(api)).put('/admin/roles', { email: `second-boss-${made}@example.com`, role: 'EDITOR' });
    await refused(tokenFor(email));
    expect(await roleOf(asha)).toBe('SHOPPER');
  });

  it.each([
    ['of a seller without a shop', { role: 'SELLER' }, 400],
    ['of an unknown shop', { role: 'SELLER', sellerId: 'se-9' }, 404],
    ['to be a shopper', { role: 'SHOPPER' }, 400],
    ['of nobody', { role: 'PACKER', email: 'asha' }, 400],
  ])('is refused %s', async (_, body, status) => {
    expect((await invite({ email, ...body })).status).toBe(status);
  });

  it('is refused for a person who works for the shop', async () => {
    await withRole(api, { email, role: 'EDITOR' });
    expect(await invite({ email, role: 'ADMIN' })).toMatchObject({ status: 409, body: { code: 'ALREADY_EXISTS' } });
  });
});

describe('the people who work for the shop', () => {
  it('are listed with role, seller, second factor and last login', async () => {
    const seller = await withRole(api, { email, role: 'SELLER', sellerId: 'se-1' });
    expect(await person(email)).toMatchObject({
      role: 'SELLER',
      sellerId: 'se-1',
      hasSecondFactor: false,
      sessions: 1,
    });
    await withSecondFactor(api, email, seller);
    expect(await person(email)).toMatchObject({ hasSecondFactor: true, lastLoginAt: expect.any(String) });
  });

  it('lose their sessions and their second factor by the owner, whose own factor remains', async () => {
    const packer = await withRole(api, { email, role: 'PACKER' });
    const { personId } = await person(email);
    expect((await boss.post(`/admin/people/${personId}/logout`)).status).toBe(200);
    expect((await packer.get('/admin/orders')).status).toBe(401);
    await withSecondFactor(api, email, await logIn(api, email));
    expect((await boss.post('/admin/accounts/second-factor-reset', { email })).status).toBe(200);
    expect(await person(email)).toMatchObject({ hasSecondFactor: false, sessions: 0 });
    const own = { email: `boss-${made}@example.com` };
    expect((await boss.post('/admin/accounts/second-factor-reset', own)).status).toBe(409);
    const shopper = await logIn(api, `shopper-${made}@example.com`);
    const { id } = (await shopper.get('/user/profile')).body.user;
    expect((await boss.post(`/admin/people/${id}/logout`)).status).toBe(404);
  });

  it('get another role only if it is the one that was read, and only with a fresh login', async () => {
    await withRole(api, { email, role: 'PACKER' });
    const { version } = await person(email);
    expect((await boss.put('/admin/roles', { email, role: 'EDITOR', version })).status).toBe(200);
    const late = await boss.put('/admin/roles', { email, role: 'MANAGER', version });
    expect(late).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } });
    api.clock.move(11 * 60_000);
    boss.token = (await boss.post('/auth/token')).body.accessToken;
    for (const answer of [
      await boss.put('/admin/roles', { email, role: 'MANAGER' }),
      await invite({ email: 'x@example.com', role: 'PACKER' }),
      await boss.post('/admin/accounts/second-factor-reset', { email }),
      await boss.post('/admin/accounts/erasure', { email }),
      await boss.post('/admin/accounts/export', { email }),
    ])
      expect(answer.body.code).toBe('CONFIRM_LOGIN');
    expect(await person(email)).toMatchObject({ role: 'EDITOR' });
  });
});

describe('the last owner', () => {
  it('stays the owner, also when two owners remove each other at once', async () => {
    await using opened = new AsyncDisposableStack();
    const shop = await createTestApi();
    opened.defer(() => shop.close());
    const [one, other] = ['one@example.com', 'other@example.com'];
    const [first, second] = [await admin(shop, one), await admin(shop, other)];
    const answers = await Promise.all([
      first.put('/admin/roles', { email: other, role: 'SHOPPER' }),
      second.put('/admin/roles', { email: one, role: 'EDITOR' }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const op = await operator(shop);
    const { people } = (await op.get('/admin/people')).body;
    const last = people.find(({ role }: { role: string }) => role === 'ADMIN');
    const answer = await op.put('/admin/roles', { email: last.email, role: 'SHOPPER' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'NOT_ALLOWED_IN_STATUS' } });
  });
});
