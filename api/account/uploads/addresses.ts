import { deriveKey, equalsInConstantTime, hmacOf } from '../../platform/secrets.ts';

const HOUR = 3_600_000;

/** The query by which a picture that is not public can be read. */
export interface SignedQuery {
  until?: number | undefined;
  key?: string | undefined;
}

/** The addresses of uploaded pictures, relative to the shop. */
export interface UploadAddresses {
  /** The address of a picture. One that is not public gets a signature that is valid for one to two hours. */
  addressOf(id: string, isPublic: boolean): string;
  /** Whether a query has a valid signature for a picture. */
  isSigned(id: string, query: SignedQuery): boolean;
}

/** Creates the addresses. Only the responses to the owner and to staff contain those of private pictures. */
export function createUploadAddresses(secret: string, now: () => Date): UploadAddresses {
  const key = deriveKey(secret, 'uploads');
  const sign = (id: string, until: number) => hmacOf(key, `${id}\0${until}`);
  return {
    addressOf: (id, isPublic) => {
      const path = `/pictures/uploads/${id}`;
      // Equal within an hour, so that a browser caches it.
      const until = (Math.floor(now().getTime() / HOUR) + 2) * 3_600;
      return isPublic ? path : `${path}?until=${until}&key=${sign(id, until)}`;
    },
    isSigned: (id, { until, key: signature }) =>
      until !== undefined &&
      signature !== undefined &&
      until * 1_000 > now().getTime() &&
      equalsInConstantTime(signature, sign(id, until)),
  };
}
