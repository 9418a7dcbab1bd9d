import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import type { NewPromoCode, PromoRow } from './tables.ts';

/** The statements on promo codes; `db` may be a transaction. */
export function promotionsRepository(db: Db) {
  return {
    /** A code and how often the shopper has used it (a visitor never has), in one statement; undefined for none. */
    async find(code: string, shopperId: string | undefined): Promise<PromoRow | undefined> {
      const { rows } = await sql<PromoRow>`
        select c.*, (
          select count(*)::int from promo_uses u where u.code = c.code and u.shopper_id = ${shopperId ?? null}
        ) as used_by_shopper
        from promo_codes c where c.code = ${code}`.execute(db);
      return rows[0];
    },

    /** Adds codes, in one statement. */
    async add(codes: readonly NewPromoCode[]): Promise<void> {
      await sql`
        insert into promo_codes (code, percent, amount_off, maximum, minimum_subtotal, valid_from, valid_until,
          most_uses, most_uses_each)
        select "code", "percent", "amountOff", "maximum", coalesce("minimumSubtotal", 0), "validFrom", "validUntil",
          "mostUses", "mostUsesEach"
        from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as r("code" text, "percent" int, "amountOff" int,
          "maximum" int, "minimumSubtotal" int, "validFrom" timestamptz, "validUntil" timestamptz, "mostUses" int,
          "mostUsesEach" int)`.execute(db);
    },
  };
}

/** The statements on promo codes, bound to a database. */
export type PromotionsRepository = ReturnType<typeof promotionsRepository>;
