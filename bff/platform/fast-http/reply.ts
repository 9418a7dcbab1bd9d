import type { Socket } from 'node:net';
import { statusLine } from '../../../schema/http-requests.ts';
import type { HttpReply } from '../http-messages.ts';

type HeaderValue = number | string | string[];

const NAME = /^[a-z\d-]+$/;
/** What a header may have in it: no end of a line, above all. */
const VALUE = /^[\t -~\u0080-\u00ff]*$/;
/** Answers that have no body. */
const BODILESS: ReadonlySet<number> = new Set([204, 304]);

/** What a reply is told of its connection. */
export interface ReplyOptions {
  /** Whether the connection is closed after it. */
  isLeaving: () => boolean;
  /** What stands in `Keep-Alive`. */
  keepAlive: string;
  /** The headers that each answer has, but where it has them already. */
  usual: Readonly<Record<string, string>>;
}

/** The reply to a request that was read without Node's server. */
export class FastReply implements HttpReply {
  statusCode = 200;
  writableFinished = false;
  /** Whether the client was told that the connection stays open; so until it is told otherwise. */
  stays = true;
  readonly raw = this;
  readonly #socket: Socket;
  readonly #options: ReplyOptions;
  readonly #startedAt = performance.now();
  readonly #headers = new Map<string, HeaderValue>();
  #listeners: (() => void)[] = [];
  #isSent = false;

  constructor(socket: Socket, options: ReplyOptions) {
    this.#socket = socket;
    this.#options = options;
  }

  get writableEnded(): boolean {
    return this.#isSent;
  }

  get elapsedTime(): number {
    return performance.now() - this.#startedAt;
  }

  code(status: number): this {
    this.statusCode = status;
    return this;
  }

  type(contentType: string): this {
    return this.header('content-type', contentType);
  }

  header(name: string, value: unknown): this {
    const key = name.toLowerCase();
    const checked = Array.isArray(value) ? value.map((one) => toValue(key, one)) : toValue(key, value);
    this.#headers.set(key, checked);
    return this;
  }

  headers(values: Record<string, unknown>): this {
    for (const name in values) this.header(name, values[name]);
    return this;
  }

  hasHeader(name: string): boolean {
    return this.#headers.has(name.toLowerCase());
  }

  getHeader(name: string): HeaderValue | undefined {
    return this.#headers.get(name.toLowerCase());
  }

  removeHeader(name: string): this {
    this.#headers.delete(name.toLowerCase());
    return this;
  }

  send(payload: string | Buffer = ''): this {
    if (this.#isSent) throw new Error('A reply is sent once.');
    this.#isSent = true;
    this.stays = !this.#options.isLeaving();
    const body = BODILESS.has(this.statusCode) ? '' : payload;
    const head = this.#head(body);
    const sent = (error?: Error | null) => this.close(!error);
    if (typeof body === 'string') {
      this.#socket.write(head + body, 'utf8', sent);
      return this;
    }
    this.#socket.cork();
    this.#socket.write(head, 'latin1');
    this.#socket.write(body, sent);
    this.#socket.uncork();
    return this;
  }

  once(_event: 'close', listener: () => void): this {
    this.#listeners.push(listener);
    return this;
  }

  /** Tells those who listen that the reply is over: sent as a whole, or given up because its client has left. */
  close(isSent: boolean): void {
    const listeners = this.#listeners;
    this.#listeners = [];
    this.writableFinished ||= isSent;
    for (const listener of listeners) listener();
  }

  #head(body: string | Buffer): string {
    const { usual, keepAlive } = this.#options;
    let head = `${statusLine(this.statusCode)}\r\n`;
    for (const [name, value] of this.#headers) {
      if (typeof value !== 'object') head += `${name}: ${value}\r\n`;
      else for (const one of value) head += `${name}: ${one}\r\n`;
    }
    for (const name in usual) if (!this.#headers.has(name)) head += `${name}: ${usual[name]}\r\n`;
    if (!BODILESS.has(this.statusCode)) head += `content-length: ${Buffer.byteLength(body)}\r\n`;
    head += `Date: ${dateNow()}\r\n`;
    return `${head}${this.stays ? `Connection: keep-alive\r\nKeep-Alive: ${keepAlive}` : 'Connection: close'}\r\n\r\n`;
  }
}

/** A value as it may stand in a header. Throws for one that could be read as more than that. */
function toValue(name: string, value: unknown): string {
  const text = String(value);
  if (!NAME.test(name) || !VALUE.test(text)) throw new TypeError(`The header ${name} may not have this value.`);
  return text;
}

let date: string | undefined;

/** The time as HTTP writes it, which is made once a second. */
function dateNow(): string {
  if (date !== undefined) return date;
  const now = new Date();
  setTimeout(() => (date = undefined), 1_000 - now.getMilliseconds()).unref();
  return (date = now.toUTCString());
}
