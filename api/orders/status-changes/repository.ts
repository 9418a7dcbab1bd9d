import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { CANCELLABLE } from '../../../schema/vocabulary.ts';
import type { CashStatusName, OrderStatusName } from '../../../schema/vocabulary.ts';
import type { Db } from '../../platform/database.ts';
import type { MailedItem } from '../mails.ts';
import { ownedBy } from '../repository.ts';
import type { ItemOwner } from '../tables.ts';

/** An item whose status has changed, with its order and the shopper's address. */
export interface ChangedItem extends MailedItem {
  order_id: string;
  email: string;
  /** The cash status of its order. */
  cash: CashStatusName | null;
}

/** A cancelled item, with its payment. */
export interface CancelledItem extends ChangedItem {
  payment_id: string | null;
  /** The part of that payment that is not refunded, in paise. */
  payment_left: number | null;
}

/** The tracking of a parcel. */
export interface Parcel {
  trackingId: string | undefined;
  trackingSite: string | undefined;
  /** The code of the carrier. */
  carrier: string | undefined;
}

/** Why an item is cancelled. */
export interface Cancellation {
  by: 'shopper' | 'seller';
  reason: string;
  comment: string | undefined;
}

/** The status of an item, and its review. */
export interface ItemStatus {
  status: OrderStatusName;
  order_id: string;
  sku: string;
  review_id: string | null;
  /** The time at which the item entered its status. */
  since: Date | null;
  cash: CashStatusName | null;
  /** Whether it replaces pieces that were paid in cash: no payment can be refunded. */
  replaces_cash: boolean;
}

/** The parameters of a cancellation statement. */
interface CancelStatement extends Cancellation {
  at: Date;
  /** The condition for items `i` that may be cancelled. */
  isAllowed: RawBuilder<boolean>;
  /** The new status of due cash. */
  cash: CashStatusName;
}

/** Whether items `i` have one of these statuses. */
const hasStatus = (statuses: readonly OrderStatusName[]): RawBuilder<boolean> =>
  sql<boolean>`i.status = any(${[...statuses]}::text[])`;

/** Whether items `i` replace pieces that were paid in cash. */
const REPLACES_CASH = sql<boolean>`(i.replaces is not null and exists (select from orders o where o.id = i.order_id and o.pays_cash))`;

const STATUS_COLUMNS = sql`i.status, i.order_id, i.sku, i.review_id, i.cash, ${REPLACES_CASH} as replaces_cash, case i.status when 'Confirm' then i.confirmed_at
  when 'Dispatched' then i.dispatched_at when 'Delivered' then i.delivered_at when 'Cancelled' then i.cancelled_at end as since`;
const CHANGED_COLUMNS = sql`i.id, i.order_id, i.sku, i.name, i.color, i.size, i.quantity, i.unit_price, i.services, i.discount, i.cash`;

/**
 * The statements that change the status of an order item. Each accepts only the statuses from which the change is
 * allowed, so no change is made twice.
 */
