import type { HostEventListener, HostEvents } from '../../server-kit/host-events.ts';

/** A host stream that several followers share. */
interface SharedStream {
  listeners: Set<HostEventListener>;
  isOpen: boolean;
  /** The result of the host's stream, for all followers. */
  ended: Promise<boolean>;
  stop: () => void;
}

/**
 * Shares the host's streams: followers of the same path, access token and cookies share a stream. It ends with the
 * last follower. A token that is bound to a cookie is useless without it, so a thief of the token can neither join
 * nor end a stream.
 */
export function shareEvents(events: HostEvents): HostEvents {
  const streams = new Map<string, SharedStream>();
  const open = (key: string, path: string, headers: Record<string, string>): SharedStream => {
    const stopped = new AbortController();
    const listeners = new Set<HostEventListener>();
    const onOpen = () => {
      stream.isOpen = true;
      for (const one of listeners) one.onOpen();
    };
    const onEvent = (data: string) => {
      for (const one of listeners) one.onEvent(data);
    };
    const forget = () => void (streams.get(key) === stream && streams.delete(key));
    const ended = events.follow(path, headers, { onOpen, onEvent }, stopped.signal).finally(forget);
    const stop = () => {
      forget();
      stopped.abort();
    };
    const stream: SharedStream = { listeners, isOpen: false, ended, stop };
    streams.set(key, stream);
    return stream;
  };
  return {
    follow: async (path, headers, listener, signal) => {
      const key = JSON.stringify([path, headers['authorization'], headers['cookie']]);
      const stream = streams.get(key) ?? open(key, path, headers);
      stream.listeners.add(listener);
      if (stream.isOpen) listener.onOpen();
      const left = Promise.withResolvers<boolean>();
      const leave = () => left.resolve(false);
      signal.addEventListener('abort', leave);
      if (signal.aborted) leave();
      const isRefused = await Promise.race([stream.ended, left.promise]);
      signal.removeEventListener('abort', leave);
      stream.listeners.delete(listener);
      if (stream.listeners.size === 0) stream.stop();
      return isRefused;
    },
    close: () => events.close(),
  };
}

/** A source of notifications: calls `notify` for each one, and returns at its end or when the signal is aborted. */
export type NotificationSource = (notify: () => void, signal: AbortSignal) => Promise<void>;

/**
 * The notifications of a source, one after another. Those without a waiting reader are merged into one. `return` ends
 * the source at once, even while a reader waits.
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
