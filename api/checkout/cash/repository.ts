import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { CashHistory } from './rules.ts';

/** The statements on cash orders; `db` may be a transaction. */
export function createCashRepository(db: Db) {
  return {
    /** The history of a shopper's cash orders. Refused parcels count since this time. */
    async readHistory(shopperId: string, since: Date): Promise<CashHistory> {
      const { rows } = await sql<CashHistory>`
        select count(distinct i.order_id) filter (where i.cash = 'due')::int as "ordersDue",
          count(*) filter (where i.cash = 'refused' and i.cancelled_at > ${since})::int as refused,
          exists (select 1 from shoppers where id = ${shopperId} and bought_at is not null) as "hasBought",
          (select coalesce(sum(quantity), 0)::int from cart_items where shopper_id = ${shopperId}) as pieces
        from order_items i where i.shopper_id = ${shopperId} and i.cash in ('due', 'refused')`.execute(db);
      const [row] = rows;
      if (!row) throw new Error('A count must return one row.');
      return row;
    },
  };
}
