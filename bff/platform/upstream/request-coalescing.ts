import { InFlightMap } from '../in-flight.ts';
import type { RequestDeadline } from './request-deadline.ts';

/** A call under way. `cancel` is set as soon as there is something to cancel. */
export interface InFlightCall {
  isAbandoned: boolean;
  /** The number of requests that wait for its answer. */
  waiting: number;
  cancel?: () => void;
}

interface SharedCall {
  call: InFlightCall;
  answer: Promise<unknown>;
  /** Lets nobody else join it. */
  remove: () => void;
}

/**
 * Shares public reads between all requests: a request that needs a read under way waits for its answer instead of a call
 * of its own. A read is cancelled when no request waits for it any longer.
 */
export class RequestCoalescer {
  #shared = new InFlightMap<SharedCall>();

  /** Joins the read of this key, or starts it. Without a deadline the read is never cancelled. */
  join(
    key: string,
    deadline: RequestDeadline | undefined,
    start: (call: InFlightCall) => Promise<unknown>,
  ): Promise<unknown> {
    const shared = this.#shared.find(key) ?? this.#start(key, start);
    shared.call.waiting++;
    if (!deadline) return shared.answer;
    return deadline.race(shared.answer, () => {
      shared.call.waiting--;
      if (shared.call.waiting > 0) return;
      shared.remove();
      shared.call.isAbandoned = true;
      shared.call.cancel?.();
    });
  }

  /** Lets no further request join the reads under way: their answers may be outdated. */
  clear(): void {
    this.#shared.clear();
  }

  #start(key: string, start: (call: InFlightCall) => Promise<unknown>): SharedCall {
    const call: InFlightCall = { isAbandoned: false, waiting: 0 };
    const shared: SharedCall = { call, answer: start(call), remove: () => remove() };
    const remove = this.#shared.add(key, shared);
    shared.answer.then(remove, remove);
    return shared;
  }
}
