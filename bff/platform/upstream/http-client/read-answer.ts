import { createBodyReader, type BodyReader } from './read-body.ts';
import { readHead, type AnswerHead } from './read-head.ts';
import { notHttp } from './unreadable-answer.ts';

const END_OF_HEAD = Buffer.from('\r\n\r\n');
/** The most bytes of one head; as many as Node's own client takes. */
const MAX_HEAD = 16_384;
/** The most heads that say only that an answer will come. */
const MAX_INTERIM = 16;
const SWITCHING_PROTOCOLS = 101;

/** A whole answer: its head, and the bytes of its body as they came. */
export interface WholeAnswer extends AnswerHead {
  chunks: readonly Buffer[];
}

/** Reads one answer from the bytes of its connection, in whatever pieces they come. */
export class AnswerReading {
  readonly #maxBytes: number;
  /** The beginning of a head that is not whole. */
  #held: Buffer | undefined;
  #head: AnswerHead | undefined;
  #body: BodyReader | undefined;
  #interim = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Takes what came, and answers the place after the answer's last byte; undefined while more has to come. Throws for what is no HTTP. */
  take(bytes: Buffer): number | undefined {
    let begin = 0;
    if (!this.#body) {
      const end = this.#takeHeads(bytes);
      if (!this.#body || end === undefined) return undefined;
      begin = end;
    }
    const end = this.#body.take(bytes, begin);
    return this.#body.isWhole ? end : undefined;
  }

  /** The answer, once it is whole. */
  get answer(): WholeAnswer {
    if (!this.#head || !this.#body) throw new Error('The answer is not whole.');
    return { ...this.#head, chunks: this.#body.chunks };
  }

  /** Whether the answer is whole when nothing more comes. */
  get isWholeAtEnd(): boolean {
    return this.#body?.isWholeAtEnd ?? false;
  }

  /** Reads heads until one is of the answer itself, and answers the place after it. */
  #takeHeads(came: Buffer): number | undefined {
    const before = this.#held?.length ?? 0;
    const bytes = this.#held ? Buffer.concat([this.#held, came]) : came;
    let begin = 0;
    for (;;) {
      const end = bytes.indexOf(END_OF_HEAD, begin);
      if ((end < 0 ? bytes.length : end) - begin > MAX_HEAD) throw notHttp('The head is too long.');
      if (end < 0) {
        this.#held = Buffer.from(bytes.subarray(begin));
        return undefined;
      }
      const head = readHead(bytes.toString('latin1', begin, end + 2));
      begin = end + END_OF_HEAD.length;
      if (head.status >= 200) return this.#begin(head, begin - before);
      if (head.status === SWITCHING_PROTOCOLS || ++this.#interim > MAX_INTERIM) throw notHttp('It is no answer.');
    }
  }

  #begin(head: AnswerHead, end: number): number {
    this.#head = head;
    this.#body = createBodyReader(head.length, this.#maxBytes);
    this.#held = undefined;
    return end;
  }
}
