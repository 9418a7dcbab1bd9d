import type { Staff } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { randomId } from '../../platform/secrets.ts';
import { LEAST_REFUND } from '../rules.ts';
import type { ItemOwner } from '../tables.ts';
import type { ReturnDependencies } from './dependencies.ts';
import type { Payout } from './payout.ts';
import { createReturnRepository } from './repository.ts';
import type { LockedItem, MovedReturn } from './repository.ts';
import type { Return } from './responses.ts';
import { NO_RETURN, paidForPieces } from './rules.ts';
import { logStep, refuseStep, toMailed } from './steps.ts';
import type { PieceCondition } from './tables.ts';

/** The steps from the receipt of returned pieces to the end of their refund. */
export interface Receipts {
  /** Receives the pieces: good ones return to the stock. Starts the refund, or adds the item that replaces them. */
  receive(staff: Staff, id: string, condition: PieceCondition): Promise<Return>;
  /** The account and the amount of a cash order's refund. Refuses a seller with FORBIDDEN. */
  readPayout(staff: Staff, id: string): Promise<{ payout: Payout; amount: number }>;
  /** Records the payment of that refund, and deletes the account. Refuses a seller with FORBIDDEN. */
  pay(staff: Staff, id: string, reference: string): Promise<Return>;
  /** Mails the shopper that the provider has made a refund, in the transaction `trx`. Only returns have this mail. */
  mailRefunded(trx: Db, refundId: string): Promise<void>;
}

/** Creates the steps from the receipt of returned pieces to the end of their refund. `find` reads the changed return. */
export function createReceipts(
  dependencies: ReturnDependencies,
  find: (owner: ItemOwner, id: string) => Promise<Return>,
): Receipts {
  const { db, now, mailQueue, returnMails, encryption, securityLog } = dependencies;
  const send = (trx: Db, { order_id: sequenceKey }: MovedReturn, mail: ReturnType<typeof returnMails.exchanged>) =>
    mailQueue.send(trx, { ...mail, sequenceKey });
  return {
    receive: async (staff, id, condition) => {
      const isRefunded = await db.transaction().execute(async (trx) => {
        const received = await receiveReturn(dependencies, trx, staff, { id, condition });
        const { moved, refund, attachmentId } = received;
        const mailed = toMailed(moved);
        const note = attachmentId === undefined ? {} : { attachmentId };
        await send(
          trx,
          moved,
          refund
            ? { ...returnMails.received(moved.email, mailed, refund), ...note }
            : returnMails.exchanged(moved.email, mailed),
        );
        return refund !== undefined && refund.amount > 0;
      });
      if (isRefunded) securityLog.write('refund-by-staff', { what: id });
      return find({ sellerId: staff.sellerId }, id);
    },
    readPayout: async (staff, id) => {
      assertAdmin(staff);
      const { payout, amount } = await db.transaction().execute((trx) => lockPayout(trx, id));
      securityLog.write('payout-by-staff', { what: id, how: 'shown' });
      // The shop has encrypted a `Payout`.
      const account: Payout = JSON.parse(encryption.decrypt(payout));
      return { payout: account, amount };
    },
    pay: async (staff, id, reference) => {
      assertAdmin(staff);
      await db.transaction().execute(async (trx) => {
        const { amount } = await lockPayout(trx, id);
        const paid = await createReturnRepository(trx).updatePaid(ALL, id, reference, now());
        const moved = paid ?? (await refuseStep(trx, ALL, id));
        await logStep(trx, moved, { step: 'paid', by: staff.by, details: { amount, reference } }, now());
        const refund = { amount, account: moved.payout_hint ?? undefined, sentAt: now(), reference };
        await send(trx, moved, returnMails.refunded(moved.email, toMailed(moved), refund));
      });
      securityLog.write('payout-by-staff', { what: id, how: 'paid' });
      return find(ALL, id);
    },
    mailRefunded: async (trx, refundId) => {
      const moved = await createReturnRepository(trx).findOfRefund(refundId);
      if (!moved) return;
      const refund = { amount: moved.amount ?? 0, account: undefined, sentAt: now() };
      await send(trx, moved, returnMails.refunded(moved.email, toMailed(moved), refund));
    },
  };
}

