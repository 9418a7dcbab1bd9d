import { isMarkedAsUntransferable } from 'node:worker_threads';
import { decodeBody, encodingsOf, withoutMark } from './decode-body.ts';
import type { WholeAnswer } from './http-client/read-answer.ts';
import type { AnswerHeaders } from './http-client/read-head.ts';
import { rateLimitOf } from './retry-after.ts';
import type { RawResponse } from './upstream-errors.ts';

/** An answer as a response, unpacked. Throws for one that unpacks to more than so many bytes, or can't be unpacked. */
export function responseOf(
  { status, headers, chunks }: WholeAnswer,
  maxBytes: number,
): RawResponse | Promise<RawResponse> {
  const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
  const encodings = encodingsOf(headers['content-encoding']);
  const toResponse = (decoded: Buffer) => new BytesResponse(status, headers, decoded, chunks);
  return encodings.length === 0 ? toResponse(bytes) : decodeBody(bytes, encodings, maxBytes).then(toResponse);
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
    return this.#headers[name];
  }
}

/**
 * Whether a chunk has this memory for itself, as what a socket has read does; small buffers share theirs, which Node marks. V8 looks at
 * all of its heap when so many megabytes outside of it are still to be given back: several times a second, where a gateway reads many
 * listings.
 */
const isOwn = (memory: ArrayBufferLike): memory is ArrayBuffer =>
  memory instanceof ArrayBuffer && !isMarkedAsUntransferable(memory);
