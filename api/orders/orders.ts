import { ORDER_PAGE_SIZE } from '../../schema/vocabulary.ts';
import type { OrderStatusName } from '../../schema/vocabulary.ts';
import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import { itemAnswer } from './answers.ts';
import type { OrderItem } from './answers.ts';
import { note } from './events.ts';
import type { OrderHouse } from './house.ts';
import { movesRepository } from './moves/repository.ts';
import type { Standing } from './moves/repository.ts';
import { ordersRepository } from './repository.ts';
import { NO_ORDER } from './rules.ts';
import type { ItemRow, Whose } from './tables.ts';

/** One page of order items, the newest first. */
export interface OrderPage {
  orders: OrderItem[];
  totalPages: number;
  totalItems: number;
}

/** Something that a shopper was sent, and wants to say a word about. */
export interface Reviewed {
  orderItemId: string;
  sku: string;
}

/** What was bought, item by item, as the contract states it. */
export interface Orders {
  /** The items of one of the shopper's orders, in the cart's order; none before it is paid. */
  ofOrder(shopperId: string, orderId: string): Promise<OrderItem[]>;
  /** The newest 1,000 of the shopper's items, the oldest first; in one state where one is named. */
  all(shopperId: string, status: OrderStatusName | undefined): Promise<OrderItem[]>;
  /** One item; refuses with NOT_FOUND. */
  one(whose: Whose, id: string): Promise<OrderItem>;
  /** One page of them. */
  page(whose: Whose, status: OrderStatusName | undefined, page: number): Promise<OrderPage>;
  /**
   * Keeps the review that `write` makes, whose id it answers, with the shopper's item: both in one transaction. Refuses
   * with NOT_FOUND, NOT_ALLOWED_IN_STATUS before delivery, and ALREADY_EXISTS the second time.
   */
  review: (shopperId: string, reviewed: Reviewed, write: (trx: Db) => Promise<string>) => Promise<void>;
}

/** The orders of all shoppers, once they are paid. */
export function openOrders({ db, answers, now }: OrderHouse): Orders {
  const orders = ordersRepository(db);
  const answered = (rows: ItemRow[]) => rows.map((row) => itemAnswer(row, answers));
  return {
    ofOrder: async (shopperId, orderId) => answered(await orders.ofOrder(shopperId, orderId)),
    all: async (shopperId, status) => answered(await orders.newest(shopperId, status)).toReversed(),
    one: async (whose, id) => itemAnswer((await orders.one(whose, id)) ?? refuse('NOT_FOUND', NO_ORDER), answers),
    page: async (whose, status, page) => {
      const { rows, total } = await orders.page(whose, status, page);
      return { orders: answered(rows), totalPages: Math.ceil(total / ORDER_PAGE_SIZE), totalItems: total };
    },
    review: (shopperId, { orderItemId: id, sku }, write) =>
      db.transaction().execute(async (trx) => {
        const { order_id: orderId } = await reviewable(trx, shopperId, id, sku);
        await movesRepository(trx).setReview(shopperId, id, await write(trx));
        const event = { orderId, orderItemId: id, key: `${id} reviewed`, kind: 'reviewed', by: shopperId };
        await note(trx, event, now());
      }),
  };
}

/** The shopper's delivered item that waits for its review, held until the transaction ends. */
async function reviewable(trx: Db, shopperId: string, id: string, sku: string): Promise<Standing> {
  const item = await movesRepository(trx).hold({ shopperId }, id);
  if (item?.sku !== sku) return refuse('NOT_FOUND', NO_ORDER);
  if (item.status !== 'Delivered') refuse('NOT_ALLOWED_IN_STATUS', { message: 'This has not been delivered.' });
  if (item.review_id) refuse('ALREADY_EXISTS', { message: 'You have reviewed this already.' });
  return item;
}
