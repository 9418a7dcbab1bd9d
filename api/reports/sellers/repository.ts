import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Moments } from '../exports/sales-repository.ts';
import type { StatementAmounts, StatementSums } from './rules.ts';

/** A seller as staff see it. */
export interface SellerRow {
  id: string;
  shop_name: string;
  is_sample: boolean;
  products: number;
  version: number;
  ended_at: Date | null;
  /** The commission of a month, in hundredths of a percent. */
  rate: number;
}

/** The sums of a seller in a month, and how it was paid; null before. */
export interface StatementRow extends StatementSums {
  id: string;
  shop_name: string;
  paid: (StatementAmounts & { reference: string; paid_at: string }) | null;
}

/** The new values of an edit, and the edited version. */
export interface SellerEdit {
  shopName: string;
  version: number;
}

const rateOf = (month: string) => sql`coalesce((
  select c.rate from seller_commissions c where c.seller_id = s.id and c.from_month <= ${month}
  order by c.from_month desc limit 1), 0)`;

/** The statements on sellers and their accounts; `db` is a transaction for changes. */
export function createSellerRepository(db: Db) {
  const edit = async (id: string, version: number, set: ReturnType<typeof sql>): Promise<boolean> => {
    const { rows } = await sql`
      update sellers set ${set}, version = version + 1 where id = ${id} and version = ${version} returning id`.execute(
      db,
    );
    return rows.length > 0;
  };
  /** Locks the products of a seller, then their variants by sku, as buyers do. */
  const lockProducts = async (id: string): Promise<void> => {
    await sql`select from products where seller_id = ${id} order by id for no key update`.execute(db);
    await sql`
      select from variants v join products p on p.id = v.product_id where p.seller_id = ${id}
      order by v.sku for no key update of v`.execute(db);
  };
  /** Sells the variants of live products that are not retired, and withholds the stock of all others. */
  const updateSold = async (id: string): Promise<void> => {
    await sql`
      update variants v set is_sold = p.is_listed and not v.is_retired, stock = v.stock from products p
      where p.seller_id = ${id} and v.product_id = p.id
        and v.is_sold <> (p.is_listed and not v.is_retired)`.execute(db);
  };
  return {
    /** All sellers with their commission of a month, by name; or one of them. */
    async list(month: string, id?: string): Promise<SellerRow[]> {
      const { rows } = await sql<SellerRow>`
        select s.id, s.shop_name, s.is_sample, s.version, s.ended_at, ${rateOf(month)} as rate,
          (select count(*)::int from products p where p.seller_id = s.id) as products
        from sellers s where ${id === undefined ? sql`true` : sql`s.id = ${id}`} order by s.shop_name, s.id`.execute(
        db,
      );
      return rows;
    },

    /** Inserts a seller. */
    async insert(id: string, shopName: string): Promise<void> {
      await sql`insert into sellers (id, shop_name) values (${id}, ${shopName})`.execute(db);
    },

    /** Renames a seller of this version. Returns whether there is one. */
    updateName: (id: string, { shopName, version }: SellerEdit) => edit(id, version, sql`shop_name = ${shopName}`),

    /** Ends a seller of this version, or takes the seller back. Returns whether there is one. */
    updateEnded: (id: string, version: number, endedAt: Date | null) =>
      edit(id, version, sql`ended_at = ${endedAt}::timestamptz`),

    /** Archives the products of a seller, which withholds all pieces. The products remember their states. */
    async archiveProducts(id: string): Promise<void> {
      await lockProducts(id);
      await sql`
        update products set state_before_end = case when is_listed then 'live' else 'draft' end, is_listed = false,
          is_archived = true, version = version + 1
        where seller_id = ${id} and not is_archived`.execute(db);
      await updateSold(id);
    },

    /** Gives the products that `archiveProducts` has archived their states again. */
    async restoreProducts(id: string): Promise<void> {
      await lockProducts(id);
      await sql`
        update products set is_listed = state_before_end = 'live', is_archived = false, state_before_end = null,
          version = version + 1
        where seller_id = ${id} and state_before_end is not null`.execute(db);
      await updateSold(id);
    },

    /** Sets the commission from a month on. */
    async saveCommission(id: string, month: string, rate: number): Promise<void> {
      await sql`
        insert into seller_commissions (seller_id, from_month, rate) values (${id}, ${month}, ${rate}::int)
        on conflict (seller_id, from_month) do update set rate = excluded.rate`.execute(db);
    },

    /** The sums of each seller in a month with sales, returns or a payment, by name; only those of `sellerId` if given. */
    async listStatements(month: string, { from, to }: Moments, sellerId?: string): Promise<StatementRow[]> {
      const { rows } = await sql<StatementRow>`
        with sold as (
          select i.seller_id, sum(i.unit_price * i.quantity - i.discount) as amount from order_items i
          where i.status = 'Delivered' and i.replaces is null and i.delivered_at >= ${from} and i.delivered_at < ${to}
          group by i.seller_id
        ), returned as (
          select i.seller_id, sum(t.amount) as amount from returns t join order_items i on i.id = t.order_item_id
          where t.state = 'received' and t.kind = 'refund' and t.received_at >= ${from} and t.received_at < ${to}
          group by i.seller_id
        )
        select s.id, s.shop_name, coalesce(sold.amount, 0) as sales, coalesce(returned.amount, 0) as returns,
          ${rateOf(month)} as rate,
          case when p.seller_id is null then null else to_jsonb(p) end as paid
        from sellers s left join sold on sold.seller_id = s.id left join returned on returned.seller_id = s.id
        left join seller_payouts p on p.seller_id = s.id and p.month = ${month}
        where ${sellerId === undefined ? sql`true` : sql`s.id = ${sellerId}`}
          and (sold.amount is not null or returned.amount is not null or p.seller_id is not null)
        order by s.shop_name, s.id`.execute(db);
      return rows;
    },

    /** Saves the payment of a statement, once. Returns whether it was saved. */
    async insertPayout(
      { sellerId, month, reference, by }: { sellerId: string; month: string; reference: string; by: string },
      { sales, returns, rate, commission, tax, payout }: StatementAmounts,
      now: Date,
    ): Promise<boolean> {
      const { rows } = await sql`
        insert into seller_payouts (seller_id, month, sales, returns, rate, commission, tax, payout, reference, paid_by, paid_at)
        values (${sellerId}, ${month}, ${sales}, ${returns}, ${rate}, ${commission}, ${tax}, ${payout}, ${reference}, ${by}, ${now})
        on conflict do nothing returning seller_id`.execute(db);
      return rows.length > 0;
    },
  };
}
