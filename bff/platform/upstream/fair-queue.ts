interface ClientCalls {
  underWay: number;
  waiting: (() => void)[];
}

/**
 * Runs a number of tasks at once and shares the places among clients: who waits gets the next place in turn, whoever has many
 * tasks waiting as one who has one. While others wait, a client has at most half of the places.
 */
export class FairQueue {
  readonly #places: number;
  #underWay = 0;
  #waiting = 0;
  /** Clients with tasks, in the order of their next turn. */
  #clients = new Map<string, ClientCalls>();

  constructor(places: number) {
    this.#places = places;
  }

  /** The number of tasks that wait. */
  get waiting(): number {
    return this.#waiting;
  }

  /** The number of tasks that run. */
  get underWay(): number {
    return this.#underWay;
  }

  /** Takes a place for a client's task; where none is free, the promise of its turn. The task then ends by `leave`. */
  enter(client: string): Promise<void> | undefined {
    let calls = this.#clients.get(client);
    if (!calls) this.#clients.set(client, (calls = { underWay: 0, waiting: [] }));
    if (this.#waiting === 0 && this.#underWay < this.#places) {
      this.#begin(client, calls);
      return undefined;
    }
    const turn = Promise.withResolvers<void>();
    calls.waiting.push(turn.resolve);
    this.#waiting += 1;
    this.#beginNext();
    return turn.promise;
  }

  #begin(client: string, calls: ClientCalls): void {
    // Its next turn comes after everybody else's.
    this.#clients.delete(client);
    this.#clients.set(client, calls);
    this.#underWay += 1;
    calls.underWay += 1;
  }

  #beginNext(): void {
    while (this.#waiting > 0 && this.#underWay < this.#places) {
      const next = this.#next();
      if (!next) return;
      const [client, calls] = next;
      this.#waiting -= 1;
      this.#begin(client, calls);
      calls.waiting.shift()?.();
    }
  }

  /** The first client who waits and has less than half of the places; where nobody else waits, whoever does. */
  #next(): [string, ClientCalls] | undefined {
    const half = this.#places / 2;
    let first: [string, ClientCalls] | undefined;
    for (const entry of this.#clients) {
      if (entry[1].waiting.length === 0) continue;
      if (entry[1].underWay < half) return entry;
      first ??= entry;
    }
    return first;
  }

  /** Gives the place of a client's task to who comes next. */
  leave(client: string): void {
    const calls = this.#clients.get(client);
    if (!calls) return;
    this.#underWay -= 1;
    calls.underWay -= 1;
    if (calls.underWay === 0 && calls.waiting.length === 0) this.#clients.delete(client);
    this.#beginNext();
  }
}
