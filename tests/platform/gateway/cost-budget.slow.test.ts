import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_LIMITS } from '../../../bff/graphql/api-limits.ts';
import { readGatewayConfig } from '../../../bff/config.ts';
import { createCostBudget } from '../../../bff/graphql/cost-budget.ts';
import type { TestGateway } from '../../hosts/test-gateway.ts';
import { createMisbehavingShop, type MisbehavingShop } from '../../hosts/misbehaving-host.ts';

const PER_SECOND = 10_000;
const ATTACKER = '203.0.113.66';
const NEIGHBOUR = '198.51.100.7';
const KEY = 'a key of a partner, and of nobody else';
const NOBODYS = `[${Array.from({ length: 25 }, () => '"none"').join(', ')}]`;
/** Reads of unknown ids: each costs about 300, and makes no REST call. */
const readsOf = (times: number) =>
  `query ($ids: [ID!]! = ${NOBODYS}) { ${Array.from({ length: times }, (_, at) => `a${at}: nodes(ids: $ids) { id }`).join(' ')} }`;
const COSTLY = readsOf(28);
const CHEAP = '{ shop { name } }';

describe('a client’s budget', () => {
  const open = () => {
    const clock = { ms: 0 };
    return { clock, budget: createCostBudget({ costPerSecond: 100, now: () => clock.ms }) };
  };

  it('is ten seconds’ worth at once, and then so much a second', () => {
    const { clock, budget } = open();
    for (let at = 0; at < 10; at++) budget.spend('address a', 100);
    expect(() => budget.spend('address a', 1)).toThrow('Too many requests');
    clock.ms = 1_000;
    budget.spend('address a', 400);
    // The debt is three seconds. A refused request adds no debt.
    for (let at = 0; at < 5; at++)
      expect(budget.findRefusal('address a')).toMatchObject({
        extensions: { code: 'RATE_LIMITED', retryAfterMs: 3_000 },
        rateLimit: { ratelimit: '"cost";r=0;t=3', 'ratelimit-policy': '"cost";q=1000;w=10' },
      });
    clock.ms = 4_001;
    expect(budget.findRefusal('address a')).toBeUndefined();
    clock.ms = 1_000_000;
    budget.spend('address a', 1_000);
    expect(budget.findRefusal('address a')).toBeDefined();
  });

  it('belongs only to this client, and the shop’s own network has none', () => {
    const { budget } = open();
    budget.spend('address a', 1_000);
    budget.spend('request r-1', 1_000_000);
    budget.spend('request r-1', 1);
    expect([budget.findRefusal('address b'), budget.findRefusal('request r-1')]).toEqual([undefined, undefined]);
    expect(budget.findRefusal('address a')).toBeDefined();
  });

  it('is four times that of an IPv4 address for a whole IPv6 /48, however many /64 networks ask', () => {
    const walk = (clientOf: (at: number) => string) => {
      const { budget } = open();
      let passed = 0;
      for (let at = 0; at < 65_536; at++) {
        if (budget.findRefusal(clientOf(at))) continue;
        budget.spend(clientOf(at), 100);
        passed++;
      }
      return passed;
    };
    const all = [
      walk(() => 'address 203.0.113.7'),
      walk((at) => `address 2001:db8:7:${(at & 0xff).toString(16)}::/64`),
      walk((at) => `address 2001:db8:7:${at.toString(16)}::/64`),
    ];
    expect(all).toEqual([10, 20, 40]);
  });

  it('pays for each call of the REST host', () => {
    const { budget } = open();
    for (let at = 0; at < 10; at++) budget.spendOnCall('address a');
    expect(budget.findRefusal('address a')).toBeDefined();
  });

  it('pays for parsing an unknown document by its length', () => {
    const { budget } = open();
    for (let at = 0; at < 19; at++) budget.spendOnReading('address a', 12);
    expect(budget.findRefusal('address a')).toBeUndefined();
    budget.spendOnReading('address a', 12);
    expect(budget.findRefusal('address a')).toBeDefined();
    budget.spendOnReading('address b', 1_000);
    expect(budget.findRefusal('address b')).toBeDefined();
    budget.spendOnReading('address c', 999);
    expect(budget.findRefusal('address c')).toBeUndefined();
  });

  it('has room for the most expensive operation', () => {
    expect(readGatewayConfig({}).costPerSecond).toBeGreaterThanOrEqual(API_LIMITS.cost);
  });
});

