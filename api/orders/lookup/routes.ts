import { parseEmail } from '../../account/rules.ts';
import type { Serve } from '../../platform/contract.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import { createRateLimitedServe } from '../../platform/rate-limits/serve-rate-limited.ts';
import { readAll } from '../../platform/refusals.ts';
import type { OrderLookups } from './lookups.ts';
import { parseOrderNumber } from './rules.ts';

/** The dependencies of the routes of lookups. */
export interface OrderLookupRouteDependencies {
  orderLookups: OrderLookups;
  rateLimits: Pick<RateLimits, 'countCall'>;
}

/** Looking an order up without a login. Each call counts for the client's address. */
export function orderLookupRoutes(serve: Serve, { orderLookups, rateLimits }: OrderLookupRouteDependencies): void {
  const serveRateLimited = createRateLimitedServe(serve, rateLimits);

  serveRateLimited('requestOrderLookup', ({ body: { orderNumber, email }, address }) => {
    const wanted = readAll({ ending: () => parseOrderNumber(orderNumber), email: () => parseEmail(email) });
    return orderLookups.request(wanted, address);
  });

  serveRateLimited('openOrderLookup', ({ body: { lookupId, otp } }) => orderLookups.open(lookupId, otp));

  serveRateLimited('readOrderLookup', ({ body: { token } }) => orderLookups.read(token));
}
