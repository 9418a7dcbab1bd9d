/** What makes notifications: calls `notify` for each, and returns when there will be no more or the signal is aborted. */
export type NotificationSource = (notify: () => void, signal: AbortSignal) => Promise<void>;

/**
 * The notifications of a source, one after another. Those that come while nobody waits count as one. `return` ends the
 * source at once, also while somebody waits.
 */
export function notificationsOf(source: NotificationSource): AsyncIterableIterator<undefined> {
  const stopped = new AbortController();
  let isDue = false;
  let due = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const notify = () => {
    isDue = true;
    due.resolve();
  };
  const end = () => over.resolve();
  source(notify, stopped.signal).then(end, end);
  const notifications: AsyncIterableIterator<undefined> = {
    [Symbol.asyncIterator]: () => notifications,
    next: async () => {
      await Promise.race([due.promise, over.promise]);
      const done = !isDue;
      isDue = false;
      due = Promise.withResolvers();
      return { done, value: undefined };
    },
    return: async () => {
      stopped.abort();
      isDue = false;
      end();
      return { done: true, value: undefined };
    },
  };
  return notifications;
}
