import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, type TestHost } from '../../hosts/test-host.ts';
import { sendRaw } from '../../raw-http.ts';

const CANARY = 'canary-in-a-query';
const QUERY = '{"query":"{ __typename }"}';

const lines: string[] = [];
const told: unknown[] = [];
let host: TestHost;
let gateway: TestGateway;
beforeAll(async () => {
  host = await createTestHost((_path, _url, _response, request) => {
    told.push(request.headers['x-forwarded-for']);
    return {};
  });
  const logTo = { write: (line: string) => void lines.push(line) };
  gateway = await createTestGateway(host.url, { logLevel: 'trace', requestMs: 500 }, { logTo });
});
afterAll(async () => {
  await gateway.close();
  await host.close();
});

const raw = (head: string[], body?: string) => sendRaw(gateway.address, [...head, 'Connection: close'], body);
const post = (more: string[], body = QUERY) =>
  raw(['POST /graphql HTTP/1.1', 'Host: a', `Content-Length: ${body.length}`, ...more], body);

describe('the gateway by itself', () => {
  it('refuses in GraphQL’s form what it cannot read', async () => {
    const long = `X: ${'x'.repeat(20_000)}`;
    const cases: [what: string, answer: ReturnType<typeof raw>, status: number][] = [
      ['two hosts', raw(['GET /livez HTTP/1.1', 'Host: a', 'Host: b']), 400],
      ['no content type', post(['Content-Type: text/plain; application/json']), 415],
      ['too long headers', raw(['GET /livez HTTP/1.1', 'Host: a', long]), 431],
      [
        'a body that never ends',
        raw(['POST /graphql HTTP/1.1', 'Host: a', 'Content-Type: application/json', 'Content-Length: 99'], '{'),
        408,
      ],
    ];
    for (const [what, answer, status] of cases) {
      const { status: given, body } = await answer;
      expect([what, given]).toEqual([what, status]);
      const [error] = JSON.parse(body).errors;
      expect([what, error]).toMatchObject([what, { extensions: { code: 'BAD_REQUEST' } }]);
    }
  });

  it('takes a body that a client asks about first', async () => {
    expect((await post(['Content-Type: application/json', 'Expect: 100-continue'])).status).toBe(200);
  });

  it('tells the host of a client’s address without a port, and of its own where it is told none', async () => {
    const token = { authorization: 'Bearer t', 'content-type': 'application/json' };
    for (const [written, address] of [
      ['192.0.2.1:1000', '192.0.2.1'],
      ['[2001:db8::1]:443', '2001:db8::1'],
      ['198.51.100.7, unknown', '127.0.0.1'],
    ] as const) {
      told.length = 0;
      await fetch(`${gateway.address}/graphql`, {
        method: 'POST',
        headers: { ...token, 'x-forwarded-for': written },
        body: JSON.stringify({ query: '{ me { cart { itemCount } } }' }),
      });
      expect([written, told.at(-1)]).toEqual([written, address]);
    }
  });

  it('logs no query string, not even at its most talkative', async () => {
    for (const path of ['/graphql', '/livez', '/nothing', '/auth/google-login', '/%E0%A4%A', '/docs']) {
      await fetch(`${gateway.address}${path}?token=${CANARY}`, { redirect: 'manual' });
    }
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => line.includes(CANARY))).toEqual([]);
  });
});
