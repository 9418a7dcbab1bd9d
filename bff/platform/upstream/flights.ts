import type { Scope } from './scope.ts';

/** A call under way. `cancel` is set while there is something to cancel. */
export interface Flight {
  left: boolean;
  cancel?: () => void;
}

/**
 * Shares identical public reads that are under way between all requests that ask for them: the second waits for the
 * first one's answer. A read that nobody waits for any longer is cancelled.
 */
export class Flights {
  #under = new Map<string, { flight: Flight; answer: Promise<unknown>; waiting: number }>();

  /** Joins the read of this key, or starts it; without a scope it is never cancelled. */
  join(key: string, scope: Scope | undefined, start: (flight: Flight) => Promise<unknown>): Promise<unknown> {
    const entry = this.#under.get(key) ?? this.#start(key, start);
    entry.waiting++;
    if (!scope) return entry.answer;
    return scope.wait(entry.answer, () => {
      entry.waiting--;
      if (entry.waiting > 0) return;
      this.#forget(key, entry);
      entry.flight.left = true;
      entry.flight.cancel?.();
    });
  }

  /** Lets nobody join what is under way: it may answer what is no more. */
  forget(): void {
    this.#under.clear();
  }

  #start(key: string, start: (flight: Flight) => Promise<unknown>) {
    const flight: Flight = { left: false };
    const entry = { flight, answer: start(flight), waiting: 0 };
    this.#under.set(key, entry);
    const forget = () => this.#forget(key, entry);
    entry.answer.then(forget, forget);
    return entry;
  }

  #forget(key: string, entry: unknown): void {
    if (this.#under.get(key) === entry) this.#under.delete(key);
  }
}
