import type { AnswerHead } from './read-head.ts';
import { notHttp, UnreadableAnswer } from './unreadable-answer.ts';

/** Collects the bytes of one body. They are copied: a connection uses the memory that it reads into again. */
export interface BodyReader {
  /** The body's bytes as they came. */
  readonly chunks: readonly Buffer[];
  /** Takes bytes from a place on, and answers the place after those that are the body's. Throws for a body that is too big, or no HTTP. */
  take(bytes: Buffer, begin: number): number;
  /** Whether the body is whole. */
  readonly isWhole: boolean;
  /** Whether the body is whole when nothing more comes. */
  readonly isWholeAtEnd: boolean;
}

/** The reader for a body of this length. */
export function createBodyReader(length: AnswerHead['length'], maxBytes: number): BodyReader {
  if (length === 'chunked') return new ChunkedBody(maxBytes);
  if (length === 'until the end') return new PlainBody(undefined, maxBytes);
  if (length > maxBytes) throw tooBig();
  return new PlainBody(length, maxBytes);
}

const tooBig = () => new UnreadableAnswer('TOO_BIG', 'The answer is too big.');

/** The least bytes of memory that are asked for after the first piece: a body may come in pieces of a byte each. */
const LEAST_MEMORY = 16_384;

const NOTHING = Buffer.alloc(0);

/** The bytes that were collected so far, up to a limit. */
class Collected {
  readonly chunks: Buffer[] = [];
  #left: number;
  /** The memory of the last chunk, and where the chunk ends in it. */
  #memory = NOTHING;
  #end = 0;

  constructor(maxBytes: number) {
    this.#left = maxBytes;
  }

  add(bytes: Buffer, begin: number, end: number): void {
    const length = end - begin;
    this.#left -= length;
    if (this.#left < 0) throw tooBig();
    if (length === 0) return;
    if (this.#end + length > this.#memory.length) this.#addMemory(length);
    bytes.copy(this.#memory, this.#end, begin, end);
    this.#end += length;
    this.chunks[this.chunks.length - 1] = this.#memory.subarray(0, this.#end);
  }

  /** Takes memory of its own, which can be given back as soon as the answer is read. */
  #addMemory(length: number): void {
    this.#memory = Buffer.allocUnsafeSlow(this.chunks.length === 0 ? length : Math.max(length, LEAST_MEMORY));
    this.#end = 0;
    this.chunks.push(this.#memory);
  }
}

/** A body of a known length, or one that ends with its connection. */
class PlainBody implements BodyReader {
  readonly #collected: Collected;
  #left: number;
  readonly isWholeAtEnd: boolean;

  constructor(length: number | undefined, maxBytes: number) {
    this.#collected = new Collected(maxBytes);
    this.#left = length ?? Infinity;
    this.isWholeAtEnd = length === undefined;
  }

  get chunks(): readonly Buffer[] {
    return this.#collected.chunks;
  }

  get isWhole(): boolean {
    return this.#left === 0;
  }

  take(bytes: Buffer, begin: number): number {
    const end = Math.min(bytes.length, begin + this.#left);
    this.#collected.add(bytes, begin, end);
    this.#left -= end - begin;
    return end;
  }
}

const LINE_FEED = 10;
/** The most letters of all lines between and after the chunks that have not ended yet. */
const MAX_LINE = 4_096;
/** The most letters of the lines after the last chunk. */
const MAX_TRAILERS = 16_384;
/** The size of a chunk, and what may be told of it, which nobody reads. */
const SIZE = /^([\da-f]{1,8})(?:;[\w-]+=[\w-]+)*$/i;
const TRAILER = /^[\w-]+:[\t -~\u0080-\u00ff]*$/;

/** A body in chunks, each with its size before it. What comes after the last one is thrown away. */
class ChunkedBody implements BodyReader {
  readonly #collected: Collected;
  readonly isWholeAtEnd = false;
  isWhole = false;
  #next: 'size' | 'bytes' | 'end of bytes' | 'trailer' = 'size';
  #left = 0;
  #line = '';
  #trailers = 0;

  constructor(maxBytes: number) {
    this.#collected = new Collected(maxBytes);
  }

  get chunks(): readonly Buffer[] {
    return this.#collected.chunks;
  }

  take(bytes: Buffer, begin: number): number {
    let at = begin;
    while (at < bytes.length && !this.isWhole)
      at = this.#next === 'bytes' ? this.#takeBytes(bytes, at) : this.#takeLine(bytes, at);
    return at;
  }

  #takeBytes(bytes: Buffer, begin: number): number {
    const end = Math.min(bytes.length, begin + this.#left);
    this.#collected.add(bytes, begin, end);
    this.#left -= end - begin;
    if (this.#left === 0) this.#next = 'end of bytes';
    return end;
  }

  #takeLine(bytes: Buffer, begin: number): number {
    const found = bytes.indexOf(LINE_FEED, begin);
    const end = found < 0 ? bytes.length : found + 1;
    this.#line += bytes.toString('latin1', begin, end);
    if (this.#line.length > MAX_LINE) throw notHttp('A line between chunks is too long.');
    if (found < 0) return end;
    const line = this.#line;
    this.#line = '';
    if (!line.endsWith('\r\n')) throw notHttp('A line between chunks is odd.');
    this.#read(line.slice(0, -2));
    return end;
  }

  #read(line: string): void {
    if (this.#next === 'size') this.#readSize(line);
    else if (this.#next === 'end of bytes') this.#readEndOfBytes(line);
    else this.#readTrailer(line);
  }

  #readSize(line: string): void {
    const [, digits] = SIZE.exec(line) ?? [];
    if (digits === undefined) throw notHttp('The size of a chunk is odd.');
    this.#left = parseInt(digits, 16);
    this.#next = this.#left === 0 ? 'trailer' : 'bytes';
  }

  #readEndOfBytes(line: string): void {
    if (line !== '') throw notHttp('A chunk is longer than its size.');
    this.#next = 'size';
  }

  #readTrailer(line: string): void {
    this.#trailers += line.length;
    if (this.#trailers > MAX_TRAILERS) throw notHttp('Too much comes after the chunks.');
    this.isWhole = line === '';
    if (!this.isWhole && !TRAILER.test(line)) throw notHttp('What comes after the chunks is odd.');
  }
}