describe('a client that exceeds its budget', () => {
  let twisted: MisbehavingShop;
  let gateway: TestGateway;
  beforeAll(async () => {
    twisted = await createMisbehavingShop();
    const clientKeys = [{ name: 'partner', sha256: createHash('sha256').update(KEY).digest('hex') }];
    // However long a busy machine takes, no budget refills.
    const budgetClock = () => 0;
    ({ gateway } = await twisted.open(
      { trustProxy: 'loopback', costPerSecond: PER_SECOND, clientKeys },
      { budgetClock },
    ));
  });
  afterAll(() => twisted.close());
  const requestAs = async (address: string, query: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${gateway.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
      body: JSON.stringify({ query }),
    });
    return { status: response.status, headers: response.headers, ...(await response.json()) };
  };
  /** Sends requests until one is refused; returns the refusal, and the number of earlier requests. */
  const useUp = async (
    address: string,
    query: string | ((at: number) => string) = COSTLY,
    headers: Record<string, string> = {},
  ) => {
    for (let responded = 0; responded < 300; responded++) {
      const reply = await requestAs(address, typeof query === 'string' ? query : query(responded), headers);
      if (reply.status === 429) return { ...reply, responded };
    }
    throw new Error('It was never refused.');
  };

  it('is refused with 429, the wait and the limit, in the form of all errors', async () => {
    const refused = await useUp(ATTACKER);
    expect(refused.responded).toBeLessThan(20);
    expect(refused.data).toBeUndefined();
    const [{ extensions }] = refused.errors;
    expect(extensions).toEqual({
      code: 'RATE_LIMITED',
      retryAfterMs: expect.any(Number),
      requestId: refused.headers.get('x-request-id'),
    });
    expect(refused.headers.get('retry-after')).toBe(String(Math.ceil(extensions.retryAfterMs / 1_000)));
    expect(refused.headers.get('ratelimit-policy')).toBe('"cost";q=100000;w=10');
    expect(refused.headers.get('ratelimit')).toMatch(/^"cost";r=0;t=\d+$/);
    expect(await requestAs(ATTACKER, CHEAP)).toMatchObject({ status: 429 });
  });

  it('pays for each document that the gateway has to read, valid or not, and once for one that it knows', async () => {
    const long = (at: number) => `{ ${'shop { name } '.repeat(240)} }#${at}`;
    const { responded } = await useUp('203.0.113.20', long);
    // Each costs 480 to run and 3,365 to parse, of the 100,000.
    expect(responded).toBeLessThan(30);
    expect((await useUp('203.0.113.21', () => long(0))).responded).toBeGreaterThan(200);
  });

  it('delays no other client', async () => {
    await useUp(ATTACKER);
    expect(await requestAs(NEIGHBOUR, CHEAP)).toMatchObject({
      status: 200,
      data: { shop: { name: expect.any(String) } },
    });
    expect(await requestAs(ATTACKER, CHEAP, { 'x-client-key': KEY })).toMatchObject({ status: 200 });
    // The storefront's server sends requests of many visitors.
    for (let at = 0; at < 20; at++) expect((await gateway.request(COSTLY)).status).toBe(200);
  });

  it('is one network of IPv6, and the holder of one key wherever it is', async () => {
    await useUp('2001:db8:1:2::7');
    expect(await requestAs('2001:db8:1:2:9::1', CHEAP)).toMatchObject({ status: 429 });
    expect(await requestAs('2001:db8:1:3::7', CHEAP)).toMatchObject({ status: 200 });
    await useUp('192.0.2.1', COSTLY, { 'x-client-key': KEY });
    expect(await requestAs('192.0.2.2', CHEAP, { 'x-client-key': KEY })).toMatchObject({ status: 429 });
  });

  it('pays little for refused requests, and cannot send them without end', async () => {
    const tooMuch = readsOf(45);
    for (let at = 0; at < 40; at++) expect((await requestAs('192.0.2.30', tooMuch)).status).toBe(400);
    expect((await requestAs('192.0.2.30', CHEAP)).status).toBe(200);
    const nonsense = `{ nothing } #${'x'.repeat(20_000)}`;
    expect((await useUp('192.0.2.31', nonsense)).responded).toBeLessThan(20);
  });

  it('pays for calls of the REST host that are sent for it, and not for cached responses', async () => {
    const pages = (at: number) =>
      `{ category(name: "Saree") { ${Array.from({ length: 5 }, (_, one) => `a${one}: products(page: ${1_000 + at * 5 + one}) { totalCount }`).join(' ')} } }`;
    const same = await Promise.all(Array.from({ length: 250 }, () => requestAs('192.0.2.50', pages(0))));
    expect(same.filter(({ status }) => status !== 200)).toEqual([]);
    const items = `{ me { ${Array.from({ length: 48 }, (_, at) => `a${at}: orderItem(id: "o-${at}") { id }`).join(' ')} } }`;
    const refused = await useUp('192.0.2.51', items, { authorization: 'Bearer t.asha' });
    expect(refused.responded).toBeLessThan(50);
  });

  it('reads the budget in the response of shop', async () => {
    const { data } = await gateway.request('{ shop { api { costPerSecond costAtOnce } } }');
    expect(data.shop.api).toEqual({ costPerSecond: PER_SECOND, costAtOnce: 10 * PER_SECOND });
  });
});
