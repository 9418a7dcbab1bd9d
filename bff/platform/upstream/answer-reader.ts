import { decodeBody, encodingsOf } from './decode-body.ts';
import { rateLimitOf } from './retry-after.ts';
import type { Attempt } from './send-with-retry.ts';
import type { RawResponse } from './upstream-errors.ts';

/** The headers of an answer, their names in small letters. */
type AnswerHeaders = Record<string, string | string[] | undefined>;

/** What ends a request of undici's. */
interface Controller {
  abort(reason: Error): void;
}

/** Collects the bytes of one answer, as a handler of undici's `dispatch`. Answers are short, so nothing is gained by a stream for each. */
export class AnswerReader {
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

  onRequestStart(controller: Controller): void {
    this.#chunks = [];
    this.#cancellation.onCancel((reason) => controller.abort(reason));
  }

  onResponseStart(_: Controller, status: number, headers: AnswerHeaders): void {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_: Controller, chunk: Buffer): void {
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

  onResponseError(_: Controller, error: Error): void {
    this.#reject(error);
  }
}

/** A text without the byte order mark that some hosts put in front. */
const withoutMark = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text);
