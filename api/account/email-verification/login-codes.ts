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
import { MAX_WRONG_CODES, type CodeCounts } from '../rate-limits/rate-limits.ts';
import type { IssuedTokens, LoginClient } from '../sessions/sessions.ts';
import type { LoginCodeRow } from '../tables.ts';
import { createLoginCodeRepository, LONG_DIGITS, MAX_TRIES } from './login-code-repository.ts';
import { verifyEmail } from './verify-email.ts';

/** Milliseconds for which a code is valid. */
const CODE_MS = 10 * 60_000;
/** The cookie by which a browser is known as the one that asked for a code. */
const CHALLENGE = 'shop_challenge';

/** Who asks for a code, or sends one. */
export interface CodeClient {
  /** The address that rate limits count. */
  address: string;
  cookies: Cookies;
  /** The challenge of an earlier answer, from a client without cookies. */
  challenge: string | undefined;
}

/** What is told of a code that was mailed. */
export interface SentCode {
  otpLength: number;
  /** Only for a client without cookies. */
  challenge?: string;
}

/** What the mail says that a code is for. */
export type CodePurpose = NonNullable<components['schemas']['RequestOtpBody']['purpose']>;

/** Login with a mailed code. */
export interface LoginCodes {
  /**
   * Mails a code to the address, with or without an account; refuses with RATE_LIMITED who asks too often. The mail says that the
   * code proves the address only where nobody has proven it: a code for another's login can't be mailed as something less.
   */
  request(email: string, client: CodeClient & Pick<LoginClient, 'unbound'>, purpose?: CodePurpose): Promise<SentCode>;
  /**
   * Logs in with the code and creates an account when the address has none; refuses with INVALID_OTP or EXPIRED, and with
   * RATE_LIMITED a wrong code after too many.
   */
  verify(email: string, code: string, client: CodeClient & LoginClient): Promise<IssuedTokens>;
}

/**
 * Creates the login codes, usually with so many digits. A code belongs to the client that asked for it, known by a
 * challenge, and has tries of its own: what others try does not use them up. The tries of the short codes are kept free
 * among the wrong codes that an account and an address may send within a day; where no more fit, the code is a long one.
 */
export function createLoginCodes(dependencies: AccountDependencies, digits: number): LoginCodes {
  const { db, now, rateLimits, devices, sessions, mailQueue, mails, secret, securityLog } = dependencies;
  const key = deriveKey(secret, 'one-time codes');
  const addressKey = deriveKey(secret, 'addresses of codes');
  const mailKey = deriveKey(secret, 'mails of codes');

  /** Makes the row of a new code, as long as it has to be. */
  const prepare = async (trx: Db, email: string, challengeHash: string, client: CodeClient, isOpen: boolean) => {
    const codes = createLoginCodeRepository(trx);
    const address_hash = hmacOf(addressKey, client.address);
    if (isOpen) await codes.unreserveOlder(email, address_hash);
    const former = await codes.findByChallenge(email, challengeHash, now());
    const reserved = await codes.countReserved(email, address_hash, former?.id, now());
    const isShort = hasRoom(await rateLimits.codeCounts(trx, email, client.address), reserved);
    const times = { created_at: now(), expires_at: new Date(now().getTime() + CODE_MS) };
    const row = { id: randomId('oc'), email, challenge_hash: challengeHash, address_hash, ...times };
    const length = isShort ? digits : Math.max(digits, LONG_DIGITS);
    return { ...row, digits: length, tries: 0, open_tries: isOpen ? 0 : null, is_reserved: true };
  };

  /** Finds the code that a client tries and counts the try; refuses with EXPIRED when there is none to try. */
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
      const { ofAccount, ofAddress, mostOfAddress } = await rateLimits.codeCounts(trx, email, client.address);
      if (ofAddress >= mostOfAddress) refuse('RATE_LIMITED', { retryAfter: 60 });
      if (ofAccount + reserved.account >= MAX_WRONG_CODES) {
        // Where the day has no more tries than those kept free, the address that asked for the code takes them.
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
      await rateLimits.countMail('code', email, { address, device });
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
        // Only the newest code of a challenge is good, and a mail server that was away takes older mails in any order.
        const withdrawalKey = hmacOf(mailKey, `${email}\0${row.challenge_hash}`);
        if (known !== undefined) await mailQueue.withdraw(trx, withdrawalKey);
        await mailQueue.send(trx, { ...mail, withdrawalKey, usefulForMs: CODE_MS });
        // Nobody else is told that the code is longer: an address would be known as one of the shop's people.
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
        if (await rateLimits.countWrongCode(email, address)) refuse('INVALID_OTP', CODE_FIELD);
        refuse('RATE_LIMITED', { message: WRONG_UNDER_ATTACK, retryAfter: 2 });
      }
      const session = await db.transaction().execute(async (trx) => {
        if (!(await createLoginCodeRepository(trx).deleteCode(saved.id))) refuse('EXPIRED', CODE_FIELD);
        return sessions.start(trx, await verifyEmail(dependencies, trx, { email, cookies }), 'code', client);
      });
      await rateLimits.rememberLogin(email, address);
      cookies.clear(CHALLENGE);
      if (!client.unbound) await devices.remember(email, cookies);
      return sessions.issueTokens(session, cookies);
    },
  };
}

const CODE_FIELD = { field: 'Userotp' };
const WRONG_UNDER_ATTACK = 'Incorrect OTP. Please check it and try again in a few seconds.';

/** Whether all tries of one more short code fit into what is left of the day, for the account and for the address. */
function hasRoom({ ofAccount, ofAddress, mostOfAddress }: CodeCounts, reserved: { account: number; address: number }) {
  const fitsAccount = ofAccount + reserved.account + MAX_TRIES <= MAX_WRONG_CODES;
  return fitsAccount && ofAddress + reserved.address + MAX_TRIES <= mostOfAddress;
}
