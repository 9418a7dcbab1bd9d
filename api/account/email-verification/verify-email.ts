import type { Db } from '../../platform/database.ts';
import { randomId } from '../../platform/secrets.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { createShopperRepository } from '../repository.ts';
import { defaultName } from '../rules.ts';

/**
 * Marks an address as verified in the transaction `trx` and answers its account, which is created when there is none.
 * The first verification ends everything from before it, the password and all sessions, because a stranger may have set
 * them. A name that comes with the verification replaces the typed one, and the phone is removed.
 */
export async function verifyEmail(
  dependencies: AccountDependencies,
  trx: Db,
  email: string,
  name?: string,
): Promise<string> {
  const [shoppers, now] = [createShopperRepository(trx), dependencies.now()];
  const newAccount = { id: randomId('sh'), email, name: defaultName(email, name), phone: null, passwordHash: null };
  const account = await shoppers.insertOrLock({ ...newAccount, emailVerifiedAt: now }, now);
  if (account.email_proven_at) return account.id;
  await shoppers.updateEmailVerified(account.id, now, name === undefined ? {} : { name: newAccount.name, phone: null });
  await dependencies.sessions.endAll(trx, account.id);
  if (account.password_hash) await dependencies.mailQueue.send(trx, dependencies.mails.passwordRemoved(email));
  return account.id;
}
