import { LRUCache } from 'lru-cache';

/** The most entries of all owners and of one, and the milliseconds after which an entry expires. */
export interface OwnedCacheLimits {
  max: number;
  maxOfOne: number;
  ttl: number;
}

/**
 * A cache whose entries belong to accounts. An account that adds more than its share loses its own oldest entry, so it cannot
 * evict those of others.
 */
export class OwnedCache<Value extends object> {
  readonly #entries: LRUCache<string, Value>;
  /** The keys of each owner, the oldest first. */
  readonly #keys = new Map<string, Set<string>>();
  readonly #owners = new Map<string, string>();
  readonly #maxOfOne: number;

  constructor({ max, maxOfOne, ttl }: OwnedCacheLimits) {
    this.#maxOfOne = maxOfOne;
    const dispose = (_: Value, key: string, reason: string) => reason !== 'set' && this.#disown(key);
    const entries = new LRUCache<string, Value>({ max, ttl, dispose });
    this.#entries = entries;
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key);
  }

  /** Stores an entry. Without an owner it counts for nobody until `own`. */
  set(key: string, value: Value, owner?: string): void {
    this.#entries.set(key, value);
    if (owner !== undefined) this.own(key, owner);
  }

  /** Counts an entry for its owner, whose oldest entry may be deleted. */
  own(key: string, owner: string): void {
    if (!this.#entries.has(key)) return;
    this.#disown(key);
    const keys = (this.#keys.get(owner) ?? new Set<string>()).add(key);
    this.#keys.set(owner, keys);
    this.#owners.set(key, owner);
    const [oldest] = keys;
    if (keys.size > this.#maxOfOne && oldest !== undefined) this.#entries.delete(oldest);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  #disown(key: string): void {
    const owner = this.#owners.get(key);
    if (owner === undefined) return;
    this.#owners.delete(key);
    const keys = this.#keys.get(owner);
    keys?.delete(key);
    if (keys?.size === 0) this.#keys.delete(owner);
  }
}
