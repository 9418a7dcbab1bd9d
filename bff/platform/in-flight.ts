/** What stands under a key: what is under way, or nothing any more. */
interface Slot<T> {
  value: T | undefined;
}

/** The most keys that are remembered though nothing is under way under them. */
const MOST_ENDED = 64;

/**
 * What is under way, by its key. A Map that changes all the time leaves its former tables behind, each of which leads to the next one:
 * V8 keeps what they hold, though it is over, until it looks at the whole heap. So they hold a slot, which is emptied, and which the same
 * key uses again: then no table is made at all.
 */
export class InFlightMap<T extends object> {
  readonly #slots = new Map<string, Slot<T>>();
  #ended = 0;

  /** What is under way under a key. */
  find(key: string): T | undefined {
    return this.#slots.get(key)?.value;
  }

  /** Adds what has begun, in place of what was under its key before. Answers how it ends. */
  add(key: string, value: T): () => void {
    const slot = this.#slots.get(key) ?? this.#addSlot(key);
    if (slot.value === undefined) this.#ended--;
    slot.value = value;
    return () => {
      if (slot.value !== value) return;
      slot.value = undefined;
      if (++this.#ended > MOST_ENDED) this.#forgetEnded();
    };
  }

  /** Forgets everything. What goes on is found by nobody any more. */
  clear(): void {
    for (const slot of this.#slots.values()) slot.value = undefined;
    this.#slots.clear();
    this.#ended = 0;
  }

  #addSlot(key: string): Slot<T> {
    const slot: Slot<T> = { value: undefined };
    this.#slots.set(key, slot);
    this.#ended++;
    return slot;
  }

  #forgetEnded(): void {
    for (const [key, { value }] of this.#slots) if (value === undefined) this.#slots.delete(key);
    this.#ended = 0;
  }
}
