import { LRUCache } from 'lru-cache';
import { GATEWAY_LIMITS } from '../../schema/limits.ts';
import { Failure } from '../host/failures.ts';
import type { RateLimitHeaders } from '../host/host-errors.ts';
import { API_LIMITS } from './api-limits.ts';
import { networksOf, isSharedAddress, type CountedNetwork } from '../../server-kit/client-address.ts';

/** The seconds of budget that an idle client may spend at once. */
export const BURST_SECONDS = GATEWAY_LIMITS.cost.windowMs / 1_000;
/** The cost of parsing and validating an unknown document. The longest takes 30 ms. */
const readingCost = (characters: number) => Math.min(API_LIMITS.cost, Math.max(50, characters));
/** The cost of a REST call in addition to the operation: a millisecond, measured by `npm run bench costs`. */
const CALL_COST = 100;
/** The most clients in memory. An evicted client starts again with a full budget. */
const MAX_CLIENTS = 20_000;

/** The remaining budget of a client. */
interface TokenBucket {
  /** Negative after an operation that cost more than the remaining budget. */
  left: number;
  /** The time of the last change, in milliseconds. */
  at: number;
}

/** The refusal of a client that exceeded its budget. */
export class OverBudget extends Failure {
  readonly rateLimit: RateLimitHeaders;

  constructor(retryAfterMs: number, rateLimit: RateLimitHeaders) {
    super('RATE_LIMITED', undefined, { retryAfterMs });
    this.rateLimit = rateLimit;
  }
}

/** The cost budgets of all clients. */
export interface CostBudget {
  /** Returns the refusal of a client without remaining budget; undefined for all others. */
  findRefusal(client: string): OverBudget | undefined;
  /** Spends the cost of an operation, which may exceed the remaining budget. Throws the refusal when nothing remains. */
  spend(client: string, cost: number): void;
  /** Spends the cost of a REST call that was sent for the client. */
  spendOnCall(client: string): void;
  /** Spends the cost of parsing and validating an unknown document of this length. */
  spendOnReading(client: string, characters: number): void;
}

/** How many times the budget of one address a network has: a /56 twice, a /48 four times. A provider assigns it to one customer. */
const shareOf = Math.sqrt;

/** Options of cost budgets. */
export interface CostBudgetOptions {
  /** The most that one client's operations may cost per second, in units of `extensions.cost`. */
  costPerSecond: number;
  /** Runs when a client is refused. */
  onRefusal?: () => void;
  /** Returns the time in milliseconds. */
  now?: (() => number) | undefined;
}

/**
 * Creates the budget of each client of this gateway: a rate per second, with a burst of ten seconds. Requests of the
 * shop's own network have no budget, because each may be for a different visitor.
 */
export function createCostBudget({
  costPerSecond: perSecond,
  onRefusal,
  now = () => performance.now(),
}: CostBudgetOptions): CostBudget {
  const most = perSecond * BURST_SECONDS;
  const purses = new LRUCache<string, TokenBucket>({ max: MAX_CLIENTS });
  const bucketOf = ({ name, times }: CountedNetwork): TokenBucket => {
    const at = now();
    const full = most * shareOf(times);
    const { left, at: before } = purses.get(name) ?? { left: full, at };
    return { left: Math.min(full, left + ((at - before) / 1_000) * perSecond * shareOf(times)), at };
  };
  const findRefusal = (client: string) => {
    if (isSharedAddress(client)) return undefined;
    const waits = networksOf(client).map((network) => -bucketOf(network).left / (perSecond * shareOf(network.times)));
    const longest = Math.max(...waits);
    if (longest < 0) return undefined;
    onRefusal?.();
    const retryAfterMs = Math.max(1, Math.ceil(longest * 1_000));
    return new OverBudget(retryAfterMs, {
      ratelimit: `"cost";r=0;t=${Math.ceil(retryAfterMs / 1_000)}`,
      'ratelimit-policy': `"cost";q=${most};w=${BURST_SECONDS}`,
    });
  };
  const take = (client: string, cost: number) => {
    if (isSharedAddress(client)) return;
    for (const network of networksOf(client)) {
      const { left, at } = bucketOf(network);
      purses.set(network.name, { left: left - cost, at });
    }
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
