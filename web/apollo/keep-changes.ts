import { ServerError } from '@apollo/client/errors';
import { session } from '../session/session.ts';
import { preloadToasts, showToast } from '../ui/toast.ts';
import * as keptWords from '../words/kept.ts';
import { backoffAfter } from './backoff.ts';
import { waitingChangesVar } from './waiting-changes.ts';
import { removeKept, storeKept } from './kept-records.ts';
import { setKeeper, type KeptRecord, type QueuedChange } from './mutation-queue.ts';
import { onReturn } from './on-return.ts';

/** The statuses by which a proxy or the storefront's server answers while the gateway is away. */
const AWAY = new Set([502, 503, 504]);
/** The changes that wait, and how often each was sent in vain. */
const waiting = new Map<QueuedChange, number>();
/** The changes that are not answered yet, in the order in which they were made. */
const unanswered = new Set<QueuedChange>();

/**
 * From now on a change that can wait does so while the shop can't be reached, over a reload too, and is sent again under the same
 * key when the line is back, after pauses that grow. A toast tells the shopper.
 */
export function keepChanges(): void {
  setKeeper({
    begins: (change) => {
      unanswered.add(change);
      // The others wait already, and this one after them.
      if (change.kept && waiting.size > 0) keepWaiting(change, 0);
    },
    waitsFor(change, error) {
      if (!change.kept || !isUnreachable(error)) return undefined;
      const tries = waiting.get(change) ?? 0;
      keepWaiting(change, tries + 1);
      return lineIsBack(tries);
    },
    ends(change) {
      unanswered.delete(change);
      if (!change.kept) return;
      waiting.delete(change);
      waitingChangesVar(waiting.size);
      removeKept(change.kept.record);
    },
  });
  // Offline they could not be fetched. A failure is met when there is something to say.
  preloadToasts().catch(() => undefined);
}

/** What would be stored of the changes of this tab that can wait for the line and are not answered yet, the oldest first. */
export const unansweredRecords = (): KeptRecord[] => [...unanswered].flatMap(({ kept }) => kept?.record ?? []);

/** Whether a change of this key waits in this tab. */
export const isWaiting = (key: string): boolean => [...waiting.keys()].some(({ kept }) => kept?.record.key === key);

function keepWaiting(change: QueuedChange, tries: number): void {
  const isNew = !waiting.has(change);
  waiting.set(change, tries);
  waitingChangesVar(waiting.size);
  if (!isNew || !change.kept) return;
  const { record, onWaiting } = change.kept;
  storeKept(record);
  const isAdded = record.name.startsWith('add');
  const { savedOffline, savedAway, changedOffline, changedAway } = keptWords;
  const [offline, away] = isAdded ? [savedOffline, savedAway] : [changedOffline, changedAway];
  showToast(navigator.onLine ? away : offline, { cause: 'kept' });
  onWaiting();
}

/**
 * Whether the operation did not reach the gateway, or its answer did not reach the browser. What the gateway itself says is an
 * answer.
 */
const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (ServerError.is(error) && AWAY.has(error.statusCode));

/** Resolves after a pause, or when the shopper is online again, comes back to this tab, or logs out. */
function lineIsBack(tries: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, backoffAfter(tries));
  const stops = [onReturn(resolve), session.subscribe(() => resolve())];
  return promise.finally(() => {
    clearTimeout(timer);
    stops.forEach((stop) => stop());
  });
}
