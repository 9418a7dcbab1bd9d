import { responsePathAsArray, type GraphQLResolveInfo } from 'graphql';
import { Failure, type FailureCode } from '../failures.ts';
import type { RequestTrace } from '../request-trace.ts';
import { CallSlots } from './call-slots.ts';

/** A field that is null because the host could not tell now. */
export interface IncompleteField {
  path: readonly (string | number)[];
  code: FailureCode;
}

/** The part of a request's time in which details have to come. */
const DETAILS_SHARE = 0.3;
/** The most incomplete fields that an answer lists. */
const MAX_INCOMPLETE = 50;
/** Codes of failures of public reads that are the host's: it refuses what the gateway alone has asked for. */
const HOSTS_CODES: ReadonlySet<FailureCode> = new Set([
  'RATE_LIMITED',
  'BAD_USER_INPUT',
  'FORBIDDEN',
  'UNAUTHENTICATED',
]);

const NO_WARNINGS: ReadonlySet<string> = new Set();

/** The time limit of one GraphQL request. It also ends when the client leaves, or when the request is answered. */
export class RequestDeadline {
  readonly trace: RequestTrace;
  /** Whether the answer contains old data because the host is late or unavailable. */
  servedStale = false;
  /** Whether a mutation answered with errors that the shopper can correct. */
  hasUserErrors = false;
  /** The fields that are null because the host could not tell now, and why. */
  readonly incomplete: IncompleteField[] = [];
  #warnings: Set<string> | undefined;
  #reason: Failure | undefined;
  #aborts: Set<(reason: Failure) => void> | undefined;
  /** Runs from the first `race` on: a request that waits for nothing needs none. */
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;
  #isLate = false;
  #startedAt = performance.now();
  /** Milliseconds after the start from which the answer does not wait for details. */
  #detailsMs: number;
  #limitMs: number;
  #slots: CallSlots | undefined;
  #writes = 0;
  #parent: RequestDeadline | undefined;

  /** `parent` is the deadline of the request that a run belongs to. */
  constructor(trace: RequestTrace, limitMs: number, parent?: RequestDeadline) {
    this.trace = trace;
    this.#parent = parent;
    this.#detailsMs = limitMs * DETAILS_SHARE;
    this.#limitMs = limitMs;
  }

  /** The records that the answer lacks, wholly or in part, because the host's data makes no sense. */
  get warnings(): ReadonlySet<string> {
    return this.#warnings ?? NO_WARNINGS;
  }

  /** Notes a record that the answer lacks, wholly or in part. */
  warn(record: string): void {
    this.#warnings ??= new Set();
    this.#warnings.add(record);
  }

  /** The calls that the request has under way. A run shares them with its request. */
  get slots(): CallSlots {
    this.#slots ??= this.#parent?.slots ?? new CallSlots();
    return this.#slots;
  }

  /** Sets the limit to `limitMs` from the request's start. Never shortens it. */
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

  /** Whether the request ended before its answer. */
  get hasExpired(): boolean {
    if (!this.#isOver && this.elapsedMs >= this.#limitMs) this.#expire();
    return this.#reason !== undefined;
  }

  /** Whether its time was over before its answer: its client waits, and is told so. */
  get isLate(): boolean {
    return this.hasExpired && this.#isLate;
  }

  /** The same promise, but it fails as soon as the request ends. Calls `onAbort` once in that case. */
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
   * The answer of a field that may be null when the host cannot tell: null when the call fails, and then the field is
   * listed in `incomplete`. Throws a failure for which the client is to blame.
   */
  nullIfUnavailable<T>(answer: Promise<T>, info: Pick<GraphQLResolveInfo, 'path'>): Promise<T | null> {
    return answer.catch((error: unknown) => {
      const isHosts = error instanceof Failure && (error.code.startsWith('UPSTREAM_') || HOSTS_CODES.has(error.code));
      if (!isHosts) throw error;
      if (this.incomplete.length < MAX_INCOMPLETE) {
        this.incomplete.push({ path: responsePathAsArray(info.path), code: error.code });
      }
      return null;
    });
  }

  /**
   * The answer of a detail, such as a number of reviews: like `nullIfUnavailable`, but null also when it has not come within
   * the first part of the request's time. The calls go on, so that the next request has it.
   */
  nullIfLate<T>(answer: Promise<T>, info: Pick<GraphQLResolveInfo, 'path'>): Promise<T | null> {
    const late = Promise.withResolvers<T>();
    const left = Math.max(0, this.#detailsMs - this.elapsedMs);
    const timer = setTimeout(() => late.reject(new Failure('UPSTREAM_TIMEOUT')), left);
    const first = Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
    return this.nullIfUnavailable(first, info);
  }

  #expire(): void {
    if (this.#reason) return;
    this.#isLate = true;
    this.abort(new Failure('UPSTREAM_TIMEOUT'));
  }

  /** Ends the request before its answer. Every pending `race` fails with `reason`. */
  abort(reason: Failure): void {
    if (this.#reason) return;
    this.#reason = reason;
    for (const abort of this.#aborts ?? []) abort(reason);
    this.clear();
  }

  /** Ends the request after its answer. */
  clear(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#aborts?.clear();
  }
}
