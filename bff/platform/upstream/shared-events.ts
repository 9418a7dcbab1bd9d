import type { HostEventListener, HostEvents } from '../../../schema/host-events.ts';

/** A stream of the host that several followers hear. */
interface SharedStream {
  listeners: Set<HostEventListener>;
  isOpen: boolean;
  /** Answers what the host's stream does, for all followers. */
  ended: Promise<boolean>;
  stop: () => void;
}

/**
 * Shares the host's streams: followers of one path with one access token and the same cookies hear the same stream. It ends with
 * the last of them. A token that is bound to a cookie is nothing without it, so that its thief neither joins nor ends a stream.
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
