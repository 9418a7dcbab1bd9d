import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, withRole } from '../../account/staff.ts';
import { createTestApi, DATABASE_KIND, type Client, type TestApi } from '../../test-api.ts';

let api: TestApi;
let boss: Client;
beforeAll(async () => {
  api = await createTestApi();
  boss = await admin(api, 'boss@example.com');
});
afterAll(() => api.close());

const MINUTE = 60_000;
const TERMS = { percent: 20, maximum: 500, categories: ['Saree'], isListed: true };
const at = (minutes: number) => new Date(api.clock.now().getTime() + minutes * MINUTE).toISOString();
const add = (promoCode: string, more: object = {}) => boss.post('/admin/promo-codes', { promoCode, ...TERMS, ...more });
const codesIn = async (query: string): Promise<string[]> =>
  (await boss.get(`/admin/promo-codes?${query}`)).body.promoCodes.map((one: { promoCode: string }) => one.promoCode);

describe(`promo codes for staff (${DATABASE_KIND})`, () => {
  it('are added in capital letters, once, and listed by state and by a part of the code', async () => {
    const { status, body } = await add('diwali-20', { mostUses: 100, mostUsesEach: 1, minimumSubtotal: 999 });
    expect([status, body.promoCode]).toEqual([
      200,
      {
        ...TERMS,
        promoCode: 'DIWALI-20',
        state: 'active',
        minimumSubtotal: 999,
        mostUses: 100,
        mostUsesEach: 1,
        isPaused: false,
        version: 1,
        orderCount: 0,
        discountGiven: 0,
        isUsed: false,
        createdAt: api.clock.now().toISOString(),
      },
    ]);
    expect(await add('Diwali-20')).toMatchObject({ status: 409, body: { code: 'ALREADY_EXISTS', field: 'promoCode' } });
    await add('SOON', { validFrom: at(1) });
    await add('SHORT', { validUntil: at(0.5) });
    api.clock.move(MINUTE / 2);
    expect([await codesIn('state=planned'), await codesIn('state=over'), await codesIn('search=wali')]).toEqual([
      ['SOON'],
      ['SHORT'],
      ['DIWALI-20'],
    ]);
  });

  it.each([
    ['promoCode', { promoCode: 'D_20' }],
    ['percent', { amountOff: 100 }],
    ['percent', { percent: 101 }],
    ['maximum', { percent: undefined, amountOff: 100 }],
    ['validUntil', { validFrom: '2027-01-02T00:00:00Z', validUntil: '2027-01-01T00:00:00Z' }],
    ['categories', { categories: ['Shoes'] }],
    ['mostUses', { mostUses: 0 }],
  ])('name the wrong field: %s in %j', async (field, more) => {
    expect(await add('WRONG', more)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field } });
  });

  it('are changed, paused, ended and deleted only from the current version', async () => {
    const { body } = await add('EID');
    const path = '/admin/promo-codes/EID';
    expect(body.promoCode.version).toBe(1);
    const changed = await boss.put(path, { version: 1, amountOff: 300, categories: [], isListed: false });
    expect(changed.body.promoCode).toMatchObject({ version: 2, amountOff: 300, categories: [], isListed: false });
    expect(changed.body.promoCode).not.toHaveProperty('percent');
    const stale = await boss.put(path, { version: 1, ...TERMS });
    expect(stale).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } });
    expect((await boss.post(`${path}/pause`, { version: 2, isPaused: true })).body.promoCode.state).toBe('paused');
    const paused = await api.client().post('/promocode/validate', { promoCode: 'EID', totalAmount: 1_000 });
    expect(paused.body.message).toBe('This promo code is not valid at the moment.');
    expect((await boss.post(`${path}/pause`, { version: 3, isPaused: false })).body.promoCode.state).toBe('active');
    expect((await boss.post(`${path}/end`, { version: 4 })).body.promoCode).toMatchObject({
      state: 'over',
      version: 5,
    });
    expect((await boss.post(`${path}/end`, { version: 5 })).body.code).toBe('NOT_ALLOWED_IN_STATUS');
    expect((await boss.post(`${path}/delete`, { version: 4 })).body.code).toBe('CHANGED_MEANWHILE');
    expect((await boss.post(`${path}/delete`, { version: 5 })).status).toBe(200);
    expect((await boss.get(path)).body.code).toBe('NOT_FOUND');
  });

  it('need a fresh login for their terms, and a role', async () => {
    const editor = await withRole(api, { email: 'editor@example.com', role: 'EDITOR' });
    const packer = await withRole(api, { email: 'packer@example.com', role: 'PACKER' });
    const body = { promoCode: 'HOLI', ...TERMS };
    expect((await editor.post('/admin/promo-codes', body)).status).toBe(403);
    expect([(await editor.get('/admin/promo-codes')).status, (await packer.get('/admin/promo-codes')).status]).toEqual([
      200, 403,
    ]);
    api.clock.move(11 * MINUTE);
    boss.token = (await boss.post('/auth/token')).body.accessToken;
    expect((await boss.post('/admin/promo-codes', body)).body.code).toBe('CONFIRM_LOGIN');
  });
});
