import type { Serve } from '../contract.ts';
import type { RateLimits } from './rate-limits.ts';

/** Like `serve`, for operations that can guess secrets or send mail: the call is first counted for the client address. */
export function createRateLimitedServe(serve: Serve, rateLimits: Pick<RateLimits, 'countCall'>): Serve {
  return (operationId, handler) =>
    serve(operationId, async (call) => {
      await rateLimits.countCall(call.address);
      return handler(call);
    });
}
