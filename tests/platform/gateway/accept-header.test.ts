import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, type TestHost } from '../../hosts/test-host.ts';

const QUERY = '{ __typename } # no subscription';
const LIVE = 'subscription Live { orderItem(id: "x") { id } }';
const EVENTS = 'text/event-stream';
const JSON_TYPE = 'application/json';

/** `Accept` headers, with the media types of the responses to a query and a subscription. */
const WISHES: [accept: string, query: string, subscription: string][] = [
  ['text/event-stream', EVENTS, EVENTS],
  ['TEXT/Event-Stream; charset=utf-8', EVENTS, EVENTS],
  ['text/event-stream, application/json', EVENTS, EVENTS],
  ['application/json, text/event-stream', JSON_TYPE, EVENTS],
  ['application/graphql-response+json, text/event-stream;q=0.9', 'application/graphql-response+json', EVENTS],
  ['application/json;q=0.5, text/event-stream', EVENTS, EVENTS],
  ['application/json;q=0, text/event-stream;q=0.1', EVENTS, EVENTS],
  ['text/event-stream;q=0.5, application/json', JSON_TYPE, EVENTS],
  ['*/*, text/event-stream', EVENTS, EVENTS],
  ['*/*, text/event-stream;q=0.5', JSON_TYPE, EVENTS],
  ['text/event-stream;q=0, application/json', JSON_TYPE, JSON_TYPE],
  ['text/event-stream; q=0.000, */*', JSON_TYPE, JSON_TYPE],
  ['application/json', JSON_TYPE, JSON_TYPE],
];

let host: TestHost;
let gateway: TestGateway;
beforeAll(async () => {
  host = await createTestHost(() => ({}));
  gateway = await createTestGateway(host.url);
});
afterAll(async () => {
  await gateway.close();
  await host.close();
});

/** Sends an operation. Returns the status and the media type, and whether it was refused for its `Accept`. */
async function request(body: object, accept: string) {
  const headers = { 'content-type': 'application/json', accept };
  const response = await fetch(`${gateway.address}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
  return {
    status: response.status,
    type: response.headers.get('content-type')?.replace(/;.*/, ''),
    text: await response.text(),
  };
}

describe('a client that takes events', () => {
  for (const [accept, ofQuery, ofSubscription] of WISHES) {
    it(`as ${accept} gets a query as ${ofQuery}, a subscription as ${ofSubscription}`, async () => {
      // The second time the fast path knows the query.
      for (let time = 1; time <= 2; time++)
        expect(await request({ query: QUERY }, accept)).toMatchObject({ status: 200, type: ofQuery });
      const { status, type, text } = await request({ query: LIVE }, accept);
      const takesEvents = ofSubscription === EVENTS;
      expect([status, type]).toEqual([takesEvents ? 200 : 406, ofSubscription]);
      expect(text).toContain(takesEvents ? 'UNAUTHENTICATED' : 'Accept: text/event-stream');
    });
  }

  it('after JSON gets a subscription by them whatever names it: its operation, or its hash', async () => {
    const both = `${LIVE} query Other { __typename }`;
    const accept = 'application/json, text/event-stream';
    expect(await request({ query: both, operationName: 'Live' }, accept)).toMatchObject({ status: 200, type: EVENTS });
    expect(await request({ query: both, operationName: 'Other' }, accept)).toMatchObject({
      status: 200,
      type: JSON_TYPE,
    });
    const extensions = { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(LIVE).digest('hex') } };
    for (const body of [{ query: LIVE, extensions }, { extensions }])
      expect(await request(body, accept)).toMatchObject({ status: 200, type: EVENTS });
    expect(await request({ query: 'subscription {' }, accept)).toMatchObject({ status: 200, type: JSON_TYPE });
  });

  it('and JSON alone by weight none gets neither', async () => {
    expect((await request({ query: QUERY }, 'text/event-stream;q=0')).status).toBe(406);
  });
});
