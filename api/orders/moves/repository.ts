import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { CANCELLABLE } from '../../../schema/vocabulary.ts';
import type { OrderStatusName } from '../../../schema/vocabulary.ts';
import type { Db } from '../../platform/database.ts';
import type { MailedItem } from '../mails.ts';
import { owned } from '../repository.ts';
import type { Whose } from '../tables.ts';

/** An item that has just gone on: of which order, and whom it is told. */
export interface Moved extends MailedItem {
  order_id: string;
  email: string;
}

/** A cancelled item, and the payment that it was paid by. */
export interface Cancelled extends Moved {
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
export interface Standing {
  status: OrderStatusName;
  order_id: string;
  sku: string;
  review_id: string | null;
}

const MOVED = sql`i.id, i.order_id, i.sku, i.name, i.color, i.quantity, i.unit_price, i.discount`;

/** The statements that bring an order item further; each only from where it may, so that nothing happens twice. */
export function movesRepository(db: Db) {
  return { ...standing(db), ...sending(db), ...cancelling(db) };
}

function standing(db: Db) {
  return {
    /** How far an item is; undefined where there is none. */
    async standing(whose: Whose, id: string): Promise<Standing | undefined> {
      const { rows } = await sql<Standing>`
        select i.status, i.order_id, i.sku, i.review_id from order_items i
        where i.id = ${id} and ${owned(whose)} and i.status is not null`.execute(db);
      return rows[0];
    },

    /** The same, and nobody changes the item until the transaction ends. */
    async hold(whose: Whose, id: string): Promise<Standing | undefined> {
      const { rows } = await sql<Standing>`
        select i.status, i.order_id, i.sku, i.review_id from order_items i
        where i.id = ${id} and ${owned(whose)} and i.status is not null
        for no key update`.execute(db);
      return rows[0];
    },

    /** Notes the review of a delivered item that has none yet; throws when there is no such item. */
    async setReview(shopperId: string, id: string, reviewId: string): Promise<void> {
      const { numAffectedRows } = await sql`
        update order_items set review_id = ${reviewId}
        where id = ${id} and shopper_id = ${shopperId} and status = 'Delivered' and review_id is null`.execute(db);
      if (numAffectedRows !== 1n) throw new Error('This item has no review to come.');
    },
  };
}

function sending(db: Db) {
  /** Moves one item by `set`, from one of these states alone; undefined when there is no such item. */
  const move = async (whose: Whose, id: string, from: readonly OrderStatusName[], set: RawBuilder<unknown>) => {
    const { rows } = await sql<Moved>`
      update order_items i set ${set} from shoppers s
      where i.id = ${id} and ${owned(whose)} and i.status = any(${[...from]}::text[]) and s.id = i.shopper_id
      returning ${MOVED}, s.email`.execute(db);
    return rows[0];
  };
  return {
    /** A placed item is confirmed. */
    confirm: (whose: Whose, id: string, now: Date) =>
      move(whose, id, ['Placed'], sql`status = 'Confirm', confirmed_at = ${now}`),

    /** A placed or confirmed item is on its way. */
    dispatch: (whose: Whose, id: string, { trackingId, trackingSite }: Parcel, now: Date) =>
      move(
        whose,
        id,
        CANCELLABLE,
        sql`status = 'Dispatched', dispatched_at = ${now}, tracking_id = ${trackingId ?? null},
          tracking_site = ${trackingSite ?? null}`,
      ),

    /** A dispatched item has arrived. */
    deliver: (whose: Whose, id: string, now: Date) =>
      move(whose, id, ['Dispatched'], sql`status = 'Delivered', delivered_at = ${now}`),
  };
}

function cancelling(db: Db) {
  return {
    /**
     * Cancels an item that isn't dispatched yet and puts its pieces back into the shop, in one statement; undefined when
     * there is no such item.
     */
    async cancel(whose: Whose, id: string, { by, reason, comment }: Cancellation, now: Date) {
      const { rows } = await sql<Cancelled>`
        with cancelled as (
          update order_items i set status = 'Cancelled', cancelled_at = ${now}, cancelled_by = ${by},
            cancel_reason = ${reason}, cancel_comment = ${comment ?? null}
          where i.id = ${id} and ${owned(whose)} and i.status = any(${[...CANCELLABLE]}::text[])
          returning ${MOVED}, i.shopper_id
        ), returned as (
          update variants v set stock = v.stock + i.quantity from cancelled i where v.sku = i.sku
        )
        select ${MOVED}, s.email, p.id as payment_id
        from cancelled i join shoppers s on s.id = i.shopper_id
        left join payments p on p.order_id = i.order_id and p.fulfils`.execute(db);
      return rows[0];
    },
  };
}
