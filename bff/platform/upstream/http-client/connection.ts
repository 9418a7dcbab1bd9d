import type { Socket } from 'node:net';
import { AnswerReading, type WholeAnswer } from './read-answer.ts';

/** A request that waits for its answer. */
export interface PendingRequest {
  /** The head, with the empty line at its end. */
  head: string;
  body: string | Buffer | undefined;
  resolve(answer: WholeAnswer): void;
  reject(error: unknown): void;
  /** Whether nobody waits for its answer any longer. */
  isOver: boolean;
  /** The connection that it was sent on. */
  connection: HostConnection | undefined;
}

/** Opens a socket. Whatever it reads goes to `take`, in memory that is used again once `take` has returned. */
export type OpenSocket = (take: (bytes: Buffer) => void) => Socket;

/** What a connection is told, and whom it tells. */
export interface HostConnectionParts {
  open: OpenSocket;
  /** The event of an open socket: a secured one is open later. */
  openedEvent: 'connect' | 'secureConnect';
  /** Milliseconds in which it must be open. */
  connectMs: number;
  /** The most bytes of one answer. */
  maxAnswerBytes: number;
  /** Milliseconds that it stays open without a request, at the most. */
  idleMs: number;
  /** Runs when it can take another request. */
  onIdle(connection: HostConnection): void;
  /** Runs once, when it can take no more. */
  onEnd(connection: HostConnection): void;
}

/** Milliseconds before a host's own end of an idle connection, in which a request could cross it. */
const CROSSING_MS = 1_000;

/** A connection to a host, which has one request under way at a time. */
export class HostConnection {
  /** The moment after which it takes no request, by `performance.now()`. */
  idleUntil = Infinity;
  readonly #parts: HostConnectionParts;
  readonly #socket: Socket;
  #timer: NodeJS.Timeout | undefined;
  #request: PendingRequest | undefined;
  #reading: AnswerReading | undefined;
  #isOver = false;

  constructor(parts: HostConnectionParts) {
    this.#parts = parts;
    this.#socket = parts.open(this.#take);
    this.#timer = setTimeout(() => this.end(new ConnectionError('CONNECT_TIMEOUT')), parts.connectMs);
    this.#socket.once(parts.openedEvent, () => clearTimeout(this.#timer));
    this.#socket
      .on('end', this.#onEnd)
      .on('error', this.end)
      .on('close', () => this.end());
  }

  /** Sends a request. The one before must be answered. */
  send(request: PendingRequest): void {
    request.connection = this;
    this.#request = request;
    this.#reading = new AnswerReading(this.#parts.maxAnswerBytes);
    if (request.body === undefined) {
      this.#socket.write(request.head, 'latin1');
      return;
    }
    this.#socket.cork();
    this.#socket.write(request.head, 'latin1');
    this.#socket.write(request.body);
    this.#socket.uncork();
  }

  /** Closes it. A request that is under way fails. */
  readonly end = (error: unknown = new ConnectionError('CLOSED')): void => {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    const request = this.#takeRequest();
    this.#socket.destroy();
    this.#parts.onEnd(this);
    request?.reject(error);
  };

  readonly #take = (bytes: Buffer): void => {
    if (this.#isOver) return;
    // Nobody has asked for it: an answer to the next request it must not become.
    if (!this.#reading) return this.end();
    try {
      const end = this.#reading.take(bytes);
      if (end !== undefined) this.#finish(this.#reading.answer, end === bytes.length);
    } catch (error) {
      this.end(error);
    }
  };

  /** The host sends nothing more. */
  readonly #onEnd = (): void => {
    if (this.#reading?.isWholeAtEnd) this.#finish(this.#reading.answer, false);
    else this.end();
  };

  #finish(answer: WholeAnswer, isLast: boolean): void {
    const request = this.#takeRequest();
    const idleMs = idleMsOf(answer, this.#parts.idleMs);
    if (answer.stays && isLast && idleMs > 0) {
      this.idleUntil = performance.now() + idleMs;
      this.#parts.onIdle(this);
    } else this.end();
    request?.resolve(answer);
  }

  /** Lets go of the request that is under way: whoever cancels it from now on doesn't mean this connection. */
  #takeRequest(): PendingRequest | undefined {
    const request = this.#request;
    if (request) request.connection = undefined;
    this.#request = undefined;
    this.#reading = undefined;
    return request;
  }
}

/** How long the connection may be idle: a second less than its host says, where it does. */
function idleMsOf({ headers }: WholeAnswer, idleMs: number): number {
  const [, seconds] = /\btimeout=(\d{1,6})/i.exec(headers['keep-alive'] ?? '') ?? [];
  return seconds === undefined ? idleMs : Math.min(idleMs, Number(seconds) * 1_000 - CROSSING_MS);
}

/** Why a connection has ended before the answer. */
export class ConnectionError extends Error {
  /** For the log. */
  readonly code: 'CLOSED' | 'CONNECT_TIMEOUT';

  constructor(code: ConnectionError['code']) {
    super(code);
    this.code = code;
  }
}
