import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fairClientOf } from '../../../bff/platform/graphql/fair-client.ts';
import { measureOperation } from '../../../bff/platform/graphql/limits.ts';
import { FairQueue } from '../../../bff/platform/upstream/fair-queue.ts';
import { createSchema } from '../../../bff/schema.ts';
import type { TestGateway } from '../../hosts/test-gateway.ts';
import { createTwistedShop, type TwistedShop } from '../../hosts/twisted-shop.ts';

/** Tasks of a queue that end when the test says so, in the order in which they began. */
function tasksOf(queue: FairQueue) {
  const begun: { client: string; end: () => void }[] = [];
  const begin = async (client: string) => {
    await queue.enter(client);
    begun.push({ client, end: () => queue.leave(client) });
  };
  const add = (client: string, count: number) => {
    for (let at = 0; at < count; at += 1) void begin(client);
  };
  return { begun, add, names: () => begun.map(({ client }) => client).join('') };
}
const settled = () => new Promise(setImmediate);

describe('clients share the calls to the REST host', () => {
  it('one by one in turn, however many a client has waiting', async () => {
    const tasks = tasksOf(new FairQueue(4));
    tasks.add('a', 40);
    await settled();
    expect(tasks.names()).toBe('aaaa');
    tasks.add('b', 3);
    tasks.add('c', 1);
    for (let at = 0; at < 6; at += 1) {
      tasks.begun[at]?.end();
      await settled();
    }
    // All of theirs have had their turn before the other's forty.
    expect(tasks.names().slice(4, 10).split('').toSorted().join('')).toBe('aabbbc');
  });

  it('and one alone has all of them, while of two each has half', async () => {
    const tasks = tasksOf(new FairQueue(8));
    tasks.add('a', 8);
    await settled();
    expect(tasks.names()).toBe('a'.repeat(8));
    tasks.add('b', 20);
    tasks.add('a', 20);
    for (let at = 0; at < 8; at += 1) {
      tasks.begun[at]?.end();
      await settled();
    }
    const next = tasks.names().slice(8, 16);
    expect([next.replaceAll('a', '').length, next.replaceAll('b', '').length]).toEqual([4, 4]);
  });

  it('by key, by address, by network of IPv6, and each request of the shop’s own network for itself', () => {
    const of = (ip: string, key?: string) => fairClientOf({ ip, id: 'r-1' }, key);
    expect([of('203.0.113.7'), of('::ffff:203.0.113.7'), of('203.0.113.7', 'app')]).toEqual([
      'address 203.0.113.7',
      'address 203.0.113.7',
      'key app',
    ]);
    expect(of('2001:db8:1:2::7')).toBe(of('2001:db8:1:2:9:9:9:9'));
    expect(of('2001:db8:1:2::7')).not.toBe(of('2001:db8:1:3::7'));
    expect([of('127.0.0.1'), of('10.1.2.3'), of('::1')]).toEqual(Array.from({ length: 3 }, () => 'request r-1'));
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
    const file = join(import.meta.dirname, '../../../schema/generated/persisted-documents.json');
    const documents: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    const search = { text: 'silk saree' };
    const costs = Object.values(documents).map((text) => ({
      name: /^\w+ \w+/.exec(text)?.[0],
      cost: costOf(text, { search, first: 24 }),
      most: text.includes('$search') ? 5_000 : 9_500,
    }));
    expect(costs.filter(({ cost, most }) => cost > most)).toEqual([]);
  });
});

describe('while one address asks for more than the host can do', () => {
  let twisted: TwistedShop;
  let gateway: TestGateway;
  beforeAll(async () => {
    twisted = await createTwistedShop();
    ({ gateway } = await twisted.open({ trustProxy: 'loopback', readTimeoutMs: 60_000, deadlineMs: 60_000 }));
    await gateway.ask('{ __typename }');
  });
  afterAll(() => twisted.close());
  const askAs = async (address: string, query: string) => {
    const response = await fetch(`${gateway.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ query }),
    });
    return response.json();
  };

  it('a visitor’s page of the catalogue is served in between', async () => {
    twisted.host.calls.length = 0;
    twisted.host.twist = (_, answer) => void (answer.delayMs = 60);
    const many = (at: number) =>
      `{ category(name: "Saree") { ${Array.from({ length: 5 }, (_, one) => `a${one}: products(page: ${2 + at * 5 + one}) { nodes { id } }`).join(' ')} } }`;
    const attack = Array.from({ length: 100 }, (_, at) => askAs('203.0.113.66', many(at)));
    let left = attack.length;
    for (const one of attack)
      one.then(
        () => (left -= 1),
        () => undefined,
      );
    const { data } = await askAs('198.51.100.7', '{ category(name: "Saree") { name products { nodes { name } } } }');
    expect(data.category.products.nodes.length).toBeGreaterThan(0);
    expect(left).toBeGreaterThan(0);
    await Promise.all(attack);
  });
});
