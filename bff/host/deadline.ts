import { type GraphQLResolveInfo, responsePathAsArray } from 'graphql';
import type { Call } from './contract.ts';
import { Failure, type FailureCode } from './failures.ts';
import type { RequestTrace } from './request-trace.ts';

/** The most concurrent REST calls of one GraphQL request. */
export const MAX_CALLS = 8;
/** The most of these calls for details: some permits are always free for required data. */
export const MAX_DETAIL_CALLS = 6;

/** The priority of a call. A detail may be null if it is late. All other data is required and has precedence. */
export type CallPriority = 'required' | 'detail';

/** The parameters of a search that make it a call for facets. */
const FACETS = ['counts', 'colorCounts', 'craftCounts', 'priceRange'];

/** The priority of a call: reviews, their numbers and the counts of filters are details. */
export function priorityOf({ group, isRead }: Pick<Call, 'group' | 'isRead'>, params: object): CallPriority {
  const isDetail = isRead && (group === 'reviews' || FACETS.some((facet) => Reflect.get(params, facet) === true));
  return isDetail ? 'detail' : 'required';
}

/**
 * Limits the concurrent REST calls of one GraphQL request. Further calls wait, required ones before details.
 * Details never take the last permits, so a host that does not respond with details delays nothing else.
 */
export class CallSemaphore {
  #taken: Record<CallPriority, number> = { required: 0, detail: 0 };
  #waiting: Record<CallPriority, Set<() => void>> = { required: new Set(), detail: new Set() };

  /**
   * Sends a call, now or when a permit is free. The call holds its permit until it ends. With a deadline, a waiting call
   * fails without being sent when the request ends.
   */
  run<T>(priority: CallPriority, deadline: RequestDeadline | undefined, send: () => Promise<T>): Promise<T> {
    if (this.#hasPermit(priority)) return this.#hold(priority, send);
    const queue = this.#waiting[priority];
    const turn = Promise.withResolvers<T>();
    const begin = () => turn.resolve(this.#hold(priority, send));
    queue.add(begin);
    return deadline ? deadline.race(turn.promise, () => queue.delete(begin)) : turn.promise;
  }

  #hasPermit(priority: CallPriority): boolean {
    const { required, detail } = this.#taken;
    return required + detail < MAX_CALLS && (priority === 'required' || detail < MAX_DETAIL_CALLS);
  }

  async #hold<T>(priority: CallPriority, send: () => Promise<T>): Promise<T> {
    this.#taken[priority]++;
    try {
      return await send();
    } finally {
      this.#taken[priority]--;
      this.#beginNext();
    }
  }

  #beginNext(): void {
    for (const priority of ['required', 'detail'] as const) {
      const [begin] = this.#waiting[priority];
      if (!begin || !this.#hasPermit(priority)) continue;
      this.#waiting[priority].delete(begin);
      begin();
      return;
    }
  }
}

/** A field that is null because the host could not provide it now. */
export interface IncompleteField {
  path: readonly (string | number)[];
  code: FailureCode;
}

/** The share of a request's time in which details must arrive. */
const DETAILS_SHARE = 0.3;
/** The most incomplete fields that a response lists. */
const MAX_INCOMPLETE = 50;
/** The codes of public-read failures that the host causes: it refuses a call that the gateway made. */
const HOSTS_CODES: ReadonlySet<FailureCode> = new Set([
  'RATE_LIMITED',
  'BAD_USER_INPUT',
  'FORBIDDEN',
  'UNAUTHENTICATED',
]);

const NO_WARNINGS: ReadonlySet<string> = new Set();

/** The time limit of one GraphQL request. It also ends when the client disconnects or the response is sent. */
export class RequestDeadline {
  readonly trace: RequestTrace;
  /** Whether the response contains stale data because the host is late or unavailable. */
  servedStale = false;
  /** Whether a mutation returned errors that the shopper can correct. */
  hasUserErrors = false;
  /** The fields that are null because the host could not provide them now, with the reason. */
  readonly incomplete: IncompleteField[] = [];
  #warnings: Set<string> | undefined;
  #reason: Failure | undefined;
  #aborts: Set<(reason: Failure) => void> | undefined;
  /** Starts at the first `race`: a request that never waits needs no timer. */
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;
  #isLate = false;
  #startedAt = performance.now();
  /** Milliseconds after the start from which the response does not wait for details. */
  #detailsMs: number;
  #limitMs: number;
  #semaphore: CallSemaphore | undefined;
  #writes = 0;
  #parent: RequestDeadline | undefined;

