import { LRUCache } from 'lru-cache';
import { Failure } from '../failures.ts';
import type { Call, CallId } from './contract.ts';
import type { RequestDeadline } from './request-deadline.ts';
import { TextRing, type RingPlace } from './text-ring.ts';
import type { RawResponse } from './upstream-errors.ts';

/** The groups of public reads whose last good answer may stand in for one that is late or missing. */
const GROUPS: ReadonlySet<string> = new Set(['catalog', 'search', 'reviews']);
/**
 * Milliseconds for which the answers of a call are as good as new. The schema promises clients no younger ones. A single
 * product is asked for each time: its page shows the stock.
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
/** The same on a host without additions, which may be slow. A host with additions answers these calls each time. */
const FRESH_MS_ON_BASIC_HOSTS: Partial<Record<CallId, number>> = { getCategoryPage: 30_000 };
/** Milliseconds for which the gateway remembers that the host cannot answer an address. */
const FAILURE_MS = 2_000;
/** The failure in a row from which it does: after a single slip whoever tries again is helped at once. */
const REMEMBERED_FROM = 3;
/** Milliseconds after its start from which a request no longer waits for an answer when it can have the last good one. */
const PATIENCE_MS = 700;
/** Milliseconds that a request waits for an answer all the same, however long it took before. */
const MIN_PATIENCE_MS = 100;
const MAX_FAILURES = 10_000;
/** The part of all kept characters that is kept parsed too: a parsed answer takes about ten times the memory of its text. */
const PARSED_PART = 1 / 8;
/** Milliseconds for which `KEEP_REST=on` keeps the answers of all other public reads. */
const KEPT_MS = 1_000;

/** The limits of the cache. */
export interface PublicCacheOptions {
  /** The most characters of all answers and their addresses together, those above 127 counted as their bytes; 0 keeps none. */
  maxCharacters: number;
  /** Milliseconds after which an answer may no longer stand in. */
  staleMs: number;
  /**
   * Whether every answer is as good as new for a second; `off` for none, also not those that the schema allows to be older.
   * When undefined, only those are kept that it allows.
   */
  keepRest?: 'on' | 'off' | undefined;
  now?: () => number;
}
/** One public read. */
export interface PublicRead {
  call: Pick<Call, 'id' | 'group'>;
  path: string;
  /** The answer that a text of the host stands for. */
  parse: (text: string) => unknown;
  /** Whether the host has no additions. */
  isBasicHost: boolean;
  deadline: RequestDeadline | undefined;
  /**
   * Sends the call or joins one that is under way, as soon as the request may have one more. Without a deadline the call is
   * never cancelled.
   */
  send(deadline: RequestDeadline | undefined, memory: AnswerMemory): Promise<unknown>;
}
/** What is kept of the answers to one call while it is sent again. */
export interface AnswerMemory {
  /** Hears that the call is sent now. */
  onSent(): void;
  /** The last answer, where the host has said the same again, byte for byte; undefined where it has to be parsed. */
  findSame(response: RawResponse): unknown;
  /** Takes the answer of a good response. */
  onAnswer(answer: unknown, response: RawResponse): void;
}

/** When a call was sent; empty while it waits for its turn. */
interface Sending {
  sentAt?: number;
}
interface Entry {
  /** Where the answer is as it came: it is small, and seldom needed a second time. */
  place: RingPlace;
  /** The generation in which the call was sent. An answer of an older one is not fresh. */
  generation: number;
  freshUntil: number;
  usableUntil: number;
}

/** The answers of public reads, shared by all requests. */
export class PublicCache {
  /** The answers, those first whose place is taken first. */
  #entries = new Map<string, Entry>();
  #texts: TextRing;
  /** The answers of some of the entries, parsed. */
  #parsed: LRUCache<string, { answer: unknown }>;
  #maxParsed: number;
  #failures = new LRUCache<string, { failure: Failure; until: number; inARow: number }>({ max: MAX_FAILURES });
  /** The groups whose last call was late. Their requests do not wait when they can have the last good answer. */
  #lateGroups = new Set<string>();
  #generation = 0;
  #staleMs: number;
  #keepRest: PublicCacheOptions['keepRest'];
  #now: () => number;

