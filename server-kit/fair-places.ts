import { customerOf, networksOf } from './client-address.ts';
import type { Release } from './fair-semaphore.ts';

/** The client that holds a place: its `rateLimitAddress`, or another name of its own, and its account or token there. */
export interface PlaceHolder {
  client: string;
  account: string;
}

/** The number of places of all clients, and of one client. The wider networks of IPv6 have as many more as `networksOf` states. */
export interface PlaceLimits {
  most: number;
  mostOfOne: number;
}

interface Place extends PlaceHolder {
  end: () => void;
}

/**
 * Places that are held for minutes, shared fairly between clients. When all are taken, a new one is taken from the customer with the most,
 * and there from the account with the most. A customer is an IPv4 address or an IPv6 /48. Nobody with few places waits for somebody
 * with many.
 */
export class FairPlaces {
  readonly #limits: PlaceLimits;
  /** The places by customer, the oldest first. */
  readonly #customers = new Map<string, Set<Place>>();
  /** The number of places by network. */
  readonly #networks = new Map<string, number>();
  #taken = 0;

  constructor(limits: PlaceLimits) {
    this.#limits = limits;
  }

  /** Takes a place; undefined when there is none and nobody has more than the holder. `end` ends what holds the place. */
  acquire(holder: PlaceHolder, end: () => void): Release | undefined {
    const networks = networksOf(holder.client);
    const full = networks.find(({ name, times }) => this.#countOf(name) >= this.#limits.mostOfOne * times);
    const isTaken = full !== undefined || this.#taken >= this.#limits.most;
    const victim = isTaken ? this.#findVictim(holder, full?.name) : undefined;
    if (isTaken && !victim) return undefined;
    if (victim) this.#remove(victim);
    const place = { ...holder, end };
    this.#add(place);
    victim?.end();
    return () => this.#remove(place);
  }

  #countOf(network: string): number {
    return this.#networks.get(network) ?? 0;
  }

  /** The place that goes to a new holder: in a network that is full one of its own, else one of the customer with the most places. */
  #findVictim({ client, account }: PlaceHolder, full?: string): Place | undefined {
    const own = this.#customers.get(customerOf(client)) ?? new Set<Place>();
    if (full !== undefined)
      return placeOfLargest(
        [...own].filter((place) => isIn(full, place)),
        account,
      );
    const largest = [...this.#customers.values()].reduce((one, other) => (other.size > one.size ? other : one), own);
    return largest.size > own.size + 1 ? placeOfLargest([...largest]) : placeOfLargest([...own], account);
  }

  #add(place: Place): void {
    const customer = customerOf(place.client);
    this.#customers.set(customer, (this.#customers.get(customer) ?? new Set()).add(place));
    for (const { name } of networksOf(place.client)) this.#networks.set(name, this.#countOf(name) + 1);
    this.#taken++;
  }

  #remove(place: Place): void {
    const customer = customerOf(place.client);
    const places = this.#customers.get(customer);
    // A place that went to somebody else is not released again.
    if (!places?.delete(place)) return;
    if (places.size === 0) this.#customers.delete(customer);
    for (const { name } of networksOf(place.client)) {
      const left = this.#countOf(name) - 1;
      if (left === 0) this.#networks.delete(name);
      else this.#networks.set(name, left);
    }
    this.#taken--;
  }
}

const isIn = (network: string, { client }: Place): boolean => networksOf(client).some(({ name }) => name === network);

/** The oldest place of the account with the most; undefined when it has no more than `account` with one more place. */
function placeOfLargest(places: readonly Place[], account?: string): Place | undefined {
  const accounts = Map.groupBy(places, (place) => place.account);
  const most = [...accounts.values()].reduce((one, other) => (other.length > one.length ? other : one), []);
  const own = account === undefined ? -1 : (accounts.get(account)?.length ?? 0);
  return most.length > own + 1 ? most[0] : undefined;
}