  /** `parent` is the deadline of the request that a run belongs to. */
  constructor(trace: RequestTrace, limitMs: number, parent?: RequestDeadline) {
    this.trace = trace;
    this.#parent = parent;
    this.#detailsMs = limitMs * DETAILS_SHARE;
    this.#limitMs = limitMs;
  }

  /** The records that the response lacks, wholly or in part, because the host's data is invalid. */
  get warnings(): ReadonlySet<string> {
    return this.#warnings ?? NO_WARNINGS;
  }

  /** Adds a record that the response lacks, wholly or in part. */
  warn(record: string): void {
    this.#warnings ??= new Set();
    this.#warnings.add(record);
  }

  /** The call semaphore of the request. A run shares them with its request. */
  get semaphore(): CallSemaphore {
    this.#semaphore ??= this.#parent?.semaphore ?? new CallSemaphore();
    return this.#semaphore;
  }

  /** Sets the limit to `limitMs` from the request's start. It never becomes shorter. */
  extendTo(limitMs: number): void {
    if (this.hasExpired || limitMs <= this.#limitMs) return;
    this.#limitMs = limitMs;
    if (!this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#startTimer();
  }

  /** Starts the timer, as long as the request has not ended. */
  #startTimer(): void {
    if (this.hasExpired || this.#isOver) return;
    const left = this.#limitMs - this.elapsedMs;
    this.#timer ??= setTimeout(() => this.#expire(), left);
  }

  /** The number of changes that were sent to the host for this request. */
  get writes(): number {
    return this.#writes;
  }

  /** Notes that a change is being sent. */
  noteWrite(): void {
    this.#writes++;
    this.#parent?.noteWrite();
  }

  /** Milliseconds since the request's start. */
  get elapsedMs(): number {
    return performance.now() - this.#startedAt;
  }

  /** Whether the request ended before its response. */
  get hasExpired(): boolean {
    if (!this.#isOver && this.elapsedMs >= this.#limitMs) this.#expire();
    return this.#reason !== undefined;
  }

  /** Whether the deadline passed before the response: the client still waits and gets an error. */
  get isLate(): boolean {
    return this.hasExpired && this.#isLate;
  }

  /** Returns a promise that also fails as soon as the request ends. Calls `onAbort` once in that case. */
  race<T>(promise: Promise<T>, onAbort?: () => void): Promise<T> {
    this.#startTimer();
    return new Promise((resolve, reject) => {
      const abort = (reason: Failure) => {
        onAbort?.();
        reject(reason);
      };
      if (this.#reason) abort(this.#reason);
      else (this.#aborts ??= new Set()).add(abort);
      promise.then(
        (value) => {
          this.#aborts?.delete(abort);
          resolve(value);
        },
        (error: unknown) => {
          this.#aborts?.delete(abort);
          reject(error);
        },
      );
    });
  }

  /**
   * Returns the value of a field that may be null if the host fails. Then the field is null and listed in
   * `incomplete`. Throws a failure that the client caused.
   */
  nullIfUnavailable<T>(response: Promise<T>, info: Pick<GraphQLResolveInfo, 'path'>): Promise<T | null> {
    return response.catch((error: unknown) => {
      const isHosts = error instanceof Failure && (error.code.startsWith('UPSTREAM_') || HOSTS_CODES.has(error.code));
      if (!isHosts) throw error;
      if (this.incomplete.length < MAX_INCOMPLETE) {
        this.incomplete.push({ path: responsePathAsArray(info.path), code: error.code });
      }
      return null;
    });
  }

  /**
   * Returns the value of a detail, such as a number of reviews. Like `nullIfUnavailable`, but also null if it does
   * not arrive within the first part of the request's time. The calls continue for the next request.
   */
  nullIfLate<T>(response: Promise<T>, info: Pick<GraphQLResolveInfo, 'path'>): Promise<T | null> {
    const late = Promise.withResolvers<T>();
    const left = Math.max(0, this.#detailsMs - this.elapsedMs);
    const timer = setTimeout(() => late.reject(new Failure('UPSTREAM_TIMEOUT')), left);
    const first = Promise.race([response, late.promise]).finally(() => clearTimeout(timer));
    return this.nullIfUnavailable(first, info);
  }

  #expire(): void {
    if (this.#reason) return;
    this.#isLate = true;
    this.abort(new Failure('UPSTREAM_TIMEOUT'));
  }

  /** Ends the request before its response. Every pending `race` fails with `reason`. */
  abort(reason: Failure): void {
    if (this.#reason) return;
    this.#reason = reason;
    for (const abort of this.#aborts ?? []) abort(reason);
    this.clear();
  }

  /** Ends the request after its response. */
  clear(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#aborts?.clear();
  }
}
