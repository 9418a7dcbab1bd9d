import { Failure } from '../failures.ts';

/** The time limit of one GraphQL request. It also ends when the client leaves, or when the request is answered. */
export class RequestDeadline {
  readonly requestId: string;
  /** Whether the answer contains cached data because the host is unavailable. */
  servedStale = false;
  #reason: Failure | undefined;
  #aborts = new Set<(reason: Failure) => void>();
  #timer: NodeJS.Timeout | undefined;
  #startedAt = performance.now();
  #limitMs = 0;

  constructor(requestId: string, limitMs: number) {
    this.requestId = requestId;
    this.extendTo(limitMs);
  }

  /** Sets the limit to `limitMs` from the request's start. Never shortens it. */
  extendTo(limitMs: number): void {
    if (this.#reason || limitMs <= this.#limitMs) return;
    this.#limitMs = limitMs;
    clearTimeout(this.#timer);
    const left = limitMs - (performance.now() - this.#startedAt);
    this.#timer = setTimeout(() => this.abort(new Failure('UPSTREAM_TIMEOUT')), left);
  }

  /** Whether the request ended before its answer. */
  get hasExpired(): boolean {
    return this.#reason !== undefined;
  }

  /** The same promise, but it fails as soon as the request ends. Calls `onAbort` once in that case. */
  race<T>(promise: Promise<T>, onAbort?: () => void): Promise<T> {
    return new Promise((resolve, reject) => {
      const abort = (reason: Failure) => {
        onAbort?.();
        reject(reason);
      };
      if (this.#reason) abort(this.#reason);
      else this.#aborts.add(abort);
      promise.then(
        (value) => {
          this.#aborts.delete(abort);
          resolve(value);
        },
        (error: unknown) => {
          this.#aborts.delete(abort);
          reject(error);
        },
      );
    });
  }

  /** Ends the request before its answer. Every pending `race` fails with `reason`. */
  abort(reason: Failure): void {
    if (this.#reason) return;
    this.#reason = reason;
    for (const abort of this.#aborts) abort(reason);
    this.clear();
  }

  /** Ends the request after its answer. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#aborts.clear();
  }
}
