import type { Db } from '../../platform/database.ts';
import { randomId } from '../../platform/secret.ts';
import type { AccountHouse } from '../house.ts';
import { shoppersRepository } from '../repository.ts';
import { firstNameOf } from '../rules.ts';

/**
 * Whose address it is that was just proven, in the transaction `trx`; an account is made if there is none. At the first
 * proof of an address everything from before ends, the password and all sessions, for anybody may have set it. Where the
 * proof brings a name of its own, that takes the place of the name that was typed, and the phone goes.
 */
export async function prove(house: AccountHouse, trx: Db, email: string, name?: string): Promise<string> {
  const [shoppers, now] = [shoppersRepository(trx), house.now()];
  const made = { id: randomId('sh'), email, name: firstNameOf(email, name), phone: null, passwordHash: null };
  const known = await shoppers.addOrHold({ ...made, emailProvenAt: now }, now);
  if (known.email_proven_at) return known.id;
  await shoppers.markProven(known.id, now, name === undefined ? {} : { name: made.name, phone: null });
  await house.sessions.endAll(trx, known.id);
  if (known.password_hash) await house.post.send(trx, house.mails.passwordRemoved(email));
  return known.id;
}
