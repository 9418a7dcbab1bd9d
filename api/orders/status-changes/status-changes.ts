import { whyNotCancellable } from '../../../schema/order-refusals.ts';
import { CANCELLABLE } from '../../../schema/vocabulary.ts';
import type { CancelReasonName, OrderStatusName } from '../../../schema/vocabulary.ts';
import type { Staff } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import type { Mail } from '../../platform/mail/mail-queue.ts';
import { refuse } from '../../platform/refusals.ts';
import type { OrderDependencies } from '../dependencies.ts';
import { createOrderRepository } from '../repository.ts';
import { NO_ORDER, paidTotalOf, refundFor } from '../rules.ts';
import type { ItemOwner } from '../tables.ts';
import { createStatusRepository } from './repository.ts';
import type { Cancellation, ChangedItem, ItemStatus, Parcel } from './repository.ts';

/** A shopper's reason to cancel. */
export interface CancelRequest {
  reason: CancelReasonName;
  comment: string | undefined;
}

/**
 * Changes the status of order items. Each method refuses with NOT_FOUND and NOT_ALLOWED_IN_STATUS. It mails the shopper
 * if the change concerns them.
 */
export interface StatusChanges {
  /** Cancels the shopper's item: its pieces return to the stock, and its payment is refunded. */
  cancel(shopperId: string, id: string, request: CancelRequest): Promise<void>;
  confirm(staff: Staff, id: string): Promise<void>;
  dispatch(staff: Staff, id: string, parcel: Parcel): Promise<void>;
  deliver(staff: Staff, id: string): Promise<void>;
  /** Marks the cash for an item as collected. A dispatched item then counts as delivered. */
  collect(staff: Staff, id: string): Promise<void>;
  /** Cancels a dispatched item of a cash order whose parcel was refused at the door. Its pieces return to the stock. */
  refuse(staff: Staff, id: string): Promise<void>;
  /** Cancels on behalf of the shop, with a reason for the shopper. */
  reject(staff: Staff, id: string, reason: string): Promise<void>;
}

/** Creates the status changes. */
export function createStatusChanges(dependencies: OrderDependencies): StatusChanges {
  const { db, mails, mailQueue, requestRefund, invoiceRequests, now, securityLog } = dependencies;
  /** Mails of one order are sent in the order of the events. */
  const send = (trx: Db, { order_id: sequenceKey }: ChangedItem, mail: Mail) =>
    mailQueue.send(trx, { ...mail, sequenceKey });
  /** Returns whether money is refunded. */
  const cancel = (owner: ItemOwner, id: string, by: string, cancellation: Cancellation): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const cancelled = await createStatusRepository(trx).updateCancelled(owner, id, cancellation, now());
      const item = cancelled ?? (await refuseChange(trx, owner, id, whyNotCancelled('shopperId' in owner)));
      await logChange(trx, item, { kind: 'cancelled', by, details: { by: cancellation.by } }, now());
      const amount = refundFor(item, item.payment_left);
      if (item.cash === null) {
        const paymentId = item.payment_id ?? nothingPaid(id);
        await requestRefund(trx, { paymentId, orderItemId: id, amount, reason: 'cancelled' }, now());
      }
      const credited = item.cash === null ? amount : paidTotalOf(item);
      const note = await invoiceRequests.requestCreditNote(trx, { orderItemId: id, amount: credited }, now());
      await send(trx, item, attach(note, mails.cancelled(item.email, item, { ...cancellation, amount })));
      return item.cash === null && amount > 0;
    });
  return {
    confirm: ({ by, sellerId }, id) =>
      db.transaction().execute(async (trx) => {
        const confirmed = await createStatusRepository(trx).updateConfirmed({ sellerId }, id, now());
        const item = confirmed ?? (await refuseChange(trx, { sellerId }, id));
        await logChange(trx, item, { kind: 'confirmed', by }, now());
      }),
    dispatch: ({ by, sellerId }, id, parcel) =>
      db.transaction().execute(async (trx) => {
        const dispatched = await createStatusRepository(trx).updateDispatched({ sellerId }, id, parcel, now());
        const item = dispatched ?? (await refuseChange(trx, { sellerId }, id));
        await logChange(trx, item, { kind: 'dispatched', by, details: parcel }, now());
        const invoice = await invoiceRequests.requestInvoice(trx, id, now());
        await send(trx, item, attach(invoice, mails.dispatched(item.email, item, parcel)));
      }),
    deliver: ({ by, sellerId }, id) =>
      db.transaction().execute(async (trx) => {
        const delivered = await createStatusRepository(trx).updateDelivered({ sellerId }, id, now());
        const item = delivered ?? (await refuseChange(trx, { sellerId }, id));
        await logChange(trx, item, { kind: 'delivered', by }, now());
        await send(trx, item, mails.delivered(item.email, item));
      }),
    collect: ({ by, sellerId }, id) =>
      db.transaction().execute(async (trx) => {
        const before = await createStatusRepository(trx).lockStatus({ sellerId }, id);
        const collected = await createStatusRepository(trx).updateCollected({ sellerId }, id, now());
        const item = collected ?? (await refuseChange(trx, { sellerId }, id, whyNoCash));
        await logChange(trx, item, { kind: 'collected', by, details: { amount: paidTotalOf(item) } }, now());
        if (before?.status !== 'Dispatched') return;
        await logChange(trx, item, { kind: 'delivered', by }, now());
        await send(trx, item, mails.delivered(item.email, item));
      }),
    refuse: ({ by, sellerId }, id) =>
      db.transaction().execute(async (trx) => {
        const refused = await createStatusRepository(trx).updateRefused({ sellerId }, id, AT_THE_DOOR, now());
        const item = refused ?? (await refuseChange(trx, { sellerId }, id, whyNoCash));
        await logChange(trx, item, { kind: 'refused', by }, now());
        const credited = { orderItemId: id, amount: paidTotalOf(item) };
        const note = await invoiceRequests.requestCreditNote(trx, credited, now());
        await send(trx, item, attach(note, mails.refusedAtDoor(item.email, item)));
      }),
    cancel: async (shopperId, id, request) => {
      await cancel({ shopperId }, id, shopperId, { by: 'shopper', ...request });
    },
    reject: async ({ by, sellerId }, id, reason) => {
      const isRefunded = await cancel({ sellerId }, id, by, { by: 'seller', reason, comment: undefined });
      if (isRefunded) securityLog.write('refund-by-staff', { what: id });
    },
  };
}

