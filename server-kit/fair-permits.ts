import { customerOf, networksOf } from './client-address.ts';
import type { Release } from './fair-semaphore.ts';

/** The client that holds a permit: its `rateLimitAddress`, or another name of its own, and its account or token there. */
export interface PermitHolder {
  client: string;
  account: string;
}

/** The number of permits of all clients, and of one client. The wider networks of IPv6 have as many more as `networksOf` states. */
export interface PermitLimits {
  most: number;
  mostOfOne: number;
}

interface Permit extends PermitHolder {
  end: () => void;
}

/**
 * Permits that are held for minutes, shared fairly between clients. When all are taken, a new one is taken from the customer with the most,
 * and there from the account with the most. A customer is an IPv4 address or an IPv6 /48. Nobody with few permits waits for somebody
 * with many.
 */
export class FairPermits {
  readonly #limits: PermitLimits;
  /** The permits by customer, the oldest first. */
  readonly #customers = new Map<string, Set<Permit>>();
  /** The number of permits by network. */
  readonly #networks = new Map<string, number>();
  #used = 0;

  constructor(limits: PermitLimits) {
    this.#limits = limits;
  }

  /** Takes a permit; undefined when there is none and nobody has more than the holder. `end` ends what holds the permit. */
  acquire(holder: PermitHolder, end: () => void): Release | undefined {
    const networks = networksOf(holder.client);
    const full = networks.find(({ name, times }) => this.#countOf(name) >= this.#limits.mostOfOne * times);
    const isTaken = full !== undefined || this.#used >= this.#limits.most;
    const victim = isTaken ? this.#findVictim(holder, full?.name) : undefined;
    if (isTaken && !victim) return undefined;
    if (victim) this.#remove(victim);
    const permit = { ...holder, end };
    this.#add(permit);
    victim?.end();
    return () => this.#remove(permit);
  }

  #countOf(network: string): number {
    return this.#networks.get(network) ?? 0;
  }

  /** The permit that goes to a new holder: in a network that is full one of its own, else one of the customer with the most permits. */
  #findVictim({ client, account }: PermitHolder, full?: string): Permit | undefined {
    const own = this.#customers.get(customerOf(client)) ?? new Set<Permit>();
    if (full !== undefined)
      return permitOfLargest(
        [...own].filter((permit) => isIn(full, permit)),
        account,
      );
    const largest = [...this.#customers.values()].reduce((one, other) => (other.size > one.size ? other : one), own);
    return largest.size > own.size + 1 ? permitOfLargest([...largest]) : permitOfLargest([...own], account);
  }

  #add(permit: Permit): void {
    const customer = customerOf(permit.client);
    this.#customers.set(customer, (this.#customers.get(customer) ?? new Set()).add(permit));
    for (const { name } of networksOf(permit.client)) this.#networks.set(name, this.#countOf(name) + 1);
    this.#used++;
  }

  #remove(permit: Permit): void {
    const customer = customerOf(permit.client);
    const permits = this.#customers.get(customer);
    // A permit that went to somebody else is not released again.
    if (!permits?.delete(permit)) return;
    if (permits.size === 0) this.#customers.delete(customer);
    for (const { name } of networksOf(permit.client)) {
      const left = this.#countOf(name) - 1;
      if (left === 0) this.#networks.delete(name);
      else this.#networks.set(name, left);
    }
    this.#used--;
  }
}

const isIn = (network: string, { client }: Permit): boolean => networksOf(client).some(({ name }) => name === network);

/** The oldest permit of the account with the most; undefined when it has no more than `account` with one more permit. */
function permitOfLargest(permits: readonly Permit[], account?: string): Permit | undefined {
  const accounts = Map.groupBy(permits, (permit) => permit.account);
  const most = [...accounts.values()].reduce((one, other) => (other.length > one.length ? other : one), []);
  const own = account === undefined ? -1 : (accounts.get(account)?.length ?? 0);
  return most.length > own + 1 ? most[0] : undefined;
}
