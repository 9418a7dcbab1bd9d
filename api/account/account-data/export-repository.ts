import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** All data of a shopper, as JSON. */
export type AccountExport = Record<string, unknown>;

/** The statement that reads all stored data of one shopper. */
export function createExportRepository(db: Db) {
  return {
    /**
     * Profile, logins, sessions, addresses, orders, reviews, wishlist, notices, cart and newsletter of one shopper. Undefined
     * without the account. Excludes hashes, codes and tokens. Amounts are paise. Data under the email address is
     * included if the address is verified.
     */
    async findExport(shopperId: string): Promise<AccountExport | undefined> {
      const { rows } = await sql<{ known: AccountExport }>`
        select jsonb_build_object(
          'profile', jsonb_build_object('id', p.id, 'email', p.email, 'name', p.name, 'phone', p.phone, 'role', p.role,
            'hasPassword', p.password_hash is not null, 'emailProvenAt', p.email_proven_at, 'createdAt', p.created_at,
            'updatedAt', p.updated_at),
          'logins', (select coalesce(jsonb_agg(jsonb_build_object('issuer', issuer, 'subject', subject, 'createdAt', created_at)), '[]')
            from identities where shopper_id = p.id),
          'sessions', (select coalesce(jsonb_agg(jsonb_build_object('deviceName', device_name, 'loginMethod', begun_by,
              'createdAt', created_at, 'lastUsedAt', last_used_at, 'expiresAt', expires_at, 'endedAt', revoked_at)
              order by created_at), '[]')
            from sessions where shopper_id = p.id),
          'secondFactor', (select jsonb_build_object('confirmedAt', confirmed_at)
            from second_factors where shopper_id = p.id and confirmed_at is not null),
          'addresses', (select coalesce(jsonb_agg(address || jsonb_build_object('isDefault', is_default, 'createdAt', created_at,
              'lastUsedAt', last_used_at) order by position), '[]')
            from addresses where shopper_id = p.id),
          'cart', (select coalesce(jsonb_agg(to_jsonb(c) - 'shopper_id'), '[]') from cart_items c where shopper_id = p.id),
          'cartPromoCode', (select code from cart_promo_codes where shopper_id = p.id),
          'wishlist', (select coalesce(jsonb_agg(to_jsonb(w) - 'shopper_id'), '[]') from wishlist_items w where shopper_id = p.id),
          'notices', (select coalesce(jsonb_agg(jsonb_build_object('sku', n.sku, 'kind', n.kind, 'price', n.price,
              'requestedAt', n.requested_at, 'confirmedAt', n.confirmed_at) order by n.position), '[]')
            from notices n where n.shopper_id = p.id or (n.email = p.email and p.email_proven_at is not null)),
          'reviews', (select coalesce(jsonb_agg(jsonb_build_object('sku', r.sku, 'rating', r.rating, 'comment', r.comment,
              'name', r.user_name, 'createdAt', r.created_at) order by r.created_at), '[]')
            from reviews r join order_items i on i.review_id = r.id where i.shopper_id = p.id),
          ${marksAndPictures},
          'orders', (select coalesce(jsonb_agg(jsonb_build_object('orderId', o.id, 'state', o.state, 'createdAt', o.created_at,
              'paidAt', o.paid_at, 'paysCash', o.pays_cash, 'subtotal', o.subtotal, 'total', o.total, 'promoCode', o.promo_code,
              'shipping', o.shipping, 'billing', o.billing, 'items', ${itemsOf}, 'returns', ${returnsOf}, 'invoices', ${invoicesOf}, 'payments', ${paymentsOf}, 'refunds', ${refundsOf})
              order by o.created_at), '[]')
            from orders o where o.shopper_id = p.id),
          'newsletter', (select jsonb_build_object('askedAt', asked_at, 'confirmedAt', confirmed_at)
            from subscribers where email = p.email and p.email_proven_at is not null)
        ) as known from shoppers p where p.id = ${shopperId}`.execute(db);
      return rows[0]?.known;
    },
  };
}

const marksAndPictures = sql`'reviewMarks', (select coalesce(jsonb_agg(jsonb_build_object('reviewId', review_id, 'helpfulAt', marked_at)
              order by marked_at), '[]')
            from helpful_reviews where shopper_id = p.id),
          'reviewReports', (select coalesce(jsonb_agg(jsonb_build_object('reviewId', review_id, 'comment', comment,
              'reportedAt', reported_at) order by reported_at), '[]')
            from reported_reviews where shopper_id = p.id),
          'pictures', (select coalesce(jsonb_agg(jsonb_build_object('pictureId', id, 'usedFor', used_for, 'isPublic', is_public,
              'uploadedAt', uploaded_at) order by uploaded_at), '[]')
            from uploads where shopper_id = p.id)`;
const itemsOf = sql`(select coalesce(jsonb_agg(jsonb_build_object('orderItemId', i.id, 'sku', i.sku, 'name', i.name,
    'color', i.color, 'size', i.size, 'quantity', i.quantity, 'unitPrice', i.unit_price, 'discount', i.discount,
    'services', i.services, 'status', i.status, 'placedAt', i.placed_at, 'deliveredAt', i.delivered_at,
    'cancelledAt', i.cancelled_at, 'cancelReason', i.cancel_reason, 'cancelComment', i.cancel_comment,
    'trackingId', i.tracking_id) order by i.position), '[]')
  from order_items i where i.order_id = o.id and i.shopper_id = p.id)`;
const returnsOf = sql`(select coalesce(jsonb_agg(to_jsonb(t) - 'shopper_id' - 'order_id' - 'payout' order by t.requested_at), '[]')
  from returns t where t.order_id = o.id and t.shopper_id = p.id)`;
const invoicesOf = sql`(select coalesce(jsonb_agg(jsonb_build_object('number', v.number, 'kind', v.kind, 'issuedAt', v.issued_at,
    'total', v.total, 'content', v.content) order by v.issued_at), '[]')
  from invoices v where v.order_id = o.id and v.shopper_id = p.id and v.number is not null)`;
const paymentsOf = sql`(select coalesce(jsonb_agg(jsonb_build_object('paymentId', y.id, 'amount', y.amount,
    'refunded', y.refunded, 'method', y.method, 'createdAt', y.created_at)), '[]')
  from payments y where y.order_id = o.id)`;
const refundsOf = sql`(select coalesce(jsonb_agg(jsonb_build_object('amount', f.amount, 'reason', f.reason, 'state', f.state,
    'createdAt', f.created_at)), '[]')
  from refunds f join payments y on y.id = f.payment_id where y.order_id = o.id)`;
