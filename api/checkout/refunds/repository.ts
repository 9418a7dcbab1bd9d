import { sql } from 'kysely';
import type { RefundState } from '../../orders/tables.ts';
import type { Db } from '../../platform/database.ts';
import type { RefundRow } from '../tables.ts';

/** How far a refund has come. */
export interface RefundProgress {
  state: RefundState;
  /** The provider's refund, once there is one. */
  providerId: string | null;
  /** When it is looked after next; null for never. */
  checkAt: Date | null;
}

/** The statements that follow refunds; `db` may be a transaction. */
export function createRefundRepository(db: Db) {
  const find = async (condition: ReturnType<typeof sql>): Promise<RefundRow | undefined> => {
    const { rows } = await sql<RefundRow>`
      select r.*, p.order_id from refunds r join payments p on p.id = r.payment_id where ${condition}`.execute(db);
    return rows[0];
  };
  return {
    /** A refund by our own id. */
    findById: (refundId: string) => find(sql`r.id = ${refundId}`),

    /** A refund by the provider's id. */
    findByProviderId: (providerId: string) => find(sql`r.provider_refund_id = ${providerId}`),

    /** Notes how far a refund has come; one that is processed stays so. Tells whether it was noted. */
    async updateProgress(refundId: string, { state, providerId, checkAt }: RefundProgress): Promise<boolean> {
      const { rows } = await sql`
        update refunds set state = ${state}, provider_refund_id = ${providerId}, check_at = ${checkAt}::timestamptz
        where id = ${refundId} and state <> 'processed'
        returning id`.execute(db);
      return rows.length > 0;
    },

    /** Takes over refunds that are to be looked after now, the longest due first, so that nobody else does before `until`. */
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
