import { Failure } from '../failures.ts';

const WINDOW_SECONDS = 10;
const MIN_CALLS = 10;
/** Milliseconds between two probes, whether the one before has ended or hangs: a host that is back is noticed this much later at the most. */
const OPEN_MS = 1_000;

/** The failure of a call that was not sent because its circuit is open. */
export class CircuitOpenFailure extends Failure {
  constructor(leftMs: number) {
    super('UPSTREAM_UNAVAILABLE', undefined, { retryAfterMs: Math.max(leftMs, 1_000) });
  }
}
/** The permission to send a call. */
export interface Permit {
  /** Whether it is the probe that finds out whether the host has recovered. */
  isProbe: boolean;
  /** How often the circuit had closed before. */
  closings: number;
}
/** How a call ended. */
export type CallResult = 'succeeded' | 'failed' | 'cancelled';

/**
 * Stops calls to a host that fails. When half of at least ten calls within ten seconds fail, the breaker refuses all calls for
 * a second. A call counts once for each request that waits for it. Then it lets a single probe through each second: the first
 * success closes the circuit again.
 */
export class CircuitBreaker {
  #second = 0;
  #calls = new Int32Array(WINDOW_SECONDS);
  #failures = new Int32Array(WINDOW_SECONDS);
  #openUntil = 0;
  #closings = 0;
  #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether calls are refused, all but a probe. */
  get isOpen(): boolean {
    return this.#openUntil !== 0;
  }

  /** The permission for a call. Throws a CircuitOpenFailure, with `retryAfterMs`, while the circuit is open. */
  acquire(): Permit {
    if (this.#openUntil === 0) return { isProbe: false, closings: this.#closings };
    const left = this.#openUntil - this.#now();
    if (left > 0) throw new CircuitOpenFailure(left);
    this.#openUntil = this.#now() + OPEN_MS;
    return { isProbe: true, closings: this.#closings };
  }

  /**
   * Records how a call ended. A call that was sent before the circuit opened does not close it. One that was sent before it closed
   * tells nothing of the host now.
   */
  record(result: CallResult, { isProbe, closings }: Permit, waiting = 1): void {
    if (closings !== this.#closings) return;
    if (isProbe) this.#recordProbe(result);
    else if (this.#openUntil === 0 && result !== 'cancelled') this.#count(result === 'failed', waiting);
  }

  #recordProbe(result: CallResult): void {
    if (result === 'failed') this.#openUntil = this.#now() + OPEN_MS;
    if (result === 'cancelled') this.#openUntil = this.#now();
    if (result !== 'succeeded') return;
    this.#openUntil = 0;
    this.#closings += 1;
    this.#calls.fill(0);
    this.#failures.fill(0);
  }

  #count(hasFailed: boolean, waiting: number): void {
    const slot = this.#currentSlot();
    this.#calls[slot]! += waiting;
    if (!hasFailed) return;
    this.#failures[slot]! += waiting;
    if (this.#exceedsThreshold()) this.#openUntil = this.#now() + OPEN_MS;
  }

  #exceedsThreshold(): boolean {
    const sum = (counts: Int32Array) => counts.reduce((total, count) => total + count, 0);
    const calls = sum(this.#calls);
    return calls >= MIN_CALLS && sum(this.#failures) * 2 >= calls;
  }

  /** This second's index in the ring of counters. Resets the counters of the seconds since the last call. */
  #currentSlot(): number {
    const second = Math.floor(this.#now() / 1_000);
    const elapsed = Math.min(second - this.#second, WINDOW_SECONDS);
    for (let back = 0; back < elapsed; back++) {
      this.#calls[(second - back) % WINDOW_SECONDS] = 0;
      this.#failures[(second - back) % WINDOW_SECONDS] = 0;
    }
    this.#second = second;
    return second % WINDOW_SECONDS;
  }
}