  constructor({ maxCharacters, staleMs, keepRest, now = () => performance.now() }: PublicCacheOptions) {
    this.#texts = new TextRing(maxCharacters);
    this.#maxParsed = Math.max(2, Math.ceil(maxCharacters * PARSED_PART));
    this.#parsed = new LRUCache({ maxSize: this.#maxParsed });
    this.#staleMs = staleMs;
    this.#keepRest = keepRest;
    this.#now = now;
  }

  /**
   * The answer of a read: from memory while it is fresh, else from the host. When the host is late, fails or sends
   * nonsense, the last good answer: then the request is marked with `servedStale`. Throws the host's failure when there is
   * no such answer. Remembers for a moment that the host cannot answer an address, so that it is not asked again.
   */
  async read(read: PublicRead): Promise<unknown> {
    const { path, deadline } = read;
    const now = this.#now();
    const entry = this.#entries.get(path);
    const last = entry && entry.usableUntil > now ? entry : undefined;
    if (last && last.generation === this.#generation && last.freshUntil > now) return this.#answerOf(read, last);
    const failed = this.#failures.get(path);
    if (failed && failed.until > now) {
      if (!last || !deadline || !isOutage(failed.failure)) throw failed.failure;
      deadline.servedStale = true;
      return this.#answerOf(read, last);
    }
    if (!last || !deadline) return this.#refresh(read, deadline);
    return deadline.race(this.#refreshOrLast(read, last, deadline));
  }

  /** Whether this very answer is kept under a path, so that it comes again when the host says the same. */
  keeps(path: string, answer: unknown): boolean {
    return this.#parsed.peek(path)?.answer === answer;
  }

  /** Makes the next reads ask the host, after a change of a detail. The answers so far may still stand in. */
  expire(): void {
    this.#generation++;
    this.#failures.clear();
  }

  /** Drops all answers, after a change of prices or products. An answer that is under way is not stored. */
  clear(): void {
    this.expire();
    this.#entries.clear();
    this.#parsed.clear();
  }

  /** The answer of an entry. Many requests may ask for it, so it is parsed once for all of them. */
  #answerOf({ path, parse }: PublicRead, { place }: Entry): unknown {
    const known = this.#parsed.get(path);
    if (known) return known.answer;
    const text = this.#texts.read(place);
    const answer = parse(text);
    // The host may have said something else meanwhile.
    if (this.#entries.get(path)?.place === place) this.#keepParsed(path, answer, text.length);
    return answer;
  }

  /** A whole catalogue may be longer than the limit. It counts as half of it, for it must not be parsed again and again. */
  #keepParsed(path: string, answer: unknown, length: number): void {
    this.#parsed.set(path, { answer }, { size: Math.min(length + 1, Math.floor(this.#maxParsed / 2)) });
  }

  /** Sends the call, and remembers how it ended. */
  async #refresh(read: PublicRead, deadline: RequestDeadline | undefined, sending: Sending = {}): Promise<unknown> {
    let generation = this.#generation;
    const freshMs = freshMsOf(read, this.#keepRest);
    const memory: AnswerMemory = {
      onSent: () => {
        sending.sentAt = this.#now();
        generation = this.#generation;
      },
      findSame: (response) => this.#findSame(read.path, response),
      onAnswer: (answer, response) => {
        if (this.#now() - (sending.sentAt ?? 0) <= PATIENCE_MS) this.#lateGroups.delete(read.call.group);
        if (generation === this.#generation) this.#store(read, answer, response, freshMs);
      },
    };
    try {
      const answer = await read.send(deadline, memory);
      this.#failures.delete(read.path);
      return answer;
    } catch (error) {
      if (error instanceof Failure && generation === this.#generation) this.#remember(read, error, freshMs);
      throw error;
    }
  }

  /** The answer of a call, or the last good one when the call fails or the request's patience ends. */
  #refreshOrLast(read: PublicRead, last: Entry, deadline: RequestDeadline): Promise<unknown> {
    const { group } = read.call;
    const sending: Sending = {};
    const answer = this.#refresh(read, undefined, sending);
    const left = Math.max(MIN_PATIENCE_MS, PATIENCE_MS - deadline.elapsedMs);
    const patience = this.#lateGroups.has(group) ? 0 : left;
    if (patience <= 0) return this.#lastOr(answer, read, last, deadline);
    return new Promise((resolve, reject) => {
      let isOver = false;
      const timer = setTimeout(() => {
        isOver = true;
        // A call that waits for its turn among those of its own request says nothing about the host.
        if (patience > MIN_PATIENCE_MS && sending.sentAt !== undefined) this.#lateGroups.add(group);
        resolve(this.#lastOr(answer, read, last, deadline));
      }, patience);
      answer.then(
        (value) => {
          clearTimeout(timer);
          resolve(value);
        },
        (error: unknown) => {
          clearTimeout(timer);
          // Who asked has the last answer by now, or waits for this one.
          if (isOver) return;
          if (isOutage(error)) resolve(this.#lastOr(answer, read, last, deadline));
          else reject(error);
        },
      );
    });
  }

  /** The last good answer; where it is no longer kept, the one that is under way. */
  async #lastOr(answer: Promise<unknown>, read: PublicRead, last: Entry, deadline: RequestDeadline): Promise<unknown> {
    // Many other answers have come meanwhile.
    if (!this.#texts.has(last.place)) return answer;
    // The call goes on for those who come next. Its failure is logged where it is sent.
    answer.catch(() => undefined);
    deadline.servedStale = true;
    return this.#answerOf(read, last);
  }

  /** The last answer of a path, where it is kept parsed and the host has said the same to the byte. */
  #findSame(path: string, { status, bytes }: RawResponse): unknown {
    const place = this.#entries.get(path)?.place;
    if (!place || !bytes || status !== 200 || !this.#texts.holds(place, bytes)) return undefined;
    return this.#parsed.get(path)?.answer;
  }

  /** Keeps an answer as it came, and parsed as well where it is fresh for some time or the host has said it before. */
  #store({ call, path }: PublicRead, answer: unknown, response: RawResponse, freshMs: number) {
    if (!GROUPS.has(call.group)) return;
    const bytes = response.bytes ?? Buffer.from(response.text);
    const before = this.#entries.get(path);
    const isKnown = before !== undefined && this.#parsed.peek(path)?.answer === answer;
    const isSame = isKnown || (before !== undefined && this.#texts.holds(before.place, bytes));
    const place = isSame ? before.place : this.#texts.write(bytes, path.length, before?.place);
    if (place !== before?.place) this.#entries.delete(path);
    if (!isSame) this.#forget(path);
    if (!place) return;
    const now = this.#now();
    const usableUntil = now + Math.max(this.#staleMs, freshMs);
    const moments = { generation: this.#generation, freshUntil: now + freshMs, usableUntil };
    // What stays the same stays the same object: a new one for each answer would become old.
    if (isSame && before) Object.assign(before, moments);
    else this.#entries.set(path, { place, ...moments });
    if (!isKnown && (isSame || freshMs > 0)) this.#keepParsed(path, answer, bytes.length);
  }

  /** Forgets what is parsed of this address, and all answers whose place is taken by newer ones. */
  #forget(path: string): void {
    this.#parsed.delete(path);
    for (const [oldest, { place }] of this.#entries) {
      if (this.#texts.has(place)) return;
      this.#entries.delete(oldest);
      this.#parsed.delete(oldest);
    }
  }

  #remember({ call, path }: PublicRead, failure: Failure, freshMs: number): void {
    if (!GROUPS.has(call.group)) return;
    const inARow = (this.#failures.peek(path)?.inARow ?? 0) + 1;
    const ms = rememberMsOf(failure, freshMs, inARow);
    if (ms !== undefined) this.#failures.set(path, { failure, until: this.#now() + ms, inARow });
  }
}

function freshMsOf({ call: { id }, isBasicHost }: PublicRead, keepRest: PublicCacheOptions['keepRest']): number {
  if (keepRest === 'off') return 0;
  const allowed = FRESH_MS[id] ?? (isBasicHost ? FRESH_MS_ON_BASIC_HOSTS[id] : undefined);
  return allowed ?? (keepRest === 'on' ? KEPT_MS : 0);
}

/** Whether the host may have a better answer later. */
function isOutage(error: unknown): boolean {
  return error instanceof Failure && (error.code.startsWith('UPSTREAM_') || error.code === 'RATE_LIMITED');
}

/**
 * Milliseconds for which a failure is remembered, this one in a row: of an answer that makes no sense, and of a thing that is not there. 0 while
 * it is merely counted, undefined for any other.
 */
function rememberMsOf({ code }: Failure, freshMs: number, inARow: number): number | undefined {
  if (code === 'UPSTREAM_INVALID_RESPONSE') return inARow < REMEMBERED_FROM ? 0 : FAILURE_MS;
  return code === 'NOT_FOUND' && freshMs > 0 ? freshMs : undefined;
}
