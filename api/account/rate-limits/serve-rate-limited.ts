import type { Serve } from '../../platform/contract.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Like `serve`, for operations that could guess secrets or that send mail: each call is first counted by the client's
 * address.
 */
export function createRateLimitedServe(serve: Serve, rateLimits: Pick<RateLimits, 'countAddress'>): Serve {
  return (operationId, handler) =>
    serve(operationId, async (call) => {
      await rateLimits.countAddress(call.address);
      return handler(call);
    });
}
