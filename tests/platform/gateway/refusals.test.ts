import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, type TestHost } from '../../hosts/test-host.ts';
import { sendRaw } from '../../raw-http.ts';

const CANARY = 'canary-in-a-query';
const QUERY = '{"query":"{ __typename }"}';

const lines: string[] = [];
const reported: unknown[] = [];
let host: TestHost;
let gateway: TestGateway;
beforeAll(async () => {
  host = await createTestHost((_path, _url, _response, request) => {
    reported.push(request.headers['x-forwarded-for']);
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

interface Sent {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

describe('the gateway by itself', () => {
  it('refuses an unreadable request in GraphQL’s form', async () => {
    const long = `X: ${'x'.repeat(20_000)}`;
    const unfinished = ['POST /graphql HTTP/1.1', 'Host: a', 'Content-Type: application/json', 'Content-Length: 99'];
    const cases: [what: string, answer: ReturnType<typeof raw>, status: number, words: string][] = [
      [
        'two hosts',
        raw(['GET /livez HTTP/1.1', 'Host: a', 'Host: b']),
        400,
        'The request has more than one Host header.',
      ],
      ['a line that is none', raw(['GET /livez HTTP/1.1', 'Host: a', 'X : y']), 400, 'The request is not well formed.'],
      [
        'no content type',
        post(['Content-Type: text/plain; application/json']),
        415,
        'The body must be JSON, and its content type application/json.',
      ],
      [
        'too long headers',
        raw(['GET /livez HTTP/1.1', 'Host: a', long]),
        431,
        'The headers of the request are too large.',
      ],
      ['a body that never ends', raw(unfinished, '{'), 408, 'The request took too long to arrive.'],
    ];
    for (const [what, response, status, message] of cases) {
      const { status: given, body } = await response;
      expect([what, given]).toEqual([what, status]);
      const [error] = JSON.parse(body).errors;
      expect([what, error]).toMatchObject([what, { message, extensions: { code: 'BAD_REQUEST' } }]);
    }
  });

  it.each(['a:99999', '999.999.999.999', '[1:2]', '[::1', 'a b'])('refuses an impossible host: %s', async (host) => {
    for (const path of ['/docs', '/auth/google-login', '/schema.graphql', '/graphql?query={__typename}']) {
      const { status, body } = await raw([`GET ${path} HTTP/1.1`, `Host: ${host}`]);
      const message = 'The Host header is not a valid host.';
      expect([path, status, JSON.parse(body).errors]).toMatchObject([path, 400, [{ message }]]);
    }
  });

  it('names the request in every refusal, also of requests outside GraphQL', async () => {
    const json = { 'content-type': 'application/json' };
    const bodies = ['[]', `[${QUERY}]`, 'null', '"text"', '7', '{}', '{"query":1}', '{"query":""}', '{'];
    const parts = ['"variables":[]', '"variables":"x"', '"operationName":7', '"extensions":[]'];
    const posts = [...bodies, ...parts.map((part) => `${QUERY.slice(0, -1)},${part}}`)].map((body) => ({
      body,
      headers: json,
    }));
    const cases: [query: string, init: Sent][] = [
      ...posts.map((init): [string, Sent] => ['', { method: 'POST', ...init }]),
      ['', { method: 'POST', body: QUERY, headers: { 'content-type': 'text/plain' } }],
      ['', { method: 'POST', body: QUERY, headers: { ...json, accept: 'image/png' } }],
      ['', { method: 'POST', body: '{"query":"{ nothing }"}', headers: { ...json, accept: 'image/png' } }],
      ['', { method: 'POST', body: '[]', headers: { ...json, accept: 'text/event-stream' } }],
      ['', {}],
      ['?query={__typename}&variables=x', {}],
      ['?query={__typename}&extensions=[]', {}],
      ['?query={__typename}&query={__typename}', {}],
      ['?query={__typename}', { headers: { 'content-type': 'text/plain' } }],
    ];
    for (const [query, init] of cases) {
      const headers = { ...init.headers, 'x-request-id': 'caller-7' };
      const response = await fetch(`${gateway.address}/graphql${query}`, { ...init, headers });
      const extensions = { code: 'BAD_REQUEST', requestId: 'caller-7' };
      const requested = [query, init];
      expect([requested, await response.json()]).toMatchObject([requested, { errors: [{ extensions }] }]);
      expect([400, 406, 415]).toContain(response.status);
    }
  });

  it('reports the error of a request that is not read', async () => {
    const json = { 'content-type': 'application/json' };
    const cases: [body: string, headers: Record<string, string>, status: number, message: string][] = [
      ['{', json, 400, 'The request is not well formed. Its body must be valid JSON.'],
      ['', json, 400, 'The request is not well formed. Its body must be valid JSON.'],
      [`{"query":"${'x'.repeat(100_001)}"}`, json, 413, 'The request is too large: its body may have 100000 bytes.'],
      ['<a/>', { 'content-type': 'text/xml' }, 415, 'The body must be JSON, and its content type application/json.'],
    ];
    for (const [body, headers, status, message] of cases) {
      const response = await fetch(`${gateway.address}/graphql`, { method: 'POST', headers, body });
      expect([response.status, await response.json()]).toMatchObject([status, { errors: [{ message }] }]);
    }
  });

  it('refuses a hash in an unknown form, which is no failure of its own', async () => {
    lines.length = 0;
    const message = 'extensions.persistedQuery must be { "version": 1, "sha256Hash": "…" }.';
    const headers = { 'content-type': 'application/json' };
    for (const persistedQuery of [{ version: 2, sha256Hash: 'x' }, { sha256Hash: 'x' }, 'x', 7, ['x']]) {
      for (const query of ['{ __typename }', undefined]) {
        const body = JSON.stringify({ query, extensions: { persistedQuery } });
        const response = await fetch(`${gateway.address}/graphql`, { method: 'POST', headers, body });
        expect([persistedQuery, response.status]).toEqual([persistedQuery, 400]);
        expect(await response.json()).toMatchObject({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });
      }
    }
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  it('refuses an invalid hash of a document, and names the field, with or without the document', async () => {
    const message =
      'extensions.persistedQuery.sha256Hash must be the SHA-256 of the document, a text of 64 hexadecimal digits.';
    const headers = { 'content-type': 'application/json' };
    for (const sha256Hash of [7, null, undefined, true, ['a'.repeat(64)], {}]) {
      for (const query of ['{ __typename }', undefined]) {
        const extensions = { persistedQuery: { version: 1, sha256Hash } };
        const posted = await fetch(`${gateway.address}/graphql`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ query, extensions }),
        });
        const parameters = new URLSearchParams({ ...(query ? { query } : {}), extensions: JSON.stringify(extensions) });
        for (const response of [posted, await fetch(`${gateway.address}/graphql?${parameters}`)]) {
          expect([sha256Hash, response.status]).toEqual([sha256Hash, 400]);
          expect(await response.json()).toMatchObject({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });
        }
      }
    }
    for (const sha256Hash of ['b'.repeat(64), 'B'.repeat(64), `sha256:${'b'.repeat(64)}`, 'x', 'g'.repeat(64)]) {
      const body = JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
      const response = await fetch(`${gateway.address}/graphql`, { method: 'POST', headers, body });
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
    }
  });

  it('accepts a body after Expect: 100-continue', async () => {
    expect((await post(['Content-Type: application/json', 'Expect: 100-continue'])).status).toBe(200);
  });

  it('sends the host a client’s address without a port, and its own if it receives none', async () => {
    const token = { authorization: 'Bearer t', 'content-type': 'application/json' };
    for (const [written, address] of [
      ['192.0.2.1:1000', '192.0.2.1'],
      ['[2001:db8::1]:443', '2001:db8::1'],
      ['198.51.100.7, unknown', '127.0.0.1'],
    ] as const) {
      reported.length = 0;
      await fetch(`${gateway.address}/graphql`, {
        method: 'POST',
        headers: { ...token, 'x-forwarded-for': written },
        body: JSON.stringify({ query: '{ me { cart { itemCount } } }' }),
      });
      expect([written, reported.at(-1)]).toEqual([written, address]);
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
