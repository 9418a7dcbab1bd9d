import { Failure } from '../failures.ts';

const SECONDS = 10;
const MIN_CALLS = 10;
const OPEN_MS = 5_000;

/** The refusal of a call that was never sent, because its group rests. */
export class Resting extends Failure {
  constructor(leftMs: number) {
    super('UPSTREAM_UNAVAILABLE', undefined, { retryAfterMs: Math.max(leftMs, 1_000) });
  }
}
/** How a call may go: as usual, or as the one that finds out whether the host is back. */
export type Pass = 'usual' | 'probe';
/** How a call went. */
export type Outcome = 'fine' | 'failed' | 'cancelled';

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

  /** How a call may go now; throws its refusal, with `retryAfterMs`, while calls are refused. */
  admit(): Pass {
    if (this.#openUntil === 0) return 'usual';
    const left = this.#openUntil - this.#now();
    if (left > 0 || this.#probing) throw new Resting(left);
    this.#probing = true;
    return 'probe';
  }

  /** Notes how a call went. What was sent before calls were refused says nothing of whether the host is back. */
  note(outcome: Outcome, pass: Pass): void {
    if (pass === 'probe') this.#noteProbe(outcome);
    else if (this.#openUntil === 0 && outcome !== 'cancelled') this.#count(outcome === 'failed');
  }

  #noteProbe(outcome: Outcome): void {
    this.#probing = false;
    if (outcome === 'failed') this.#openUntil = this.#now() + OPEN_MS;
    if (outcome !== 'fine') return;
    this.#openUntil = 0;
    this.#calls.fill(0);
    this.#failures.fill(0);
  }

  #count(hasFailed: boolean): void {
    const at = this.#slot();
    this.#calls[at]! += 1;
    if (!hasFailed) return;
    this.#failures[at]! += 1;
    if (this.#isBad()) this.#openUntil = this.#now() + OPEN_MS;
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
