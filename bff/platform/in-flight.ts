/**
 * What is under way, by its key. A Map that changes all the time leaves its former tables behind, each of which leads to the next one:
 * V8 keeps what they hold, though it is over, until it looks at the whole heap. So they hold a slot, which is emptied.
 */
export class InFlightMap<T extends object> {
  readonly #slots = new Map<string, { value: T | undefined }>();

  /** What is under way under a key. */
  find(key: string): T | undefined {
    return this.#slots.get(key)?.value;
  }

  /** Adds what has begun, in place of what was under its key before. Answers how it ends. */
  add(key: string, value: T): () => void {
    const slot: { value: T | undefined } = { value };
    this.#slots.set(key, slot);
    return () => {
      slot.value = undefined;
      if (this.#slots.get(key) === slot) this.#slots.delete(key);
    };
  }

  /** Forgets everything. What goes on is found by nobody any more. */
  clear(): void {
    for (const slot of this.#slots.values()) slot.value = undefined;
    this.#slots.clear();
  }
}
