import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { escapeLike } from '../../catalog/search/conditions-repository.ts';
import type { ItemOwner } from '../tables.ts';
import type { InvoiceKind } from './rules.ts';

/** The documents that a list of staff contains. */
export interface InvoiceFilter {
  orderId?: string | undefined;
  /** A part of a number, of an order's id or of the buyer's name, or the buyer's email address. */
  search?: string | undefined;
  kind?: InvoiceKind | undefined;
  sellerId?: string | undefined;
  /** A month of India's calendar: `2026-11`. */
  month?: string | undefined;
}

/** The buyer's name on documents `v`. */
export const BUYER = sql`v.content #>> '{billTo,name}'`;

/** The condition that documents `v` match a filter. A seller, who sees no email address, finds nothing by one. */
export function matchesFilter(owner: ItemOwner, filter: InvoiceFilter): RawBuilder<unknown> {
  const { orderId, search, kind, sellerId, month } = filter;
  const conditions = [
    orderId !== undefined && sql`v.order_id = ${orderId}`,
    kind !== undefined && sql`v.kind = ${kind}`,
    sellerId !== undefined && sql`v.seller_id = ${sellerId}`,
    month !== undefined &&
      sql`v.issued_at >= ${startOf(month)} and v.issued_at < ${startOf(month)} + interval '1 month'`,
    search !== undefined && matchesText(owner, search.trim().toLowerCase()),
  ].filter((one) => one !== false);
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

/** India's clock has no summer time, so that a month always has whole days. */
const startOf = (month: string): RawBuilder<Date> => sql`(${`${month}-01`}::timestamp at time zone 'Asia/Kolkata')`;

function matchesText(owner: ItemOwner, text: string): RawBuilder<boolean> {
  const inText = sql<boolean>`lower(v.number || ' ' || v.order_id || ' ' || coalesce(${BUYER}, '')) like ${`%${escapeLike(text)}%`}`;
  if (!('sellerId' in owner) || owner.sellerId !== undefined) return inText;
  return sql<boolean>`(${inText} or v.shopper_id in (select id from shoppers where email = ${text}))`;
}
