import type { Staff } from '../../platform/authentication.ts';
import { refuse } from '../../platform/refusals.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { createShopperRepository } from '../repository.ts';
import { OPERATOR } from '../sessions/operator-tokens.ts';
import type { SessionOwner } from '../sessions/session-lock.ts';
import { createExportRepository } from './export-repository.ts';
import type { LoginConfirmation, LoginProof } from './login-confirmation.ts';

/** Exports all data of a shopper as a JSON text. */
export interface AccountExports {
  /** For the shopper; refuses as `assertFresh` does. */
  exportOwn(owner: SessionOwner, proof: LoginProof): Promise<string>;
  /**
   * For the owner of the shop. Refuses with NOT_FOUND for an address without an account.
   */
  exportOf(staff: Staff, email: string): Promise<{ shopperId: string; json: string }>;
}

/** Creates the exports. */
export function createAccountExports(
  { db, now, securityLog }: AccountDependencies,
  confirmation: LoginConfirmation,
): AccountExports {
  const read = async (shopperId: string) => {
    const known = (await createExportRepository(db).findExport(shopperId)) ?? refuse('NOT_FOUND');
    return JSON.stringify({ exportedAt: now().toISOString(), ...known }, null, 2);
  };
  return {
    exportOwn: async (owner, proof) => {
      const { email } = await confirmation.assertFresh(owner, proof);
      securityLog.write('account-exported', { email, how: 'own' });
      return read(owner.shopperId);
    },
    exportOf: async (staff, email) => {
      const shopperId = await findForStaff(createShopperRepository(db), email);
      securityLog.write('account-exported', { email, how: howOf(staff) });
      return { shopperId, json: await read(shopperId) };
    },
  };
}

/** The account of an address. Refuses with NOT_FOUND without one. */
export async function findForStaff(
  shoppers: Pick<ReturnType<typeof createShopperRepository>, 'findByEmail'>,
  email: string,
): Promise<string> {
  const shopper = await shoppers.findByEmail(email);
  return shopper?.id ?? refuse('NOT_FOUND', { field: 'email', message: 'No account uses this email.' });
}

/** The caller's name in the security log. */
export function howOf({ by }: Staff): string {
  return by === OPERATOR ? OPERATOR : 'owner';
}
