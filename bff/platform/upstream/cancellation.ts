import type { Failure } from '../failures.ts';

/** Ends one attempt at a call before its answer. It costs a fraction of an AbortController. */
export class Cancellation {
  #reason: Failure | undefined;
  #listener: ((reason: Failure) => void) | undefined;

  /** Why the attempt was ended; undefined as long as it goes on. */
  get reason(): Failure | undefined {
    return this.#reason;
  }

  /** Ends the attempt. Only the first reason counts. */
  cancel(reason: Failure): void {
    if (this.#reason) return;
    this.#reason = reason;
    this.#listener?.(reason);
  }

  /** Sets what ends the attempt, in place of what was set before. Runs at once when the attempt has been ended. */
  onCancel(listener: (reason: Failure) => void): void {
    this.#listener = listener;
    if (this.#reason) listener(this.#reason);
  }
}
