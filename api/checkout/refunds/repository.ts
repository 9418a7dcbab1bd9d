import { sql } from 'kysely';
import type { RefundState } from '../../orders/tables.ts';
import type { Db } from '../../platform/database.ts';
import type { RefundRow } from '../tables.ts';

/** The state of a refund. */
export interface RefundProgress {
  state: RefundState;
  /** The provider's id of the refund, once there is one. */
  providerId: string | null;
  /** The time of its next check; null when no check follows. */
  checkAt: Date | null;
}

interface OwnRefund {
  id: string;
  amount: number;
  provider_refund_id: string | null;
  isUnanswered: boolean;
}

/** The statements on refunds in progress; `db` may be a transaction. */
export function createRefundRepository(db: Db) {
  const find = async (condition: ReturnType<typeof sql>): Promise<RefundRow | undefined> => {
    const { rows } = await sql<RefundRow>`
      select r.*, p.order_id, coalesce(r.order_item_id, t.order_item_id) as about_item_id from refunds r
      join payments p on p.id = r.payment_id left join returns t on t.id = r.return_id where ${condition}`.execute(db);
    return rows[0];
  };
  return {
    /** A refund by our own id. */
    findById: (refundId: string) => find(sql`r.id = ${refundId}`),

    /** A refund by the provider's id. */
    findByProviderId: (providerId: string) => find(sql`r.provider_refund_id = ${providerId}`),

    /**
     * Saves the state of a refund. A processed or given-up refund does not change. Returns whether the state was saved.
     */
    async updateProgress(
      refundId: string,
      { state, providerId, checkAt }: RefundProgress,
      now: Date,
    ): Promise<boolean> {
      const { rows } = await sql`
        update refunds set state = ${state}, provider_refund_id = ${providerId}, check_at = ${checkAt}::timestamptz,
          processed_at = ${state === 'processed' ? now : null}
        where id = ${refundId} and state <> 'processed' and check_at is not null
        returning id`.execute(db);
      return rows.length > 0;
    },

    /**
     * Links a refund that the provider does not make to one that it has made. Returns whether it did. A refund that
     * another one follows is not used. No refund is linked while another one of the same amount has an unknown id.
     */
    async updateFollowed(refundId: string, providerId: string, now: Date): Promise<boolean> {
      const { rows } = await sql`
        update refunds r set state = 'sent', provider_refund_id = ${providerId}, check_at = ${now}, retried_at = ${now}
        where id = ${refundId} and state in ('waiting', 'failed') and not exists (
          select 1 from refunds o where o.id <> r.id and (o.provider_refund_id = ${providerId}
            or o.payment_id = r.payment_id and o.amount = r.amount and o.provider_refund_id is null and o.check_at is not null and o.may_be_made)
        )
        returning id`.execute(db);
      return rows.length > 0;
    },

    /**
     * The refunds of a payment that the shop has requested, and the outside refunds that are part of one.
     * `isUnanswered`: it may have been made under an unknown id.
     */
    async listOwn(paymentId: string): Promise<OwnRefund[]> {
      const { rows } = await sql<OwnRefund>`
        select id, amount, provider_refund_id, 
          may_be_made and state <> 'processed' and (provider_refund_id is null or state = 'failed') as "isUnanswered"
        from refunds where payment_id = ${paymentId} and (reason <> 'outside' or part_of is not null)`.execute(db);
      return rows;
    },

    /** Saves whether the provider may have made a refund under an unknown id. */
    async updateMayBeMade(refundId: string, mayBeMade: boolean): Promise<void> {
      await sql`update refunds set may_be_made = ${mayBeMade} where id = ${refundId}`.execute(db);
    },

    /** The number of refunds that were given up, each of which a person must make. */
    async countGivenUp(): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from refunds where state = 'failed' and check_at is null`.execute(db);
      return rows[0]?.count ?? 0;
    },

    /** Claims refunds whose check is due, the longest due first, and sets their next check to `until`. */
    async claimDueRefunds(most: number, now: Date, until: Date): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        update refunds set check_at = ${until} where id in (
          select id from refunds where check_at <= ${now} order by check_at limit ${most}::int for update skip locked
        )
        returning id`.execute(db);
      return rows.map(({ id }) => id);
    },
  };
}
