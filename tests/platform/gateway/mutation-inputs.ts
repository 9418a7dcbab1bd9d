import { randomId } from '../../../api/platform/secrets.ts';
import { createReviewRepository } from '../../../api/reviews/repository.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import type { OrderShop } from '../../orders/gateway/order-shop.ts';

/** Places an order of two pieces; returns its id. */
export const orderToBuyAgain = async (shop: OrderShop & { asha: TestBrowser }) => {
  const { orderId } = await shop.placeOrder(shop.asha, { lines: [{ sku: 'SK-1' }, { sku: 'SK-2' }] });
  return { orderId };
};

/** Inserts a review of somebody else; returns its id. */
export const insertReview = async ({ api }: Pick<OrderShop, 'api'>): Promise<string> => {
  const review = {
    sku: 'SK-1',
    rating: 4,
    comment: 'Soft.',
    createdAt: '2026-11-01T00:00:00.000Z',
    userEmail: 'a@b.example',
  };
  const id = randomId('rv');
  await createReviewRepository(api.database.db).insert([{ ...review, id }]);
  return id;
};
