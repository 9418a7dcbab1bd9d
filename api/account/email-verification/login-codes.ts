import type { components } from '../../../schema/generated/rest.ts';
import type { Cookies } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import {
  deriveKey,
  equalsInConstantTime,
  hashOf,
  hmacOf,
  randomDigits,
  randomId,
  randomToken,
} from '../../platform/secrets.ts';
import type { AccountDependencies } from '../dependencies.ts';
import type { IssuedTokens, LoginClient } from '../sessions/sessions.ts';
import type { LoginCodeRow } from '../tables.ts';
import { createLoginCodeRepository, LONG_DIGITS, MAX_TRIES } from './login-code-repository.ts';
import { verifyEmail } from './verify-email.ts';

/** Milliseconds for which a code is valid. */
const CODE_MS = 10 * 60_000;
/** The cookie that identifies the browser that requested a code. */
const CHALLENGE = 'shop_challenge';

/** A client that requests or sends a code. */
export interface CodeClient {
  /** The address that rate limits count. */
  address: string;
  cookies: Cookies;
  /** The challenge of an earlier response, from a client without cookies. */
  challenge: string | undefined;
}

/** The response for a mailed code. */
export interface SentCode {
  otpLength: number;
  /** Only for a client without cookies. */
  challenge?: string;
}

/** The purpose of a code, as the mail states it. */
export type CodePurpose = NonNullable<components['schemas']['RequestOtpBody']['purpose']>;

/** Login with a mailed code. */
export interface LoginCodes {
  /**
   * Mails a code to the address, with or without an account. Refuses with RATE_LIMITED if there are too many requests.
   * The mail says that the code verifies the address only if nobody has verified it. So a login code of another shopper
   * cannot be mailed as something harmless.
   */
  request(email: string, client: CodeClient & Pick<LoginClient, 'unbound'>, purpose?: CodePurpose): Promise<SentCode>;
  /**
   * Logs in with the code, and creates an account if the address has none. Refuses with INVALID_OTP or EXPIRED, and
   * with RATE_LIMITED after too many wrong codes.
   */
  verify(email: string, code: string, client: CodeClient & LoginClient): Promise<IssuedTokens>;
}

/**
 * Creates the login codes, usually with `digits` digits. A code belongs to the client that requested it, identified by
 * a challenge, and has separate tries. Tries of other clients do not use them up. An account and an address have a
 * daily number of wrong codes; the tries of short codes are reserved within it. If another one does not fit, the code is long.
 */
