import type { Role, Staff } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { createRoleRepository, type RoleCheck } from './repository.ts';

/** An account's address and its new role. Only a SELLER has a `sellerId`. */
export interface RoleAssignment {
  email: string;
  role: Role;
  sellerId: string | undefined;
  /** The version of the role that the caller has read. */
  version?: number | undefined;
}

/**
 * Assigns a role; only staff who see everything may. Returns the account's id and its earlier role. Refuses with
 * FORBIDDEN for a seller, NOT_FOUND for an address without an account or an unknown shop, and CHANGED_MEANWHILE for another
 * version. Refuses with INVALID_INPUT for a role with a missing or superfluous shop. Refuses with NOT_ALLOWED_IN_STATUS for the
 * last ADMIN, and for an unverified address: the person who registered it could log in with their own password.
 */
export async function assignRole(
  db: Db,
  staff: Pick<Staff, 'sellerId'>,
  assignment: RoleAssignment,
  now: Date,
): Promise<RoleCheck> {
  if (staff.sellerId !== undefined) refuse('FORBIDDEN');
  return db.transaction().execute((trx) => assignRoleIn(trx, assignment, now));
}

/** The same in the transaction `trx`, without a check of the caller. */
export async function assignRoleIn(trx: Db, assignment: RoleAssignment, now: Date): Promise<RoleCheck> {
  assertSeller(assignment);
  const roles = createRoleRepository(trx);
  await roles.lockRoles();
  const found = await roles.updateRole({ ...assignment, sellerId: assignment.sellerId ?? null }, now);
  if (!found) return refuse('NOT_FOUND', { field: 'email', message: 'No account uses this email.' });
  if (!found.is_current) return refuse('CHANGED_MEANWHILE');
  if (!found.is_seller) return refuse('NOT_FOUND', NO_SELLER);
  if (!found.is_proven) return refuse('NOT_ALLOWED_IN_STATUS', { message: UNVERIFIED_EMAIL });
  if (found.is_blocked) return refuse('NOT_ALLOWED_IN_STATUS', { message: 'This account is blocked.' });
  if (!found.leaves_admin) return refuse('NOT_ALLOWED_IN_STATUS', { message: LAST_ADMIN });
  return found;
}

/** Refuses a role with a missing or superfluous shop. */
export function assertSeller({ role, sellerId }: Pick<RoleAssignment, 'role' | 'sellerId'>): void {
  if ((role === 'SELLER') !== (sellerId !== undefined))
    refuse('INVALID_INPUT', { field: 'sellerId', message: SELLER_NEEDS_SHOP });
}

/** The refusal of an unknown shop. */
export const NO_SELLER = { field: 'sellerId', message: 'We couldn’t find this seller.' };
const SELLER_NEEDS_SHOP = 'A seller is one of a shop: name its sellerId, and for nobody else.';
const UNVERIFIED_EMAIL = 'This address is not proven yet. Its owner has to log in by a code first.';
const LAST_ADMIN = 'This is the only owner of the shop. Make somebody else an owner first.';
