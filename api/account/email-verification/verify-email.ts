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
  const made = { id: randomId('sh'), email, name: defaultName(email, name), phone: null, passwordHash: null };
  const known = await shoppers.insertOrLock({ ...made, emailVerifiedAt: now }, now);
  if (known.email_proven_at) return known.id;
  await shoppers.updateEmailVerified(known.id, now, name === undefined ? {} : { name: made.name, phone: null });
  await dependencies.sessions.endAll(trx, known.id);
  if (known.password_hash) await dependencies.mailQueue.send(trx, dependencies.mails.passwordRemoved(email));
  return known.id;
}
