import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { randomId } from '../../platform/secrets.ts';
import type { OwnOrder, OwnPayment, OwnRefund } from './discrepancies.ts';

/** The period of a comparison. */
export interface Period {
  from: Date;
  to: Date;
}

const ORDER = sql`select id, state, total, provider_order_id, paid_at from orders`;
const REFUND = sql`
  select r.id, r.payment_id, p.order_id, r.amount, r.provider_refund_id, r.reason, r.created_at,
    r.check_at is not null or r.state = 'failed' as is_open, r.state = 'failed' and r.check_at is null as is_given_up,
    r.reason = 'outside' and r.part_of is null and not exists (select from invoices n where n.refund_id = r.id)
      and exists (select from invoices v where v.order_id = p.order_id and v.kind = 'invoice') as lacks_note
  from refunds r join payments p on p.id = r.payment_id`;

/** The statements that compare and repair the money records; `db` may be a transaction. */
export function createMoneyRepository(db: Db) {
  return {
    /** Saves the result of a comparison in place of the last one. */
    async saveCheck({ findings, lines }: { findings: number; lines: string[] }, now: Date): Promise<void> {
      await sql`
        insert into money_checks (checked_at, findings, lines) values (${now}, ${findings}, ${lines}::text[])
        on conflict (only_one) do update set checked_at = excluded.checked_at, findings = excluded.findings,
          lines = excluded.lines`.execute(db);
    },

    /** Payments of these ids, and those of a period. */
    async listPayments(ids: string[], { from, to }: Period): Promise<OwnPayment[]> {
      const { rows } = await sql<OwnPayment>`
        select id, order_id, amount, fulfils, created_at from payments
        where id = any(${ids}::text[]) or created_at between ${from} and ${to}`.execute(db);
      return rows;
    },

    /** Orders by the provider's ids, and by our own. */
    async listOrders(providerIds: string[], ids: string[]): Promise<OwnOrder[]> {
      const { rows } = await sql<OwnOrder>`
        ${ORDER} where provider_order_id = any(${providerIds}::text[]) or id = any(${ids}::text[])`.execute(db);
      return rows;
    },

    /** Placed orders of a period, not in cash, without a saved payment. */
    async listOrdersWithoutPayment({ from, to }: Period): Promise<OwnOrder[]> {
      const { rows } = await sql<OwnOrder>`
        ${ORDER} where paid_at between ${from} and ${to} and not pays_cash
          and not exists (select 1 from payments p where p.order_id = orders.id and p.fulfils)`.execute(db);
      return rows;
    },

    /** Refunds by the provider's ids, those of these payments, and those of a period. */
    async listRefunds(providerIds: string[], paymentIds: string[], { from, to }: Period): Promise<OwnRefund[]> {
      const { rows } = await sql<OwnRefund>`
        ${REFUND} where r.provider_refund_id = any(${providerIds}::text[]) or r.payment_id = any(${paymentIds}::text[])
          or r.created_at between ${from} and ${to}`.execute(db);
      return rows;
    },

    /** Refunds that were given up. */
    async listGivenUp(): Promise<OwnRefund[]> {
      const { rows } = await sql<OwnRefund>`
        ${REFUND} where r.state = 'failed' and r.check_at is null order by r.created_at`.execute(db);
      return rows;
    },

    /**
     * Saves a payment whose order is not in the database: all of it is refunded, or it is retained for a reason.
     * Returns whether it is new.
     */
    async insertUnknownPayment(
      { id, amount, keptBecause }: { id: string; amount: number; keptBecause: string | null },
      now: Date,
    ): Promise<boolean> {
      const { rows } = await sql`
        insert into payments (id, order_id, amount, fulfils, refunded, kept_because, created_at)
        values (${id}, null, ${amount}, false, ${keptBecause === null ? amount : 0}, ${keptBecause}, ${now})
        on conflict (id) do nothing returning id`.execute(db);
      return rows.length > 0;
    },

    /** Locks a payment until the transaction ends. */
    async lockPayment(id: string): Promise<void> {
      await sql`select id from payments where id = ${id} for update`.execute(db);
    },

    /** Schedules another try of a refund that was given up, from this time on. Returns whether it had been given up. */
    async updateRetried(refundId: string, now: Date): Promise<boolean> {
      const { rows } = await sql`
        update refunds set check_at = ${now}, retried_at = ${now}
        where id = ${refundId} and state = 'failed' and check_at is null returning id`.execute(db);
      return rows.length > 0;
    },

    /**
     * Ends a refund that was given up and whose money was returned another way. Returns whether it had been given up.
     */
    async updateSettled(refundId: string, now: Date): Promise<boolean> {
      const { rows } = await sql`
        update refunds set state = 'processed', processed_at = ${now}
        where id = ${refundId} and state = 'failed' and check_at is null returning id`.execute(db);
      return rows.length > 0;
    },

    /**
     * Saves a refund that was made at the provider, so that the same money is not refunded again. Returns false if it
     * is known already, or if less is left of the payment.
     */
    async insertOutsideRefund(
      { id, paymentId, amount }: { id: string; paymentId: string; amount: number },
      now: Date,
    ): Promise<boolean> {
      const { rows } = await sql`
        with paid as (
          update payments set refunded = case when fulfils then refunded + ${amount}::int else refunded end
          where id = ${paymentId} and (not fulfils or refunded + ${amount}::int <= amount)
            and not exists (select 1 from refunds where provider_refund_id = ${id})
          returning id
        )
        insert into refunds (id, payment_id, amount, reason, state, provider_refund_id, created_at, processed_at)
        select ${randomId('rf')}, id, ${amount}::int, 'outside', 'processed', ${id}, ${now}, ${now} from paid
        returning id`.execute(db);
      return rows.length > 0;
    },

    /**
     * Saves a refund that was made at the provider as a part of one of ours (`whole`) that a person has ended. Its
     * amount was counted with that one, and is not counted again.
     */
    async insertPartOfSettled(
      whole: string,
      { id, paymentId, amount }: { id: string; paymentId: string; amount: number },
      now: Date,
    ): Promise<void> {
      await sql`
        with known as (
          update refunds set part_of = ${whole} where provider_refund_id = ${id} and part_of is null returning amount
        ), counted as (
          update payments p set refunded = p.refunded - k.amount from known k where p.id = ${paymentId} and p.fulfils
        )
        insert into refunds (id, payment_id, amount, reason, state, provider_refund_id, part_of, created_at,
          processed_at)
        select ${randomId('rf')}, ${paymentId}, ${amount}::int, 'outside', 'processed', ${id}, ${whole}, ${now}, ${now}
        where not exists (select 1 from refunds where provider_refund_id = ${id})`.execute(db);
    },

    /** Whether a refund of this id at the provider is saved as an outside refund. */
    async isOutsideRefund(id: string): Promise<boolean> {
      const { rows } = await sql`
        select id from refunds where provider_refund_id = ${id} and reason = 'outside'`.execute(db);
      return rows.length > 0;
    },

    /**
     * Deletes an outside refund that has failed, because its money has returned. Returns false if it is unknown or has a
     * credit note.
     */
    async deleteOutsideRefund(id: string): Promise<boolean> {
      const { rows } = await sql`
        with forgotten as (
          delete from refunds where provider_refund_id = ${id} and reason = 'outside'
            and not exists (select from invoices n where n.refund_id = refunds.id)
          returning payment_id, amount
        )
        update payments p set refunded = case when fulfils then refunded - f.amount else refunded end
        from forgotten f where p.id = f.payment_id
        returning p.id`.execute(db);
      return rows.length > 0;
    },
  };
}
