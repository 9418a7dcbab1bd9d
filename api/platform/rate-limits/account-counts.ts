import { LRUCache } from 'lru-cache';

/** Milliseconds for which a process remembers how many accounts share an address. */
const REMEMBERED_MS = 10_000;
const MAX_ADDRESSES = 20_000;

/** The numbers of accounts that share an address, as this process has read them. */
export interface AccountCounts {
  /** Returns the number of an address; `read` reads it where it is unknown or old. */
  get(address: string, read: () => Promise<number>): Promise<number>;
  /** Forgets the number of an address: an account has logged in there. */
  forget(address: string): void;
}

/** Creates the memory of these numbers, so that a refused call needs no statement. */
export function createAccountCounts(now: () => Date): AccountCounts {
  const counts = new LRUCache<string, { accounts: number; until: number }>({ max: MAX_ADDRESSES });
  return {
    get: async (address, read) => {
      const known = counts.get(address);
      if (known && now().getTime() < known.until) return known.accounts;
      const accounts = await read();
      counts.set(address, { accounts, until: now().getTime() + REMEMBERED_MS });
      return accounts;
    },
    forget: (address) => void counts.delete(address),
  };
}
