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
});
