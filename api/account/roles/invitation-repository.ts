import { sql } from 'kysely';
import type { Role } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';

/** A new invitation. */
export interface NewInvitation {
  id: string;
  email: string;
  role: Role;
  sellerId: string | null;
  tokenHash: string;
  invitedBy: string;
  expiresAt: Date;
}

/** An open invitation, with the names of the seller and of the person who invited. */
export interface InvitationRow {
  id: string;
  email: string;
  role: Role;
  seller_id: string | null;
  seller_name: string | null;
  inviter: string | null;
  invited_at: Date;
  expires_at: Date;
}

const MAX_LISTED = 100;

const ROWS = sql`v.id, v.email, v.role, v.seller_id, s.shop_name as seller_name, coalesce(nullif(p.name, ''), p.email) as inviter,
  v.invited_at, v.expires_at
  from staff_invitations v left join sellers s on s.id = v.seller_id left join shoppers p on p.id = v.invited_by`;

/** The statements on invitations; `db` may be a transaction. */
export function createInvitationRepository(db: Db) {
  return {
    /** The open invitations, newest first, at most 100. */
    async listOpen(now: Date): Promise<InvitationRow[]> {
      const { rows } = await sql<InvitationRow>`
        select ${ROWS} where v.expires_at > ${now} order by v.invited_at desc, v.id limit ${MAX_LISTED}`.execute(db);
      return rows;
    },

    /** An invitation. */
    async find(id: string): Promise<InvitationRow | undefined> {
      const { rows } = await sql<InvitationRow>`select ${ROWS} where v.id = ${id}`.execute(db);
      return rows[0];
    },

    /** Whether the seller exists, and whether the address works for the shop already. */
    async check(email: string, sellerId: string | null): Promise<{ is_seller: boolean; is_staff: boolean }> {
      const { rows } = await sql<{ is_seller: boolean; is_staff: boolean }>`
        select ${sellerId}::text is null or exists (select 1 from sellers where id = ${sellerId}) as is_seller,
          exists (select 1 from shoppers where email = ${email} and role <> 'SHOPPER') as is_staff`.execute(db);
      return rows[0] ?? { is_seller: false, is_staff: false };
    },

    /** Inserts an invitation in place of the one that the address has. */
    async upsert(one: NewInvitation, now: Date): Promise<void> {
      const { id, email, role, sellerId, tokenHash, invitedBy, expiresAt } = one;
      await sql`
        insert into staff_invitations (id, email, role, seller_id, token_hash, invited_by, invited_at, expires_at)
        values (${id}, ${email}, ${role}, ${sellerId}, ${tokenHash}, ${invitedBy}, ${now}, ${expiresAt})
        on conflict (email) do update set id = excluded.id, role = excluded.role, seller_id = excluded.seller_id,
          token_hash = excluded.token_hash, invited_by = excluded.invited_by, invited_at = excluded.invited_at,
          expires_at = excluded.expires_at`.execute(db);
    },

    /** Deletes an open invitation. Returns whether it was open. */
    async delete(id: string, now: Date): Promise<boolean> {
      const { rows } = await sql`
        delete from staff_invitations where id = ${id} and expires_at > ${now} returning id`.execute(db);
      return rows.length > 0;
    },

    /** The open invitation of a token, locked until the transaction ends, and whether the account has its address. */
    async lockByToken(tokenHash: string, shopperId: string, now: Date) {
      const { rows } = await sql<{
        id: string;
        email: string;
        role: Role;
        seller_id: string | null;
        is_own: boolean;
        is_staff: boolean;
      }>`
        select v.id, v.email, v.role, v.seller_id, p.email = v.email and p.email_proven_at is not null as is_own,
          p.role <> 'SHOPPER' as is_staff
        from staff_invitations v join shoppers p on p.id = ${shopperId}
        where v.token_hash = ${tokenHash} and v.expires_at > ${now} for update of v`.execute(db);
      return rows[0];
    },

    /** Deletes the invitations that have expired. */
    async deleteExpired(now: Date): Promise<void> {
      await sql`delete from staff_invitations where expires_at <= ${now}`.execute(db);
    },
  };
}
