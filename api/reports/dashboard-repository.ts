import { sql } from 'kysely';
import { LOW_STOCK } from '../catalog/selling/repository.ts';
import type { Db } from '../platform/database.ts';

/** The sales of a period. Money is whole paise. */
export interface SalesRow {
  amount: number;
  orders: number;
}

/** The moments of the two comparisons: the starts of the periods, and the end of the earlier ones. */
export interface SalesPeriods {
  now: Date;
  /** The same time a week ago. */
  weekAgo: Date;
  today: Date;
  todayBefore: Date;
  lastDays: Date;
  lastDaysBefore: Date;
}

/** The result of the last comparison with the payment provider. */
export interface MoneyCheckRow {
  checked_at: Date;
  findings: number;
  lines: string[];
}

type Seller = string | undefined;

/** The condition that items `i` belong to this seller; true for staff who see everything. */
const soldBy = (sellerId: Seller) => (sellerId === undefined ? sql`true` : sql`i.seller_id = ${sellerId}`);

/** The statements of the first screen. Each names the seller, and reads few rows by an index. */
export function createDashboardRepository(db: Db) {
  const countOf = async (rows: ReturnType<typeof sql>): Promise<number> => {
    const counted = await sql<{ count: number }>`select count(*)::int as count from ${rows}`.execute(db);
    return counted.rows[0]?.count ?? 0;
  };
  const returnsOf = (sellerId: Seller) =>
    sellerId === undefined ? sql`returns t` : sql`returns t join order_items i on i.id = t.order_item_id`;
  return {
    /** The sales of both comparisons. */
    async sumSales(sellerId: Seller, periods: SalesPeriods) {
      const figures = (from: Date, to: Date) => sql`jsonb_build_object(
        'amount', coalesce(sum(i.unit_price * i.quantity - i.discount) filter (where i.placed_at >= ${from} and i.placed_at <= ${to}), 0),
        'orders', count(distinct i.order_id) filter (where i.placed_at >= ${from} and i.placed_at <= ${to}))`;
      const { now, weekAgo, today, todayBefore, lastDays, lastDaysBefore } = periods;
      const { rows } = await sql<Record<'today' | 'todayBefore' | 'lastDays' | 'lastDaysBefore', SalesRow>>`
        select ${figures(today, now)} as "today", ${figures(todayBefore, weekAgo)} as "todayBefore",
          ${figures(lastDays, now)} as "lastDays", ${figures(lastDaysBefore, weekAgo)} as "lastDaysBefore"
        from order_items i
        where i.status is not null and i.status <> 'Cancelled' and i.replaces is null
          and i.placed_at >= ${lastDaysBefore} and i.placed_at <= ${now} and ${soldBy(sellerId)}`.execute(db);
      return rows[0];
    },

    /** The number of items in a state. */
    countItems: (sellerId: Seller, status: 'Placed' | 'Confirm') =>
      countOf(sql`order_items i where i.status = ${status} and ${soldBy(sellerId)}`),

    /** The number of variants whose stock is low, as in the list of stock. */
    countLowStock: (sellerId: Seller) =>
      countOf(
        sellerId === undefined
          ? sql`variants v where ${IS_LOW}`
          : sql`variants v join products i on i.id = v.product_id where ${IS_LOW} and ${soldBy(sellerId)}`,
      ),

    /** The number of returns to decide. */
    countRequestedReturns: (sellerId: Seller) =>
      countOf(sql`${returnsOf(sellerId)} where t.state = 'requested' and ${soldBy(sellerId)}`),

    /** The number of approved returns whose pieces are not back. */
    countReturnsOnTheWay: (sellerId: Seller) =>
      countOf(sql`${returnsOf(sellerId)} where t.state in ('approved', 'picked_up') and ${soldBy(sellerId)}`),

    /** The number of received returns of cash orders whose refund is not paid. */
    countPayouts: () => countOf(sql`returns where payout is not null and state = 'received'`),

    /** The number of refunds that were given up. */
    countGivenUpRefunds: () => countOf(sql`refunds where state = 'failed' and check_at is null`),

    /** The number of shown reviews with reports. */
    countReportedReviews: () => countOf(sql`reviews where report_count > 0 and hidden_at is null`),

    /** The last comparison with the payment provider. */
    async findMoneyCheck(): Promise<MoneyCheckRow | undefined> {
      const { rows } = await sql<MoneyCheckRow>`select checked_at, findings, lines from money_checks`.execute(db);
      return rows[0];
    },
  };
}

/** The condition of the index of variants with a low stock. */
const IS_LOW = sql`not v.is_retired and v.stock + v.kept_stock <= coalesce(v.low_stock, ${sql.lit(LOW_STOCK)})`;
