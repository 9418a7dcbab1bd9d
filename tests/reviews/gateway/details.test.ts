import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReviewRepository } from '../../../api/reviews/repository.ts';
import { createBasicCatalogHost } from '../../hosts/basic-catalog-host.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway } from '../../hosts/test-gateway.ts';
import { createOrderShop, type OrderShop } from '../../orders/gateway/order-shop.ts';

let shop: OrderShop;
let asha: TestBrowser;
let productId: string;
beforeAll(async () => {
  shop = await createOrderShop();
  asha = await shop.newShopper();
  const at = (day: number) => `2026-11-0${day}T00:00:00.000Z`;
  const reviews = [5, 1, 5, 3].map((rating, n) => {
    const review = { id: `rv-${n}`, sku: 'SK-1', rating, comment: `Words ${n}` };
    return Object.assign(review, { createdAt: at(n + 1), userEmail: 'a@b.example' });
  });
  await createReviewRepository(shop.api.database.db).insert(reviews);
  const { data } = await asha.request('{ variant(sku: "SK-1") { product { id: productId } } }');
  productId = data.variant.product.id;
});
afterAll(() => shop.close());

const SORTED = `query ($id: ID!, $sort: ReviewSort, $stars: Int, $first: Int, $after: String, $last: Int, $before: String) {
  product(id: $id) { reviewSummary { counts { stars count } }
    sortedReviews(sort: $sort, stars: $stars, first: $first, after: $after, last: $last, before: $before) { totalCount
      nodes { id reviewId isVerifiedPurchase helpfulCount pictures { url } answer { text } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`;
const sorted = async (variables: Record<string, unknown> = {}) => {
  const { data, errors } = await asha.request(SORTED, { id: productId, ...variables });
  if (errors) throw new Error(errors[0]?.message);
  const { nodes, ...rest } = data.product.sortedReviews;
  const ids = nodes.map(({ reviewId }: { reviewId: string }) => reviewId);
  return { ...rest, nodes, ids, counts: data.product.reviewSummary.counts };
};
const HELPFUL = `mutation ($input: MarkReviewHelpfulInput!) { markReviewHelpful(input: $input) {
  review { helpfulCount } mark { isHelpful isOwn } userErrors { code message } } }`;
const REPORT = `mutation ($input: ReportReviewInput!) { reportReview(input: $input) {
  mark { isReported } userErrors { code field } } }`;

describe('sorted reviews', () => {
  it('come in each order, with their numbers', async () => {
    const { ids, counts, totalCount } = await sorted({ sort: 'LOWEST' });
    expect(ids).toEqual(['rv-1', 'rv-3', 'rv-2', 'rv-0']);
    expect(totalCount).toBe(4);
    expect(counts.map(({ count }: { count: number }) => count)).toEqual([2, 0, 1, 0, 1]);
    expect((await sorted({ stars: 5 })).ids).toEqual(['rv-2', 'rv-0']);
  });

  it('are read forward and backward by their cursors', async () => {
    const first = await sorted({ sort: 'HIGHEST', first: 3 });
    expect(first).toMatchObject({
      ids: ['rv-2', 'rv-0', 'rv-3'],
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    const second = await sorted({ sort: 'HIGHEST', after: first.pageInfo.endCursor });
    expect(second).toMatchObject({ ids: ['rv-1'], pageInfo: { hasNextPage: false, hasPreviousPage: true } });
    const back = await sorted({ sort: 'HIGHEST', last: 2, before: second.pageInfo.startCursor });
    expect(back).toMatchObject({ ids: ['rv-0', 'rv-3'], pageInfo: { hasPreviousPage: true } });
  });

  it.each([{ stars: 6 }, { first: 51 }, { after: 'x' }, { first: 1, last: 1 }])('refuse %j', async (variables) => {
    await expect(sorted(variables)).rejects.toThrow(/^(stars|first|after|last) /);
  });

  it('have the marks of the shopper: helpful once, reported once', async () => {
    const [review] = (await sorted()).nodes;
    const input = { reviewId: review.id, isHelpful: true };
    for (let time = 0; time < 2; time++) {
      const { data } = await asha.request(HELPFUL, { input });
      expect(data.markReviewHelpful).toEqual({
        review: { helpfulCount: 1 },
        mark: { isHelpful: true, isOwn: false },
        userErrors: [],
      });
    }
    const { data } = await asha.request(REPORT, { input: { reviewId: review.reviewId } });
    expect(data.reportReview).toEqual({ mark: { isReported: true }, userErrors: [] });
    const marks = 'query ($ids: [ID!]!) { me { reviewMarks(reviewIds: $ids) { reviewId isHelpful isReported } } }';
    const mine = await asha.request(marks, { ids: [review.id] });
    expect(mine.data.me.reviewMarks).toEqual([{ reviewId: review.reviewId, isHelpful: true, isReported: true }]);
    expect((await sorted({ sort: 'HELPFUL' })).ids[0]).toBe(review.reviewId);
  });

  it('are not marked without a login, nor when they do not exist', async () => {
    const input = { reviewId: 'rv-none', isHelpful: true };
    expect((await shop.gateway.request(HELPFUL, { input })).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    const { data } = await asha.request(HELPFUL, { input });
    expect(data.markReviewHelpful.userErrors).toEqual([
      { code: 'NOT_FOUND', message: 'This review is no longer here.' },
    ]);
    const long = await asha.request(REPORT, { input: { reviewId: 'rv-0', comment: 'x'.repeat(501) } });
    expect(long.data.reportReview.userErrors).toEqual([{ code: 'INVALID_INPUT', field: ['input', 'comment'] }]);
  });

  it('are absent on a basic host', async () => {
    const host = await createBasicCatalogHost();
    const gateway = await createTestGateway(host.url);
    const { data, errors } = await gateway.request(
      `{ product(id: "t-saree-4") { reviewSummary { counts { stars } } sortedReviews { totalCount }
        reviews(first: 1) { nodes { isVerifiedPurchase helpfulCount pictures { url } answer { text } } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data.product).toEqual({
      reviewSummary: null,
      sortedReviews: null,
      reviews: { nodes: [{ isVerifiedPurchase: null, helpfulCount: null, pictures: [], answer: null }] },
    });
    await Promise.all([gateway.close(), host.close()]);
  });
});
