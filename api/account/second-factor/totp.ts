import { Secret, TOTP } from 'otpauth';
import { SHOP } from '../../../schema/shop.ts';

/** Bytes of a secret: the length of the HMAC that the codes use (RFC 4226). */
const SECRET_BYTES = 20;
/** Seconds for which a code is shown. */
const PERIOD = 30;
/** The number of half minutes by which a phone's clock may be wrong. */
const WINDOW = 1;

/** The secret of a new authenticator, in base32. */
export function createTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The text of the QR code for an authenticator app: `otpauth://totp/…`. */
export function totpUri(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/** The half minute of a code, counted since 1970; undefined for a wrong code. */
export function totpStepOf(secret: string, code: string, at: Date): number | undefined {
  const timestamp = at.getTime();
  const delta = totp(secret).validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / (PERIOD * 1_000)) + delta;
}

/** The parameters that every authenticator app supports: SHA-1, six digits, half a minute. */
function totp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: SHOP.name, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret });
}
