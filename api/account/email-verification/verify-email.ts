import type { Db } from '../../platform/database.ts';
import type { Cookies } from '../../platform/authentication.ts';
import { randomId } from '../../platform/secrets.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { createShopperRepository } from '../repository.ts';
import { defaultName } from '../rules.ts';
import { createEmailVerificationRepository } from './repository.ts';

/** The proof of an address. */
export interface EmailProof {
  email: string;
  /** The name that came with the proof. */
  name?: string | undefined;
  /** The cookies of the browser that verifies the address; none if they do not matter. */
  cookies: Cookies;
}

/**
 * Marks an address as verified in the transaction `trx` and returns its account, which is created if missing. The first
 * verification deletes earlier data, because a stranger may have written it: password, name, phone, cart, wishlist and
 * saved addresses. If the browser is logged in to this account, the data remains. In both cases all sessions end.
 */
export async function verifyEmail(
  dependencies: AccountDependencies,
  trx: Db,
  { email, name, cookies }: EmailProof,
): Promise<string> {
  const [shoppers, now] = [createShopperRepository(trx), dependencies.now()];
  const newAccount = { id: randomId('sh'), email, name: defaultName(email, name), phone: null, passwordHash: null };
  const account = await shoppers.insertOrLock({ ...newAccount, emailVerifiedAt: now }, now);
  if (account.email_proven_at) return account.id;
  const isOwn = await dependencies.sessions.isLoggedIn(trx, account.id, cookies);
  if (!isOwn) await createEmailVerificationRepository(trx).deleteWritten(account.id, now);
  await shoppers.updateEmailVerified(account.id, now, isOwn ? undefined : newAccount.name);
  await dependencies.sessions.endAll(trx, account.id);
  if (account.password_hash && !isOwn)
    await dependencies.mailQueue.send(trx, dependencies.mails.passwordRemoved(email));
  return account.id;
}