export function createLoginCodes(dependencies: AccountDependencies, digits: number): LoginCodes {
  const { db, now, limits, devices, sessions, mailQueue, mails, secret, securityLog } = dependencies;
  const key = deriveKey(secret, 'one-time codes');
  const addressKey = deriveKey(secret, 'addresses of codes');
  const mailKey = deriveKey(secret, 'mails of codes');

  /** Creates the row of a new code, with the required length. */
  const prepare = async (trx: Db, email: string, challengeHash: string, client: CodeClient, isOpen: boolean) => {
    const codes = createLoginCodeRepository(trx);
    const address_hash = hmacOf(addressKey, client.address);
    if (isOpen) await codes.unreserveOlder(email, address_hash);
    const former = await codes.findByChallenge(email, challengeHash, now());
    const reserved = await codes.countReserved(email, address_hash, former?.id, now());
    const isShort = hasRoom(await limits.findRoomForCodes(trx, email, client.address), reserved);
    const times = { created_at: now(), expires_at: new Date(now().getTime() + CODE_MS) };
    const row = { id: randomId('oc'), email, challenge_hash: challengeHash, address_hash, ...times };
    const length = isShort ? digits : Math.max(digits, LONG_DIGITS);
    return { ...row, digits: length, tries: 0, open_tries: isOpen ? 0 : null, is_reserved: true };
  };

  /** Finds the code that a client tries, and counts the try. Refuses with EXPIRED if there is no code. */
  const claim = async (trx: Db, email: string, client: CodeClient): Promise<LoginCodeRow> => {
    const codes = createLoginCodeRepository(trx);
    await codes.lockEmail(email);
    const address_hash = hmacOf(addressKey, client.address);
    const challenge = client.challenge ?? client.cookies.get(CHALLENGE);
    const own = challenge ? await codes.findByChallenge(email, hashOf(challenge), now()) : undefined;
    const code = own ?? (await codes.findOpen(email, address_hash, now())) ?? refuse('EXPIRED', CODE_FIELD);
    let kind: 'tries' | 'open_tries' = own ? 'tries' : 'open_tries';
    if (code.digits < LONG_DIGITS && !(own && code.is_reserved)) {
      const reserved = await codes.countReserved(email, address_hash, undefined, now());
      const room = await limits.findRoomForCodes(trx, email, client.address);
      if (room.address <= 0) refuse('RATE_LIMITED', { retryAfter: 60 });
      if (room.account <= reserved.account) {
        // If all remaining tries of the day are reserved, the address that requested the code may use them.
        if (!code.is_reserved || code.address_hash !== address_hash) refuse('EXPIRED', CODE_FIELD);
        kind = 'tries';
      }
    }
    if (!(await codes.countTry(code.id, kind))) refuse('EXPIRED', CODE_FIELD);
    return code;
  };

  return {
    request: async (email, client, purpose = 'LOGIN') => {
      const { address, cookies } = client;
      const device = await devices.deviceOf(email, cookies);
      const { isBulk } = await limits.countMail(email, { address, device });
      const known = client.challenge ?? cookies.get(CHALLENGE);
      const challenge = known ?? randomToken();
      const otpLength = await db.transaction().execute(async (trx) => {
        const codes = createLoginCodeRepository(trx);
        await codes.lockEmail(email);
        const row = await prepare(trx, email, hashOf(challenge), client, known === undefined);
        const isStaff = await codes.isOfStaff(email);
        const length = isStaff ? Math.max(row.digits, LONG_DIGITS) : row.digits;
        const code = randomDigits(length);
        await codes.upsertCode({ ...row, hash: hmacOf(key, `${row.id}\0${code}`) });
        const isProof = purpose === 'CONFIRM_EMAIL' && (await codes.isUnproven(email));
        const mail = isProof ? mails.emailProofCode(email, code) : mails.code(email, code, isStaff);
        // Only the newest code of a challenge is valid, and mails can arrive in any order after an outage.
        const withdrawalKey = hmacOf(mailKey, `${email}\0${row.challenge_hash}`);
        if (known !== undefined) await mailQueue.withdraw(trx, withdrawalKey);
        await mailQueue.send(trx, { ...mail, isBulk, withdrawalKey, usefulForMs: CODE_MS });
        // Only a known device sees the real length: a longer code would reveal that the address belongs to staff.
        return device === undefined ? row.digits : length;
      });
      if (client.unbound) return { otpLength, challenge };
      cookies.set(CHALLENGE, challenge, CODE_MS / 1_000);
      return { otpLength };
    },
    verify: async (email, code, { address, cookies, challenge, ...client }) => {
      const saved = await db.transaction().execute((trx) => claim(trx, email, { address, cookies, challenge }));
      if (!equalsInConstantTime(saved.hash, hmacOf(key, `${saved.id}\0${code.trim()}`))) {
        securityLog.write('wrong-code', { email, how: 'login' });
        if (await limits.countWrongCode(email, address)) refuse('INVALID_OTP', CODE_FIELD);
        refuse('RATE_LIMITED', { message: WRONG_UNDER_ATTACK, retryAfter: 2 });
      }
      const session = await db.transaction().execute(async (trx) => {
        if (!(await createLoginCodeRepository(trx).deleteCode(saved.id))) refuse('EXPIRED', CODE_FIELD);
        return sessions.start(trx, await verifyEmail(dependencies, trx, { email, cookies }), 'code', client);
      });
      await limits.rememberLogin(email, address);
      cookies.clear(CHALLENGE);
      if (!client.unbound) await devices.remember(email, cookies);
      return sessions.issueTokens(session, cookies);
    },
  };
}

const CODE_FIELD = { field: 'Userotp' };
const WRONG_UNDER_ATTACK = 'Incorrect OTP. Please check it and try again in a few seconds.';

/** Wrong codes of an account and of a client address. */
interface CodeCounts {
  account: number;
  address: number;
}

/** Whether the remaining tries of the day, of the account and of the address, suffice for one more short code. */
function hasRoom(room: CodeCounts, reserved: CodeCounts) {
  const fitsAccount = reserved.account + MAX_TRIES <= room.account;
  return fitsAccount && reserved.address + MAX_TRIES <= room.address;
}
