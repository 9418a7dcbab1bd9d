import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** Data for an erasure: whom to mail, and what must end before the account can be erased. */
export interface OpenMatters {
  /** The account's address if it is verified. A stranger may have registered any other. */
  proven_email: string | null;
  /** Whether the account belongs to staff. */
  is_staff: boolean;
  /** Whether an item is placed, confirmed or on its way, or its cash is not collected yet. */
  has_orders: boolean;
  /** Whether pieces are on their way back, or the refund of a cash order is not paid yet. */
  has_returns: boolean;
  /** Whether a refund is open. */
  has_refunds: boolean;
  /** Whether a payment may still arrive. */
  has_payments: boolean;
}

/** Years after the end of an order's financial year for which its invoice is stored. */
const INVOICE_YEARS = 8;

/** The statements that erase an account; each needs the shopper's lock. */
export function createErasureRepository(db: Db) {
  return {
    /** Whom to mail, and what must end first. Undefined if the account was deleted. */
    async findOpenMatters(shopperId: string): Promise<OpenMatters | undefined> {
      const { rows } = await sql<OpenMatters>`
        select case when p.email_proven_at is not null then p.email end as proven_email,
          p.role <> 'SHOPPER' as is_staff,
          exists (select 1 from order_items where shopper_id = p.id
            and (status in ('Placed', 'Confirm', 'Dispatched') or cash = 'due')) as has_orders,
          exists (select 1 from returns where shopper_id = p.id
            and (state in ('requested', 'approved', 'picked_up') or payout is not null)) as has_returns,
          exists (select 1 from refunds f join payments y on y.id = f.payment_id join orders o on o.id = y.order_id
            where o.shopper_id = p.id and f.state <> 'processed') as has_refunds,
          exists (select 1 from orders where shopper_id = p.id
            and (state = 'awaiting' or check_at is not null)) as has_payments
        from shoppers p where p.id = ${shopperId} and p.erased_at is null`.execute(db);
      return rows[0];
    },

    /**
     * Copies name and address into the invoices of paid orders, until the years end for which the law requires them.
     */
    async insertInvoiceRecords(shopperId: string): Promise<void> {
      await sql`
        insert into invoice_records (order_id, shipping, billing, keep_until)
        select id, shipping - 'email' - 'phone' - 'alternatePhone', billing - 'email' - 'phone' - 'alternatePhone',
          make_date(extract(year from paid_at at time zone 'Asia/Kolkata' + interval '9 months')::int + ${INVOICE_YEARS}::int, 3, 31)
        from orders where shopper_id = ${shopperId} and state = 'paid'
        on conflict (order_id) do nothing`.execute(db);
    },

    /**
     * Removes the person from orders and reviews. The state remains for an order's tax; stars and text of a review
     * remain.
     */
    async updateOrdersAndReviews(shopperId: string): Promise<void> {
      await sql`
        update orders set billing = null, shipping = jsonb_build_object('name', 'Erased account', 'address', '', 'city', '',
          'state', shipping->>'state', 'pinCode', '', 'phone', '', 'email', '')
        where shopper_id = ${shopperId}`.execute(db);
      await sql`
        update returns set comment = null, picture_ids = '{}', decline_reason = case when state = 'declined' then '' end, payout_hint = null,
          pickup = jsonb_build_object('name', 'Erased account', 'address', '', 'city', '', 'state', pickup->>'state',
            'pinCode', '', 'phone', '')
        where shopper_id = ${shopperId}`.execute(db);
      await sql`update order_items set cancel_comment = null where shopper_id = ${shopperId}`.execute(db);
      await sql`
        update reviews set user_name = 'A shopper', user_email = ${erasedEmail(shopperId)}
        where id in (select review_id from order_items where shopper_id = ${shopperId})`.execute(db);
      await sql`update reviews set shopper_id = null where shopper_id = ${shopperId}`.execute(db);
    },

    /**
     * Deletes all data that belongs only to the account. Data under the email address is deleted if the address is
     * verified.
     */
    async deleteBelongings(shopperId: string): Promise<void> {
      for (const table of [
        'identities',
        'sessions',
        'addresses',
        'cart_items',
        'cart_promo_codes',
        'wishlist_items',
        'notices',
        'confirmation_codes',
        'email_changes',
        'second_factors',
        'idempotent_answers',
        'order_attempts',
        'uploads',
        'order_lookups',
        'order_notes',
        'helpful_reviews',
        'reported_reviews',
        'shopper_notes',
      ])
        await sql`delete from ${sql.table(table)} where shopper_id = ${shopperId}`.execute(db);
      for (const table of ['subscribers', 'notices', 'one_time_codes', 'password_resets', 'staff_invitations'])
        await sql`
          delete from ${sql.table(table)}
          where email = (select email from shoppers where id = ${shopperId} and email_proven_at is not null)`.execute(
          db,
        );
    },

    /** Removes all personal data from the account's own row. */
    async updateErased(shopperId: string, now: Date): Promise<void> {
      await sql`
        update shoppers set email = ${erasedEmail(shopperId)}, name = 'A shopper', phone = null, password_hash = null,
          email_proven_at = null, blocked_at = null, blocked_reason = null, blocked_by = null, erased_at = ${now}, updated_at = ${now}
        where id = ${shopperId}`.execute(db);
    },

    /** Deletes the invoices whose years have ended. */
    async deleteOldInvoices(now: Date): Promise<void> {
      await sql`delete from invoice_records where keep_until < (${now}::timestamptz at time zone 'Asia/Kolkata')::date`.execute(
        db,
      );
    },
  };
}

/** An address that nobody can have (RFC 2606). */
const erasedEmail = (shopperId: string): string => `${shopperId}@erased.invalid`;
