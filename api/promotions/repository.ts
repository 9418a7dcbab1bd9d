import { sql } from 'kysely';
import { insertRows, selectList } from '../platform/columns.ts';
import type { Db } from '../platform/database.ts';
import { PROMO_CODE_COLUMNS } from './tables.ts';
import type { NewPromoCode, PromoClaim, PromoCodeRow } from './tables.ts';

/** The statements on promo codes; `db` may be a transaction. */
export function createPromoCodeRepository(db: Db) {
  return {
    /**
     * A code, and how often the shopper has used it (0 for a visitor), in one statement; undefined if it does not
     * exist. A use by the shopper's open order does not count, because a new order replaces it.
     */
    async findCode(code: string, shopperId: string | undefined): Promise<PromoCodeRow | undefined> {
      const { rows } = await sql<PromoCodeRow>`${selectFor(shopperId)} where c.code = ${code}`.execute(db);
      return rows[0];
    },

    /** The codes that carts show as offers, at most `most`, and how often the shopper has used each, in one statement. */
    async listListed(shopperId: string, most: number): Promise<PromoCodeRow[]> {
      const { rows } = await sql<PromoCodeRow>`
        ${selectFor(shopperId)} where c.is_listed order by c.minimum_subtotal, c.code limit ${most}`.execute(db);
      return rows;
    },

    /** The number of changes of a code; undefined if it does not exist. */
    async findVersion(code: string): Promise<number | undefined> {
      const { rows } = await sql<{ version: number }>`select version from promo_codes where code = ${code}`.execute(db);
      return rows[0]?.version;
    },

    /** Inserts codes, in one statement. */
    async insertCodes(codes: readonly NewPromoCode[]): Promise<void> {
      const rows = codes.map((code) => ({ minimumSubtotal: 0, isListed: false, categories: [], ...code }));
      await insertRows('promo_codes', PROMO_CODE_COLUMNS, rows).execute(db);
    },

    /**
     * Uses a code for an order if its limits allow it, in one statement. Returns whether they did. Needs the shopper's
     * lock.
     */
    async claimCode({ code, shopperId, orderId }: PromoClaim, now: Date): Promise<boolean> {
      const { rows } = await sql`
        with taken as (
          update promo_codes set used = used + 1
          where code = ${code} and (most_uses is null or used < most_uses) and (most_uses_each is null or (
            select count(*) from promo_uses u where u.code = ${code} and u.shopper_id = ${shopperId}
          ) < most_uses_each)
          returning code
        )
        insert into promo_uses (code, shopper_id, order_id, created_at)
        select code, ${shopperId}, ${orderId}, ${now}::timestamptz from taken
        returning code`.execute(db);
      return rows.length > 0;
    },

    /** Releases the code of the shopper's order, if the order uses it. A second call changes nothing. */
    async releaseCode(code: string, shopperId: string, orderId: string): Promise<void> {
      await sql`
        with gone as (
          delete from promo_uses where code = ${code} and shopper_id = ${shopperId} and order_id = ${orderId}
          returning code
        )
        update promo_codes c set used = c.used - 1 from gone where c.code = gone.code`.execute(db);
    },
  };
}

/** The statements on promo codes, bound to a database. */
export type PromoCodeRepository = ReturnType<typeof createPromoCodeRepository>;

/** The rows of codes `c`, with their uses in all and by the shopper; 0 for a visitor. */
const selectFor = (shopperId: string | undefined) => sql`
  select ${selectList('c', PROMO_CODE_COLUMNS)}, c.is_sample, c.is_paused, c.version, c.used - own.open as used, own.uses - own.open as used_by_shopper
  from promo_codes c cross join lateral (
    select count(*)::int as uses, count(o.id)::int as open
    from promo_uses u left join orders o on o.id = u.order_id and o.state = 'awaiting'
    where u.code = c.code and u.shopper_id = ${shopperId ?? null}
  ) own`;
