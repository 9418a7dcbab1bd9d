import { LRUCache } from 'lru-cache';
import { customerOf, isSharedAddress } from '../../server-kit/client-address.ts';
import { CircuitBreaker, CircuitOpenFailure, type CallResult, type Permit } from './breaker.ts';

/** Milliseconds after which the counted failures of each client begin again at 0. */
const WINDOW_MS = 10_000;
/** The failures of one client that count for all clients within a window. */
const MAX_OF_CLIENT = 4;
/** The clients whose calls must fail within a window before the calls of all clients are refused. */
const MIN_CLIENTS = 3;
/** Milliseconds for which a client whose probe failed leaves the next probe to others. */
const PROBE_MS = 2_000;
/** The clients with failures that have a circuit of their own; further ones replace the oldest. */
const MAX_CLIENTS = 1_000;
/** All requests of the shop’s own servers count as one client, because visitors without a login cause them. */
const SHOP = 'shop';

/** The permission to send a call: of its client's own circuit, if it has one, and of the circuit of all clients. */
export interface CallPermit {
  client: string;
  /** The name of its own circuit. */
  name: string;
  own: Permit | undefined;
  shared: Permit;
}

/** A call in a circuit. */
export interface CircuitCall {
  /** The client, from `fairClientOf`. */
  client: string;
  path: string;
  /** The requests that wait for the response. */
  waiting: number;
}

/**
 * The circuit of a group of calls. The failures of a client open a circuit of its own, and never that of others. All
 * visitors cause requests of the shop's own servers, so these have a circuit for each path: one broken page does not
 * stop the others. The circuit of all clients opens when calls of three clients fail; four failures of each count.
 */
export class GroupCircuit {
  readonly #shared: CircuitBreaker;
  readonly #own = new LRUCache<string, CircuitBreaker>({ max: MAX_CLIENTS });
  readonly #now: () => number;
  /** The counted failures by client. */
  readonly #failures = new Map<string, number>();
  #windowEnd = 0;
  #failedProbe = { client: '', until: 0 };

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#shared = new CircuitBreaker({ now });
  }

  /** Whether the calls of all clients are refused. */
  get isOpen(): boolean {
    return this.#shared.isOpen;
  }

  /** Throws a CircuitOpenFailure while the client's own circuit is open. */
  assertClosedFor({ client, path }: Pick<CircuitCall, 'client' | 'path'>): void {
    this.#own.get(nameOf(client, path))?.assertPermits();
  }

  /**
   * Returns the permit of a call. Throws a CircuitOpenFailure while a circuit is open. A call for which other requests
   * wait does not depend on its client's own circuit, because they can be those of others.
   */
  acquire({ client: sender, path, waiting }: CircuitCall): CallPermit {
    const [client, name] = [clientOf(sender), nameOf(sender, path)];
    const breaker = waiting > 1 && client !== SHOP ? undefined : this.#own.get(name);
    const own = breaker?.acquire();
    try {
      this.#leaveProbeToOthers(client);
      return { client, name, own, shared: this.#shared.acquire() };
    } catch (error) {
      if (own) breaker?.record('cancelled', own);
      throw error;
    }
  }

  /** Records the result of a call. It counts once for each request that waits for it. */
  record(result: CallResult, { client, name, own, shared }: CallPermit, waiting = 1): void {
    const breaker = this.#own.get(name) ?? (result === 'failed' ? this.#createOwn(name) : undefined);
    breaker?.record(result, own ?? breaker.currentPermit(), client === SHOP ? waiting : 1);
    if (result !== 'failed') return this.#shared.record(result, shared, waiting);
    if (shared.isProbe) this.#failedProbe = { client, until: this.#now() + PROBE_MS };
    const times = this.#countFailures(client, waiting);
    if (times > 0 || shared.isProbe) this.#shared.record(result, shared, times, this.#failures.size >= MIN_CLIENTS);
  }

  #createOwn(name: string): CircuitBreaker {
    const breaker = new CircuitBreaker({ now: this.#now });
    this.#own.set(name, breaker);
    return breaker;
  }

  /** Throws if the last probe was this client's and failed: its calls alone must not prolong it. */
  #leaveProbeToOthers(client: string): void {
    const { client: failed, until } = this.#failedProbe;
    const left = until - this.#now();
    if (this.#shared.isOpen && client === failed && left > 0) throw new CircuitOpenFailure(left);
  }

  /** Returns how many of a client's failures still count for all clients. */
  #countFailures(client: string, waiting: number): number {
    const now = this.#now();
    if (now >= this.#windowEnd) {
      this.#failures.clear();
      this.#windowEnd = now + WINDOW_MS;
    }
    const before = this.#failures.get(client) ?? 0;
    const times = Math.min(waiting, MAX_OF_CLIENT - before);
    this.#failures.set(client, before + times);
    return times;
  }
}

/** The client that a circuit counts: all networks of an IPv6 customer are one, and so are the shop's own servers. */
const clientOf = (client: string): string => (isSharedAddress(client) ? SHOP : customerOf(client));

/** The name of the circuit that a call's failures open. */
const nameOf = (client: string, path: string): string =>
  isSharedAddress(client) ? `${SHOP} ${path}` : customerOf(client);
