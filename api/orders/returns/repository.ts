import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { ORDER_PAGE_SIZE } from '../../../schema/vocabulary.ts';
import type { ReturnStateName } from '../../../schema/vocabulary.ts';
import type { PostalAddress } from '../../account/addresses/tables.ts';
import type { Db } from '../../platform/database.ts';
import type { MailedItem } from '../mails.ts';
import { matchesSearch, ownedBy } from '../repository.ts';
import type { ItemOwner } from '../tables.ts';
import type { ReturnedItem } from './responses.ts';
import { RETURN_JSON, RETURN_SOURCES, SHOWN_STATE } from './rows-repository.ts';
import type { ReturnableItem } from './rules.ts';
import type { PieceCondition, ReturnRow } from './tables.ts';

/** A stored state of a return. */
type StoredState = Exclude<ReturnStateName, 'refunded' | 'exchanged'>;

/** An item whose pieces are returned, locked until the transaction ends. */
export interface LockedItem extends Omit<ReturnableItem, 'return_days'>, MailedItem {
  order_id: string;
  placed_at: Date;
  sku: string;
  email: string;
  cash: MailedItem['cash'];
  quantity: number;
  /** Whether its order was paid in cash. */
  pays_cash: boolean;
}

/** The pieces of an item in its returns. */
export interface ReturnedPieces {
  /** The number of its returns. */
  returns: number;
  /** The pieces of returns that are not declined or withdrawn. */
  active: number;
  /** The pieces that the shop has received. */
  received: number;
}

/** Another variant of an item's product, as an item stores it. */
export interface ExchangePiece {
  color: string;
  size: string | null;
  cloth: object;
}

/** Which returns a page lists. */
export interface ReturnFilter {
  state?: ReturnStateName | undefined;
  /** The id of a return, or a text that finds its item. */
  search?: string | undefined;
}

/** A return with its item, for staff. */
export type ListedReturn = ReturnedItem & { found: ReturnRow };

/** A return that has changed its state, with its item and the shopper's address. */
export interface MovedReturn extends MailedItem {
  return_id: string;
  order_id: string;
  /** The number of returned pieces. */
  pieces: number;
  kind: ReturnRow['kind'];
  sku: string;
  exchange_sku: string | null;
  exchange_piece: ExchangePiece | null;
  pickup: PostalAddress;
  pickup_day: string;
  amount: number | null;
  payout_hint: string | null;
  email: string;
}

/** A new return. */
export interface NewReturn extends Pick<ReturnRow, 'id' | 'quantity' | 'kind' | 'reason' | 'pickup' | 'pickup_day'> {
  orderItemId: string;
  comment: string | null;
  pictureIds: readonly string[];
  exchange: (ExchangePiece & { sku: string }) | undefined;
  payout: { sealed: string; hint: string } | undefined;
}

const ITEM = sql`i.id, i.order_id, i.sku, i.name, i.color, i.size, i.quantity, i.unit_price, i.services, i.discount, i.cash`;
const MOVED = sql`${ITEM}, t.id as return_id, t.quantity as pieces, t.kind, t.exchange_sku, t.exchange_piece, t.pickup,
  t.pickup_day, t.amount, t.payout_hint, s.email`;

