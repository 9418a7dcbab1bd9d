import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { TestGateway } from '../../hosts/test-gateway.ts';
import { createMisbehavingShop } from '../../hosts/misbehaving-host.ts';
import { withApi, type ApiWithGateways } from './over-api.ts';

const LISTING = '{ category(name: "Saree") { name productCount } }';
const MINE = '{ me { name } }';

let shop: ApiWithGateways;
let gateway: TestGateway;
withApi.beforeAll(async ({ overApi }) => {
  shop = overApi;
  gateway = await shop.open();
});

const addressOf = (parameters: Record<string, string>, at = gateway) =>
  `${at.address}/graphql?${new URLSearchParams(parameters)}`;

describe('a query by GET', () => {
  it('works without any special header, as a browser, curl or a cache sends it', async () => {
    const senders: Record<string, string>[] = [{}, { origin: 'https://other.example' }, { 'sec-fetch-site': 'none' }];
    for (const headers of senders) {
      const response = await fetch(addressOf({ query: LISTING }), { headers });
      expect([response.status, await response.json()]).toEqual([
        200,
        { data: { category: { name: 'Saree', productCount: 52 } } },
      ]);
      expect(response.headers.get('cache-control')).toBe('max-age=60, public');
    }
    const query = 'query Named($name: String!) { category(name: $name) { name } } query Other { __typename }';
    const variables = JSON.stringify({ name: 'Dress' });
    const named = await fetch(addressOf({ query, variables, operationName: 'Named' }));
    expect(await named.json()).toEqual({ data: { category: { name: 'Dress' } } });
  });

  it('gets a 304 if the client has the response already, with the same headers for caches', async () => {
    const first = await fetch(addressOf({ query: LISTING }));
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await fetch(addressOf({ query: LISTING }), { headers: { 'if-none-match': known } });
      expect([known, again.status, await again.text()]).toEqual([known, 304, '']);
      for (const name of ['etag', 'cache-control', 'vary'])
        expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
    }
    const other = await fetch(addressOf({ query: LISTING }), { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
    expect(other.headers.get('vary')?.split(', ')).toEqual(['Accept', 'accept-encoding', 'x-graphql-cost']);
  });

  it('gets cacheable JSON, also for a client that lists events after it, as urql does for every query', async () => {
    const json = 'application/graphql-response+json, application/graphql+json, application/json';
    const response = await fetch(addressOf({ query: LISTING }), {
      headers: { accept: `${json}, text/event-stream, multipart/mixed` },
    });
    expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      'application/graphql-response+json; charset=utf-8',
      'max-age=60, public',
    ]);
    const events = await fetch(addressOf({ query: LISTING }), { headers: { accept: `text/event-stream, ${json}` } });
    expect(events.headers.get('content-type')).toMatch(/^text\/event-stream/);
    await events.text();
  });

  it('is cached as long if it includes the root’s __typename, as Apollo Client does in every fragment on Query', async () => {
    const fragment = 'query Home { ...Start } fragment Start on Query { category(name: "Saree") { name } __typename }';
    for (const query of [fragment, '{ category(name: "Saree") { name } __typename }']) {
      const response = await fetch(addressOf({ query }));
      expect(await response.json()).toEqual({ data: { category: { name: 'Saree' }, __typename: 'Query' } });
      expect([query, response.headers.get('cache-control')]).toEqual([query, 'max-age=60, public']);
    }
    const other = await fetch(addressOf({ query: '{ __typename me { name } }' }));
    expect(other.headers.get('cache-control')).toBe('no-store');
    const alone = await fetch(addressOf({ query: '{ __typename }' }));
    expect(alone.headers.get('cache-control')).toBe('no-store');
  });

  it('may leave its other parameters empty, as a form does, the first time and later', async () => {
    for (let time = 1; time <= 3; time++) {
      for (const empty of [
        ['operationName'],
        ['variables'],
        ['extensions'],
        ['extensions', 'operationName', 'variables'],
      ]) {
        const parameters = { query: LISTING, ...Object.fromEntries(empty.map((name) => [name, ''])) };
        const response = await fetch(addressOf(parameters));
        expect([empty, await response.json()]).toEqual([
          empty,
          { data: { category: { name: 'Saree', productCount: 52 } } },
        ]);
      }
    }
    const wrong = await fetch(addressOf({ query: '', operationName: '' }));
    expect(wrong.status).toBe(400);
  });

  it('may be a HEAD, which returns only the headers', async () => {
    const [head, get] = [
      await fetch(addressOf({ query: LISTING }), { method: 'HEAD' }),
      await fetch(addressOf({ query: LISTING })),
    ];
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const name of ['etag', 'cache-control', 'content-type', 'vary'])
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
  });

  it('may name a document by its hash, which a POST has registered, or the GET itself', async () => {
    const hashOf = (query: string) => {
      const sha256Hash = createHash('sha256').update(query).digest('hex');
      return JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
    };
    const unknown = await fetch(addressOf({ extensions: hashOf(LISTING) }));
    expect([unknown.headers.get('etag'), unknown.headers.get('cache-control')]).toEqual([null, 'no-store']);
    expect(await unknown.json()).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
    await fetch(addressOf({ query: LISTING, extensions: hashOf(LISTING) }));
    const known = await fetch(addressOf({ extensions: hashOf(LISTING) }));
    expect(await known.json()).toEqual({ data: { category: { name: 'Saree', productCount: 52 } } });
    expect(known.headers.get('cache-control')).toBe('max-age=60, public');
  });

  it('and a POST are the only ways in', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const init = {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: LISTING }),
      };
      const response = await fetch(addressOf({}), init);
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD, POST']);
      const message = 'GraphQL accepts GET, HEAD and POST.';
      expect(await response.json()).toMatchObject({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });
    }
  });

  it('cannot be a mutation', async () => {
    const query = 'mutation { leaveNewsletter(input: { token: "t" }) { message } }';
    const response = await fetch(addressOf({ query }), { headers: { 'apollo-require-preflight': '1' } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('a client that sends a GET', () => {
  it('is a visitor, whatever cookies a browser adds, and gets none', async () => {
    const twisted = await createMisbehavingShop();
    const { gateway: at } = await twisted.open();
    const cookie = '__Host-rest.session=s-1; rest.session=s-1';
    const send = (headers: Record<string, string>) => fetch(addressOf({ query: MINE }, at), { headers });
    twisted.host.twist = (_, response) => void (response.headers['set-cookie'] = 'session=s-2; Path=/');

    const visitor = await send({ cookie });
    expect(await visitor.json()).toEqual({ data: { me: null } });
    const shopper = await send({ cookie, authorization: 'Bearer t.asha' });
    expect((await shopper.json()).data.me).not.toBeNull();
    for (const { headers } of [visitor, shopper]) {
      expect([headers.get('set-cookie'), headers.get('cache-control')]).toEqual([null, 'no-store']);
    }
    expect(twisted.host.headers.length).toBeGreaterThan(1);
    for (const headers of twisted.host.headers) expect(headers['cookie']).toBeUndefined();
    await twisted.close();
  });

  it('and sends a token, gets a response that no shared cache may store', async () => {
    const response = await fetch(addressOf({ query: LISTING }), { headers: { authorization: 'Bearer a.b.c' } });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'max-age=60, private']);
  });
});

describe('a POST', () => {
  it('is refused if another site could make a browser send it, as before', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const init = { method: 'POST', headers: { 'content-type': type }, body: `query=${LISTING}` };
      const response = await fetch(`${gateway.address}/graphql`, init);
      expect([type, response.status >= 400 && response.status < 500]).toEqual([type, true]);
    }
    const empty = await fetch(`${gateway.address}/graphql?${new URLSearchParams({ query: LISTING })}`, {
      method: 'POST',
    });
    expect(empty.status).toBe(400);
  });

  it('has no tag: it is never cached', async () => {
    expect((await gateway.request(LISTING)).headers.get('etag')).toBeNull();
  });
});
