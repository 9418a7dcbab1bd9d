import { Failure } from '../failures.ts';

const SECONDS = 10;
const MIN_CALLS = 10;
const OPEN_MS = 5_000;

/**
 * Spares a group of REST calls that fails: when half of at least ten calls within ten seconds fail, it refuses all for
 * five seconds, then lets a single one through to see whether the host is back.
 */
export class Breaker {
  #second = 0;
  #calls = new Int32Array(SECONDS);
  #failures = new Int32Array(SECONDS);
  #openUntil = 0;
  #probing = false;
  #now: () => number;

  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  /** The refusal of a call while calls are refused, with `retryAfterMs`; null for a call that may go, as a probe too. */
  check(): Failure | null {
    if (this.#openUntil === 0) return null;
    const left = this.#openUntil - this.#now();
    if (left > 0 || this.#probing) {
      return new Failure('UPSTREAM_UNAVAILABLE', undefined, { retryAfterMs: Math.max(left, 1_000) });
    }
    this.#probing = true;
    return null;
  }

  /** Notes how a call went. */
  note(outcome: 'fine' | 'failed' | 'cancelled'): void {
    if (this.#openUntil !== 0) this.#noteProbe(outcome);
    if (outcome === 'cancelled') return;
    const at = this.#slot();
    this.#calls[at]! += 1;
    if (outcome === 'failed') this.#failures[at]! += 1;
    if (outcome === 'failed' && this.#openUntil === 0 && this.#isBad()) this.#openUntil = this.#now() + OPEN_MS;
  }

  #noteProbe(outcome: 'fine' | 'failed' | 'cancelled'): void {
    if (!this.#probing) return;
    this.#probing = false;
    if (outcome === 'failed') this.#openUntil = this.#now() + OPEN_MS;
    if (outcome !== 'fine') return;
    this.#openUntil = 0;
    this.#calls.fill(0);
    this.#failures.fill(0);
  }

  #isBad(): boolean {
    const sum = (counts: Int32Array) => counts.reduce((total, count) => total + count, 0);
    const calls = sum(this.#calls);
    return calls >= MIN_CALLS && sum(this.#failures) * 2 >= calls;
  }

  /** This second's place in the ring (a typed array, so the index is always there); the seconds since are emptied. */
  #slot(): number {
    const second = Math.floor(this.#now() / 1_000);
    const gone = Math.min(second - this.#second, SECONDS);
    for (let back = 0; back < gone; back++) {
      this.#calls[(second - back) % SECONDS] = 0;
      this.#failures[(second - back) % SECONDS] = 0;
    }
    this.#second = second;
    return second % SECONDS;
  }
}