/** The owner of all items. */
const ALL: ItemOwner = { sellerId: undefined };

function assertAdmin({ sellerId }: Staff): void {
  if (sellerId !== undefined) refuse('FORBIDDEN');
}

/** Locks a return whose refund waits for its payment. Refuses any other. */
async function lockPayout(trx: Db, id: string): Promise<{ payout: string; amount: number }> {
  return (await createReturnRepository(trx).lockPayout(id)) ?? (await refuseStep(trx, ALL, id));
}

/** The steps of a receipt, in the transaction `trx`; `refund` is undefined for an exchange. */
async function receiveReturn(
  dependencies: ReturnDependencies,
  trx: Db,
  { by, sellerId }: Staff,
  { id, condition }: { id: string; condition: PieceCondition },
) {
  const repository = createReturnRepository(trx);
  const owner = { sellerId };
  const { found } = (await repository.find(owner, id)) ?? refuse('NOT_FOUND', NO_RETURN);
  // The item's lock orders the receipts of its returns: each refund depends on the pieces that were received before.
  const item = (await repository.lockItem(owner, found.order_item_id)) ?? refuse('NOT_FOUND', NO_RETURN);
  const { received } = await repository.countPieces(item.id);
  const paid = paidForPieces(item, received, found.quantity);
  const refund = found.kind === 'exchange' ? undefined : await findRefund(trx, item, paid);
  const now = dependencies.now();
  const amount = refund?.amount ?? null;
  const updated = await repository.updateReceived(owner, id, { condition, amount }, now);
  const moved = updated ?? (await refuseStep(trx, owner, id));
  if (condition === 'good') await repository.changeStock(moved.sku, moved.pieces);
  await logStep(trx, moved, { step: 'received', by, details: { condition, ...(refund && { amount }) } }, now);
  if (!refund) await replacePieces(trx, { moved, item, paid, by }, now);
  else if (refund.paymentId !== undefined)
    await dependencies.requestRefund(
      trx,
      { ...refund, paymentId: refund.paymentId, returnId: id, reason: 'returned' },
      now,
    );
  if (!refund) return { moved, refund };
  const credited = { orderItemId: item.id, returnId: id, amount: refund.amount };
  const attachmentId = await dependencies.invoiceRequests.requestCreditNote(trx, credited, now);
  return { moved, refund: { amount: refund.amount, account: moved.payout_hint ?? undefined }, attachmentId };
}

/**
 * The refund of pieces for which `paid` paise were paid. By the provider it is at most the rest of the payment, and 0
 * if the provider makes no refund so small. A cash order has no payment.
 */
async function findRefund(trx: Db, item: LockedItem, paid: number): Promise<{ paymentId?: string; amount: number }> {
  if (item.pays_cash) return { amount: paid };
  const payment = await createReturnRepository(trx).lockPayment(item.order_id);
  if (!payment) throw new Error(`Nothing was paid for the item ${item.id}.`);
  const amount = Math.min(paid, payment.left);
  return { paymentId: payment.id, amount: amount < LEAST_REFUND ? 0 : amount };
}

/** Inserts the item that replaces exchanged pieces. It is paid with what was paid for these. */
async function replacePieces(
  trx: Db,
  { moved, item, paid, by }: { moved: MovedReturn; item: LockedItem; paid: number; by: string },
  now: Date,
): Promise<void> {
  const itemId = randomId('oi');
  const discount = item.unit_price * moved.pieces - paid;
  await createReturnRepository(trx).insertReplacement(moved, { itemId, discount }, now);
  await logStep(trx, moved, { step: 'exchanged', by, details: { itemId } }, now);
}
