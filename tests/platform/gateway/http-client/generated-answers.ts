import type { Random } from '../../../trust/harness/random.ts';

/** Bytes of an answer, in the parts in which they come; then the connection ends. */
export interface GeneratedAnswer {
  parts: Buffer[];
  /** What a client should read; undefined where a byte is other than it should be. */
  expected: { status: number; body: string; header: string } | undefined;
}

const BODIES = ['', 'a', '{"products":[]}', '0\r\n\r\n', '\r\n\r\nHTTP/1.1 200 OK\r\n', 'बंधेज'.repeat(40)].map((text) =>
  Buffer.from(text).toString('latin1'),
);
const STATUSES = [200, 200, 200, 201, 301, 404, 429, 500, 503];
const REASONS = [' OK', ' Not Found', ' ', '', ' é'];
const INTERIM = ['HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n', 'HTTP/1.1 102 Processing\r\n\r\n'];
const HEADERS = [
  'Date: Fri, 27 Nov 2026 12:00:00 GMT',
  'x_y: 1',
  "a!#$%&'*+.^`|~: b",
  'Empty:',
  'Tab:\tb\t',
  'Connection: close',
  'Connection: keep-alive',
  'Via: 1.1 é',
];

/** An answer, now and then with a sign or a line that is odd, cut into parts anywhere. */
export function generateAnswer(random: Random, isSpoiled: boolean): GeneratedAnswer {
  const [status, body] = [random.pick(STATUSES), random.pick(BODIES)];
  const header = String(random.below(1_000));
  const [framing, sent] = random.pick([frameByLength, frameByEnd, frameByChunks])(body, random);
  const named = random.shuffled([...HEADERS.filter(() => random.percent(20)), ...framing, `X-Header: ${header}`]);
  const interim = random.percent(10) ? random.pick(INTERIM) : '';
  const right = `${interim}HTTP/1.1 ${status}${random.pick(REASONS)}\r\n${named.join('\r\n')}\r\n\r\n${sent}`;
  const text = isSpoiled ? spoil(right, random) : right;
  const bytes = Buffer.from(text, 'latin1');
  const cuts = Array.from({ length: random.below(5) }, () => random.below(bytes.length)).toSorted((a, b) => a - b);
  const parts = [0, ...cuts].map((from, nth) => bytes.subarray(from, cuts[nth] ?? bytes.length));
  return {
    parts: parts.filter(({ length }) => length > 0),
    expected: isSpoiled ? undefined : { status, body, header },
  };
}

type Framed = [headers: string[], sent: string];

const frameByLength = (body: string): Framed => [[`Content-Length: ${body.length}`], body];
const frameByEnd = (body: string): Framed => [[], body];

function frameByChunks(body: string, random: Random): Framed {
  let sent = '';
  for (let at = 0; at < body.length;) {
    const chunk = body.slice(at, at + 1 + random.below(30));
    at += chunk.length;
    const extension = random.percent(20) ? ';a=b' : '';
    sent += `${random.percent(20) ? '00' : ''}${chunk.length.toString(16)}${extension}\r\n${chunk}\r\n`;
  }
  return [['Transfer-Encoding: chunked'], `${sent}0\r\n${random.percent(20) ? 'X-Later: 1\r\n' : ''}\r\n`];
}

const ODD = ['\r', '\n', '\r\n', '\0', ' ', '\t', ':', ',', ';', '\x7f', 'é', '0', '9', 'f', '-', '+'];
const ODD_LINES = [
  'Content-Length: 3',
  'Content-Length: +3',
  'Content-Length: 3, 3',
  'Content-Length: 0x3',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: identity',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding : chunked',
  ' folded',
  ': b',
  'no colon',
  'Upgrade: websocket',
];

/** An answer with a sign or a line more, less or otherwise. */
function spoil(text: string, random: Random): string {
  const at = random.below(text.length);
  const put = (what: string, instead = 0) => text.slice(0, at) + what + text.slice(at + instead);
  const lineAt = text.indexOf('\r\n') + 2;
  return random.pick([
    () => put(random.pick(ODD)),
    () => put(random.pick(ODD), 1),
    () => put('', 1 + random.below(3)),
    () => text.slice(0, at),
    () => `${text.slice(0, lineAt)}${random.pick(ODD_LINES)}\r\n${text.slice(lineAt)}`,
    () => text.replace(/Content-Length: (\d+)/, (_, n: string) => `Content-Length: ${Number(n) + random.below(7) - 3}`),
    () =>
      text.replace(
        /^HTTP\/1\.1 \d+/,
        random.pick([
          'HTTP/1.0 200',
          'HTTP/2.0 200',
          'HTTP/1.1 99',
          'HTTP/1.1 101',
          'HTTP/1.1 204',
          'HTTP/1.1 304',
          'ICY 200',
          'http/1.1 200',
        ]),
      ),
    () => text.replaceAll('\r\n', random.pick(['\n', '\r', '\n\r'])),
    () => `\r\n${text}`,
    () => text + random.pick(['x', '\r\n', text]),
  ])();
}
