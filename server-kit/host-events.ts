import { createParser } from 'eventsource-parser';
import { Agent, request } from 'undici';

/** Milliseconds of silence after which a stream counts as broken. The host sends a heartbeat every 15 seconds. */
const SILENCE_MS = 40_000;
/** Statuses after which a retry is useless. */
const REFUSED: ReadonlySet<number> = new Set([401, 403, 404, 429]);
/** The most characters of one event. */
const MAX_EVENT = 16 * 1_024;

/** Callbacks for the events of a stream. */
export interface HostEventListener {
  /** Runs when the stream is open. The listener receives all events from then on. */
  onOpen: () => void;
  /** Runs at each event, with its data. */
  onEvent: (data: string) => void;
}

/** Opens the host's streams of server-sent events. */
export interface HostEvents {
  /**
   * Follows a stream until it ends, for whatever reason. Returns whether the host has refused it: the token is invalid,
   * the shopper has too many streams, or the host has no such stream.
   */
  follow(
    path: string,
    headers: Record<string, string>,
    listener: HostEventListener,
    signal: AbortSignal,
  ): Promise<boolean>;
  close(): void;
}

/** Opens the streams of a host; each has a connection of its own. */
export function createHostEvents(base: URL): HostEvents {
  const dispatcher = new Agent({ headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS });
  const prefix = base.origin + base.pathname.replace(/\/$/, '');
  return {
    follow: async (path, headers, { onOpen, onEvent }, signal) => {
      try {
        const sent = { ...headers, accept: 'text/event-stream' };
        const { statusCode, body } = await request(prefix + path, { headers: sent, dispatcher, signal });
        if (statusCode !== 200) {
          await body.dump({ limit: MAX_EVENT, signal });
          return REFUSED.has(statusCode);
        }
        onOpen();
        const parser = createParser({ onEvent: ({ data }) => onEvent(data), maxBufferSize: MAX_EVENT });
        for await (const chunk of body.setEncoding('utf8')) parser.feed(String(chunk));
      } catch {
        // The host is unavailable, silent or broken, or the follower has left. The follower decides about a retry.
      }
      return false;
    },
    close: () => void dispatcher.destroy(),
  };
}
