import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { CANCELLABLE } from '../../../schema/vocabulary.ts';
import type { OrderStatusName } from '../../../schema/vocabulary.ts';
import type { Db } from '../../platform/database.ts';
import type { MailedItem } from '../mails.ts';
import { ownedBy } from '../repository.ts';
import type { ItemOwner } from '../tables.ts';

/** An item whose status has changed, with its order and the shopper's address. */
export interface ChangedItem extends MailedItem {
  order_id: string;
  email: string;
}

/** A cancelled item, with its payment. */
export interface CancelledItem extends ChangedItem {
  payment_id: string | null;
}

/** How a parcel is tracked. */
export interface Parcel {
  trackingId: string | undefined;
  trackingSite: string | undefined;
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
  /** When the item came into its status. */
  since: Date | null;
}

const STATUS_COLUMNS = sql`i.status, i.order_id, i.sku, i.review_id, case i.status when 'Confirm' then i.confirmed_at
  when 'Dispatched' then i.dispatched_at when 'Delivered' then i.delivered_at when 'Cancelled' then i.cancelled_at end as since`;
const CHANGED_COLUMNS = sql`i.id, i.order_id, i.sku, i.name, i.color, i.quantity, i.unit_price, i.discount`;

/**
 * The statements that change the status of an order item. Each accepts only the statuses from which the change is
 * allowed, so nothing happens twice.
 */
export function createStatusRepository(db: Db) {
  /** Updates one item that has one of these statuses; undefined when there is none. */
  const move = async (owner: ItemOwner, id: string, from: readonly OrderStatusName[], set: RawBuilder<unknown>) => {
    const { rows } = await sql<ChangedItem>`
      update order_items i set ${set} from shoppers s
      where i.id = ${id} and ${ownedBy(owner)} and i.status = any(${[...from]}::text[]) and s.id = i.shopper_id
      returning ${CHANGED_COLUMNS}, s.email`.execute(db);
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
      if (numAffectedRows !== 1n) throw new Error('This item has no review to come.');
    },

    /** Confirms a placed item. */
    updateConfirmed: (owner: ItemOwner, id: string, now: Date) =>
      move(owner, id, ['Placed'], sql`status = 'Confirm', confirmed_at = ${now}`),

    /** Dispatches a placed or confirmed item. */
    updateDispatched: (owner: ItemOwner, id: string, { trackingId, trackingSite }: Parcel, now: Date) =>
      move(
        owner,
        id,
        CANCELLABLE,
        sql`status = 'Dispatched', dispatched_at = ${now}, tracking_id = ${trackingId ?? null},
          tracking_site = ${trackingSite ?? null}`,
      ),

    /** Delivers a dispatched item. */
    updateDelivered: (owner: ItemOwner, id: string, now: Date) =>
      move(owner, id, ['Dispatched'], sql`status = 'Delivered', delivered_at = ${now}`),

    /**
     * Cancels an item that is not yet dispatched and returns its pieces to the stock, in one statement; undefined when
     * there is no such item.
     */
    async updateCancelled(owner: ItemOwner, id: string, { by, reason, comment }: Cancellation, now: Date) {
      const { rows } = await sql<CancelledItem>`
        with cancelled as (
          update order_items i set status = 'Cancelled', cancelled_at = ${now}, cancelled_by = ${by},
            cancel_reason = ${reason}, cancel_comment = ${comment ?? null}
          where i.id = ${id} and ${ownedBy(owner)} and i.status = any(${[...CANCELLABLE]}::text[])
          returning ${CHANGED_COLUMNS}, i.shopper_id
        ), returned as (
          update variants v set stock = v.stock + i.quantity from cancelled i where v.sku = i.sku
        )
        select ${CHANGED_COLUMNS}, s.email, p.id as payment_id
        from cancelled i join shoppers s on s.id = i.shopper_id
        left join payments p on p.order_id = i.order_id and p.fulfils`.execute(db);
      return rows[0];
    },
  };
}
