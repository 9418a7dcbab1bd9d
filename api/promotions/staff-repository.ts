import { sql } from 'kysely';
import { insertRows, selectList } from '../platform/columns.ts';
import type { Db } from '../platform/database.ts';
import { PROMO_CODE_COLUMNS } from './tables.ts';
import type { PromoCodeState, PromoCodeTerms, StaffPromoCodeRow } from './tables.ts';

/** The promo codes on one page of the list for staff. */
const PAGE_SIZE = 20;

/** The promo codes that staff list. */
export interface PromoCodeFilter {
  state?: PromoCodeState | undefined;
  /** A part of the code, in capital letters. */
  search?: string | undefined;
  /** Whether the codes of the samples are in the list. */
  withSamples: boolean;
}

/** The state of codes `c` at a moment. */
const stateAt = (now: Date) => sql`case
  when c.valid_until <= ${now}::timestamptz or c.used >= c.most_uses then 'over'
  when c.is_paused then 'paused'
  when c.valid_from > ${now}::timestamptz then 'planned'
  else 'active' end`;

/** The statements of staff on promo codes; `db` is a transaction for changes. */
export function createStaffPromoCodeRepository(db: Db) {
  return {
    /** One page of the codes, the newest first, and the number of codes on all pages. */
    async listPage(
      { state, search, withSamples }: PromoCodeFilter,
      page: number,
      now: Date,
    ): Promise<{ codes: StaffPromoCodeRow[]; total: number }> {
      const wanted = sql`(${withSamples}::boolean or not c.is_sample)
        and (${state ?? null}::text is null or ${stateAt(now)} = ${state ?? null}::text)
        and (${search ?? null}::text is null or position(${search ?? null}::text in c.code) > 0)`;
      const part = sql`order by c.created_at desc nulls last, c.code
        limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`;
      const counted = await sql<{ total: number }>`
        select count(*)::int as total from promo_codes c where ${wanted}`.execute(db);
      const { rows } = await sql<StaffPromoCodeRow>`${selectAt(now)} where ${wanted} ${part}`.execute(db);
      return { codes: rows, total: counted.rows[0]?.total ?? 0 };
    },

    /** A code; undefined if it does not exist. */
    async find(code: string, now: Date): Promise<StaffPromoCodeRow | undefined> {
      const { rows } = await sql<StaffPromoCodeRow>`${selectAt(now)} where c.code = ${code}`.execute(db);
      return rows[0];
    },

    /** Locks a code against changes and uses until the transaction ends. */
    async lock(code: string): Promise<void> {
      await sql`select 1 from promo_codes where code = ${code} for update`.execute(db);
    },

    /** Inserts a code. Returns whether there was none of its name. */
    async insert(code: string, terms: PromoCodeTerms, now: Date): Promise<boolean> {
      const { numAffectedRows } = await sql`
        ${insertRows('promo_codes', PROMO_CODE_COLUMNS, [toNewRow(code, terms)])} on conflict do nothing`.execute(db);
      if (numAffectedRows !== 1n) return false;
      await sql`update promo_codes set created_at = ${now}::timestamptz where code = ${code}`.execute(db);
      return true;
    },

    /** Replaces the terms of a code. Needs its lock. */
    async updateTerms(code: string, terms: PromoCodeTerms): Promise<void> {
      await sql`
        update promo_codes set percent = ${terms.percent}, amount_off = ${terms.amountOff}, maximum = ${terms.maximum},
          minimum_subtotal = ${terms.minimumSubtotal}, valid_from = ${terms.validFrom}::timestamptz,
          valid_until = ${terms.validUntil}::timestamptz, most_uses = ${terms.mostUses},
          most_uses_each = ${terms.mostUsesEach}, is_listed = ${terms.isListed},
          categories = ${terms.categories}::text[], version = version + 1
        where code = ${code}`.execute(db);
    },

    /** Pauses a code, or continues it. Needs its lock. */
    async updatePaused(code: string, isPaused: boolean): Promise<void> {
      await sql`update promo_codes set is_paused = ${isPaused}, version = version + 1 where code = ${code}`.execute(db);
    },

    /** Ends a code at a moment. Needs its lock. */
    async updateEnd(code: string, now: Date): Promise<void> {
      await sql`
        update promo_codes set valid_until = ${now}::timestamptz, version = version + 1,
          valid_from = case when valid_from < ${now}::timestamptz then valid_from end
        where code = ${code}`.execute(db);
    },

    /** Deletes a code that nothing has used. Returns whether it did. Needs its lock. */
    async delete(code: string): Promise<boolean> {
      const { numAffectedRows } = await sql`
        delete from promo_codes c where code = ${code} and used = 0
          and not exists (select 1 from promo_uses u where u.code = c.code)`.execute(db);
      return numAffectedRows === 1n;
    },
  };
}

/** The columns of codes `c` for staff; the counts are of placed orders. */
const selectAt = (now: Date) => sql`
  select ${selectList('c', PROMO_CODE_COLUMNS)}, c.used, c.is_paused, c.version, c.created_at, ${stateAt(now)} as state,
    placed.order_count, placed.discount_given
  from promo_codes c cross join lateral (
    select count(*)::int as order_count, coalesce(sum(o.promo_discount), 0)::float8 as discount_given
    from promo_uses u join orders o on o.id = u.order_id and o.state = 'paid' where u.code = c.code
  ) placed`;

/** A new row; null is the value of an absent column. */
function toNewRow(code: string, terms: PromoCodeTerms) {
  const { percent, amountOff, maximum, validFrom, validUntil, mostUses, mostUsesEach, ...others } = terms;
  return {
    code,
    ...others,
    percent: percent ?? undefined,
    amountOff: amountOff ?? undefined,
    maximum: maximum ?? undefined,
    validFrom: validFrom ?? undefined,
    validUntil: validUntil ?? undefined,
    mostUses: mostUses ?? undefined,
    mostUsesEach: mostUsesEach ?? undefined,
  };
}
