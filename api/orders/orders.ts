import type { CatalogAnswers } from '../catalog/answers.ts';
import type { Db } from '../platform/database.ts';
import type { Post } from '../platform/mail/post.ts';
import { itemAnswer } from './answers.ts';
import type { OrderItem } from './answers.ts';
import type { OrderMails } from './mails.ts';
import type { OweRefund } from './refunds.ts';
import { ordersRepository } from './repository.ts';

/** What orders are made of. */
export interface OrderParts {
  db: Db;
  answers: CatalogAnswers;
  post: Post;
  mails: OrderMails;
  oweRefund: OweRefund;
  now: () => Date;
}

/** What was bought, and what becomes of it. */
export interface Orders {
  /** The items of one of the shopper's orders, as the contract states them; none before it is paid. */
  ofOrder(shopperId: string, orderId: string): Promise<OrderItem[]>;
}

/** The orders of all shoppers, once they are paid. */
export function openOrders({ db, answers }: OrderParts): Orders {
  return {
    ofOrder: async (shopperId, orderId) => {
      const rows = await ordersRepository(db).ofOrder(shopperId, orderId);
      return rows.map((row) => itemAnswer(row, answers));
    },
  };
}
