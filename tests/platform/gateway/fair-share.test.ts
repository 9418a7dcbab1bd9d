import { Kind, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fairClientOf } from '../../../server-kit/client-address.ts';
import { measureOperation } from '../../../bff/graphql/cost.ts';
import { createSchema } from '../../../bff/schema.ts';
import { DOCUMENT_TEXTS } from '../../document-texts.ts';
import type { TestGateway } from '../../hosts/test-gateway.ts';
import { createMisbehavingShop, type MisbehavingShop } from '../../hosts/misbehaving-host.ts';

describe('clients share the calls to the REST host', () => {
  it('by key, by address, by network of IPv6, and each request of the shop’s own servers for itself', () => {
    const of = (ip: string, key?: string, isOfShop = false) => fairClientOf({ ip, id: 'r-1', isOfShop }, key);
    expect([of('203.0.113.7'), of('::ffff:203.0.113.7'), of('203.0.113.7', 'app')]).toEqual([
      'address 203.0.113.7',
      'address 203.0.113.7',
      'key app',
    ]);
    expect(of('2001:db8:1:2::7')).toBe(of('2001:db8:1:2:9:9:9:9'));
    expect(of('2001:db8:1:2::7')).not.toBe(of('2001:db8:1:3::7'));
    expect(of('10.1.2.3')).toBe('address 10.1.2.3');
    expect(of('10.1.2.3', undefined, true)).toBe('request r-1');
  });
});

describe('a search by words', () => {
  const schema = createSchema();
  const costOf = (text: string, variables: Record<string, unknown> = {}) => {
    const document = parse(text);
    const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
    if (!operation) throw new Error('There is no operation.');
    return measureOperation(schema, document, operation, variables).cost;
  };
  const ALIASED = `query ($t: String) { ${Array.from({ length: 38 }, (_, at) => `a${at}: products(search: { text: $t }) { filterCounts { count } }`).join(' ')} }`;

  it('costs its price, whichever way its text comes, and a search without words does not', () => {
    const without = costOf('{ products(search: { fabric: "Silk" }) { nodes { id } } }');
    expect(costOf('{ products(search: { text: " " }) { nodes { id } } }')).toBe(without);
    const query = 'query ($s: ProductSearchInput, $t: String) { products(search: SEARCH) { nodes { id } } }';
    for (const [place, variables] of [
      ['{ text: "silk" }', {}],
      ['$s', { s: { text: 'silk' } }],
      ['{ text: $t }', { t: 'silk' }],
    ] as const)
      expect([place, costOf(query.replace('SEARCH', place), variables)]).toEqual([place, without + 500]);
    expect(costOf(query.replace('SEARCH', '$s'), { s: { text: null } })).toBe(without);
  });

  it('is refused 38 times in one operation', () => {
    expect(costOf(ALIASED, { t: 'silk' })).toBeGreaterThan(20_000);
  });

  it('leaves room for every document of the storefront, and twice as much for those that search', () => {
    const search = { text: 'silk saree' };
    const costs = Object.values(DOCUMENT_TEXTS).map((text) => ({
      name: /^\w+ \w+/.exec(text)?.[0],
      cost: costOf(text, { search, first: 24 }),
      most: text.includes('$search') ? 5_000 : 9_500,
    }));
    expect(costs.filter(({ cost, most }) => cost > most)).toEqual([]);
  });
});

describe('while one address sends more than the host can handle', () => {
  let twisted: MisbehavingShop;
  let gateway: TestGateway;
  beforeAll(async () => {
    twisted = await createMisbehavingShop();
    ({ gateway } = await twisted.open({ trustProxy: 'loopback', readTimeoutMs: 60_000, deadlineMs: 60_000 }));
    await gateway.request('{ __typename }');
  });
  afterAll(() => twisted.close());
  const requestAs = async (address: string, query: string) => {
    const response = await fetch(`${gateway.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ query }),
    });
    return response.json();
  };

  it('a visitor’s page of the catalogue is served in between', async () => {
    twisted.host.calls.length = 0;
    twisted.host.twist = (_, reply) => void (reply.delayMs = 60);
    const many = (at: number) =>
      `{ category(name: "Saree") { ${Array.from({ length: 5 }, (_, one) => `a${one}: products(page: ${2 + at * 5 + one}) { nodes { id } }`).join(' ')} } }`;
    const attack = Array.from({ length: 100 }, (_, at) => requestAs('203.0.113.66', many(at)));
    let left = attack.length;
    for (const one of attack)
      one.then(
        () => (left -= 1),
        () => undefined,
      );
    const { data } = await requestAs(
      '198.51.100.7',
      '{ category(name: "Saree") { name products { nodes { name } } } }',
    );
    expect(data.category.products.nodes.length).toBeGreaterThan(0);
    expect(left).toBeGreaterThan(0);
    await Promise.all(attack);
  });
});
