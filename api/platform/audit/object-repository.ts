import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database.ts';
import type { AuditValues } from './audit-note.ts';

/** The objects that staff change. */
export type AuditedKind = keyof typeof KINDS;

/** The names of the values that an entry may show, and the table. No personal data of a shopper, no text of a person. */
const KINDS = {
  product: sql`p.name, p.category, p.show_price as price, p.list_price as "listPrice", p.version,
    case when p.is_listed then 'live' when p.is_archived then 'archived' else 'draft' end as state,
    (select count(*) from variants v where v.product_id = p.id) as variants,
    (select count(*) from product_pictures i where i.product_id = p.id and i.position is not null) as pictures
    from products p where p.id = key`,
  variant: sql`v.color, v.size, v.gtin, v.low_stock as "lowStock", v.is_retired as "isRetired",
    v.stock + v.kept_stock as stock from variants v where v.sku = key`,
  'promo code': sql`c.percent, c.amount_off as "amountOff", c.maximum, c.minimum_subtotal as "minimumSubtotal",
    c.valid_from as "validFrom", c.valid_until as "validUntil", c.most_uses as "mostUses",
    c.most_uses_each as "mostUsesEach", c.is_listed as "isListed", c.is_paused as "isPaused", c.version,
    array_to_string(c.categories, ', ') as categories from promo_codes c where c.code = upper(key)`,
  draft: sql`d.version from newsletter_drafts d where d.id = key`,
  'order item': sql`i.status, i.cash, i.carrier from order_items i where i.id = key`,
  order: sql`(select count(*) from order_notes n where n.order_id = o.id) as notes from orders o where o.id = key`,
  return: sql`r.state, r.condition, r.payout is null and r.payout_hint is not null as "isPaid" from returns r where r.id = key`,
  review: sql`r.answer is not null as "isAnswered", length(r.answer) as "answerLength", r.answered_at as "answeredAt",
    r.hidden_at is not null as "isHidden" from reviews r where r.id = key`,
  account: sql`s.role, s.blocked_at is not null as "isBlocked",
    (select count(*) from shopper_notes n where n.shopper_id = s.id) as notes,
    (select count(*) from sessions e where e.shopper_id = s.id and e.revoked_at is null) as sessions
    from shoppers s where s.id = key`,
  invitation: sql`v.role, v.seller_id as "sellerId" from staff_invitations v where v.id = key`,
  seller: sql`s.shop_name as "shopName", s.ended_at is not null as "isEnded", s.version,
    (select c.rate from seller_commissions c where c.seller_id = s.id order by c.from_month desc limit 1) as "commissionRate"
    from sellers s where s.id = key`,
  statement: sql`p.paid_at is not null as "isPaid", p.payout, p.reference from (select key) one
    left join seller_payouts p on p.seller_id || ' ' || p.month = key`,
  settings: sql`coalesce(max(v.version), 0) as version from settings_versions v where v.section = lower(key)`,
} satisfies Record<string, RawBuilder<unknown>>;

/** The statements on the objects of audit entries. */
export function createAuditedObjectRepository(db: Db) {
  return {
    /** The values of an object now; undefined if there is none. */
    async findValues(kind: AuditedKind, key: string): Promise<AuditValues | undefined> {
      const { rows } = await sql<{ values: AuditValues }>`
        select to_jsonb(found) as values from (values (${key}::text)) given (key), lateral (select ${KINDS[kind]}) found`.execute(
        db,
      );
      return rows[0]?.values;
    },
  };
}
