import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from '../raw-http.ts';
import { startShell } from './shop.ts';

const QUERY = '{"query":"{ categories { name } }"}';

let lines: string[];
let shop: Awaited<ReturnType<typeof startShell>>;
beforeAll(async () => {
  lines = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  shop = await startShell({ logLevel: 'trace', logTo });
});
afterAll(() => shop.close());

const raw = (lines: string[], body?: string) => sendRaw(shop.address, [...lines, 'Connection: close'], body);
const post = (path: string, more: string[], body: string) =>
  raw([`POST ${path} HTTP/1.1`, 'Host: a', `Content-Length: ${Buffer.byteLength(body)}`, ...more], body);
const errorOf = (body: string): unknown => JSON.parse(body).errors[0];

describe('a request that could be read in two ways', () => {
  it('is refused when it names two hosts, or has a backslash in its path', async () => {
    const twice = await raw(['GET /policies HTTP/1.1', 'Host: a', 'Host: evil.example']);
    expect(twice.status).toBe(400);
    for (const path of ['/\\evil.example/', '/policies\\', '\\\\evil.example']) {
      const response = await raw([`GET ${path} HTTP/1.1`, 'Host: a', 'Accept: text/html']);
      expect([path, response.status]).toEqual([path, 400]);
      expect(response.headers).not.toContain('location:');
    }
    const page = await raw(['GET /\\evil HTTP/1.1', 'Host: a', 'Accept: text/html']);
    expect(page.body).toContain('Back to the home page');
  });

  it('is served as a path when its target is a whole address, whose host replaces the header', async () => {
    for (const target of ['http://shop.example', 'HTTP://shop.example:80', 'https://shop.example']) {
      const { status, body } = await raw(
        [
          `POST ${target}/graphql HTTP/1.1`,
          'Host: b',
          `Content-Length: ${QUERY.length}`,
          'Content-Type: application/json',
        ],
        QUERY,
      );
      expect([target, status]).toEqual([target, 200]);
      expect(JSON.parse(body).errors).toBeUndefined();
      expect((await raw([`GET ${target} HTTP/1.1`, 'Host: b', 'Accept: text/html'])).status).toBe(200);
    }
    const page = await raw(['GET http://shop.example/policies HTTP/1.1', 'Host: b', 'Accept: text/html']);
    expect(page.body).toContain('<link rel="canonical" href="http://shop.example/policies"');
    for (const target of ['http://a:99999/', 'http://a@b/policies', 'ftp://a/policies']) {
      const { status, headers } = await raw([`GET ${target} HTTP/1.1`, 'Host: a']);
      expect([target, status < 500 && status >= 400, headers.includes('location:')]).toEqual([target, true, false]);
    }
  });

  it('has a content type that is one, or is refused with 415', async () => {
    for (const type of ['text/plain; application/json', 'application', '; charset=utf-8', 'a/b; c="']) {
      const { status, body } = await post('/graphql', [`Content-Type: ${type}`], QUERY);
      expect([type, status, errorOf(body)]).toMatchObject([type, 415, { extensions: { code: 'BAD_REQUEST' } }]);
    }
    const json = await post('/graphql', ['Content-Type: application/json;charset="utf-8"'], QUERY);
    expect(json.status).toBe(200);
  });
});

