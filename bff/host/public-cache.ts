import { LRUCache } from 'lru-cache';
import type { Call, CallId } from './contract.ts';
import { Failure } from './failures.ts';
import type { RequestDeadline } from './deadline.ts';

/** The groups of public reads whose last good response may replace a late or failed one. */
const GROUPS: ReadonlySet<string> = new Set(['catalog', 'search', 'reviews']);
/**
 * Milliseconds for which the responses of a call are fresh, as far as the schema allows. A product is always
 * requested: its page shows the stock.
 */
const FRESH_MS: Partial<Record<CallId, number>> = {
  getCategories: 60_000,
  getRecentReviews: 60_000,
  getCatalogue: 60_000,
  getProductsByTag: 60_000,
  getProductsByPrice: 30_000,
  getVariantReviews: 30_000,
  getPinCode: 24 * 3_600_000,
};
/** The same for calls that are slow only on a basic host. */
const FRESH_MS_ON_BASIC_HOSTS: Partial<Record<CallId, number>> = { getCategoryPage: 30_000 };
/** Milliseconds for which the cache remembers that the host fails for a path. */
const FAILURE_MS = 2_000;
/** The number of failures in a row from which the cache remembers them. A single failure is not remembered. */
const REMEMBERED_FROM = 3;
/** Milliseconds after its start from which a request uses the last good response instead of waiting. */
const PATIENCE_MS = 700;
/** Milliseconds that a request waits for each response, however old the request is. */
const MIN_PATIENCE_MS = 100;
const MAX_FAILURES = 10_000;

/** The limits of the cache. */
export interface PublicCacheOptions {
  /** The most characters of all responses and their paths together; 0 stores none. */
  maxCharacters: number;
  /** Milliseconds after which a response may no longer replace a late or failed one. */
  staleMs: number;
  now?: () => number;
}

/** A running call. `cancel` is set as soon as the call is sent. */
export interface InFlightCall {
  isAbandoned: boolean;
  /** The number of requests that wait for the response. */
  waiting: number;
  cancel?: () => void;
}

/** A parsed response of the host, with the length of its text. */
export interface Received {
  response: unknown;
  characters: number;
}

/** One public read. */
export interface PublicRead {
  call: Pick<Call, 'id' | 'group'>;
  path: string;
  isBasicHost: boolean;
  /** The deadline of the request; undefined for a read without a request, which is never cancelled. */
  deadline: RequestDeadline | undefined;
  /** Runs a function as soon as the request may send another call. Fails if `until` expires before that. */
  withPermit<T>(until: RequestDeadline | undefined, begin: () => Promise<T>): Promise<T>;
  send(inFlight: InFlightCall): Promise<Received>;
}

interface Entry {
  response: unknown;
  freshUntil: number;
  /** The generation in which the call was sent. An entry of an older generation is not fresh. */
  generation: number;
}
interface SharedCall {
  inFlight: InFlightCall;
  response: Promise<unknown>;
}

