import type { Db } from '../../platform/database.ts';
import { randomId } from '../../platform/secrets.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { createShopperRepository } from '../repository.ts';
import { defaultName } from '../rules.ts';

/**
 * Whose address it is that was just proven, in the transaction `trx`; an account is made if there is none. At the first
 * proof of an address everything from before ends, the password and all sessions, for anybody may have set it. Where the
 * proof brings a name of its own, that takes the place of the name that was typed, and the phone goes.
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
