import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import type { Random } from '../../trust/harness/random.ts';

/** An answer without what tells of the moment alone. */
export interface Answer {
  status: number;
  headers: string[];
  body: string;
}
/** A client's connection, and what has come on it. */
export interface Client {
  socket: Socket;
  bytes: () => Buffer;
}

export function connectTo({ port }: { port: number }): Client {
  const parts: Buffer[] = [];
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.on('data', (part: Buffer) => void parts.push(part)).on('error', () => undefined);
  return { socket, bytes: () => Buffer.concat(parts) };
}

/** The answers in some bytes, as far as they are whole. */
export function answersIn(bytes: Buffer): Answer[] {
  const answers: Answer[] = [];
  for (let at = 0; ;) {
    const end = bytes.indexOf('\r\n\r\n', at);
    if (end < 0) return answers;
    const [line = '', ...lines] = bytes.toString('latin1', at, end).split('\r\n');
    const status = Number(line.split(' ')[1]);
    const length = Number(/^content-length: (\d+)$/im.exec(lines.join('\n'))?.[1] ?? 0);
    if (bytes.length < end + 4 + length) return answers;
    at = end + 4 + length;
    const body = bytes.toString('latin1', end + 4, at).replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'an id');
    const headers = lines.map((one) => one.replace(/^[^:]*/, (name) => name.toLowerCase()));
    const lasting = headers.filter((one) => !/^(date|x-request-id):/.test(one));
    answers.push({ status, headers: lasting.toSorted(), body });
    // Nobody reads on.
    if (lasting.includes('connection: close')) return answers;
  }
}

/**
 * Sends right requests, each once the one before is answered, and then these bytes in these parts, each on its own way to the
 * server. Answers what came until the connection was closed.
 */
export async function converse(
  to: { port: number },
  parts: readonly Buffer[],
  right: readonly Buffer[] = [],
): Promise<Answer[]> {
  const { socket, bytes } = connectTo(to);
  const closed = new Promise((gone) => socket.once('close', gone));
  await once(socket, 'connect');
  for (const [nth, request] of right.entries()) {
    socket.write(request);
    while (answersIn(bytes()).length <= nth) await once(socket, 'data');
  }
  for (const part of parts) {
    if (socket.writable) socket.write(part);
    await setImmediate();
  }
  await closed;
  return answersIn(bytes());
}

/** The bytes of a request. */
export function bytesOf({ method = 'POST', url, headers, payload }: InjectOptions): Buffer {
  if (typeof url !== 'string' || (payload !== undefined && typeof payload !== 'string'))
    throw new TypeError('A request has an address, and a text or nothing.');
  const body = payload === undefined ? [] : [`Content-Length: ${Buffer.byteLength(payload)}`];
  const named = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${String(value)}`);
  const head = [`${method} ${url} HTTP/1.1`, 'Host: shop.example', ...named, ...body];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${payload ?? ''}`);
}

/** A POST of this JSON. */
export const post = (payload: string, headers: Record<string, string> = {}): Buffer =>
  bytesOf({ method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json', ...headers }, payload });
/** The smallest operation. */
export const QUERY = '{"query":"{ __typename }"}';
/** One that asks the host for something each time. */
export const PROMO_CODE = '{"query":"{ promoCode(code: \\"A\\", subtotal: 100) { code } }"}';
/** The last request on a connection. */
export const LAST = bytesOf({
  method: 'GET',
  url: '/graphql?query={__typename}',
  headers: { connection: 'close', 'x-request-id': 'the-last' },
});

/** Some requests on one connection, some of them odd, cut into parts anywhere. */
export function oddConnection(random: Random): Buffer[] {
  const usual = [
    () => post(QUERY),
    () =>
      post('{"query":"query ($a: Int) { __typename }","variables":{"a":1}}', {
        accept: '*/*',
        'x-forwarded-for': '192.0.2.1',
      }),
    () => bytesOf({ method: 'GET', url: '/graphql?query={__typename}', headers: { 'if-none-match': '"a"' } }),
  ];
  const requests = Array.from({ length: 1 + random.below(3) }, () => {
    const request = random.pick(usual)();
    return random.percent(60) ? spoilBytes(request, random) : request;
  });
  const all = Buffer.concat([...requests, LAST]);
  const cuts = Array.from({ length: random.below(4) }, () => random.below(all.length)).toSorted((a, b) => a - b);
  return [0, ...cuts]
    .map((from, nth) => all.subarray(from, cuts[nth] ?? all.length))
    .filter(({ length }) => length > 0);
}

const ODD = [
  '\r',
  '\n',
  '\r\n',
  '\0',
  ' ',
  '\t',
  ':',
  ',',
  '\x7f',
  'é',
  '\x01',
  '/',
  '?',
  '#',
  '%',
  '"',
  '{',
  '0',
  '9',
];
const ODD_LINES = [
  'Content-Length: 5',
  'Content-Length: +26',
  'Content-Length: 26, 26',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: identity',
  'Host: b',
  'Connection: close',
  'Connection: Keep-Alive',
  'X-A:',
  ': b',
  'X_A: b',
  'Accept: text/event-stream;q=0',
  'Accept-Encoding: gzip',
  'Cookie: a=b',
  'Content-Type: application/json',
  'X-Forwarded-For: 192.0.2.9',
];

/** A request with a sign or a line more, less or otherwise. */
function spoilBytes(request: Buffer, random: Random): Buffer {
  const text = request.toString('latin1');
  const at = random.below(text.length);
  const put = (what: string, instead = 0) => Buffer.from(text.slice(0, at) + what + text.slice(at + instead), 'latin1');
  const lineAt = text.indexOf('\r\n') + 2;
  return random.pick([
    () => put(random.pick(ODD)),
    () => put(random.pick(ODD), 1),
    () => put('', 1 + random.below(3)),
    () => Buffer.from(`${text.slice(0, lineAt)}${random.pick(ODD_LINES)}\r\n${text.slice(lineAt)}`, 'latin1'),
    () =>
      Buffer.from(
        text.replace(/Content-Length: (\d+)/, (_, n: string) => `Content-Length: ${Number(n) + random.below(7) - 3}`),
        'latin1',
      ),
    () => Buffer.from(text.replaceAll('\r\n', random.pick(['\n', '\r', '\n\r'])), 'latin1'),
    () => Buffer.from(`\r\n${text}`, 'latin1'),
  ])();
}

/**
 * The answers of two servers, as far as both had the time to send them: when they refuse a connection, what was under way on it is lost,
 * and of two reasons it depends on the time which is told.
 */
export function alike(first: Answer[], second: Answer[]): [Answer[], Answer[]] {
  const [a, b] = [first.at(-1), second.at(-1)];
  const isRefused = (one: Answer | undefined) => one?.headers.includes('connection: close') && one.status >= 400;
  if (!isRefused(a) || !isRefused(b) || a?.status !== b?.status) return [first, second];
  const both = Math.min(first.length, second.length) - 1;
  return [first.slice(0, both), second.slice(0, both)];
}

/** A line of the log without what tells of the moment alone. */
export function lasting(line: string): string {
  const { time: _, ms: __, pid: ___, hostname: ____, ...rest } = JSON.parse(line);
  return JSON.stringify(rest);
}