/** The responses of public reads, shared by all requests. */
export class PublicCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #underWay = new Map<string, SharedCall>();
  readonly #failures = new LRUCache<string, { failure: Failure; until: number; inARow: number }>({ max: MAX_FAILURES });
  /** The groups whose last call was late. Requests do not wait for them while a last good response is usable. */
  readonly #lateGroups = new Set<string>();
  #generation = 0;
  readonly #staleMs: number;
  readonly #now: () => number;

  constructor({ maxCharacters, staleMs, now = () => performance.now() }: PublicCacheOptions) {
    this.#entries = new LRUCache({ maxSize: Math.max(1, maxCharacters), perf: { now }, ttlResolution: 0 });
    this.#staleMs = staleMs;
    this.#now = now;
  }

  /**
   * Returns the response of a read: from memory while it is fresh, else from the host. If the host is late, fails or
   * sends an invalid response, it returns the last good one and sets the request's `servedStale`. Without a good one
   * it throws the host's failure. After failures in a row the host is not called for a moment.
   */
  async read(read: PublicRead): Promise<unknown> {
    const { path, deadline } = read;
    const last = this.#entries.get(path);
    if (last && last.generation === this.#generation && last.freshUntil > this.#now()) return last.response;
    const failed = this.#failures.get(path);
    if (failed && failed.until > this.#now()) {
      if (!last || !deadline || !isOutage(failed.failure)) throw failed.failure;
      deadline.servedStale = true;
      return last.response;
    }
    if (!last || !deadline) return this.#join(read, deadline);
    return deadline.race(this.#joinOrLast(read, last, deadline));
  }

  /** Makes the next reads call the host. The cached responses may still replace late ones. */
  expire(): void {
    this.#generation++;
    this.#failures.clear();
    this.#underWay.clear();
  }

  /** Drops all responses. The response of a running call is not stored. */
  clear(): void {
    this.expire();
    this.#entries.clear();
  }

  /** Joins the call of this path, or starts it. The call is cancelled when no request waits for it any longer. */
  #join(read: PublicRead, deadline: RequestDeadline | undefined, onSent?: () => void): Promise<unknown> {
    return read.withPermit(deadline, () => {
      onSent?.();
      const shared = this.#underWay.get(read.path) ?? this.#start(read);
      const { inFlight, response } = shared;
      inFlight.waiting++;
      if (!deadline) return response;
      return deadline.race(response, () => {
        inFlight.waiting--;
        if (inFlight.waiting > 0) return;
        this.#end(read.path, shared);
        inFlight.isAbandoned = true;
        inFlight.cancel?.();
      });
    });
  }

  #start(read: PublicRead): SharedCall {
    const inFlight: InFlightCall = { isAbandoned: false, waiting: 0 };
    const shared = { inFlight, response: this.#load(read, inFlight) };
    const end = () => this.#end(read.path, shared);
    this.#underWay.set(read.path, shared);
    shared.response.then(end, end);
    return shared;
  }

  #end(path: string, shared: SharedCall): void {
    if (this.#underWay.get(path) === shared) this.#underWay.delete(path);
  }

  /** Sends the call and stores its result. */
  async #load(read: PublicRead, inFlight: InFlightCall): Promise<unknown> {
    const generation = this.#generation;
    const sentAt = this.#now();
    try {
      const received = await read.send(inFlight);
      if (this.#now() - sentAt <= PATIENCE_MS) this.#lateGroups.delete(read.call.group);
      this.#failures.delete(read.path);
      if (generation === this.#generation) this.#store(read, received);
      return received.response;
    } catch (error) {
      if (error instanceof Failure && generation === this.#generation) this.#remember(read, error);
      throw error;
    }
  }

  /** Returns the host's response, or the last good one if the host fails or the request's patience ends. */
  async #joinOrLast(read: PublicRead, last: Entry, deadline: RequestDeadline): Promise<unknown> {
    const { group } = read.call;
    let isSent = false;
    const fresh = this.#join(read, undefined, () => (isSent = true));
    const left = Math.max(MIN_PATIENCE_MS, PATIENCE_MS - deadline.elapsedMs);
    const isPatient = !this.#lateGroups.has(group);
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => {
        // A call that is queued, or gets little time, is no evidence that the host is late.
        if (isPatient && isSent && left > MIN_PATIENCE_MS) this.#lateGroups.add(group);
        late.reject(new Failure('UPSTREAM_TIMEOUT'));
      },
      isPatient ? left : 0,
    );
    try {
      return await Promise.race([fresh, late.promise]);
    } catch (error) {
      if (!isOutage(error)) throw error;
      // The call continues for later requests. Its failure is logged where it is sent.
      deadline.servedStale = true;
      return last.response;
    } finally {
      clearTimeout(timer);
    }
  }

  #store(read: PublicRead, { response, characters }: Received): void {
    const freshMs = freshMsOf(read);
    const ttl = Math.max(this.#staleMs, freshMs);
    if (!GROUPS.has(read.call.group) || ttl <= 0) return;
    const entry = { response, freshUntil: this.#now() + freshMs, generation: this.#generation };
    this.#entries.set(read.path, entry, { ttl, size: characters + read.path.length });
  }

  #remember(read: PublicRead, failure: Failure): void {
    if (!GROUPS.has(read.call.group)) return;
    const inARow = (this.#failures.peek(read.path)?.inARow ?? 0) + 1;
    const ms = rememberMsOf(failure, freshMsOf(read), inARow);
    if (ms !== undefined) this.#failures.set(read.path, { failure, until: this.#now() + ms, inARow });
  }
}

function freshMsOf({ call: { id }, isBasicHost }: PublicRead): number {
  return FRESH_MS[id] ?? (isBasicHost ? FRESH_MS_ON_BASIC_HOSTS[id] : undefined) ?? 0;
}

/** Whether the host may return a better response later. */
function isOutage(error: unknown): boolean {
  return error instanceof Failure && (error.code.startsWith('UPSTREAM_') || error.code === 'RATE_LIMITED');
}

/**
 * Milliseconds for which a failure is remembered: an invalid response, or an object that does not exist. 0 while the
 * failure is only counted; undefined for any other failure.
 */
function rememberMsOf({ code }: Failure, freshMs: number, inARow: number): number | undefined {
  if (code === 'UPSTREAM_INVALID_RESPONSE') return inARow < REMEMBERED_FROM ? 0 : FAILURE_MS;
  return code === 'NOT_FOUND' && freshMs > 0 ? freshMs : undefined;
}
