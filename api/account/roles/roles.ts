import type { Role, Staff } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { createRoleRepository } from './repository.ts';

/** An account's address and its new role. Only a SELLER has a `sellerId`. */
export interface RoleAssignment {
  email: string;
  role: Role;
  sellerId: string | undefined;
}

/**
 * Assigns a role; only staff who see everything may. Refuses with FORBIDDEN for a seller, and NOT_FOUND for an address
 * without an account or an unknown shop. Refuses with INVALID_INPUT for a role with a missing or superfluous shop.
 * Refuses with NOT_ALLOWED_IN_STATUS for an unverified address: the person who registered it could log in with their own
 * password.
 */
export async function assignRole(
  db: Db,
  staff: Staff,
  { email, role, sellerId }: RoleAssignment,
  now: Date,
): Promise<void> {
  if (staff.sellerId !== undefined) refuse('FORBIDDEN');
  if ((role === 'SELLER') !== (sellerId !== undefined))
    refuse('INVALID_INPUT', { field: 'sellerId', message: SELLER_NEEDS_SHOP });
  const found = await createRoleRepository(db).updateRole(email, role, sellerId ?? null, now);
  if (!found) return refuse('NOT_FOUND', { field: 'email', message: 'No account uses this email.' });
  if (!found.is_seller) return refuse('NOT_FOUND', { field: 'sellerId', message: 'We couldn’t find this seller.' });
  if (!found.is_proven) return refuse('NOT_ALLOWED_IN_STATUS', { message: UNVERIFIED_EMAIL });
}

const SELLER_NEEDS_SHOP = 'A seller is one of a shop: name its sellerId, and for nobody else.';
const UNVERIFIED_EMAIL = 'This address is not proven yet. Its owner has to log in by a code first.';
