import { createParser } from 'eventsource-parser';
import { Pool } from 'undici';

/** Milliseconds without even a sign of life after which a stream counts as broken: the host sends one every 15 seconds. */
const SILENCE_MS = 40_000;
/** Milliseconds in which the host must begin. */
const BEGIN_MS = 5_000;
/** The most characters of one event. */
const MAX_EVENT = 16 * 1_024;

/** Opens the host's streams of server-sent events. */
export interface HostEvents {
  /**
   * Tells of a stream until it ends, well or not. Answers whether the host has refused it for the caller's token.
   */
  follow(
    path: string,
    headers: Record<string, string>,
    listener: HostEventListener,
    signal: AbortSignal,
  ): Promise<boolean>;
  close(): Promise<void>;
}

/** Hears of a stream. */
export interface HostEventListener {
  /** Runs when the stream is open: what comes from now on is heard. */
  onOpen: () => void;
  /** Runs at each event, with its data. */
  onEvent: (data: string) => void;
}

/** Makes the streams of a host: each has a connection of its own. */
export function createHostEvents(base: URL): HostEvents {
  const pool = new Pool(base.origin, { connections: null, pipelining: 1, connect: { timeout: 1_000 } });
  const prefix = base.pathname.replace(/\/$/, '');
  return {
    follow: async (path, headers, { onOpen, onEvent }, signal) => {
      try {
        const { statusCode, body } = await pool.request({
          method: 'GET',
          path: prefix + path,
          headers: { ...headers, accept: 'text/event-stream' },
          headersTimeout: BEGIN_MS,
          bodyTimeout: SILENCE_MS,
          signal,
        });
        if (statusCode !== 200) {
          await body.dump();
          return statusCode === 401 || statusCode === 403;
        }
        onOpen();
        const parser = createParser({ onEvent: ({ data }) => onEvent(data), maxBufferSize: MAX_EVENT });
        const decoder = new TextDecoder();
        for await (const chunk of body) parser.feed(decoder.decode(chunk, { stream: true }));
      } catch {
        // The host is away, silent or broken, or the follower has left: another try is the follower's to make.
      }
      return false;
    },
    close: () => pool.destroy(),
  };
}