/** A mail with an invoice or a credit note; without one, the same mail. */
const attach = (attachmentId: string | undefined, mail: Mail): Mail =>
  attachmentId === undefined ? mail : { ...mail, attachmentId };

/** The cancellation of an item whose parcel was refused at the door. */
const AT_THE_DOOR = { by: 'seller', reason: 'Not taken at the door', comment: undefined } as const;

function nothingPaid(id: string): never {
  throw new Error(`Nothing was paid for the item ${id}.`);
}

/** Why an item can't be cancelled, in words for the shopper or for staff. */
const whyNotCancelled = (isShopper: boolean) => (item: ItemStatus) => {
  if (item.replaces_cash && CANCELLABLE.some((status) => status === item.status)) return REPLACES_CASH;
  return isShopper ? whyNotCancellable(item) : STATUS_MESSAGES[item.status];
};

const REPLACES_CASH = 'This item replaces one that was paid in cash: it can be returned after the delivery.';

/** Why the cash for an item can be neither collected nor refused. */
function whyNoCash({ cash, status }: ItemStatus): string {
  if (cash === null) return 'This order was paid before: no cash is due.';
  if (cash !== 'due') return CASH_MESSAGES[cash];
  return STATUS_MESSAGES[status];
}

const CASH_MESSAGES = {
  collected: 'The cash is marked as collected already.',
  refused: 'This was not taken at the door, and is cancelled.',
  cancelled: 'This order is cancelled: no cash is due.',
};

/** Logs a change of an item; the same change can't be logged twice. */
function logChange(
  trx: Db,
  item: ChangedItem,
  what: { kind: string; by: string; details?: object },
  now: Date,
): Promise<void> {
  return createOrderRepository(trx).insertEvent(
    { ...what, orderId: item.order_id, orderItemId: item.id, key: `${item.id} ${what.kind}` },
    now,
  );
}

/** Refuses a change that matched no row: there is no such item, or its status forbids it. */
async function refuseChange(
  trx: Db,
  owner: ItemOwner,
  id: string,
  why = ({ status }: ItemStatus) => STATUS_MESSAGES[status],
): Promise<never> {
  const item = (await createStatusRepository(trx).findStatus(owner, id)) ?? refuse('NOT_FOUND', NO_ORDER);
  return refuse('NOT_ALLOWED_IN_STATUS', { message: why(item) });
}

const STATUS_MESSAGES: Record<OrderStatusName, string> = {
  Placed: 'This order is not that far yet.',
  Confirm: 'This order is confirmed already, and not dispatched yet.',
  Dispatched: 'This order has been dispatched.',
  Delivered: 'This order has been delivered.',
  Cancelled: 'This order is cancelled.',
};
