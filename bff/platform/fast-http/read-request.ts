import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { GRAPHQL_PATH } from '../http-messages.ts';

/** A request that was read from the bytes of its connection. */
export interface ReadRequest {
  method: 'GET' | 'POST';
  url: string;
  /** By names in small letters, each once. */
  headers: IncomingHttpHeaders;
  /** The JSON of a POST; undefined for a GET. */
  body: unknown;
}

/** The most bytes of a head, below the limit that Node has for all headers. */
const MAX_HEAD = 8_192;
/** The most bytes of a whole request. */
export const MAX_BYTES = 65_536;

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const FIRST_LINE = new RegExp(String.raw`^(GET|POST) (${GRAPHQL_PATH}(?:\?[!-~]*)?) HTTP/1\.1\r\n`);
const BEGINNINGS = [`GET ${GRAPHQL_PATH}`, `POST ${GRAPHQL_PATH}`];
/**
 * A line of the head in the form that all servers read alike. Only one group takes blanks: with two of them the time for an odd line of
 * blanks would grow with the square of its length.
 */
const HEADER = /([A-Za-z\d-]+):([\t -~]*)\r\n/y;
/** Headers that change how a request is read or answered. */
const LEFT_TO_NODE: ReadonlySet<string> = new Set([
  'transfer-encoding',
  'upgrade',
  'expect',
  'trailer',
  'te',
  'proxy-connection',
  'content-encoding',
]);
const JSON_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i;
const LENGTH = /^\d{1,5}$/;
/** What may be a name that Fastify refuses in JSON, also written by escapes. */
const SUSPECT = /__proto__|constructor|\\u00/;

/** A head that was read, and what it says. */
interface ReadHead {
  text: string;
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<IncomingHttpHeaders>;
  /** The bytes of the body that it tells of. */
  length: number;
}
/** The most characters of a head that is remembered: each open connection has one. */
const MAX_REMEMBERED = 2_048;

/** Reads the requests of one connection. Most clients send the same head again and again: it is read once. */
export class RequestReader {
  #last: ReadHead | undefined;

  /**
   * Reads one GraphQL request that has come whole, in the plainest form: a POST of JSON or a GET without a body, each header once. `incomplete`
   * while more of it has to come. Undefined for everything else, which is Node's to read, and to refuse: of what is read here there is
   * one reading alone.
   */
  read(bytes: Buffer): ReadRequest | 'incomplete' | undefined {
    const end = bytes.indexOf(END_OF_HEAD);
    if (end < 0) return mayBecomeOne(bytes) ? 'incomplete' : undefined;
    if (end > MAX_HEAD) return undefined;
    const text = bytes.toString('latin1', 0, end + 2);
    const head = this.#last?.text === text ? this.#last : readHead(text);
    if (!head) return undefined;
    if (text.length <= MAX_REMEMBERED) this.#last = head;
    const { method, url, headers, length } = head;
    const bodyBegin = end + END_OF_HEAD.length;
    if (bytes.length > bodyBegin + length) return undefined;
    if (bytes.length < bodyBegin + length) return bodyBegin + length > MAX_BYTES ? undefined : 'incomplete';
    // Whoever reads a request may change its headers.
    const read = { method, url, headers: { ...headers } };
    if (method === 'GET') return { ...read, body: undefined };
    const body = parseBody(bytes.subarray(bodyBegin));
    return body === undefined ? undefined : { ...read, body };
  }
}

/** Reads a head; undefined for one that Node reads. */
function readHead(text: string): ReadHead | undefined {
  const [line, method, url] = FIRST_LINE.exec(text) ?? [];
  if (line === undefined || url === undefined) return undefined;
  const headers = readHeaders(text, line.length);
  if (!headers || !isPlain(headers)) return undefined;
  if (method === 'GET')
    return headers['content-length'] === undefined ? { text, method, url, headers, length: 0 } : undefined;
  const length = lengthOf(headers);
  return length === undefined ? undefined : { text, method: 'POST', url, headers, length };
}

/** Whether bytes may be the beginning of a request for GraphQL. */
function mayBecomeOne(bytes: Buffer): boolean {
  if (bytes.length > MAX_HEAD) return false;
  const text = bytes.toString('latin1', 0, 32);
  return BEGINNINGS.some((beginning) => text.startsWith(beginning) || beginning.startsWith(text));
}

/** The headers of a head from this place on; undefined where a line is odd, or a name comes twice. */
function readHeaders(head: string, begin: number): IncomingHttpHeaders | undefined {
  const headers: IncomingHttpHeaders = {};
  HEADER.lastIndex = begin;
  while (HEADER.lastIndex < head.length) {
    const [, name, value] = HEADER.exec(head) ?? [];
    if (name === undefined || value === undefined) return undefined;
    const key = name.toLowerCase();
    if (key in headers || LEFT_TO_NODE.has(key)) return undefined;
    headers[key] = value.trim();
  }
  return headers;
}

/** Whether nothing in the headers asks for more than an answer on a connection that stays. */
function isPlain({ host, connection = 'keep-alive', accept }: IncomingHttpHeaders): boolean {
  if (host === undefined || !/^keep-alive$/i.test(connection)) return false;
  return accept === undefined || !/event-stream/i.test(accept);
}

/** The bytes of the JSON that comes after the head; undefined where it is none, or not said in so many digits. */
function lengthOf({ 'content-type': type, 'content-length': length }: IncomingHttpHeaders): number | undefined {
  const isJson = type !== undefined && JSON_TYPE.test(type);
  return isJson && length !== undefined && LENGTH.test(length) ? Number(length) : undefined;
}

/** The value of a body; undefined where it is no JSON in UTF-8, or may be one that Fastify refuses. */
function parseBody(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) return undefined;
  const text = bytes.toString();
  if (SUSPECT.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
