import type { AccountLimits, CountedMail } from '../../account/account-limits.ts';
import type { CatalogResponses } from '../../catalog/responses.ts';
import type { OrderDependencies } from '../dependencies.ts';
import type { Db } from '../../platform/database.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import { refuse } from '../../platform/refusals.ts';
import { deriveKey, equalsInConstantTime, hmacOf, randomDigits, randomToken } from '../../platform/secrets.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import { createOrderRepository } from '../repository.ts';
import { toPaidOrder } from '../responses.ts';
import type { PaidOrder } from '../responses.ts';
import { lookupCodeMail } from './mails.ts';
import { createLookupRepository } from './repository.ts';
import { forLookup } from './rules.ts';

const MINUTE_MS = 60_000;
/** Milliseconds for which a code is valid. */
const CODE_MS = 10 * MINUTE_MS;
/** Milliseconds for which an order can be read after its code was used. */
const TOKEN_MS = 30 * MINUTE_MS;
/** The digits of a code. They are many, because a stranger can ask for codes of any order. */
const CODE_DIGITS = 8;

/** An order that was looked up. */
export interface LookedUpOrder {
  order: PaidOrder;
  /** When its token ends. */
  expiresAt: string;
}

/** Looking an order up without a login, by its number and a code that is mailed to its shopper. */
export interface OrderLookups {
  /**
   * Mails a code if the address has an order of this number. The response is the same if not. Refuses with RATE_LIMITED.
   */
  request(wanted: { ending: string; email: string }, address: string): Promise<{ lookupId: string; otpLength: number }>;
  /**
   * Uses a code once, and returns the order with a token for it. Refuses with INVALID_OTP, and with EXPIRED after five
   * wrong codes or ten minutes.
   */
  open(lookupId: string, otp: string): Promise<LookedUpOrder & { token: string }>;
  /** The order of a token; refuses with EXPIRED. */
  read(token: string): Promise<LookedUpOrder>;
}

/** The dependencies of lookups. */
export interface OrderLookupDependencies {
  db: Db;
  responses: CatalogResponses;
  uploads: OrderDependencies['uploads'];
  settings: OrderDependencies['settings'];
  mailQueue: MailQueue;
  limits: Pick<AccountLimits, 'countMail'>;
  securityLog: SecurityLog;
  secret: string;
  now: () => Date;
}

/** Creates the lookups. */
export function createOrderLookups(dependencies: OrderLookupDependencies): OrderLookups {
  const { db, limits, securityLog, secret, now } = dependencies;
  const key = deriveKey(secret, 'order lookups');
  const hashOf = (kind: 'id' | 'code' | 'token', text: string) => hmacOf(key, `${kind}\0${text}`);
  const read = async (token: string): Promise<LookedUpOrder> => {
    const lookup = await createLookupRepository(db).findByToken(hashOf('token', token), now());
    if (!lookup) return refuse('EXPIRED', ENDED);
    const { order_id: orderId, shopper_id: shopperId } = lookup;
    const rows = await createOrderRepository(db).listOrders(shopperId, [orderId]);
    if (rows.length === 0) return refuse('EXPIRED', ENDED);
    const order = toPaidOrder(orderId, rows.map(forLookup), dependencies, now());
    return { order, expiresAt: lookup.expires_at.toISOString() };
  };
  return {
    request: async ({ ending, email }, address) => {
      const counted = await limits.countMail(email, { address, device: undefined });
      const [lookupId, code] = [randomToken(), randomDigits(CODE_DIGITS)];
      const found = await createLookupRepository(db).findOrder(email, ending);
      const expiresAt = new Date(now().getTime() + CODE_MS);
      await db.transaction().execute(async (trx) => {
        const codeHash = hashOf('code', `${lookupId}\0${code}`);
        await createLookupRepository(trx).insert({ id: hashOf('id', lookupId), found, codeHash, expiresAt });
        if (found) await sendCode(dependencies.mailQueue, trx, { email, code, counted });
      });
      return { lookupId, otpLength: CODE_DIGITS };
    },
    open: async (lookupId, otp) => {
      const [id, token] = [hashOf('id', lookupId), randomToken()];
      const tried = (await createLookupRepository(db).updateTries(id, now())) ?? refuse('EXPIRED', EXPIRED_CODE);
      const isRight = equalsInConstantTime(tried.code_hash, hashOf('code', `${lookupId}\0${otp.trim()}`));
      if (!isRight || tried.order_id === null) {
        securityLog.write('wrong-code', { how: 'order' });
        return refuse('INVALID_OTP', WRONG);
      }
      const expiresAt = new Date(now().getTime() + TOKEN_MS);
      const isOpened = await createLookupRepository(db).updateOpened(id, hashOf('token', token), expiresAt);
      if (!isOpened) return refuse('EXPIRED', EXPIRED_CODE);
      return { token, ...(await read(token)) };
    },
    read,
  };
}

function sendCode(
  mailQueue: MailQueue,
  trx: Db,
  { email, code, counted }: { email: string; code: string; counted: CountedMail },
): Promise<void> {
  return mailQueue.send(trx, { ...lookupCodeMail(email, code), ...counted, usefulForMs: CODE_MS });
}

/** Deletes the lookups that have expired by `now`. */
export async function deleteExpiredLookups(db: Db, now: Date): Promise<void> {
  await createLookupRepository(db).deleteExpired(now);
}

const WRONG = { field: 'otp', message: 'Incorrect OTP. Please try again.' };
const EXPIRED_CODE = { field: 'otp', message: 'This OTP has expired. Please request a new one.' };
const ENDED = { field: 'token', message: 'Please look your order up again: the time to view it has ended.' };
