import type { RequestDeadline } from './request-deadline.ts';

/** A call under way. `cancel` is set as soon as there is something to cancel. */
export interface InFlightCall {
  isAbandoned: boolean;
  cancel?: () => void;
}

interface SharedCall {
  call: InFlightCall;
  answer: Promise<unknown>;
  waiting: number;
}

/**
 * Shares public reads between all requests: a request that needs a read under way waits for its answer instead of a call
 * of its own. A read is cancelled when no request waits for it any longer.
 */
export class RequestCoalescer {
  #shared = new Map<string, SharedCall>();

  /** Joins the read of this key, or starts it. Without a deadline the read is never cancelled. */
  join(
    key: string,
    deadline: RequestDeadline | undefined,
    start: (call: InFlightCall) => Promise<unknown>,
  ): Promise<unknown> {
    const shared = this.#shared.get(key) ?? this.#start(key, start);
    shared.waiting++;
    if (!deadline) return shared.answer;
    return deadline.race(shared.answer, () => {
      shared.waiting--;
      if (shared.waiting > 0) return;
      this.#remove(key, shared);
      shared.call.isAbandoned = true;
      shared.call.cancel?.();
    });
  }

  /** Lets no further request join the reads under way: their answers may be outdated. */
  clear(): void {
    this.#shared.clear();
  }

  #start(key: string, start: (call: InFlightCall) => Promise<unknown>): SharedCall {
    const call: InFlightCall = { isAbandoned: false };
    const shared = { call, answer: start(call), waiting: 0 };
    this.#shared.set(key, shared);
    const remove = () => this.#remove(key, shared);
    shared.answer.then(remove, remove);
    return shared;
  }

  #remove(key: string, shared: SharedCall): void {
    if (this.#shared.get(key) === shared) this.#shared.delete(key);
  }
}
