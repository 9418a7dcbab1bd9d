import { sql } from 'kysely';
import { STAFF_SESSION_MS } from '../sessions/staff-sessions.ts';
import type { Role } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';

/** A new role of an account. */
export interface NewRole {
  email: string;
  role: Role;
  sellerId: string | null;
  /** The version of the role that the caller has read; any if undefined. */
  version?: number | undefined;
}

/** Whether an account can have a role, and the role before. */
export interface RoleCheck {
  id: string;
  old_role: Role;
  /** Whether its address is verified. */
  is_proven: boolean;
  /** Whether the seller exists. */
  is_seller: boolean;
  /** Whether the account has the role that the caller has read. */
  is_current: boolean;
  /** Whether it is blocked. */
  is_blocked: boolean;
  /** Whether the shop still has an ADMIN. */
  leaves_admin: boolean;
}

/** The statements on roles; `db` is a transaction. */
export function createRoleRepository(db: Db) {
  return {
    /** Makes all other changes of roles wait until the transaction ends, so that two admins can't remove each other. */
    async lockRoles(): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended('roles of staff', 0))`.execute(db);
    },

    /** The email address of an account; empty if there is none. */
    async findEmail(shopperId: string): Promise<string> {
      const { rows } = await sql<{ email: string }>`select email from shoppers where id = ${shopperId}`.execute(db);
      return rows[0]?.email ?? '';
    },

    /** Whether the shop has an ADMIN. */
    async hasAdmin(): Promise<boolean> {
      const { rows } = await sql`select from shoppers where role = 'ADMIN' limit 1`.execute(db);
      return rows.length > 0;
    },

    /**
     * Assigns a role to a verified address, with a shop that exists. Everybody may become a SHOPPER again, except the
     * last ADMIN. The sessions of staff end as early as if they had begun with the role. Runs as one statement. Returns
     * what was valid, undefined for an address without an account.
     */
    async updateRole({ email, role, sellerId, version }: NewRole, now: Date): Promise<RoleCheck | undefined> {
      const { rows } = await sql<RoleCheck>`
        with found as (
          select id, role as old_role, email_proven_at is not null or ${role}::text = 'SHOPPER' as is_proven,
            ${sellerId}::text is null or exists (select 1 from sellers where id = ${sellerId}) as is_seller,
            ${version ?? null}::int is null or role_version = ${version ?? null}::int as is_current,
            blocked_at is not null and ${role}::text <> 'SHOPPER' as is_blocked,
            role <> 'ADMIN' or ${role}::text = 'ADMIN'
              or exists (select 1 from shoppers o where o.role = 'ADMIN' and o.email <> ${email}) as leaves_admin
          from shoppers where email = ${email}
        ), given as (
          update shoppers s
          set role = ${role}, seller_id = ${sellerId}, role_version = role_version + 1, updated_at = ${now}
          from found f where s.id = f.id and f.is_proven and f.is_seller and f.is_current and f.leaves_admin and not f.is_blocked
          returning s.id
        ), shortened as (
          update sessions e set expires_at = least(e.expires_at, e.created_at + ${STAFF_SESSION_MS}::float8 * interval '1 ms')
          from given g where e.shopper_id = g.id and ${role}::text <> 'SHOPPER'
        ), withdrawn as (
          delete from staff_invitations v using given g
          where ${role}::text <> 'ADMIN' and v.invited_by = g.id or v.email = ${email}
        )
        select * from found`.execute(db);
      return rows[0];
    },
  };
}
