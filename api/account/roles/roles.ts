import type { Role, Staff } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { createRoleRepository } from './repository.ts';

/** Somebody, by the address, and what they may do from now on; a SELLER is one of a shop, and nobody else. */
export interface RoleAssignment {
  email: string;
  role: Role;
  sellerId: string | undefined;
}

/**
 * Gives a role, for those who look after everything. Refuses with FORBIDDEN a seller who asks, NOT_FOUND an address
 * without an account and an unknown shop, INVALID_INPUT a role whose shop is missing or too much, and
 * NOT_ALLOWED_IN_STATUS an address that is not proven: whoever typed it first would get in by their own password.
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
