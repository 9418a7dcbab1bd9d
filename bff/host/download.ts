import { Agent, request } from 'undici';

/** The result of a download: the bytes, or the reason for the failure, with a detail for the log. */
export type Download =
  | { bytes: Buffer }
  /** `missing`: there is no file, or it is not allowed. `unavailable`, `slow`: the host fails now, and may succeed later. */
  | { failure: 'missing' | 'unavailable' | 'slow'; detail: string };

/** Downloads public files. No request carries shopper data: no parameter allows it. */
export interface Downloader {
  /** Downloads a file. Follows three redirects of the same origin, to addresses that `isAllowed` accepts. Never throws. */
  download(address: string, isAllowed: (address: string) => boolean): Promise<Download>;
  close(): Promise<void>;
}

/** The limits of a download. */
export interface DownloadOptions {
  /** Milliseconds that the whole download may take. */
  timeoutMs: number;
  maxBytes: number;
}

const MAX_REDIRECTS = 3;
const NO_RESPONSES: ReadonlySet<number> = new Set([408, 425, 429]);

/** Creates a downloader. Sends nothing yet. */
export function createDownloader({ timeoutMs, maxBytes }: DownloadOptions): Downloader {
  const agent = new Agent({
    connections: 8,
    pipelining: 1,
    keepAliveTimeout: 10_000,
    maxResponseSize: maxBytes,
    connect: { timeout: timeoutMs },
  });
  // The request allows no compression, so that a small file cannot unpack to a huge one.
  const options = {
    dispatcher: agent,
    headers: { accept: 'image/avif,image/webp,image/png,image/jpeg,image/*;q=0.8' },
  };

  const follow = async (first: string, isAllowed: (address: string) => boolean, signal: AbortSignal) => {
    let address = first;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const { statusCode, headers, body } = await request(address, { ...options, signal });
      if (statusCode === 200) return { bytes: Buffer.from(await body.arrayBuffer()) };
      await body.dump({ limit: 16_384, signal });
      const next = statusCode < 400 && URL.parse(String(headers.location), address);
      if (!next || next.origin !== new URL(address).origin || !isAllowed(next.href)) return failureOf(statusCode);
      address = next.href;
    }
    return { failure: 'missing' as const, detail: `more than ${MAX_REDIRECTS} redirects` };
  };
  return {
    download: async (address, isAllowed) => {
      try {
        return await follow(address, isAllowed, AbortSignal.timeout(timeoutMs));
      } catch (error) {
        return failureOfError(error);
      }
    },
    close: () => agent.destroy(),
  };
}

function failureOf(status: number): Download {
  const isFailing = status >= 500 || NO_RESPONSES.has(status);
  return { failure: isFailing ? 'unavailable' : 'missing', detail: `status ${status}` };
}

function failureOfError(error: unknown): Download {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const code = error instanceof Error && 'code' in error ? String(error.code) : name;
  const detail = `${code}: ${message}`;
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return { failure: 'missing', detail };
  return { failure: name === 'TimeoutError' || /TIMEOUT/.test(code) ? 'slow' : 'unavailable', detail };
}
