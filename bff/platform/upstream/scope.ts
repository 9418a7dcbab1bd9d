import { Failure } from '../failures.ts';

/** The life of one GraphQL request: it ends by its deadline, when its client leaves, or when it was answered. */
export class Scope {
  readonly requestId: string;
  /** Whether something of the answer is from before, for the host can't be asked now. */
  isStale = false;
  #ended: Failure | undefined;
  #leave = new Set<(why: Failure) => void>();
  #timer: NodeJS.Timeout | undefined;
  #began = performance.now();
  #deadlineMs = 0;

  constructor(requestId: string, deadlineMs: number) {
    this.requestId = requestId;
    this.allow(deadlineMs);
  }

  /** Lets the request take so many milliseconds from its beginning; never fewer than it may already. */
  allow(deadlineMs: number): void {
    if (this.#ended || deadlineMs <= this.#deadlineMs) return;
    this.#deadlineMs = deadlineMs;
    clearTimeout(this.#timer);
    const left = deadlineMs - (performance.now() - this.#began);
    this.#timer = setTimeout(() => this.end(new Failure('UPSTREAM_TIMEOUT')), left);
  }

  /** Whether it ended before its answer. */
  get hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  /** The same promise, but failed as soon as the request ends; `left` is then told, once. */
  wait<T>(promise: Promise<T>, left?: () => void): Promise<T> {
    return new Promise((resolve, reject) => {
      const leave = (why: Failure) => {
        left?.();
        reject(why);
      };
      if (this.#ended) leave(this.#ended);
      else this.#leave.add(leave);
      promise.then(
        (value) => {
          this.#leave.delete(leave);
          resolve(value);
        },
        (error: unknown) => {
          this.#leave.delete(leave);
          reject(error);
        },
      );
    });
  }

  /** Ends the request before its answer: everything that still waits fails with `why`. */
  end(why: Failure): void {
    if (this.#ended) return;
    this.#ended = why;
    for (const leave of this.#leave) leave(why);
    this.close();
  }

  /** Ends the request after its answer. */
  close(): void {
    clearTimeout(this.#timer);
    this.#leave.clear();
  }
}
