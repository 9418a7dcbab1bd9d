import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectSecure, type ConnectionOptions } from 'node:tls';
import type { Attempt } from '../send-with-retry.ts';
import {
  ConnectionError,
  HostConnection,
  type HostConnectionParts,
  type OpenSocket,
  type PendingRequest,
} from './connection.ts';
import type { WholeAnswer } from './read-answer.ts';

/** The limits of a client. */
export interface HttpClientOptions {
  /** The most connections. */
  connections: number;
  /** Milliseconds in which a connection must be open. */
  connectMs: number;
  /** Milliseconds that a connection stays open without a request, at the most. */
  idleMs: number;
  /** The most bytes of one answer, as they come. */
  maxAnswerBytes: number;
  /** Whom a secured connection trusts; the usual authorities, where it is not told. */
  tls?: Pick<ConnectionOptions, 'ca'>;
}

/** A client of HTTP/1.1 for one host. */
export interface HttpClient {
  /** Sends a request and answers what comes. Follows no redirects, and asks nothing twice. Throws where no whole answer comes. */
  send(request: Attempt): Promise<WholeAnswer>;
  /** Ends all connections; what is under way fails. */
  close(): void;
}

/** How often connections are looked for that have been idle for too long. */
const SWEEP_MS = 1_000;
const PATH = /^\/[!-~]*$/;
const NAME = /^[a-z\d-]+$/i;
/** What a header may have in it: no end of a line, above all. */
const VALUE = /^[\t -~\u0080-\u00ff]*$/;

/** Makes the client of an origin. Connects when there is something to ask. */
export function createHttpClient(origin: URL, options: HttpClientOptions): HttpClient {
  return new PooledClient(origin, options);
}

class PooledClient implements HttpClient {
  readonly #host: string;
  readonly #parts: HostConnectionParts;
  readonly #most: number;
  readonly #all = new Set<HostConnection>();
  /** The one that was used last is used first, so that the others can end. */
  readonly #idle: HostConnection[] = [];
  readonly #waiting: PendingRequest[] = [];
  #sweep: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(origin: URL, { connections, tls, ...limits }: HttpClientOptions) {
    this.#host = origin.host;
    this.#most = connections;
    const openedEvent = origin.protocol === 'https:' ? 'secureConnect' : 'connect';
    this.#parts = { ...limits, open: openerOf(origin, tls), openedEvent, onIdle: this.#onIdle, onEnd: this.#onEnd };
  }

  send(attempt: Attempt): Promise<WholeAnswer> {
    return new Promise((resolve, reject) => {
      const head = headOf(attempt, this.#host);
      const request = { head, body: attempt.body, resolve, reject, isOver: false, connection: undefined };
      attempt.cancellation.onCancel((reason) => cancel(request, reason));
      if (!request.isOver) this.#begin(request);
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#sweep);
    for (const connection of this.#all) connection.end();
    for (const request of this.#waiting.splice(0)) request.reject(new ConnectionError('CLOSED'));
  }

  #begin(request: PendingRequest): void {
    if (this.#isClosed) request.reject(new ConnectionError('CLOSED'));
    else if (!this.#sendOnIdle(request)) this.#sendOnNew(request);
  }

  #sendOnIdle(request: PendingRequest): boolean {
    for (let connection = this.#idle.pop(); connection; connection = this.#idle.pop()) {
      if (connection.idleUntil > performance.now()) {
        connection.send(request);
        return true;
      }
      connection.end();
    }
    return false;
  }

  #sendOnNew(request: PendingRequest): void {
    if (this.#all.size >= this.#most) {
      this.#waiting.push(request);
      return;
    }
    const connection = new HostConnection(this.#parts);
    this.#all.add(connection);
    connection.send(request);
  }

  readonly #onIdle = (connection: HostConnection): void => {
    const next = this.#next();
    if (next) {
      connection.send(next);
      return;
    }
    this.#idle.push(connection);
    this.#sweep ??= setTimeout(this.#endIdle, SWEEP_MS).unref();
  };

  readonly #onEnd = (connection: HostConnection): void => {
    this.#all.delete(connection);
    const at = this.#idle.indexOf(connection);
    if (at >= 0) this.#idle.splice(at, 1);
    const next = this.#isClosed ? undefined : this.#next();
    if (next) this.#sendOnNew(next);
  };

  /** The request that waits longest. */
  #next(): PendingRequest | undefined {
    let next = this.#waiting.shift();
    while (next?.isOver) next = this.#waiting.shift();
    return next;
  }

  readonly #endIdle = (): void => {
    this.#sweep = undefined;
    const now = performance.now();
    for (const connection of this.#idle.filter(({ idleUntil }) => idleUntil <= now)) connection.end();
    if (this.#idle.length > 0) this.#sweep = setTimeout(this.#endIdle, SWEEP_MS).unref();
  };
}

/** Nobody waits any longer: a connection that works for it is of no further use. */
function cancel(request: PendingRequest, reason: unknown): void {
  request.isOver = true;
  if (request.connection) request.connection.end(reason);
  request.reject(reason);
}

/** The head of a request. Throws where a part of it could be read as more than that. */
function headOf({ method, path, headers, body }: Attempt, host: string): string {
  if (!PATH.test(path)) throw new TypeError('The path is odd.');
  let head = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: keep-alive\r\n`;
  for (const name in headers) {
    const value = headers[name] ?? '';
    if (!NAME.test(name) || !VALUE.test(value)) throw new TypeError(`The header ${name} may not have this value.`);
    head += `${name}: ${value}\r\n`;
  }
  if (body !== undefined || method !== 'GET') head += `content-length: ${Buffer.byteLength(body ?? '')}\r\n`;
  return `${head}\r\n`;
}

/** The memory that all connections read into, each at its own time: what they keep of it, they copy. */
const MEMORY = Buffer.allocUnsafeSlow(65_536);

/** What opens the sockets. */
function openerOf({ protocol, hostname, port }: URL, tls: HttpClientOptions['tls']): OpenSocket {
  const host = hostname.replace(/^\[|\]$/g, '');
  const reading = (take: (bytes: Buffer) => void) => ({
    buffer: MEMORY,
    callback: (length: number) => {
      take(MEMORY.subarray(0, length));
      return true;
    },
  });
  if (protocol !== 'https:')
    return (take) => connectPlain({ host, port: Number(port || 80), noDelay: true, onread: reading(take) });
  let session: Buffer | undefined;
  const servername = isIP(host) ? undefined : host;
  return (take): Socket => {
    const options = {
      ...tls,
      ...(servername === undefined ? {} : { servername }),
      ...(session ? { session } : {}),
      host,
      port: Number(port || 443),
      ALPNProtocols: ['http/1.1'],
      onread: reading(take),
    };
    const socket = connectSecure(options);
    socket.setNoDelay(true);
    return socket.on('session', (resumable) => (session = resumable));
  };
}
