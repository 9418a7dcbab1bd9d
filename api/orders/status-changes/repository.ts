import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { CANCELLABLE } from '../../../schema/vocabulary.ts';
import type { OrderStatusName } from '../../../schema/vocabulary.ts';
import type { Db } from '../../platform/database.ts';
import type { MailedItem } from '../mails.ts';
import { ownedBy } from '../repository.ts';
import type { ItemOwner } from '../tables.ts';

/** An item that has just gone on: of which order, and whom it is told. */
export interface ChangedItem extends MailedItem {
  order_id: string;
  email: string;
}

/** A cancelled item, and the payment that it was paid by. */
export interface CancelledItem extends ChangedItem {
  payment_id: string | null;
}

/** How an item is followed. */
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

/** How far an item is, and whether it has been reviewed. */
export interface ItemStatus {
  status: OrderStatusName;
  order_id: string;
  sku: string;
  review_id: string | null;
}

const CHANGED_COLUMNS = sql`i.id, i.order_id, i.sku, i.name, i.color, i.quantity, i.unit_price, i.discount`;

/** The statements that bring an order item further; each only from where it may, so that nothing happens twice. */
export function createStatusRepository(db: Db) {
  /** Moves one item by `set`, from one of these states alone; undefined when there is no such item. */
  const move = async (whose: ItemOwner, id: string, from: readonly OrderStatusName[], set: RawBuilder<unknown>) => {
    const { rows } = await sql<ChangedItem>`
      update order_items i set ${set} from shoppers s
      where i.id = ${id} and ${ownedBy(whose)} and i.status = any(${[...from]}::text[]) and s.id = i.shopper_id
      returning ${CHANGED_COLUMNS}, s.email`.execute(db);
    return rows[0];
  };
  return {
    /** How far an item is; undefined where there is none. */
    async findStatus(whose: ItemOwner, id: string): Promise<ItemStatus | undefined> {
      const { rows } = await sql<ItemStatus>`
        select i.status, i.order_id, i.sku, i.review_id from order_items i
        where i.id = ${id} and ${ownedBy(whose)} and i.status is not null`.execute(db);
      return rows[0];
    },

    /** The same, and nobody changes the item until the transaction ends. */
    async lockStatus(whose: ItemOwner, id: string): Promise<ItemStatus | undefined> {
      const { rows } = await sql<ItemStatus>`
        select i.status, i.order_id, i.sku, i.review_id from order_items i
        where i.id = ${id} and ${ownedBy(whose)} and i.status is not null
        for no key update`.execute(db);
      return rows[0];
    },

    /** Notes the review of a delivered item that has none yet; throws when there is no such item. */
    async updateReview(shopperId: string, id: string, reviewId: string): Promise<void> {
      const { numAffectedRows } = await sql`
        update order_items set review_id = ${reviewId}
        where id = ${id} and shopper_id = ${shopperId} and status = 'Delivered' and review_id is null`.execute(db);
      if (numAffectedRows !== 1n) throw new Error('This item has no review to come.');
    },

    /** A placed item is confirmed. */
    updateConfirmed: (whose: ItemOwner, id: string, now: Date) =>
      move(whose, id, ['Placed'], sql`status = 'Confirm', confirmed_at = ${now}`),

    /** A placed or confirmed item is on its way. */
    updateDispatched: (whose: ItemOwner, id: string, { trackingId, trackingSite }: Parcel, now: Date) =>
      move(
        whose,
        id,
        CANCELLABLE,
        sql`status = 'Dispatched', dispatched_at = ${now}, tracking_id = ${trackingId ?? null},
          tracking_site = ${trackingSite ?? null}`,
      ),

    /** A dispatched item has arrived. */
    updateDelivered: (whose: ItemOwner, id: string, now: Date) =>
      move(whose, id, ['Dispatched'], sql`status = 'Delivered', delivered_at = ${now}`),

    /**
     * Cancels an item that isn't dispatched yet and puts its pieces back into the shop, in one statement; undefined when
     * there is no such item.
     */
    async updateCancelled(whose: ItemOwner, id: string, { by, reason, comment }: Cancellation, now: Date) {
      const { rows } = await sql<CancelledItem>`
        with cancelled as (
          update order_items i set status = 'Cancelled', cancelled_at = ${now}, cancelled_by = ${by},
            cancel_reason = ${reason}, cancel_comment = ${comment ?? null}
          where i.id = ${id} and ${ownedBy(whose)} and i.status = any(${[...CANCELLABLE]}::text[])
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
