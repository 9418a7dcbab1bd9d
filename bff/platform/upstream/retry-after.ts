import type { RateLimitHeaders } from './upstream-errors.ts';

const MAX_MS = 86_400_000;

/** The milliseconds that a `Retry-After` header asks to wait, in seconds or until a date; at most a day. */
export function parseRetryAfter(header: string | undefined, now: number = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  if (text === '') return undefined;
  const isDate = /^[a-z]/i.test(text);
  const waitMs = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1_000 : isDate ? Date.parse(text) - now : Number.NaN;
  return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(0, Math.round(waitMs)), MAX_MS);
}

/** What rate limit headers may have: a short text of visible signs. */
const LIMIT = /^[ -~]{1,200}$/;

/** The headers of a limit, where an answer has both and they can be passed on. */
export function rateLimitOf(header: (name: string) => string | undefined): RateLimitHeaders | undefined {
  const limit = header('ratelimit');
  const policy = header('ratelimit-policy');
  if (limit === undefined || policy === undefined) return undefined;
  return LIMIT.test(limit) && LIMIT.test(policy) ? { ratelimit: limit, 'ratelimit-policy': policy } : undefined;
}
