import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The header with a client's key. */
export const CLIENT_KEY_HEADER = 'x-client-key';

/** A client whose key lets it run documents of its own. */
export interface ClientKey {
  /** The client's name in the log. */
  name: string;
  /** The key's SHA-256, in hex. */
  sha256: string;
}

/** Returns the name of the client with this key, undefined for an unknown key. The time is the same for all keys. */
export type FindClient = (key: string | string[] | undefined) => string | undefined;

/** Makes the search for a client by its key. */
export function createClientFinder(keys: readonly ClientKey[]): FindClient {
  const hashes = keys.map(({ name, sha256 }) => ({ name, hash: Buffer.from(sha256, 'hex') }));
  return (key) => {
    if (typeof key !== 'string' || key === '') return undefined;
    const hash = createHash('sha256').update(key).digest();
    let found: string | undefined;
    for (const one of hashes) if (timingSafeEqual(one.hash, hash)) found ??= one.name;
    return found;
  };
}

/** Creates a new random key, with the hash that the gateway stores. */
export function createClientKey(name: string): ClientKey & { key: string } {
  const key = randomBytes(32).toString('base64url');
  return { name, key, sha256: createHash('sha256').update(key).digest('hex') };
}
