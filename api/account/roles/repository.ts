import { sql } from 'kysely';
import { STAFF_SESSION_MS } from '../sessions/staff-sessions.ts';
import type { Role } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';

/** Whether an account can have a role: its address is verified, and the shop exists. */
export interface RoleCheck {
  is_proven: boolean;
  is_seller: boolean;
}

/** The statement on roles. */
export function createRoleRepository(db: Db) {
  return {
    /**
     * Assigns a role to a verified address, with a shop that exists. Everybody may become a SHOPPER again. The sessions
     * of staff end as early as if they had begun with the role. Runs as one statement. Returns what was valid,
     * undefined for an address without an account.
     */
    async updateRole(email: string, role: Role, sellerId: string | null, now: Date): Promise<RoleCheck | undefined> {
      const { rows } = await sql<RoleCheck>`
        with found as (
          select id, email_proven_at is not null or ${role}::text = 'SHOPPER' as is_proven,
            ${sellerId}::text is null or exists (select 1 from sellers where id = ${sellerId}) as is_seller
          from shoppers where email = ${email}
        ), given as (
          update shoppers s set role = ${role}, seller_id = ${sellerId}, updated_at = ${now}
          from found f where s.id = f.id and f.is_proven and f.is_seller
          returning s.id
        ), shortened as (
          update sessions e set expires_at = least(e.expires_at, e.created_at + ${STAFF_SESSION_MS}::float8 * interval '1 ms')
          from given g where e.shopper_id = g.id and ${role}::text <> 'SHOPPER'
        )
        select is_proven, is_seller from found`.execute(db);
      return rows[0];
    },
  };
}
