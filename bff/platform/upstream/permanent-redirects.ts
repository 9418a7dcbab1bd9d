import { LRUCache } from 'lru-cache';
import type { Send } from './send-with-retry.ts';
import type { RawResponse } from './upstream-errors.ts';

const MAX_HOPS = 3;
const MAX_REMEMBERED = 10_000;

/**
 * The same client, which follows the permanent redirects of its own origin and remembers them. An answer that redirects to
 * another origin, or for the time being, stays as it is.
 */
export function withPermanentRedirects(origin: string, send: Send): Send {
  const moved = new LRUCache<string, string>({ max: MAX_REMEMBERED });
  return async (attempt) => {
    const { path } = attempt;
    const remembered = moved.get(path);
    let [at, raw] = [remembered ?? path, await send({ ...attempt, path: remembered ?? path })];
    for (let hops = 0; hops < MAX_HOPS; hops++) {
      const target = targetOf(raw, origin + at);
      if (target === undefined) break;
      moved.set(path, target);
      [at, raw] = [target, await send({ ...attempt, path: target })];
    }
    // What has moved may move back.
    if (at !== path && raw.status >= 300) moved.delete(path);
    return raw;
  };
}

/** The path of the same origin to which an answer redirects for good. */
function targetOf({ status, location }: RawResponse, from: string): string | undefined {
  if ((status !== 301 && status !== 308) || location === undefined) return undefined;
  const target = URL.parse(location, from);
  return target?.origin === new URL(from).origin ? target.pathname + target.search : undefined;
}
