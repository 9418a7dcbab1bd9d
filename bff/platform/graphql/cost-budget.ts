import { LRUCache } from 'lru-cache';
import { Failure } from '../failures.ts';
import type { RateLimitHeaders } from '../upstream/upstream-errors.ts';
import { API_LIMITS } from './api-limits.ts';
import { standsForMany } from './fair-client.ts';

/** The seconds of its budget that a client which has asked for nothing may use up at once. */
export const BURST_SECONDS = 10;
/**
 * What it costs to read a document that the gateway doesn't know: to parse it, and to compare its fields with each other, which takes 30 ms
 * for the longest.
 */
const readingCost = (characters: number) => Math.min(API_LIMITS.cost, Math.max(50, characters));
/** What a call of the REST host costs beside the operation: a millisecond, measured by `npm run bench costs`. */
const CALL_COST = 100;
/** The most clients that are remembered. Whoever is forgotten begins with a full budget. */
const MAX_CLIENTS = 20_000;

/** What is left of a client's budget. */
interface Purse {
  /** Below zero after an operation that cost more than was left. */
  left: number;
  /** When that was, in milliseconds. */
  at: number;
}

/** The refusal of a client that has asked for more than its budget. */
export class OverBudget extends Failure {
  readonly rateLimit: RateLimitHeaders;

  constructor(retryAfterMs: number, rateLimit: RateLimitHeaders) {
    super('RATE_LIMITED', undefined, { retryAfterMs });
    this.rateLimit = rateLimit;
  }
}

/** What clients may ask for within a time, by what their operations cost. */
export interface CostBudget {
  /** The refusal of a client that has nothing left; undefined for any other. */
  findRefusal(client: string): OverBudget | undefined;
  /** Takes what an operation costs, which may be more than is left. Throws the refusal when nothing is left. */
  spend(client: string, cost: number): void;
  /** Takes what a call of the REST host costs, which was sent for the client. */
  spendOnCall(client: string): void;
  /** Takes what reading a document of so many characters costs that the gateway didn't know. */
  spendOnReading(client: string, characters: number): void;
}

/** How budgets are made. */
export interface CostBudgetOptions {
  /** What one client's operations may cost in a second, as `extensions.cost` counts. */
  costPerSecond: number;
  /** Hears that a client is refused. */
  onRefusal?: () => void;
  /** The time in milliseconds. */
  now?: (() => number) | undefined;
}

/**
 * Makes the budget of each client of this gateway: so much a second, and ten seconds' worth at once. Requests of the shop's own network
 * have none: they stand for many visitors.
 */
export function createCostBudget({
  costPerSecond: perSecond,
  onRefusal,
  now = () => performance.now(),
}: CostBudgetOptions): CostBudget {
  const most = perSecond * BURST_SECONDS;
  const purses = new LRUCache<string, Purse>({ max: MAX_CLIENTS });
  const purseOf = (client: string): Purse => {
    const at = now();
    const { left, at: before } = purses.get(client) ?? { left: most, at };
    return { left: Math.min(most, left + ((at - before) / 1_000) * perSecond), at };
  };
  const findRefusal = (client: string) => {
    if (standsForMany(client)) return undefined;
    const { left } = purseOf(client);
    if (left > 0) return undefined;
    onRefusal?.();
    const retryAfterMs = Math.max(1, Math.ceil((-left / perSecond) * 1_000));
    return new OverBudget(retryAfterMs, {
      ratelimit: `"cost";r=0;t=${Math.ceil(retryAfterMs / 1_000)}`,
      'ratelimit-policy': `"cost";q=${most};w=${BURST_SECONDS}`,
    });
  };
  const take = (client: string, cost: number) => {
    if (standsForMany(client)) return;
    const { left, at } = purseOf(client);
    purses.set(client, { left: left - cost, at });
  };
  return {
    findRefusal,
    spend: (client, cost) => {
      const refusal = findRefusal(client);
      if (refusal) throw refusal;
      take(client, cost);
    },
    spendOnCall: (client) => take(client, CALL_COST),
    spendOnReading: (client, characters) => take(client, readingCost(characters)),
  };
}
