import { customerOf } from './client-address.ts';

/** The number of tasks that may run at once, and the number that may wait. */
export interface SemaphoreLimits {
  /** Running tasks of all clients together. */
  most: number;
  /** Running tasks of one client. */
  mostOfOne?: number;
  /** Waiting tasks of one client. */
  mostWaiting?: number;
  /** Milliseconds after which a waiting task gives up. */
  waitMs?: number;
}

/** Releases a place; a second call does nothing. */
export type Release = () => void;

/**
 * Limits the tasks that run at once, fairly between clients. Waiting clients take turns, however many tasks each has. All networks
 * of an IPv6 /48 are one client. While others wait, a client gets no more than half of the places.
 */
export class FairSemaphore {
  readonly #limits: Required<SemaphoreLimits>;
  readonly #running = new Map<string, number>();
  /** The waiting tasks by client, in the order of the clients' next turns. */
  readonly #waiting = new Map<string, Set<() => void>>();
  #underWay = 0;

  constructor({ most, mostOfOne = most, mostWaiting = Infinity, waitMs = Infinity }: SemaphoreLimits) {
    this.#limits = { most, mostOfOne, mostWaiting, waitMs };
  }

  /** The number of running tasks. */
  get underWay(): number {
    return this.#underWay;
  }

  /** The number of waiting tasks. */
  get waiting(): number {
    let waiting = 0;
    for (const tasks of this.#waiting.values()) waiting += tasks.size;
    return waiting;
  }

  /** Whether a client has waiting tasks. */
  isWaiting(name: string): boolean {
    return this.#waiting.has(customerOf(name));
  }

  /** Waits for a place. Resolves to undefined when none is free in time, or when too many tasks of the client wait. */
  acquire(name: string): Promise<Release | undefined> {
    const client = customerOf(name);
    const tasks = this.#waiting.get(client);
    if (!tasks && this.#hasPlaceFor(client)) return Promise.resolve(this.#start(client));
    if ((tasks?.size ?? 0) >= this.#limits.mostWaiting) return Promise.resolve(undefined);
    return this.#wait(client);
  }

  #wait(client: string): Promise<Release | undefined> {
    const { promise, resolve } = Promise.withResolvers<Release | undefined>();
    const begin = () => {
      clearTimeout(late);
      resolve(this.#start(client));
    };
    const giveUp = () => {
      this.#dequeue(client, begin);
      resolve(undefined);
    };
    const { waitMs } = this.#limits;
    const late = waitMs === Infinity ? undefined : setTimeout(giveUp, waitMs);
    this.#waiting.set(client, (this.#waiting.get(client) ?? new Set()).add(begin));
    return promise;
  }

  #runningOf(client: string): number {
    return this.#running.get(client) ?? 0;
  }

  #hasPlaceFor(client: string): boolean {
    return this.#underWay < this.#limits.most && this.#runningOf(client) < this.#limits.mostOfOne;
  }

  #start(client: string): Release {
    this.#underWay += 1;
    this.#running.set(client, this.#runningOf(client) + 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#underWay -= 1;
      const left = this.#runningOf(client) - 1;
      if (left === 0) this.#running.delete(client);
      else this.#running.set(client, left);
      this.#startNext();
    };
  }

  #dequeue(client: string, begin: () => void): void {
    const tasks = this.#waiting.get(client);
    tasks?.delete(begin);
    if (tasks?.size === 0) this.#waiting.delete(client);
  }

  #startNext(): void {
    const client = this.#nextClient();
    const tasks = client === undefined ? undefined : this.#waiting.get(client);
    const [begin] = tasks ?? [];
    if (client === undefined || !tasks || !begin) return;
    tasks.delete(begin);
    // The client's next turn comes after those of all others.
    this.#waiting.delete(client);
    if (tasks.size > 0) this.#waiting.set(client, tasks);
    begin();
  }

  /**
   * The first waiting client with less than half of the places; without one, the first client that may have another
   * place.
   */
  #nextClient(): string | undefined {
    let first: string | undefined;
    for (const client of this.#waiting.keys()) {
      if (!this.#hasPlaceFor(client)) continue;
      if (this.#runningOf(client) < this.#limits.most / 2) return client;
      first ??= client;
    }
    return first;
  }
}