export function createStatusRepository(db: Db) {
  /** Updates one item that has one of these statuses; undefined if there is none. */
  const move = async (owner: ItemOwner, id: string, from: readonly OrderStatusName[], set: RawBuilder<unknown>) => {
    const { rows } = await sql<ChangedItem>`
      update order_items i set ${set} from shoppers s
      where i.id = ${id} and ${ownedBy(owner)} and ${hasStatus(from)} and s.id = i.shopper_id
      returning ${CHANGED_COLUMNS}, s.email`.execute(db);
    return rows[0];
  };
  /**
   * Cancels one item, if allowed, and returns its pieces to the stock, in one statement; undefined if there is none.
   */
  const cancel = async (
    owner: ItemOwner,
    id: string,
    { by, reason, comment, at, isAllowed, cash }: CancelStatement,
  ) => {
    const { rows } = await sql<CancelledItem>`
      with cancelled as (
        update order_items i set status = 'Cancelled', cancelled_at = ${at}, cancelled_by = ${by},
          cancel_reason = ${reason}, cancel_comment = ${comment ?? null},
          cash = case when i.cash is null then null else ${cash}::text end
        where i.id = ${id} and ${ownedBy(owner)} and ${isAllowed}
        returning ${CHANGED_COLUMNS}, i.shopper_id
      ), returned as (
        update variants v set stock = v.stock + i.quantity from cancelled i where v.sku = i.sku
      )
      select ${CHANGED_COLUMNS}, s.email, p.id as payment_id, p.amount - p.refunded as payment_left
      from cancelled i join shoppers s on s.id = i.shopper_id
      left join payments p on p.order_id = i.order_id and p.fulfils`.execute(db);
    return rows[0];
  };
  return {
    /** The status of an item; undefined when there is none. */
    async findStatus(owner: ItemOwner, id: string): Promise<ItemStatus | undefined> {
      const { rows } = await sql<ItemStatus>`
        select ${STATUS_COLUMNS} from order_items i
        where i.id = ${id} and ${ownedBy(owner)} and i.status is not null`.execute(db);
      return rows[0];
    },

    /** The same, locked until the transaction ends. */
    async lockStatus(owner: ItemOwner, id: string): Promise<ItemStatus | undefined> {
      const { rows } = await sql<ItemStatus>`
        select ${STATUS_COLUMNS} from order_items i
        where i.id = ${id} and ${ownedBy(owner)} and i.status is not null
        for no key update`.execute(db);
      return rows[0];
    },

    /** Saves the review of a delivered item without one; throws when there is no such item. */
    async updateReview(shopperId: string, id: string, reviewId: string): Promise<void> {
      const { numAffectedRows } = await sql`
        update order_items set review_id = ${reviewId}
        where id = ${id} and shopper_id = ${shopperId} and status = 'Delivered' and review_id is null`.execute(db);
      if (numAffectedRows !== 1n) throw new Error('This item cannot get a review.');
    },

    /** Confirms a placed item. */
    updateConfirmed: (owner: ItemOwner, id: string, now: Date) =>
      move(owner, id, ['Placed'], sql`status = 'Confirm', confirmed_at = ${now}`),

    /** Dispatches a placed or confirmed item. */
    updateDispatched: (owner: ItemOwner, id: string, { trackingId, trackingSite, carrier }: Parcel, now: Date) =>
      move(
        owner,
        id,
        CANCELLABLE,
        sql`status = 'Dispatched', dispatched_at = ${now}, tracking_id = ${trackingId ?? null},
          tracking_site = ${trackingSite ?? null}, carrier = ${carrier ?? null}`,
      ),

    /** Delivers a dispatched item. */
    updateDelivered: (owner: ItemOwner, id: string, now: Date) =>
      move(owner, id, ['Dispatched'], sql`status = 'Delivered', delivered_at = ${now}`),

    /**
     * Cancels an item that is not yet dispatched and returns its pieces to the stock; undefined if there is none. An
     * item that replaces pieces paid in cash can't be cancelled.
     */
    updateCancelled: (owner: ItemOwner, id: string, cancellation: Cancellation, now: Date) =>
      cancel(owner, id, {
        ...cancellation,
        at: now,
        isAllowed: sql<boolean>`${hasStatus(CANCELLABLE)} and not ${REPLACES_CASH}`,
        cash: 'cancelled',
      }),

    /**
     * Cancels a dispatched item whose parcel was refused at the door, and returns its pieces to the stock. Undefined if
     * there is no such item with cash due.
     */
    updateRefused: (owner: ItemOwner, id: string, cancellation: Cancellation, now: Date) =>
      cancel(owner, id, {
        ...cancellation,
        at: now,
        isAllowed: sql<boolean>`${hasStatus(['Dispatched'])} and i.cash = 'due'`,
        cash: 'refused',
      }),

    /**
     * Marks the cash for an item as collected, the item as delivered, and its shopper as a buyer. Undefined if there is
     * no such item with cash due.
     */
    async updateCollected(owner: ItemOwner, id: string, now: Date): Promise<ChangedItem | undefined> {
      const { rows } = await sql<ChangedItem>`
        with collected as (
          update order_items i set cash = 'collected', collected_at = ${now}, status = 'Delivered',
            delivered_at = coalesce(i.delivered_at, ${now})
          where i.id = ${id} and ${ownedBy(owner)} and i.cash = 'due' and ${hasStatus(['Dispatched', 'Delivered'])}
          returning ${CHANGED_COLUMNS}, i.shopper_id
        ), buyer as (
          update shoppers s set bought_at = coalesce(s.bought_at, ${now}) from collected i where s.id = i.shopper_id
          returning s.email
        )
        select ${CHANGED_COLUMNS}, buyer.email from collected i, buyer`.execute(db);
      return rows[0];
    },
  };
}
