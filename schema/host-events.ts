import { once } from 'node:events';
import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { createParser } from 'eventsource-parser';

/** Milliseconds without even a sign of life after which a stream counts as broken: the host sends one every 15 seconds. */
const SILENCE_MS = 40_000;
/** The statuses at which another try is of no use. */
const REFUSED: ReadonlySet<number> = new Set([401, 403, 404, 429]);
/** The most characters of one event. */
const MAX_EVENT = 16 * 1_024;

/** Hears of a stream. */
export interface HostEventListener {
  /** Runs when the stream is open: what comes from now on is heard. */
  onOpen: () => void;
  /** Runs at each event, with its data. */
  onEvent: (data: string) => void;
}

/** Opens the host's streams of server-sent events. */
export interface HostEvents {
  /**
   * Tells of a stream until it ends, well or not. Answers whether the host has refused it: for the caller's token, because the
   * shopper has too many, or because it has no such stream.
   */
  follow(
    path: string,
    headers: Record<string, string>,
    listener: HostEventListener,
    signal: AbortSignal,
  ): Promise<boolean>;
  close(): void;
}

/** Makes the streams of a host: each has a connection of its own. Node's own client takes the least memory for it. */
export function createHostEvents(base: URL): HostEvents {
  const isSecure = base.protocol === 'https:';
  const agent = isSecure ? new HttpsAgent() : new HttpAgent();
  const request = isSecure ? requestHttps : requestHttp;
  const prefix = base.origin + base.pathname.replace(/\/$/, '');
  return {
    follow: async (path, headers, { onOpen, onEvent }, signal) => {
      try {
        const accept = 'text/event-stream';
        const sent = request(prefix + path, { headers: { ...headers, accept }, agent, signal, timeout: SILENCE_MS });
        sent.on('timeout', () => sent.destroy());
        sent.end();
        // Node's client emits one response, or an error, which rejects.
        const response: IncomingMessage = (await once(sent, 'response'))[0];
        if (response.statusCode !== 200) {
          response.destroy();
          return REFUSED.has(response.statusCode ?? 0);
        }
        onOpen();
        const parser = createParser({ onEvent: ({ data }) => onEvent(data), maxBufferSize: MAX_EVENT });
        for await (const chunk of response.setEncoding('utf8')) parser.feed(String(chunk));
      } catch {
        // The host is away, silent or broken, or the follower has left: another try is the follower's to make.
      }
      return false;
    },
    close: () => agent.destroy(),
  };
}
