import { Secret, TOTP } from 'otpauth';
import { SHOP } from '../../../schema/shop.ts';

/** Bytes of a secret: as many as the HMAC behind the codes has (RFC 4226). */
const SECRET_BYTES = 20;
/** Seconds for which a code is shown. */
const PERIOD = 30;
/** Half minutes by which a phone's clock may be wrong. */
const WINDOW = 1;

/** The secret of a new authenticator, in base32. */
export function createTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an authenticator app reads from the QR code: `otpauth://totp/…`. */
export function totpUri(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/** The half minute to which a code belongs, counted since 1970; undefined for a wrong code. */
export function totpStepOf(secret: string, code: string, at: Date): number | undefined {
  const timestamp = at.getTime();
  const delta = totp(secret).validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / (PERIOD * 1_000)) + delta;
}

/** What every authenticator app knows: SHA-1, six digits, half a minute. */
function totp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: SHOP.name, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret });
}
