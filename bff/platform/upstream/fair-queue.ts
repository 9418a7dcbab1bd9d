/**
 * Runs a number of tasks at once and shares the places among clients: who waits gets the next place in turn, whoever has many
 * tasks waiting as one who has one. While others wait, a client has at most half of the places.
 */
export class FairQueue {
  readonly #places: number;
  /** For whom tasks run. They are as many as there are places at the most: a list is searched sooner than a map is changed. */
  readonly #running: string[] = [];
  /** The tasks that wait, by their clients, in the order of the clients' next turns. */
  readonly #tasks = new Map<string, (() => void)[]>();
  #waiting = 0;

  constructor(places: number) {
    this.#places = places;
  }

  /** The number of tasks that wait. */
  get waiting(): number {
    return this.#waiting;
  }

  /** The number of tasks that run. */
  get underWay(): number {
    return this.#running.length;
  }

  /** Takes a place for a client's task; where none is free, the promise of its turn. The task then ends by `leave`. */
  enter(client: string): Promise<void> | undefined {
    if (this.#waiting === 0 && this.#running.length < this.#places) {
      this.#running.push(client);
      return undefined;
    }
    const turn = Promise.withResolvers<void>();
    const tasks = this.#tasks.get(client);
    if (tasks) tasks.push(turn.resolve);
    else this.#tasks.set(client, [turn.resolve]);
    this.#waiting += 1;
    this.#beginNext();
    return turn.promise;
  }

  #beginNext(): void {
    while (this.#running.length < this.#places) {
      const client = this.#next();
      if (client === undefined) return;
      const [begin, ...later] = this.#tasks.get(client) ?? [];
      // Its next turn comes after everybody else's.
      this.#tasks.delete(client);
      if (later.length > 0) this.#tasks.set(client, later);
      this.#waiting -= 1;
      this.#running.push(client);
      begin?.();
    }
  }

  /** The first client who waits and has less than half of the places; where nobody else waits, whoever does. */
  #next(): string | undefined {
    let first: string | undefined;
    for (const client of this.#tasks.keys()) {
      if (this.#placesOf(client) < this.#places / 2) return client;
      first ??= client;
    }
    return first;
  }

  #placesOf(client: string): number {
    let places = 0;
    for (const one of this.#running) if (one === client) places += 1;
    return places;
  }

  /** Gives the place of a client's task to who comes next. */
  leave(client: string): void {
    const at = this.#running.indexOf(client);
    if (at < 0) return;
    // In which order they stand means nothing.
    const last = this.#running.pop();
    if (last !== undefined && at < this.#running.length) this.#running[at] = last;
    this.#beginNext();
  }
}
