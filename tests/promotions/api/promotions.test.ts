import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPromoCodeRepository } from '../../../api/promotions/repository.ts';
import { samplePromoCodes } from '../../../api/promotions/seed.ts';
import { logIn } from '../../account/people.ts';
import { DATABASE_KIND, createTestApi, type Client, type TestApi } from '../../test-api.ts';

const DAY = 86_400_000;
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  const codes = createPromoCodeRepository(api.database.db);
  await codes.insertCodes(samplePromoCodes());
  const day = (days: number) => new Date(api.clock.now().getTime() + days * DAY).toISOString();
  await codes.insertCodes([
    { code: 'WEEK', percent: 20, validFrom: day(1), validUntil: day(8) },
    { code: 'THRICE', amountOff: 10_000, mostUses: 3 },
    { code: 'ALL', percent: 100 },
  ]);
});
afterAll(() => api.close());

const validate = (promoCode: string, totalAmount: number, client = api.client()) =>
  client.post('/promocode/validate', { promoCode, totalAmount });
const refused = (message: string) => ({
  status: 400,
  body: { code: 'INVALID_PROMO_CODE', field: 'promoCode', message },
});
const shopperIdOf = async (client: Client): Promise<string> => (await client.get('/user/profile')).body.user.id;
/** Records that an order used a code. */
const use = async (code: string, shopperId: string, orderId: string) => {
  const { db } = api.database;
  await sql`insert into promo_uses (code, shopper_id, order_id, created_at)
    values (${code}, ${shopperId}, ${orderId}, now())`.execute(db);
  await sql`update promo_codes set used = used + 1 where code = ${code}`.execute(db);
};

describe(`promo codes (${DATABASE_KIND})`, () => {
  it('[REST-19] reduce the subtotal, at most by their cap, and return their terms', async () => {
    const { status, body } = await validate('RANG10', 1_234);
    expect(status).toBe(200);
    expect(body).toEqual({ discount: 123, promoCode: 'RANG10', terms: { percent: 10, maximum: 500 } });
    expect((await validate('RANG10', 9_000)).body.discount).toBe(500);
    expect((await validate('ALL', 1_605)).body).toEqual({ discount: 1_605, promoCode: 'ALL', terms: { percent: 100 } });
  });

  it('[REST-19] take an amount off, from their least subtotal on', async () => {
    expect((await validate('FIRSTKNOT', 999)).body).toEqual({
      discount: 150,
      promoCode: 'FIRSTKNOT',
      terms: { amountOff: 150, minimumSubtotal: 999 },
    });
    expect(await validate('FIRSTKNOT', 998)).toMatchObject(refused('This promo code is for ₹999 or more.'));
    expect(await validate('BANDHEJ500', 998)).toMatchObject(refused('This promo code is for ₹4,999 or more.'));
    expect((await validate('THRICE', 60)).body.discount).toBe(60);
  });

  it('[REST-19] are known in any case of letters and with spaces around them', async () => {
    for (const code of ['rang10', ' Rang10 ', 'RANG 10\n']) {
      expect((await validate(code, 100)).body).toMatchObject({ discount: 10, promoCode: 'RANG10' });
    }
  });

  it('[REST-19] that do not exist are refused, also when they are meant as SQL or as a pattern', async () => {
    for (const code of ['NOTHING', '', '   ', 'RANG1_', 'RANG%', "' or true --", 'रंग', 'RANG10;']) {
      expect(await validate(code, 1_000)).toMatchObject(refused('This promo code is not valid.'));
    }
  });

  it.each([
    ['promoCode', { totalAmount: 100 }],
    ['promoCode', { promoCode: 'X'.repeat(41), totalAmount: 100 }],
    ['totalAmount', { promoCode: 'RANG10' }],
    ['totalAmount', { promoCode: 'RANG10', totalAmount: -1 }],
    ['totalAmount', { promoCode: 'RANG10', totalAmount: 1e12 }],
    ['totalAmount', { promoCode: 'RANG10', totalAmount: 'much' }],
    ['percent', { promoCode: 'RANG10', totalAmount: 100, percent: 100 }],
  ])('[REST-19] name the field that is wrong: %s in %j', async (field, body) => {
    const response = await api.client().post('/promocode/validate', body);
    expect(response).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field } });
  });

  it('[REST-19] hold from their first moment until their last', async () => {
    expect(await validate('TEEJ25', 1_000)).toMatchObject(refused('This promo code has expired.'));
    expect(await validate('WEEK', 1_000)).toMatchObject(refused('This promo code is not valid yet.'));
    api.clock.move(DAY);
    expect((await validate('WEEK', 1_000)).body.discount).toBe(200);
    api.clock.move(7 * DAY - 1);
    expect((await validate('WEEK', 1_000)).status).toBe(200);
    api.clock.move(1);
    expect(await validate('WEEK', 1_000)).toMatchObject(refused('This promo code has expired.'));
  });

  it('[REST-19] are used up for everybody by as many orders as they are for', async () => {
    const asha = await shopperIdOf(await logIn(api, 'asha@example.com'));
    for (const order of ['or-1', 'or-2']) await use('THRICE', asha, order);
    expect((await validate('THRICE', 1_000)).status).toBe(200);
    await use('THRICE', asha, 'or-3');
    expect(await validate('THRICE', 1_000)).toMatchObject(refused('This promo code has reached its usage limit.'));
    await expect(use('THRICE', asha, 'or-4')).rejects.toThrow('check constraint');
  });

  it('[REST-19] for one use each are refused only to a shopper who has used them', async () => {
    const [asha, rohan] = [await logIn(api, 'asha@example.com'), await logIn(api, 'rohan@example.com')];
    expect((await validate('GHAR5', 1_000, asha)).body.discount).toBe(50);
    await use('GHAR5', await shopperIdOf(asha), 'or-9');
    expect(await validate('GHAR5', 1_000, asha)).toMatchObject(refused('You have used this promo code already.'));
    expect((await validate('GHAR5', 1_000, rohan)).status).toBe(200);
    expect((await validate('GHAR5', 1_000)).status).toBe(200);
  });

  it('[REST-19] require a new login for an invalid token', async () => {
    const response = await api.client().post(
      '/promocode/validate',
      { promoCode: 'GHAR5', totalAmount: 1_000 },
      {
        authorization: 'Bearer a.b.c',
      },
    );
    expect(response).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });
});

describe(`guessing promo codes (${DATABASE_KIND})`, () => {
  it('[REST-19] ends after as many tries of one address as all its other calls together', async () => {
    const limited = await createTestApi({ addressLimit: 5 });
    const guess = (code: string, address: string) =>
      limited
        .client()
        .post('/promocode/validate', { promoCode: code, totalAmount: 100 }, { 'x-forwarded-for': address });
    await createPromoCodeRepository(limited.database.db).insertCodes([{ code: 'RIGHT', percent: 10 }]);
    for (let tries = 0; tries < 5; tries++) expect((await guess(`WRONG${tries}`, '203.0.113.1')).status).toBe(400);
    const response = await guess('RIGHT', '203.0.113.1');
    expect(response).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' }, headers: { 'retry-after': '1' } });
    expect((await guess('RIGHT', '203.0.113.2')).status).toBe(200);
    const login = await limited
      .client()
      .post('/user/send-otp', { email: 'asha@example.com' }, { 'x-forwarded-for': '203.0.113.1' });
    expect(login.status).toBe(429);
    limited.clock.move(600_000);
    expect((await guess('RIGHT', '203.0.113.1')).status).toBe(200);
    await limited.close();
  });
});
