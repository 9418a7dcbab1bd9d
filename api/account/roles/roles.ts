import type { Role, Staff } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { createRoleRepository } from './repository.ts';

/** An account, by its address, and its new role. Only a SELLER has a `sellerId`. */
export interface RoleAssignment {
  email: string;
  role: Role;
  sellerId: string | undefined;
}

/**
 * Assigns a role; only staff who see everything may. Refuses with FORBIDDEN for a seller, NOT_FOUND for an address
 * without an account and an unknown shop, INVALID_INPUT for a role whose shop is missing or superfluous, and
 * NOT_ALLOWED_IN_STATUS for an address that is not verified: the first person who typed it could log in with their own
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
  if (!found) return refuse('NOT_FOUND', { field: 'email', message: 'Nobody has an account with this address.' });
  if (!found.is_seller) return refuse('NOT_FOUND', { field: 'sellerId', message: 'There is no such seller.' });
  if (!found.is_proven) return refuse('NOT_ALLOWED_IN_STATUS', { message: UNVERIFIED_EMAIL });
}

const SELLER_NEEDS_SHOP = 'A seller is one of a shop: name its sellerId, and for nobody else.';
const UNVERIFIED_EMAIL = 'This address is not proven yet. Its owner has to log in by a code first.';