describe('a body', () => {
  const JSON_TYPE = 'Content-Type: application/json';

  it('is forwarded completely, after 100 Continue if the client waits for it, and chunked or not', async () => {
    const waits = await post('/graphql', [JSON_TYPE, 'Expect: 100-continue'], QUERY);
    expect([waits.status, waits.body]).toEqual([200, expect.stringContaining('Saree')]);
    const chunks = `5\r\n${QUERY.slice(0, 5)}\r\n${(QUERY.length - 5).toString(16)}\r\n${QUERY.slice(5)}\r\n0\r\n\r\n`;
    const head = ['POST /graphql HTTP/1.1', 'Host: a', JSON_TYPE, 'Transfer-Encoding: chunked'];
    expect((await raw(head, chunks)).body).toContain('Saree');
  });

  it('of the payment provider is forwarded byte for byte', async () => {
    const seen: string[] = [];
    const gateway = fastify();
    gateway.removeAllContentTypeParsers();
    gateway.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    gateway.post('/payment/webhook', async ({ body }) => (seen.push(String(body)), ''));
    const gatewayUrl = `${await gateway.listen({ port: 0 })}/graphql`;
    const own = await startShell({ gatewayUrl });
    const event = '{ "event" : "payment.captured" }';
    const head = ['POST /payment/webhook HTTP/1.1', 'Host: a', `Content-Length: ${event.length}`, JSON_TYPE];
    const response = await sendRaw(own.address, [...head, 'Expect: 100-continue', 'Connection: close'], event);
    expect([response.status, seen]).toEqual([200, [event]]);
    await own.close();
    await gateway.close();
  });

  it('of five megabytes is refused with 413', async () => {
    const response = await fetch(`${shop.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'x'.repeat(5_000_000) }),
    });
    expect([response.status, (await response.json()).errors[0].message]).toEqual([413, 'The request is too large.']);
  });
});

describe('a request that no handler accepts', () => {
  it('gets a 404 in the shop’s form: a page for a browser, JSON for all others', async () => {
    const cases: [head: string, status: number][] = [
      ['GET /assets/none.js', 404],
      ['GET /assets/../../package.json', 403],
      ['GET /graphql/%2e%2e/x', 400],
      ['GET /docs/../x', 400],
    ];
    for (const [head, status] of cases) {
      const response = await raw([`${head} HTTP/1.1`, 'Host: a']);
      expect([head, response.status]).toEqual([head, status]);
      expect(errorOf(response.body), head).toMatchObject({ message: expect.stringMatching(/^\w.+\.$/) });
    }
    const page = await raw(['GET /assets/none.js HTTP/1.1', 'Host: a', 'Accept: text/html']);
    expect([page.status, page.headers]).toEqual([404, expect.stringContaining('content-type: text/html')]);
    expect(page.body).toContain('Back to the home page');
    expect(page.body).not.toContain('type="module"');
    expect(page.headers).toContain('content-security-policy');
  });

  it('gets the list of allowed methods, if the method is wrong', async () => {
    const cases: [head: string, allow: string][] = [
      ...['TRACE', 'PUT', 'DELETE', 'PROPFIND'].map((method): [string, string] => [`${method} /policies`, 'get, head']),
      ['POST /cart', 'get, head'],
      ['DELETE /:a(*', 'get, head'],
      ['DELETE /newsletter/leave?token=x', 'get, head, post'],
      ['PUT /csp-reports', 'get, head, post'],
    ];
    for (const [head, allow] of cases) {
      const response = await raw([`${head} HTTP/1.1`, 'Host: a']);
      expect([head, response.status, /^allow: (.*)$/m.exec(response.headers)?.[1]?.trim()]).toEqual([head, 405, allow]);
      expect(errorOf(response.body), head).toMatchObject({ extensions: { code: 'BAD_REQUEST' } });
    }
  });
});

describe('a proxy in front', () => {
  const reported = async (headers: Record<string, string>) => {
    await shop.get('/auth/google-login', headers);
    const { 'x-forwarded-for': ip, 'x-forwarded-proto': proto } = shop.standIn.state.headers.at(-1) ?? {};
    return [ip, proto];
  };

  it('may write a port to an address, which makes no other client of it', async () => {
    for (const [written, address] of [
      ['192.0.2.1:1000', '192.0.2.1'],
      ['192.0.2.1:1001', '192.0.2.1'],
      ['[2001:db8::1]:443', '2001:db8::1'],
      ['"[2001:db8::1]"', '2001:db8::1'],
      ['2001:db8::1', '2001:db8::1'],
      ['198.51.100.1, 192.0.2.1:7', '192.0.2.1'],
      ['unknown', '127.0.0.1'],
      ['198.51.100.1, unknown', '127.0.0.1'],
      ['192.0.2.1:x', '127.0.0.1'],
    ] as const) {
      expect([written, await reported({ 'x-forwarded-for': written })]).toEqual([written, [address, 'http']]);
    }
  });

  it('can name no other protocol than http and https', async () => {
    expect((await reported({ 'x-forwarded-proto': 'https' }))[1]).toBe('https');
    expect((await reported({ 'x-forwarded-proto': 'javascript' }))[1]).toBe('http');
    const html = await (await shop.get('/Saree', { 'x-forwarded-proto': 'javascript' })).text();
    expect(html).not.toContain('javascript:');
  });
});
