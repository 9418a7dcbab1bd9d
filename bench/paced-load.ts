import { connect, type Socket } from 'node:net';

/** A request of a paced load. */
export interface PacedRequest {
  path: string;
  /** The access token of the shopper who sends it. */
  token?: string | undefined;
  /** The JSON body of a POST; without it the request is a GET. */
  body?: string | undefined;
}

/** The parameters of a load. */
export interface Pace {
  perSecond: number;
  seconds: number;
  /** The maximum number of connections. A request that is due while all are in use waits for one. */
  connections?: number;
}

/** Milliseconds from the time when a request was due to the end of its response. */
export interface Latencies {
  p50: number;
  p99: number;
  max: number;
  /** The number of unsuccessful responses. */
  failed: number;
  sent: number;
}

/**
 * Sends requests at a constant rate, whether or not the previous ones have a response: a slow server delays all
 * others, as it does in a shop. `requestFor` makes the nth request; one that it returns again is encoded once.
 */
export async function loadPaced(
  base: string,
  { perSecond, seconds, connections = 100 }: Pace,
  requestFor: (nth: number) => PacedRequest,
): Promise<Latencies> {
  const lines = new Lines(new URL(base), connections);
  const all = Math.round(perSecond * seconds);
  const times = new Float64Array(all);
  const { promise: allAnswered, resolve, reject } = Promise.withResolvers<void>();
  let [sent, answered, failed] = [0, 0, 0];
  const send = (nth: number, due: number) =>
    lines.request(requestFor(nth), (status) => {
      if (status instanceof Error) return reject(status);
      if (status !== 200) failed += 1;
      times[nth] = performance.now() - due;
      answered += 1;
      if (answered === all) resolve();
    });
  const start = performance.now();
  const dueAt = (nth: number) => start + (nth * 1_000) / perSecond;
  while (sent < all) {
    for (const now = performance.now(); sent < all && dueAt(sent) <= now; sent += 1) send(sent, dueAt(sent));
    await new Promise((next) => setTimeout(next, 1));
  }
  await allAnswered;
  lines.close();
  return { ...latenciesOf(times), failed, sent: all };
}

function latenciesOf(times: Float64Array): Pick<Latencies, 'p50' | 'p99' | 'max'> {
  const sorted = times.toSorted();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

type Done = (status: number | Error) => void;

/** The connections of a load. A request uses an open one, opens one more, or waits for one. */
class Lines {
  #host: URL;
  #most: number;
  #idle: Line[] = [];
  #all: Line[] = [];
  #waiting: [PacedRequest, Done][] = [];
  #bytes = new WeakMap<PacedRequest, Buffer>();

  constructor(host: URL, most: number) {
    this.#host = host;
    this.#most = most;
  }

  /** Sends a request; `done` receives its status once its response is complete, or the error. */
  request(request: PacedRequest, done: Done): void {
    const line = this.#findIdle() ?? this.#open();
    if (line) this.#askOn(line, request, done);
    else this.#waiting.push([request, done]);
  }

  #askOn(line: Line, request: PacedRequest, done: Done): void {
    line.request(this.#bytesOf(request), (status) => {
      done(status);
      const next = this.#waiting.shift();
      if (next) this.#askOn(line, ...next);
      else this.#idle.push(line);
    });
  }

  #bytesOf(request: PacedRequest): Buffer {
    const known = this.#bytes.get(request);
    if (known) return known;
    const { path, token, body } = request;
    const authorization = token === undefined ? '' : `Authorization: Bearer ${token}\r\n`;
    const sent =
      body === undefined ? '' : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
    const first = `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\nHost: ${this.#host.host}\r\n`;
    const bytes = Buffer.from(`${first}${authorization}${sent}\r\n${body ?? ''}`);
    this.#bytes.set(request, bytes);
    return bytes;
  }

  /** A server closes a connection that was idle for some seconds: the one that was used last is the freshest. */
  #findIdle(): Line | undefined {
    const open = this.#idle.findLastIndex(({ isOpen }) => isOpen);
    const [line] = open < 0 ? [] : this.#idle.splice(open, 1);
    return line;
  }

  #open(): Line | undefined {
    this.#all = this.#all.filter(({ isOpen }) => isOpen);
    if (this.#all.length >= this.#most) return undefined;
    const line = new Line(this.#host);
    this.#all.push(line);
    return line;
  }

  close(): void {
    for (const line of this.#all) line.close();
  }
}

/** The maximum number of bytes of one read. */
const READ_BYTES = 65_536;
const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '\r\n0\r\n\r\n';

/**
 * One connection of HTTP/1.1, with one request at a time. It reads each response into the same bytes: with new buffers, garbage
 * collection would stop the client once a second for 10 ms, which would distort one response in a hundred.
 */
class Line {
  /** Whether it can still be used. */
  isOpen = true;
  #socket: Socket;
  /** The missing bytes of the response; undefined before its head has arrived, Infinity for a chunked response. */
  #left: number | undefined;
  /** The end of a chunked response so far. */
  #end = '';
  #status = 0;
  #done: Done = () => {};

  constructor({ hostname, port }: URL) {
    const buffer = Buffer.alloc(READ_BYTES);
    const callback = (count: number) => (this.#take(buffer.subarray(0, count)), true);
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true, onread: { buffer, callback } });
    this.#socket.on('error', (error) => this.#finish(error));
    this.#socket.on('close', () => {
      this.isOpen = false;
      this.#finish(new Error('The connection was closed.'));
    });
  }

  request(request: Buffer, done: Done): void {
    [this.#left, this.#end, this.#done] = [undefined, '', done];
    this.#socket.write(request);
  }

  #finish(status: number | Error): void {
    const done = this.#done;
    this.#done = () => {};
    done(status);
  }

  #take(bytes: Buffer): void {
    let body = bytes;
    if (this.#left === undefined) {
      // A head is short, and arrives in one piece.
      const end = bytes.indexOf(HEAD_END);
      const head = bytes.toString('latin1', 0, Math.max(0, end));
      const length = /^content-length: *(\d+)/im.exec(head)?.[1];
      if (length === undefined && !/^transfer-encoding: *chunked/im.test(head))
        return this.#finish(new Error(`An answer without its length: ${head}`));
      [this.#status, this.#left] = [Number(head.slice(9, 12)), length === undefined ? Infinity : Number(length)];
      body = bytes.subarray(end + HEAD_END.length);
    }
    this.#left -= body.length;
    // With one request at a time, the last chunk is the last data.
    if (this.#left === Infinity)
      this.#end = (this.#end + body.subarray(-LAST_CHUNK.length).toString('latin1')).slice(-LAST_CHUNK.length);
    if (this.#left <= 0 || this.#end === LAST_CHUNK) this.#finish(this.#status);
  }

  close(): void {
    this.#done = () => {};
    this.#socket.destroy();
  }
}
