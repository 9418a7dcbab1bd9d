import type { CancelReasonName, OrderStatusName } from '../../../schema/vocabulary.ts';
import type { Staff } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { note } from '../events.ts';
import type { OrderHouse } from '../house.ts';
import { NO_ORDER, totalOf } from '../rules.ts';
import { movesRepository } from './repository.ts';
import type { Cancellation, Moved, Parcel } from './repository.ts';
import type { Whose } from '../tables.ts';

/** A shopper's own reason to cancel. */
export interface Wish {
  reason: CancelReasonName;
  comment: string | undefined;
}

/** Brings order items further. Each refuses with NOT_FOUND and NOT_ALLOWED_IN_STATUS, and tells the shopper by mail where that is news. */
export interface Moves {
  /** Cancels the shopper's own item: its pieces are for sale again, and its money goes back. */
  cancel(shopperId: string, id: string, wish: Wish): Promise<void>;
  confirm(staff: Staff, id: string): Promise<void>;
  dispatch(staff: Staff, id: string, parcel: Parcel): Promise<void>;
  deliver(staff: Staff, id: string): Promise<void>;
  /** Cancels for the shop, with a reason in words for the shopper. */
  reject(staff: Staff, id: string, reason: string): Promise<void>;
}

/** All that moves order items. */
export function openMoves(parts: OrderHouse): Moves {
  return { ...sending(parts), ...cancelling(parts) };
}

function sending({ db, mails, post, now }: OrderHouse): Pick<Moves, 'confirm' | 'dispatch' | 'deliver'> {
  return {
    confirm: ({ by, sellerId }, id) =>
      db.transaction().execute(async (trx) => {
        const moved = await movesRepository(trx).confirm({ sellerId }, id, now());
        await noted(trx, moved ?? (await refused(trx, { sellerId }, id)), { kind: 'confirmed', by }, now());
      }),
    dispatch: ({ by, sellerId }, id, parcel) =>
      db.transaction().execute(async (trx) => {
        const moved = await movesRepository(trx).dispatch({ sellerId }, id, parcel, now());
        const item = moved ?? (await refused(trx, { sellerId }, id));
        await noted(trx, item, { kind: 'dispatched', by, details: parcel }, now());
        await post.send(trx, mails.dispatched(item.email, item, parcel));
      }),
    deliver: ({ by, sellerId }, id) =>
      db.transaction().execute(async (trx) => {
        const moved = await movesRepository(trx).deliver({ sellerId }, id, now());
        const item = moved ?? (await refused(trx, { sellerId }, id));
        await noted(trx, item, { kind: 'delivered', by }, now());
        await post.send(trx, mails.delivered(item.email, item));
      }),
  };
}

function cancelling({ db, mails, post, oweRefund, now }: OrderHouse): Pick<Moves, 'cancel' | 'reject'> {
  const cancel = async (whose: Whose, id: string, by: string, cancellation: Cancellation): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const cancelled = await movesRepository(trx).cancel(whose, id, cancellation, now());
      const item = cancelled ?? (await refused(trx, whose, id));
      const { payment_id: paymentId } = item;
      if (paymentId === null) throw new Error(`Nothing was paid for the item ${id}.`);
      await noted(trx, item, { kind: 'cancelled', by, details: { by: cancellation.by } }, now());
      await oweRefund(trx, { paymentId, orderItemId: id, amount: totalOf(item), reason: 'cancelled' }, now());
      await post.send(trx, mails.cancelled(item.email, item, cancellation));
    });
  return {
    cancel: (shopperId, id, wish) => cancel({ shopperId }, id, shopperId, { by: 'shopper', ...wish }),
    reject: ({ by, sellerId }, id, reason) =>
      cancel({ sellerId }, id, by, { by: 'seller', reason, comment: undefined }),
  };
}

/** What happened to an item; it can't happen to it twice. */
function noted(trx: Db, item: Moved, what: { kind: string; by: string; details?: object }, now: Date): Promise<void> {
  return note(trx, { ...what, orderId: item.order_id, orderItemId: item.id, key: `${item.id} ${what.kind}` }, now);
}

/** Refuses what no statement has moved: there is no such item, or it is somewhere else. */
async function refused(trx: Db, whose: Whose, id: string): Promise<never> {
  const item = (await movesRepository(trx).standing(whose, id)) ?? refuse('NOT_FOUND', NO_ORDER);
  return refuse('NOT_ALLOWED_IN_STATUS', { message: STANDING_WORDS[item.status] });
}

const STANDING_WORDS: Record<OrderStatusName, string> = {
  Placed: 'This order is not that far yet.',
  Confirm: 'This order is confirmed already, and not dispatched yet.',
  Dispatched: 'This order has been dispatched.',
  Delivered: 'This order has been delivered.',
  Cancelled: 'This order is cancelled.',
};