/** The statements on returns; `db` is a transaction for changes. */
export function createReturnRepository(db: Db) {
  /** Updates a return that has one of these states; undefined if this owner has none. */
  const move = async (owner: ItemOwner, id: string, from: readonly StoredState[], set: RawBuilder<unknown>) => {
    const { rows } = await sql<MovedReturn>`
      update returns t set ${set} from order_items i join shoppers s on s.id = i.shopper_id
      where t.id = ${id} and i.id = t.order_item_id and ${ownedBy(owner)} and t.state = any(${[...from]}::text[])
      returning ${MOVED}`.execute(db);
    return rows[0];
  };
  return {
    /** Locks an item until the transaction ends; undefined if this owner has no such item. */
    async lockItem(owner: ItemOwner, id: string): Promise<LockedItem | undefined> {
      const { rows } = await sql<LockedItem>`
        select ${ITEM}, i.status, i.delivered_at, i.placed_at, o.pays_cash, s.email from order_items i
        join orders o on o.id = i.order_id join shoppers s on s.id = i.shopper_id
        where i.id = ${id} and ${ownedBy(owner)} and i.status is not null
        for no key update of i`.execute(db);
      return rows[0];
    },

    /** The pieces of an item in its returns. Needs the item locked. */
    async countPieces(orderItemId: string): Promise<ReturnedPieces> {
      const { rows } = await sql<ReturnedPieces>`
        select count(*)::int as returns,
          coalesce(sum(quantity) filter (where state not in ('declined', 'withdrawn')), 0)::int as active,
          coalesce(sum(quantity) filter (where state = 'received'), 0)::int as received
        from returns where order_item_id = ${orderItemId}`.execute(db);
      return rows[0] ?? { returns: 0, active: 0, received: 0 };
    },

    /** Locks another variant of the same product, with its stock; undefined if there is none. */
    async lockExchangeVariant(ownSku: string, sku: string): Promise<(ExchangePiece & { stock: number }) | undefined> {
      const { rows } = await sql<ExchangePiece & { stock: number }>`
        select v.stock, v.color, v.size, jsonb_build_object('sku', coalesce(v.picture_sku, v.sku), 'color', v.color,
          'image', v.image, 'category', p.category, 'craft', p.craft, 'sheen', p.sheen, 'zari', p.zari) as cloth
        from variants v join variants own on own.product_id = v.product_id join products p on p.id = v.product_id
        where own.sku = ${ownSku} and v.sku = ${sku} and v.sku <> own.sku
        for no key update of v`.execute(db);
      return rows[0];
    },

    /** Adds pieces to the stock of a variant, or takes them off it. A deleted variant has no stock. */
    async changeStock(sku: string, pieces: number): Promise<void> {
      await sql`update variants set stock = stock + ${pieces}::int where sku = ${sku}`.execute(db);
    },

    /** Inserts a return of an item. */
    async insert({ exchange, payout, ...row }: NewReturn, now: Date): Promise<void> {
      const { sku = null, ...piece } = exchange ?? {};
      await sql`
        insert into returns (id, order_item_id, order_id, shopper_id, quantity, kind, reason, comment, picture_ids, pickup, pickup_day,
          exchange_sku, exchange_piece, state, payout, payout_hint, requested_at)
        select ${row.id}, i.id, i.order_id, i.shopper_id, ${row.quantity}::int, ${row.kind}, ${row.reason}, ${row.comment},
          ${[...row.pictureIds]}::text[],
          ${JSON.stringify(row.pickup)}::jsonb, ${row.pickup_day}, ${sku},
          ${sku === null ? null : JSON.stringify(piece)}::jsonb, 'requested', ${payout?.sealed ?? null},
          ${payout?.hint ?? null}, ${now}
        from order_items i where i.id = ${row.orderItemId}`.execute(db);
    },

    /** A return with its item; undefined if this owner has no such return. */
    async find(owner: ItemOwner, id: string): Promise<ListedReturn | undefined> {
      const { rows } = await sql<ListedReturn>`
        select ${RETURN_JSON} as found, i.name, i.color, i.size, i.sku, e.shop_name
        from ${RETURN_SOURCES} join order_items i on i.id = t.order_item_id join sellers e on e.id = i.seller_id
        where t.id = ${id} and ${ownedBy(owner)}`.execute(db);
      return rows[0];
    },

    /** One page, the newest first, and the number of returns on all pages. */
    async listPage(owner: ItemOwner, { state, search }: ReturnFilter, page: number) {
      const hasState = state === undefined ? sql`true` : sql`${SHOWN_STATE} = ${state}`;
      const isFound = sql`(t.id = ${search?.trim().toLowerCase() ?? ''} or ${matchesSearch(owner, search)})`;
      const wanted = sql`${ownedBy(owner)} and ${hasState} and ${isFound}`;
      const sources = sql`${RETURN_SOURCES} join order_items i on i.id = t.order_item_id`;
      const { rows } = await sql<{ total: number } & (ListedReturn | { found: null })>`
        with counted as (select count(*)::int as total from ${sources} where ${wanted})
        select counted.total, listed.* from counted left join (
          select ${RETURN_JSON} as found, i.name, i.color, i.size, i.sku, e.shop_name, t.requested_at, t.id
          from ${sources} join sellers e on e.id = i.seller_id where ${wanted}
          order by t.requested_at desc, t.id desc limit ${ORDER_PAGE_SIZE} offset ${(page - 1) * ORDER_PAGE_SIZE}
        ) listed on true
        order by listed.requested_at desc, listed.id desc`.execute(db);
      return { rows: rows.filter((row) => row.found !== null), total: rows[0]?.total ?? 0 };
    },

    /** Approves a requested return. */
    updateApproved: (owner: ItemOwner, id: string, now: Date) =>
      move(owner, id, ['requested'], sql`state = 'approved', approved_at = ${now}`),

    /** Declines a return that is not received, and deletes its account. */
    updateDeclined: (owner: ItemOwner, id: string, reason: string, now: Date) =>
      move(
        owner,
        id,
        ['requested', 'approved', 'picked_up'],
        sql`state = 'declined', declined_at = ${now}, decline_reason = ${reason}, payout = null, payout_hint = null`,
      ),

    /** Withdraws a return that is not picked up, and deletes its account. */
    updateWithdrawn: (owner: ItemOwner, id: string, now: Date) =>
      move(
        owner,
        id,
        ['requested', 'approved'],
        sql`state = 'withdrawn', withdrawn_at = ${now}, payout = null, payout_hint = null`,
      ),

    /** Marks an approved return as picked up. */
    updatePickedUp: (owner: ItemOwner, id: string, now: Date) =>
      move(owner, id, ['approved'], sql`state = 'picked_up', picked_up_at = ${now}`),

    /** Marks a picked-up return as received, with its refund. Deletes the account if nothing is to be paid. */
    updateReceived: (
      owner: ItemOwner,
      id: string,
      { condition, amount }: { condition: PieceCondition; amount: number | null },
      now: Date,
    ) =>
      move(
        owner,
        id,
        ['picked_up'],
        sql`state = 'received', received_at = ${now}, condition = ${condition}, amount = ${amount}::int,
          payout = case when ${amount}::int > 0 then t.payout end`,
      ),

    /** Records the payment of a cash order's refund, and deletes its account. Needs the account locked. */
    updatePaid: (owner: ItemOwner, id: string, reference: string, now: Date) =>
      move(owner, id, ['received'], sql`paid_at = ${now}, payout_reference = ${reference}, payout = null`),

    /** The account of a refund that is not paid yet, as it was encrypted, and its amount. Locks the return. */
    async lockPayout(id: string): Promise<{ payout: string; amount: number } | undefined> {
      const { rows } = await sql<{ payout: string; amount: number }>`
        select payout, amount from returns
        where id = ${id} and state = 'received' and payout is not null for no key update`.execute(db);
      return rows[0];
    },

    /** Locks the payment that placed an order; undefined for an order in cash. */
    async lockPayment(orderId: string): Promise<{ id: string; left: number } | undefined> {
      const { rows } = await sql<{ id: string; left: number }>`
        select id, amount - refunded as "left" from payments where order_id = ${orderId} and fulfils
        for no key update`.execute(db);
      return rows[0];
    },

    /** Inserts the item that replaces exchanged pieces, at the end of the same order. */
    async insertReplacement(
      { id, return_id, exchange_sku, exchange_piece, pieces }: MovedReturn,
      { itemId, discount }: { itemId: string; discount: number },
      now: Date,
    ): Promise<void> {
      const { color = '', size = null, cloth = {} } = exchange_piece ?? {};
      await sql`
        with made as (
          insert into order_items (id, order_id, position, shopper_id, sku, seller_id, name, category, color, size,
            list_price, unit_price, quantity, discount, status, placed_at, services, cloth, product_id, replaces)
          select ${itemId}, i.order_id, (select max(position) + 1 from order_items o where o.order_id = i.order_id),
            i.shopper_id, ${exchange_sku}, i.seller_id, i.name, i.category, ${color}, ${size}, i.list_price, i.unit_price,
            ${pieces}::int, ${discount}::int, 'Placed', ${now}, i.services, ${JSON.stringify(cloth)}::jsonb, i.product_id,
            ${return_id}
          from order_items i where i.id = ${id}
          returning id
        )
        update returns t set replacement_item_id = made.id from made where t.id = ${return_id}`.execute(db);
    },

    /** The return of a refund, with its item; undefined for any other refund. */
    async findOfRefund(refundId: string): Promise<MovedReturn | undefined> {
      const { rows } = await sql<MovedReturn>`
        select ${MOVED} from refunds f join returns t on t.id = f.return_id join order_items i on i.id = t.order_item_id
        join shoppers s on s.id = i.shopper_id where f.id = ${refundId}`.execute(db);
      return rows[0];
    },
  };
}
