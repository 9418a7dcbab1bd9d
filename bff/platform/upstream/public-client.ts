import { Pool, type Dispatcher } from 'undici';
import { decodeBody, encodingsOf } from './decode-body.ts';
import { withPermanentRedirects } from './permanent-redirects.ts';
import { rateLimitOf } from './retry-after.ts';
import type { Attempt, Send } from './send-with-retry.ts';
import type { RawResponse } from './upstream-errors.ts';

/** The fast client, for public reads: it never carries anything of a shopper. Follows permanent redirects of this origin. */
export function createPublicClient(base: URL, maxAnswerBytes: number): { send: Send; close(): Promise<void> } {
  const pool = new Pool(base.origin, {
    connections: 64,
    pipelining: 1,
    keepAliveTimeout: 10_000,
    maxResponseSize: maxAnswerBytes,
    connect: { timeout: 1_000 },
    // Each attempt has a limit of its own.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const send: Send = (attempt) =>
    new Promise((resolve, reject) => {
      const { cancellation, ...request } = attempt;
      cancellation.onCancel(reject);
      pool.dispatch(request, new AnswerReader(cancellation, maxAnswerBytes, resolve, reject));
    });
  return { send: withPermanentRedirects(base.origin, send), close: () => pool.destroy() };
}

/** The headers of an answer, their names in small letters. */
type AnswerHeaders = Record<string, string | string[] | undefined>;

/** Collects the bytes of one answer. Answers are short, so nothing is gained by a stream for each. */
class AnswerReader implements Dispatcher.DispatchHandler {
  readonly #cancellation: Attempt['cancellation'];
  readonly #maxBytes: number;
  readonly #resolve: (response: RawResponse | Promise<RawResponse>) => void;
  readonly #reject: (error: unknown) => void;
  #status = 0;
  #headers: AnswerHeaders = {};
  #chunks: Buffer[] = [];

  constructor(
    cancellation: Attempt['cancellation'],
    maxBytes: number,
    resolve: (response: RawResponse | Promise<RawResponse>) => void,
    reject: (error: unknown) => void,
  ) {
    this.#cancellation = cancellation;
    this.#maxBytes = maxBytes;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#chunks = [];
    this.#cancellation.onCancel((reason) => controller.abort(reason));
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: AnswerHeaders): void {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    const header = (name: string) => this.#headers[name]?.toString();
    const encodings = encodingsOf(header('content-encoding'));
    const bytes = this.#chunks.length === 1 && this.#chunks[0] ? this.#chunks[0] : Buffer.concat(this.#chunks);
    const toResponse = (text: string): RawResponse => ({
      status: this.#status,
      text,
      retryAfter: header('retry-after'),
      location: header('location'),
      rateLimit: rateLimitOf(header),
    });
    this.#resolve(
      encodings.length === 0
        ? toResponse(withoutMark(bytes.toString()))
        : decodeBody(bytes, encodings, this.#maxBytes).then(toResponse),
    );
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#reject(error);
  }
}

/** A text without the byte order mark that some hosts put in front. */
const withoutMark = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text);
