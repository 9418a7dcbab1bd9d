import { beforeEach, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../hosts/test-gateway.ts';
import { withApi, type ApiWithGateways } from './over-api.ts';

const CANARY = 'canary-8391';

let shop: ApiWithGateways;
let gateway: TestGateway;
const lines: string[] = [];
withApi.beforeAll(async ({ overApi }) => {
  shop = overApi;
  gateway = await shop.open({ logLevel: 'info' }, { logTo: { write: (line) => void lines.push(line) } });
  await gateway.request('{ __typename }');
});
beforeEach(() => {
  lines.length = 0;
});

/** Sends a request and returns its line in the log. */
async function lineOf(body: object, headers: Record<string, string> = {}) {
  lines.length = 0;
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
  await (await fetch(`${gateway.address}/graphql`, { ...init, body: JSON.stringify(body) })).text();
  const responded = () => lines.filter((line) => line.includes('"request completed"'));
  await expect.poll(responded).toHaveLength(1);
  return JSON.parse(responded()[0] ?? '');
}

describe('the line in the log', () => {
  it('names the operation and its client, and never the document or its variables', async () => {
    const query = `query Saree($name: String!) { category(name: $name) { name } } # ${CANARY}`;
    const client = { 'apollographql-client-name': 'android', 'apollographql-client-version': '2.1.0 (41)' };
    const line = await lineOf({ query, operationName: 'Saree', variables: { name: CANARY } }, client);
    expect(line).toMatchObject({
      route: '/graphql',
      status: 200,
      ms: expect.any(Number),
      operation: 'Saree',
      type: 'query',
      client: 'android',
      clientVersion: '2.1.0 (41)',
    });
    expect(line.codes).toBeUndefined();
    expect(lines.join('')).not.toContain(CANARY);
  });

  it('has the codes of all failures, each once', async () => {
    const broken = await lineOf({ query: `{ ${CANARY} }` });
    expect([broken.status, broken.codes, broken.operation]).toEqual([200, ['GRAPHQL_PARSE_FAILED'], undefined]);
    expect((await lineOf([{ query: '{ __typename }' }])).codes).toEqual(['BAD_REQUEST']);
    const query = `mutation Leave { updateProfile(input: { name: "${CANARY}", phone: "9876501234" }) { userErrors { code } } }`;
    const refused = await lineOf({ query });
    expect(refused).toMatchObject({ operation: 'Leave', type: 'mutation', codes: ['UNAUTHENTICATED'] });
    expect(lines.join('')).not.toContain(CANARY);
  });

  it('shortens a name that is too long for a log', async () => {
    const name = `evil "}{\u00e9 ${'x'.repeat(500)}`;
    const line = await lineOf(
      { query: `query ${'Q'.repeat(300)} { __typename }` },
      { 'apollographql-client-name': name },
    );
    expect(line.client).toBe(`evil  ${'x'.repeat(54)}`);
    expect(line.operation).toBe('Q'.repeat(60));
  });

  it('has the id by which the caller finds it', async () => {
    const line = await lineOf({ query: '{ __typename }' }, { 'x-request-id': 'caller-7' });
    expect([line.reqId, line.operation, line.type]).toEqual(['caller-7', undefined, 'query']);
  });
});
