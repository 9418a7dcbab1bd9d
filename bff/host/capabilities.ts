import type { Addition } from '../../schema/generated/additions.ts';
import { UpstreamFailure } from './host-errors.ts';
import { Failure } from './failures.ts';

/** Whether the host offers an addition. */
export type HasCapability = (addition: Addition) => boolean;
/** The known capabilities of the host: the same object until they change. */
export interface HostCapabilities {
  has: HasCapability;
  /** Whether the host has responded, even if it has no additions. Until then `has` is false for all of them. */
  isKnown: boolean;
  /** Whether the host has responded that it has no additions. */
  isBasic: boolean;
}

/** Detects the host's additions. It is synchronous once a result is known. */
export type DetectCapabilities = () => HostCapabilities | Promise<HostCapabilities>;

const REFRESH_MS = 5 * 60_000;
const FIRST_RETRY_MS = 500;
/** The longest pause between retries until the first response. */
const MAX_RETRY_BEFORE_FIRST_RESPONSE_MS = 1_500;
const MAX_RETRY_MS = 60_000;
/** A host that had additions loses them after this many responses in a row without any. */
const MAX_DENIALS = 3;
const NO_ADDITIONS: ReadonlySet<string> = new Set();

/**
 * Detects the host's additions: at the first use, then every five minutes, and after a failure with growing pauses. A
 * host that does not know the call has no additions. Calls `onChange` if the additions have changed.
 */
export function createCapabilityDetector(
  fetchAdditions: () => Promise<{ additions: string[] }>,
  onChange: () => void = () => undefined,
  now: () => number = () => performance.now(),
): DetectCapabilities {
  let known: ReadonlySet<string> | undefined;
  let refreshing: Promise<void> | undefined;
  let refreshAt = 0;
  let retryMs = FIRST_RETRY_MS;
  let denials = 0;
  const has: HasCapability = (addition) => (known ?? NO_ADDITIONS).has(addition);
  let current: HostCapabilities = { has, isKnown: false, isBasic: false };

  const retryLater = () => {
    refreshAt = now() + retryMs;
    retryMs = Math.min(retryMs * 2, known ? MAX_RETRY_MS : MAX_RETRY_BEFORE_FIRST_RESPONSE_MS);
  };
  const update = (additions: string[] | undefined) => {
    denials = additions ? 0 : denials + 1;
    if (!additions && known?.size && denials < MAX_DENIALS) return retryLater();
    const isSame = known?.size === (additions?.length ?? 0) && (additions ?? []).every((one) => known?.has(one));
    known = new Set(additions);
    if (!isSame) current = { has, isKnown: true, isBasic: known.size === 0 };
    if (!isSame) onChange();
    retryMs = FIRST_RETRY_MS;
    refreshAt = now() + REFRESH_MS;
  };
  const refresh = async () => {
    try {
      update((await nullIfUnknownCall(fetchAdditions()))?.additions);
    } catch {
      // The REST client has logged the failure. The gateway uses the last result until the next try.
      retryLater();
    } finally {
      refreshing = undefined;
    }
  };

  return () => {
    if (now() >= refreshAt) refreshing ??= refresh();
    return !known && refreshing ? refreshing.then(() => current) : current;
  };
}

/** Returns the response, or null if the host does not know the call: it refuses it, or returns some page. Throws every other failure. */
async function nullIfUnknownCall<T>(response: Promise<T>): Promise<T | null> {
  try {
    return await response;
  } catch (failure) {
    const status = failure instanceof UpstreamFailure ? failure.status : 0;
    const isRefused = status >= 200 && status < 500 && status !== 408 && status !== 429;
    if (isRefused || (failure instanceof Failure && failure.code === 'NOT_FOUND')) return null;
    throw failure;
  }
}

/**
 * Chooses the implementation of each method once: `rich` where the host offers the method's addition, else `fallback`.
 */
export function chooseByCapability<T extends object>(
  has: HasCapability,
  additions: { readonly [Method in keyof T]: Addition },
  rich: T,
  fallback: T,
): T {
  const chosen: Partial<T> = {};
  // The table has the methods of T and no other keys.
  for (const method in additions) chosen[method] = (has(additions[method]) ? rich : fallback)[method];
  return chosen as T;
}
