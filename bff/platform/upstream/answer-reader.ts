import { isMarkedAsUntransferable } from 'node:worker_threads';
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
    const toResponse = (decoded: Buffer) => new BytesResponse(this.#status, this.#headers, decoded, this.#chunks);
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
  readonly #chunks: readonly Buffer[];
  #text: string | undefined;

  /** `chunks` are the bytes as they came. */
  constructor(status: number, headers: AnswerHeaders, bytes: Buffer, chunks: readonly Buffer[]) {
    this.status = status;
    this.#chunks = chunks;
    this.#headers = headers;
    this.bytes = withoutMark(bytes);
  }

  get text(): string {
    return (this.#text ??= this.bytes.toString());
  }

  release(): void {
    // Several chunks may have come at one read.
    for (const { buffer } of this.#chunks) if (isOwn(buffer) && !buffer.detached) buffer.transfer(0);
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

/**
 * Whether a chunk has this memory for itself, as what a socket has read does; small buffers share theirs, which Node marks. V8 looks at
 * all of its heap when so many megabytes outside of it are still to be given back: several times a second, where a gateway reads many
 * listings.
 */
const isOwn = (memory: ArrayBufferLike): memory is ArrayBuffer =>
  memory instanceof ArrayBuffer && !isMarkedAsUntransferable(memory);
