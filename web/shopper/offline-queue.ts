import { makeVar } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { useReactiveVar } from '@apollo/client/react';
import { createDeferred } from '../data/deferred.ts';
import { session } from '../session/session.ts';
import { browserStorage, parseStored } from '../session/storage.ts';
import { preloadToasts, showToast } from '../ui/toast.ts';
import * as cartPageWords from '../words/cart-page.ts';
import { setOfflineQueue, type QueuedChange, type StoredChange } from './change-queue.ts';
import { backoffAfter, onReturn } from './retry.ts';
import { isServices } from './visitor-items.ts';

/** The name of the stored changes in the browser. */
const NAME = 'rangbandh.keptChanges';
const VERSION = 1;
/** Milliseconds for which a change is stored: the shop knows its key for a day, so that it isn't made twice. */
const STORED_FOR = 12 * 3_600_000;
/** The status codes of a proxy or the storefront's server while the gateway is down. */
const AWAY = new Set([502, 503, 504]);

/** The waiting changes, with the number of failed tries of each. */
const waiting = new Map<QueuedChange, number>();
/** The changes without a response, in the order in which they were made. */
const unanswered = new Set<QueuedChange>();
/** The number of changes of this tab that wait until the shop is reachable. */
export const waitingCount = makeVar(0);

/** Whether changes of this tab wait until the shop is reachable. */
export const useHasWaitingChanges = (): boolean => useReactiveVar(waitingCount) > 0;

/**
 * From now on a change that can wait does so while the shop is unreachable, also across a reload. It is sent again under the same
 * key when the shop is reachable, after increasing pauses. A toast informs the shopper.
 */
export function startOfflineQueue(): void {
  setOfflineQueue({
    begins: (change) => {
      unanswered.add(change);
      // The others wait already, and this one after them.
      if (change.offline && waiting.size > 0) wait(change, 0);
    },
    waitsFor(change, error) {
      if (!change.offline || !isUnreachable(error)) return undefined;
      const tries = waiting.get(change) ?? 0;
      wait(change, tries + 1);
      return untilReachable(tries);
    },
    ends(change) {
      unanswered.delete(change);
      if (!change.offline) return;
      waiting.delete(change);
      waitingCount(waiting.size);
      removeStored(change.offline.stored);
    },
  });
  // Offline they could not be fetched. A failure is handled when there is a message to show.
  preloadToasts().catch(() => undefined);
}

/** The data to store of the changes of this tab that can wait and have no response yet, the oldest first. */
export const pendingChanges = (): StoredChange[] => [...unanswered].flatMap(({ offline }) => offline?.stored ?? []);

/** Whether a change of this key waits in this tab. */
export const isWaiting = (key: string): boolean =>
  [...waiting.keys()].some(({ offline }) => offline?.stored.key === key);

function wait(change: QueuedChange, tries: number): void {
  const isNew = !waiting.has(change);
  waiting.set(change, tries);
  waitingCount(waiting.size);
  if (!isNew || !change.offline) return;
  const { stored, onWaiting } = change.offline;
  storeChange(stored);
  const isAdded = stored.name.startsWith('add');
  const { savedOffline, savedAway, changedOffline, changedAway } = cartPageWords;
  const [offline, away] = isAdded ? [savedOffline, savedAway] : [changedOffline, changedAway];
  showToast(navigator.onLine ? away : offline, { cause: 'kept' });
  onWaiting();
}

/**
 * Whether the operation did not reach the gateway, or its response did not reach the browser. An error from the gateway itself is a
 * response.
 */
const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (ServerError.is(error) && AWAY.has(error.statusCode));

/** Resolves after a pause, or when the shopper is online again, returns to this tab, or logs out. */
function untilReachable(tries: number): Promise<void> {
  const { promise, resolve } = createDeferred<void>();
  const timer = setTimeout(resolve, backoffAfter(tries));
  const stops = [onReturn(resolve), session.subscribe(() => resolve())];
  return promise.finally(() => {
    clearTimeout(timer);
    stops.forEach((stop) => stop());
  });
}

/**
 * The stored changes of this shopper in this browser, in the order in which they were made. Omits changes that are too old or
 * malformed.
 */
export function readStored(shopper: string, now: number): StoredChange[] {
  return readAll().filter((change) => change.shopper === shopper && now - change.madeAt < STORED_FOR);
}

/** Stores a change; one of the same key once. */
export function storeChange(change: StoredChange): void {
  write([...readAll().filter(({ key }) => key !== change.key), change]);
}

/** Removes the stored data of a change. */
export function removeStored({ key }: StoredChange): void {
  const all = readAll();
  if (all.some((change) => change.key === key)) write(all.filter((change) => change.key !== key));
}

function write(records: readonly StoredChange[]): void {
  if (records.length === 0) browserStorage.remove(NAME);
  else browserStorage.set(NAME, JSON.stringify({ version: VERSION, records }));
}

function readAll(): StoredChange[] {
  const { version, records }: Record<string, unknown> = Object(parseStored(browserStorage.get(NAME)));
  return version === VERSION && Array.isArray(records) ? records.filter(isStoredChange) : [];
}

function isStoredChange(value: unknown): value is StoredChange {
  const { shopper, name, sku, key, quantity, services = [], madeAt }: Record<string, unknown> = Object(value);
  const hasTexts = [shopper, name, sku, key].every((text) => typeof text === 'string' && text.length < 200);
  return hasTexts && isServices(services) && Number.isInteger(quantity) && typeof madeAt === 'number';
}
