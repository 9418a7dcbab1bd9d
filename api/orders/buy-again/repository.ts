import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { ClosedBecause } from '../tables.ts';

/** Pieces of an order that are wanted again, as the order has them. Money is whole paise. */
export interface OrderedPieces {
  sku: string;
  name: string;
  color: string;
  size: string | null;
  category: string;
  quantity: number;
  unit_price: number;
  /** The codes of the services. */
  services: string[];
  /** The pieces that the shopper can buy now; null when the shop no longer sells the variant. */
  stock: number | null;
  /** The pieces in the shopper's cart. */
  in_cart: number;
}

/** An order whose payment has ended without money. Money is whole paise. */
export interface UnpaidOrderRow {
  id: string;
  created_at: Date;
  closed_at: Date;
  total: number;
  promo_code: string | null;
}

/** The ends of a payment after which its order can be paid again. */
const ENDED = ['expired', 'cancelled', 'refused'] as const satisfies readonly ClosedBecause[];

/** The statements that read orders to buy again; `db` may be a transaction. */
export function createBuyAgainRepository(db: Db) {
  return {
    /**
     * The pieces of one of the shopper's orders that is paid or closed, in the cart's order. Items that replace others
     * are left out. The stock includes what the shopper's open order holds, as in the cart.
     */
    async listPieces(shopperId: string, orderId: string): Promise<OrderedPieces[]> {
      const { rows } = await sql<OrderedPieces>`
        select i.sku, i.name, i.color, i.size, i.category, i.quantity, i.unit_price,
          array(select s->>'code' from jsonb_array_elements(i.services) s) as services,
          v.stock + coalesce((
            select h.quantity from orders open join stock_holds h on h.order_id = open.id
            where open.shopper_id = ${shopperId} and open.state = 'awaiting' and h.sku = v.sku
          ), 0) as stock, coalesce(c.quantity, 0) as in_cart
        from orders o join order_items i on i.order_id = o.id
        left join variants v on v.sku = i.sku
        left join cart_items c on c.shopper_id = ${shopperId} and c.sku = i.sku
        where o.id = ${orderId} and o.shopper_id = ${shopperId} and o.state <> 'awaiting' and i.replaces is null
        order by i.position`.execute(db);
      return rows;
    },

    /**
     * The shopper's newest order, if it was closed without a payment since then, and no other attempt of the same
     * purchase is paid.
     */
    async findUnpaid(shopperId: string, since: Date): Promise<UnpaidOrderRow | undefined> {
      const { rows } = await sql<UnpaidOrderRow>`
        select o.id, o.created_at, o.closed_at, o.total, o.promo_code from (
          select * from orders where shopper_id = ${shopperId} order by created_at desc, id desc limit 1
        ) o
        where o.state = 'closed' and o.closed_because = any(${[...ENDED]}::text[]) and o.created_at > ${since}
          and not exists (select from orders p where p.chain_id = o.chain_id and p.state = 'paid')`.execute(db);
      return rows[0];
    },
  };
}
