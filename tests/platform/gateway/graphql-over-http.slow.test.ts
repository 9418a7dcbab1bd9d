import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../hosts/test-gateway.ts';
import { startOverApi, type ApiWithGateways } from './over-api.ts';

let shop: ApiWithGateways;
let gateway: TestGateway;
beforeAll(async () => {
  shop = await startOverApi();
  gateway = await shop.open();
});
afterAll(() => shop.close());

describe('GraphQL over HTTP', () => {
  it("passes every audit of the standard's own suite: MUST, SHOULD and MAY", async () => {
    const results = await auditServer({ url: `${gateway.address}/graphql` });
    expect(results.length).toBeGreaterThan(50);
    const left = results.flatMap((result) => {
      if (result.status === 'ok') return [];
      return [`${result.status} ${result.id} ${result.name}: ${result.reason}`];
    });
    expect(left).toEqual([]);
  });

  const wrong: [string, object][] = [
    ['a document that cannot be parsed', { query: '{ category(' }],
    ['one that the schema does not know', { query: '{ nothing }' }],
    ['variables of another type', { query: 'query ($n: Int) { category(name: $n) { name } }', variables: { n: 'x' } }],
    ['a missing variable', { query: 'query ($n: String!) { category(name: $n) { name } }' }],
    ['an unknown hash', { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }],
    ['an unknown id', { documentId: 'none' }],
  ];
  for (const [what, body] of wrong) {
    it(`returns ${what} by 200 as application/json, by 400 as application/graphql-response+json`, async () => {
      expect(await statusesOf(body)).toEqual([200, 400]);
    });
  }

  it('returns 400 in both for a request that it refuses to run: costly operations, and a name that no operation has', async () => {
    const costly = `{ ${Array.from({ length: 60 }, (_, at) => `a${at}: categories { name }`).join(' ')} }`;
    expect(await statusesOf({ query: costly })).toEqual([400, 400]);
    expect(await statusesOf({ query: '{ __typename }', operationName: 'Other' })).toEqual([400, 400]);
  });

  it('returns the same for a document of more than 1,000 tokens, before it is parsed to its end', async () => {
    const documentOf = (tokens: number) => `{ ${'nothing '.repeat(tokens - 2)}}`;
    const codeOf = async (query: string) => (await gateway.request(query)).errors?.[0]?.extensions?.['code'];
    expect(await codeOf(documentOf(1_000))).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(await codeOf(documentOf(1_001))).toBe('QUERY_TOO_COSTLY');
    expect(await statusesOf({ query: documentOf(1_001) })).toEqual([400, 400]);
    const { errors } = await gateway.request(`${documentOf(1_001)} {{{`);
    expect(errors?.map(({ message }) => message)).toEqual(['The document has more than 1000 tokens.']);
  });
});

describe('the manual', () => {
  it('lists every code that an error may have', () => {
    const read = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');
    const sources = read('bff/host/failures.ts') + read('bff/graphql/errors.ts');
    // The codes of failures are in a union of types, those of Apollo Server in a list.
    const codes = [...sources.matchAll(/^  (?:\| )?'([A-Z_]+)'[,;]?$/gm)].map(([, code = '']) => code);
    expect(codes.length).toBeGreaterThan(14);
    const manual = read('docs/http.md');
    expect(codes.filter((code) => !manual.includes(`\`${code}\``))).toEqual([]);
  });
});

/** Returns the status of a POST, and expects no data, for each of the two media types. */
function statusesOf(body: object): Promise<number[]> {
  const types = ['application/json', 'application/graphql-response+json'];
  return Promise.all(
    types.map(async (accept) => {
      const headers = { 'content-type': 'application/json', accept };
      const response = await fetch(`${gateway.address}/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      expect(response.headers.get('content-type')).toContain(accept);
      expect(Object.keys(await response.json())).not.toContain('data');
      return response.status;
    }),
  );
}
