import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploaded } from '../../account/uploading.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { createBuyer, itemOf, placeOrderOf, type Buyer } from '../../orders/api/buyer.ts';
import { createTestApi, DATABASE_KIND, type Json, type TestApi } from '../../test-api.ts';

let api: TestApi;
let asha: Buyer;
let ravi: Buyer;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  const variants = ['A', 'B'].map((name) => ({ sku: `O-${name}`, color: 'Indigo', stock: 5_000 }));
  await addProducts(api.database, [productOf(1, { variants }), productOf(2)]);
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`delete from reviews`.execute(api.database.db);
  asha = await createBuyer(api);
  ravi = await createBuyer(api);
});

/** Writes a review of a delivered piece, a minute after the one before; returns its id. */
async function write(
  buyer: Buyer,
  changes: { sku?: string; rating?: number; pictureIds?: string[] } = {},
): Promise<string> {
  api.clock.move(60_000);
  const order = await placeOrderOf(api, buyer, {
    status: 'Delivered',
    lines: [{ sku: changes.sku ?? 'O-A' }],
  });
  const usual = { orderItemId: itemOf(order), sku: 'O-A', rating: 4, comment: 'Soft and bright.' };
  const { status, text } = await buyer.post('/order/rating', { ...usual, ...changes });
  if (status !== 200) throw new Error(text);
  const { rows } = await sql<{ id: string }>`select id from reviews order by created_at desc limit 1`.execute(
    api.database.db,
  );
  return rows[0]?.id ?? '';
}
const read = async (query = '') => (await api.get(`/reviews/product/p-00001?${query}`)).body;
const idsOf = ({ reviews }: Json): string[] => reviews.map(({ reviewId }: Json) => reviewId);
const helpful = (buyer: Buyer, id: string, isHelpful = true) => buyer.put(`/reviews/${id}/helpful`, { isHelpful });

describe(`the reviews of a product (${DATABASE_KIND})`, () => {
  it('come in four orders, of all variants or of some stars, and are counted by their stars', async () => {
    const ids: string[] = [];
    for (const [rating, sku] of [
      [5, 'O-A'],
      [1, 'O-B'],
      [5, 'O-B'],
      [3, 'O-A'],
    ] as const)
      ids.push(await write(asha, { rating, sku }));
    const [first = '', second = '', third = '', fourth = ''] = ids;
    await helpful(ravi, second);
    expect(idsOf(await read())).toEqual([fourth, third, second, first]);
    expect(idsOf(await read('sort=helpful'))).toEqual([second, fourth, third, first]);
    expect(idsOf(await read('sort=highest'))).toEqual([third, first, fourth, second]);
    expect(idsOf(await read('sort=lowest'))).toEqual([second, fourth, third, first]);
    expect(await read('stars=5')).toMatchObject({ totalCount: 2, reviews: [{ reviewId: third, sku: 'O-B' }, {}] });
    expect((await api.get('/reviews/product/p-00001/summary')).body).toEqual({ counts: [1, 0, 1, 0, 2] });
    expect(await read('stars=6')).toMatchObject({ code: 'BAD_INPUT', field: 'stars' });
  });

  it.each(['newest', 'helpful', 'highest', 'lowest'])('come each once, page after page (%s)', async (sort) => {
    for (let n = 0; n < 7; n++) await write(asha, { rating: 1 + (n % 3) });
    for (const id of idsOf(await read('stars=2'))) await helpful(ravi, id);
    const all = idsOf(await read(`sort=${sort}`));
    const seen: string[] = [];
    let after = '';
    for (;;) {
      const { reviews } = await read(`sort=${sort}&first=2${after}`);
      if (reviews.length === 0) break;
      seen.push(...idsOf({ reviews }));
      const last = reviews.at(-1);
      const value = { newest: 0, helpful: last.helpfulCount }[sort] ?? last.rating;
      after = `&after=${value},${last.createdAt},${last.reviewId}`;
    }
    expect(seen).toEqual(all);
    const { reviews: last } = await read(`sort=${sort}&first=2&backward=true`);
    expect(idsOf({ reviews: last })).toEqual(all.slice(-2));
    const value = { newest: 0, helpful: last[0].helpfulCount }[sort] ?? last[0].rating;
    const before = `${value},${last[0].createdAt},${last[0].reviewId}`;
    expect(idsOf(await read(`sort=${sort}&first=3&backward=true&before=${before}`))).toEqual(all.slice(-5, -2));
    expect(new Set(seen).size).toBe(7);
  });

  it('have a purchase, and up to three pictures of the reviewer that everybody sees', async () => {
    const pictureIds = [await uploaded(asha), await uploaded(asha)];
    await write(asha, { pictureIds });
    const { reviews } = await read();
    expect(reviews[0]).toMatchObject({ isVerified: true, helpfulCount: 0 });
    expect(reviews[0].pictures.map(({ pictureId }: Json) => pictureId)).toEqual(pictureIds);
    expect((await api.app.inject({ url: reviews[0].pictures[0].url })).statusCode).toBe(200);
    const { body } = await api.get('/product/variant/reviews/O-A');
    expect(body.reviews[0].pictures).toHaveLength(2);
  });

  it('are not written with a picture of another shopper, nor with four', async () => {
    const stolen = await uploaded(ravi);
    await expect(write(asha, { pictureIds: [stolen] })).rejects.toThrow('pictureIds');
    await expect(write(asha, { pictureIds: ['a', 'b', 'c', 'd'] })).rejects.toThrow('pictureIds');
    expect((await read()).totalCount).toBe(0);
  });
});

describe(`a review of another shopper (${DATABASE_KIND})`, () => {
  it('is helpful once for each shopper, also after a double click, until the shopper takes it back', async () => {
    const id = await write(asha);
    await Promise.all([helpful(ravi, id), helpful(ravi, id), helpful(ravi, id)]);
    const marked = (await helpful(ravi, id)).body;
    expect(marked).toMatchObject({ review: { helpfulCount: 1 }, mark: { isHelpful: true, isOwn: false } });
    expect((await ravi.get(`/reviews/marks?reviewId=${id}&reviewId=none`)).body).toEqual({
      marks: [{ reviewId: id, isOwn: false, isHelpful: true, isReported: false }],
    });
    await helpful(ravi, id, false);
    expect((await helpful(ravi, id, false)).body).toMatchObject({
      review: { helpfulCount: 0 },
      mark: { isHelpful: false },
    });
  });

  it('is reported once for each shopper', async () => {
    const id = await write(asha);
    const report = () => ravi.post(`/reviews/${id}/report`, { comment: 'Rude.' });
    expect((await report()).body).toMatchObject({ mark: { isReported: true } });
    await report();
    const { rows } = await sql<Json>`select report_count from reviews where id = ${id}`.execute(api.database.db);
    expect(rows).toEqual([{ report_count: 1 }]);
    expect(JSON.stringify(await read())).not.toContain('Rude.');
  });

  it('is not the own one, needs a login, and must exist', async () => {
    const id = await write(asha);
    expect(await helpful(asha, id)).toMatchObject({ status: 409, body: { code: 'NOT_ALLOWED_IN_STATUS' } });
    expect((await asha.post(`/reviews/${id}/report`, {})).status).toBe(409);
    expect((await asha.get(`/reviews/marks?reviewId=${id}`)).body.marks[0].isOwn).toBe(true);
    expect((await api.client().put(`/reviews/${id}/helpful`, { isHelpful: true })).status).toBe(401);
    expect((await helpful(ravi, 'rv-none')).status).toBe(404);
  });
});
