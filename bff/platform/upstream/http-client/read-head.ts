import { notHttp } from './unreadable-answer.ts';

/** The headers of an answer, their names in small letters. What came several times is one text, with commas. */
export type AnswerHeaders = Readonly<Record<string, string | undefined>>;

/** What stands before the body of an answer. */
export interface AnswerHead {
  status: number;
  headers: AnswerHeaders;
  /** The bytes of the body, or how its end is known. */
  length: number | 'chunked' | 'until the end';
  /** Whether the connection stays open after the answer. */
  stays: boolean;
}

const STATUS_LINE = /^HTTP\/1\.([01]) (\d{3})(?: [\t -~\u0080-\u00ff]*)?\r\n/;
/** One group alone takes blanks: with two the time for a long odd line would grow with the square of its length. */
const HEADER = /([\w!#$%&'*+.^`|~-]+):([\t -~\u0080-\u00ff]*)\r\n/y;
/** Headers that tell where the body ends. */
const FRAMING: ReadonlySet<string> = new Set(['content-length', 'transfer-encoding']);
const LENGTH = /^\d{1,15}$/;

/** Reads the head of an answer, up to the end of its last line. Throws for what is no HTTP, or could be read in two ways. */
export function readHead(text: string): AnswerHead {
  const [line, minor, digits] = STATUS_LINE.exec(text) ?? [];
  if (line === undefined) throw notHttp('The first line is odd.');
  const [status, headers] = [Number(digits), readHeaders(text, line.length)];
  return { status, headers, length: lengthOf(status, headers), stays: staysOpen(minor, headers) };
}

function readHeaders(text: string, begin: number): AnswerHeaders {
  const headers: Record<string, string> = Object.create(null);
  HEADER.lastIndex = begin;
  while (HEADER.lastIndex < text.length) {
    const [, name, value] = HEADER.exec(text) ?? [];
    if (name === undefined || value === undefined) throw notHttp('A header is odd.');
    const key = name.toLowerCase();
    // Readers differ in whether it is a blank here.
    if (value.includes('\t') && FRAMING.has(key)) throw notHttp('A tab tells how long the body is.');
    const before = headers[key];
    headers[key] = before === undefined ? value.trim() : `${before},${value.trim()}`;
  }
  return headers;
}

/** How long the body is. Two lengths, or a length and chunks, would be two readings. */
function lengthOf(status: number, headers: AnswerHeaders): AnswerHead['length'] {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  if (encoding !== undefined && length !== undefined) throw notHttp('It has a length and chunks.');
  if (length !== undefined && !LENGTH.test(length)) throw notHttp('The length is no number.');
  if (status < 200 || status === 204 || status === 304) return 0;
  if (encoding !== undefined) {
    if (encoding.toLowerCase() !== 'chunked') throw notHttp('The body is sent in an unknown form.');
    return 'chunked';
  }
  return length === undefined ? 'until the end' : Number(length);
}

function staysOpen(minor: string | undefined, { connection }: AnswerHeaders): boolean {
  if (minor === '0') return connection !== undefined && /^keep-alive$/i.test(connection);
  return connection === undefined || !/\bclose\b/i.test(connection);
}
