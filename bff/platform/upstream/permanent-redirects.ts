import { LRUCache } from 'lru-cache';
import type { Attempt, Send } from './send-with-retry.ts';
import type { RawResponse } from './upstream-errors.ts';

const MAX_HOPS = 3;
const MAX_REMEMBERED = 10_000;

/**
 * The same client, which follows the permanent redirects of its own origin and remembers them. An answer that redirects to
 * another origin, or for the time being, stays as it is.
 */
export function withPermanentRedirects(origin: string, send: Send): Send {
  const moved = new LRUCache<string, string>({ max: MAX_REMEMBERED });
  const follow = async (attempt: Attempt, first: RawResponse, from: string): Promise<RawResponse> => {
    const { path } = attempt;
    let [at, raw] = [from, first];
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
  return (attempt) => {
    const { path } = attempt;
    // Hardly any host has moved anything.
    const at = moved.size === 0 ? path : (moved.get(path) ?? path);
    const sent = send(at === path ? attempt : { ...attempt, path: at });
    return sent.then((raw) => (raw.status < 300 ? raw : follow(attempt, raw, at)));
  };
}

/** The path of the same origin to which an answer redirects for good. */
function targetOf({ status, location }: RawResponse, from: string): string | undefined {
  if ((status !== 301 && status !== 308) || location === undefined) return undefined;
  const target = URL.parse(location, from);
  return target?.origin === new URL(from).origin ? target.pathname + target.search : undefined;
}
