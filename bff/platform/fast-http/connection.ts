import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { endSilence } from '../../../schema/unfinished-requests.ts';
import { MAX_BYTES, RequestReader, type ReadRequest } from './read-request.ts';
import { FastReply } from './reply.ts';

/** Milliseconds in which a request must have come whole; then Node reads on, who counts and times slow senders. */
const WHOLE_MS = 100;
/** The most pieces in which it may come: with each it is read anew from its beginning. */
const MOST_PIECES = 8;
/** Milliseconds by which a connection stays open longer than its client is told, so that no request crosses its end. */
const KEPT_LONGER_MS = 1_000;

/** What the connections of one server have in common. */
export interface ConnectionParts {
  server: Server;
  /** Lets Node's own server read a connection from here on. */
  handOver: (socket: Socket) => void;
  /** Answers a request, or throws. */
  answer: (request: ReadRequest, reply: FastReply, socket: Socket) => void;
  /** Whether clients are told to open another connection. */
  isLeaving: () => boolean;
  /** Whether the server closes all that is idle. */
  isClosing: () => boolean;
  /** Milliseconds within which the first request must come. */
  requestMs: number;
  /** The headers of every answer. */
  usual: Readonly<Record<string, string>>;
}

/**
 * A connection whose requests are read one by one, as long as each is of the plainest form. With the first that is not, or is slow,
 * Node's server takes the connection, with all that was not answered.
 */
export class FastConnection {
  readonly #socket: Socket;
  readonly #parts: ConnectionParts;
  readonly #onClose: () => void;
  readonly #reader = new RequestReader();
  /** What has come and was not answered yet. */
  #held: Buffer | undefined;
  /** How often it was read, and not whole. */
  #pieces = 0;
  #reply: FastReply | undefined;
  #late: NodeJS.Timeout | undefined;
  #hasServed = false;

  /** `onClose` runs when the connection is closed, or is no longer this one's. */
  constructor(socket: Socket, parts: ConnectionParts, onClose: () => void) {
    this.#socket = socket;
    this.#parts = parts;
    this.#onClose = onClose;
    socket.setTimeout(parts.requestMs);
    socket.on('data', this.#take).on('timeout', this.#endIdle).on('end', this.#end);
    socket.on('error', this.#giveUp).on('close', this.#close);
  }

  /** Closes the connection when nothing is under way on it, and no part of a request has come; otherwise its answer will. */
  closeIfIdle(): void {
    if (!this.#reply && !this.#held) this.#socket.destroy();
  }

  /** Closes the connection, whatever is under way. */
  destroy(): void {
    this.#socket.destroy();
  }

  readonly #take = (bytes: Buffer): void => {
    const all = this.#held ? Buffer.concat([this.#held, bytes]) : bytes;
    this.#held = all;
    // The next request waits for the answer to this one. It is taken all the same, as far as it may be: on a connection that is paused
    // nobody sees that the client has left.
    if (!this.#reply) this.#read(all);
    else if (all.length > MAX_BYTES) this.#socket.pause();
  };

  #read(bytes: Buffer): void {
    const request = this.#reader.read(bytes);
    if (request === 'incomplete' && bytes.length <= MAX_BYTES && ++this.#pieces < MOST_PIECES) {
      this.#late ??= setTimeout(this.#handOver, WHOLE_MS);
      return;
    }
    if (request === 'incomplete' || !request) {
      this.#handOver();
      return;
    }
    this.#held = undefined;
    this.#pieces = 0;
    clearTimeout(this.#late);
    this.#late = undefined;
    this.#serve(request);
  }

  #serve(request: ReadRequest): void {
    const { server, usual, answer, isLeaving } = this.#parts;
    if (!this.#hasServed) {
      this.#hasServed = true;
      endSilence(this.#socket);
      this.#socket.setTimeout(server.keepAliveTimeout + KEPT_LONGER_MS);
    }
    const keepAlive = `timeout=${server.keepAliveTimeout / 1_000}`;
    const reply = new FastReply(this.#socket, { isLeaving, usual, keepAlive });
    this.#reply = reply;
    reply.once('close', () => this.#goOn(reply));
    answer(request, reply, this.#socket);
  }

  /** Reads what came meanwhile, once an answer is sent. */
  #goOn({ stays }: FastReply): void {
    this.#reply = undefined;
    if (this.#socket.destroyed) return;
    if (!stays || this.#parts.isClosing()) {
      // Nobody could be told what became of a request that still comes: it is thrown away.
      this.#held = undefined;
      this.#socket.off('data', this.#take).resume().end();
      return;
    }
    if (this.#held) {
      this.#socket.resume();
      this.#read(this.#held);
    }
  }

  readonly #handOver = (): void => {
    const bytes = this.#held;
    this.#leave();
    this.#socket.setTimeout(0);
    this.#socket.off('data', this.#take).off('timeout', this.#endIdle).off('end', this.#end);
    this.#socket.off('error', this.#giveUp).off('close', this.#close);
    this.#parts.handOver(this.#socket);
    if (bytes) this.#socket.unshift(bytes);
  };

  readonly #endIdle = (): void => {
    if (this.#reply) return;
    if (this.#hasServed) this.#socket.destroy();
    else this.#refuse('ERR_HTTP_REQUEST_TIMEOUT');
  };

  /** The client sends nothing more: it waits for no answer either, as in Node's server, but to a part of a request. */
  readonly #end = (): void => {
    if (this.#held && !this.#reply) this.#refuse('HPE_INVALID_EOF_STATE');
    else this.#socket.end();
  };

  readonly #giveUp = (): void => {
    this.#socket.destroy();
  };

  #refuse(code: UnreadRequestError['code']): void {
    this.#parts.server.emit('clientError', new UnreadRequestError(code), this.#socket);
  }

  readonly #close = (): void => {
    this.#leave();
    this.#reply?.close(false);
  };

  #leave(): void {
    clearTimeout(this.#late);
    this.#held = undefined;
    this.#onClose();
  }
}

/** A request that did not come whole, as Node's server calls it: in time, or at all. */
class UnreadRequestError extends Error {
  readonly code: 'ERR_HTTP_REQUEST_TIMEOUT' | 'HPE_INVALID_EOF_STATE';

  constructor(code: UnreadRequestError['code']) {
    super(code);
    this.code = code;
  }
}
