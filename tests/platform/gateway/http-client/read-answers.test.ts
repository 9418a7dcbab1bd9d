import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpClient } from '../../../../bff/platform/upstream/http-client/http-client.ts';
import { createRandom } from '../../../trust/harness/random.ts';
import { generateAnswer, type GeneratedAnswer } from './generated-answers.ts';
import { attemptAt, ok, read, sendParts, startRawHost, type RawHost } from './raw-host.ts';

/** The environment variable SEED sets another seed, ANSWERS another number of answers. A failure names the seed. */
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const ANSWERS = Number(process.env['ANSWERS'] ?? 300);

let next: readonly Buffer[] = [];
let host: RawHost;
beforeAll(async () => {
  host = await startRawHost((socket) => void sendParts(socket, next).then(() => socket.end()));
});
afterAll(() => host.close());

interface Read {
  status: number;
  body: string;
  header: string;
}

/** What our client reads; undefined where it refuses to. */
async function ours(): Promise<Read | undefined> {
  const limits = { connections: 1, connectMs: 5_000, idleMs: 5_000, maxAnswerBytes: 10_000 };
  const client = createHttpClient(host.origin, limits);
  try {
    const { status, headers, chunks } = await client.send(attemptAt('/'));
    return { status, body: Buffer.concat(chunks).toString('latin1'), header: headers['x-header'] ?? '' };
  } catch {
    return undefined;
  } finally {
    client.close();
  }
}

/** What Node's own client reads. */
async function theirs(): Promise<Read | undefined> {
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(host.origin, { agent: false }, resolve).on('error', reject).on('upgrade', reject);
    });
    const { statusCode: status = 0, headers } = answer;
    return { status, body: (await buffer(answer)).toString('latin1'), header: headers['x-header']?.toString() ?? '' };
  } catch {
    return undefined;
  }
}

/** What both read of an answer. */
async function readBoth({ parts }: GeneratedAnswer) {
  next = parts;
  return { ours: await ours(), theirs: await theirs() };
}

describe(`answers are read as Node’s own client reads them (seed ${SEED})`, () => {
  it('in any pieces, of a known length, in chunks, or up to the end', { timeout: 60_000 }, async () => {
    const random = createRandom(SEED);
    for (let nth = 0; nth < ANSWERS; nth++) {
      const answer = generateAnswer(random, false);
      const { expected } = answer;
      expect(await readBoth(answer), Buffer.concat(answer.parts).toString('latin1')).toEqual({
        ours: expected,
        theirs: expected,
      });
    }
  });

  it('or not at all, where a byte is other than it should be', { timeout: 60_000 }, async () => {
    const random = createRandom(SEED + 1);
    let [read, refused] = [0, 0];
    for (let nth = 0; nth < ANSWERS; nth++) {
      const answer = generateAnswer(random, true);
      const both = await readBoth(answer);
      if (both.ours === undefined) refused++;
      else {
        read++;
        expect(both.ours, JSON.stringify(answer.parts.map((part) => part.toString('latin1')))).toEqual(both.theirs);
      }
    }
    expect([read > 0, refused > 0]).toEqual([true, true]);
  });
});

it('an answer in the smallest chunks is kept in few pieces of memory', async () => {
  const body = 'abcdefghij'.repeat(1_000);
  const chunks = Array.from(body, (letter) => `1\r\n${letter}\r\n`).join('');
  next = [Buffer.from(`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`)];
  const limits = { connections: 1, connectMs: 5_000, idleMs: 5_000, maxAnswerBytes: 10_000 };
  const client = createHttpClient(host.origin, limits);
  const answer = await client.send(attemptAt('/'));
  client.close();
  expect(Buffer.concat(answer.chunks).toString()).toBe(body);
  expect(answer.chunks.length).toBeLessThan(5);
});

describe('an answer', () => {
  const BIG = 'x'.repeat(1_001);
  it.each([
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 'NOT_HTTP'],
    [
      'a length and chunks',
      'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n',
      'NOT_HTTP',
    ],
    ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\n\r\n', 'NOT_HTTP'],
    ['no head', 'SSH-2.0-OpenSSH\r\n\r\n', 'NOT_HTTP'],
    ['a head that is too long', `HTTP/1.1 200 OK\r\nA: ${'x'.repeat(17_000)}\r\n\r\n`, 'NOT_HTTP'],
    ['a head that never ends', `HTTP/1.1 200 OK\r\nA: ${'x'.repeat(17_000)}`, 'NOT_HTTP'],
    ['heads without end', 'HTTP/1.1 102 Processing\r\n\r\n'.repeat(17), 'NOT_HTTP'],
    ['a size without end', `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(5_000)}`, 'NOT_HTTP'],
    [
      'too much after its chunks',
      `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n${`a: ${'x'.repeat(900)}\r\n`.repeat(20)}\r\n`,
      'NOT_HTTP',
    ],
    ['a body that is too big, by its length', ok(BIG), 'TOO_BIG'],
    ['… in chunks', `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3e9\r\n${BIG}\r\n0\r\n\r\n`, 'TOO_BIG'],
    ['… up to the end', `HTTP/1.1 200 OK\r\n\r\n${BIG}`, 'TOO_BIG'],
    ['a body that breaks off', 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nabc', 'CLOSED'],
    [
      'chunks that break off',
      'HTTP/1.1 200 OK\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n',
      'CLOSED',
    ],
    ['nothing', '', 'CLOSED'],
    ['a body as big as it may be', ok(BIG.slice(1)), `200 ${BIG.slice(1)}`],
    ['no body by its status', 'HTTP/1.1 204 No Content\r\nContent-Length: 5\r\n\r\n', '204 '],
    ['a body that ends with its connection', 'HTTP/1.0 200 OK\r\n\r\nabc', '200 abc'],
    ['the end of its head in two', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r|\na', '200 a'],
  ])('with %s is read, or refused with a reason for the log', async (_, text, outcome) => {
    next = text.split('|').map((part) => Buffer.from(part, 'latin1'));
    const limits = { connections: 1, connectMs: 5_000, idleMs: 5_000, maxAnswerBytes: 1_000 };
    const client = createHttpClient(host.origin, limits);
    expect(await read(client)).toBe(outcome);
    client.close();
  });
});
