import { decodeBody, encodingsOf, withoutMark } from './decode-body.ts';
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
    const bytes = this.#chunks.length === 1 && this.#chunks[0] ? this.#chunks[0] : Buffer.concat(this.#chunks);
    const encodings = encodingsOf(this.#headers['content-encoding']?.toString());
    const toResponse = (decoded: Buffer) => new BytesResponse(this.#status, this.#headers, decoded);
    this.#resolve(
      encodings.length === 0 ? toResponse(bytes) : decodeBody(bytes, encodings, this.#maxBytes).then(toResponse),
    );
  }

  onResponseError(_: Controller, error: Error): void {
    this.#reject(error);
  }
}

/** A response as its bytes. What is seldom asked for is made when somebody asks. */
class BytesResponse implements RawResponse {
  readonly status: number;
  readonly bytes: Buffer;
  readonly #headers: AnswerHeaders;
  #text: string | undefined;

  constructor(status: number, headers: AnswerHeaders, bytes: Buffer) {
    this.status = status;
    this.#headers = headers;
    this.bytes = withoutMark(bytes);
  }

  get text(): string {
    return (this.#text ??= this.bytes.toString());
  }

  get retryAfter(): string | undefined {
    return this.#header('retry-after');
  }

  get location(): string | undefined {
    return this.#header('location');
  }

  get rateLimit(): RawResponse['rateLimit'] {
    return rateLimitOf((name) => this.#header(name));
  }

  #header(name: string): string | undefined {
    return this.#headers[name]?.toString();
  }
}
