import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRateLimits } from '../../../api/platform/rate-limits/rate-limits.ts';
import { createRefusalMemory } from '../../../api/platform/rate-limits/refusal-memory.ts';
import { createTestApi, DATABASE_KIND, TEST_SECRET, type TestApi } from '../../test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** The limits of a process, and the number of its statements. */
function createCounted() {
  const { database, clock } = api;
  const counted = { statements: 0 };
  const db = new Proxy(database.db, {
    get: (target, name) => {
      if (name === 'withTables' || name === 'getExecutor') counted.statements += 1;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const limits = createRateLimits({ db, secret: TEST_SECRET, now: () => clock.now(), addressLimit: 3 });
  return { limits, counted };
}

describe(`a client that is refused (${DATABASE_KIND})`, () => {
  it('is refused again without a statement, until its wait is over', async () => {
    const { limits, counted } = createCounted();
    const call = () =>
      limits.countCall('203.0.113.50').then(
        () => 'counted',
        () => 'refused',
      );
    for (let at = 0; at < 3; at += 1) expect(await call()).toBe('counted');
    expect(await call()).toBe('refused');
    counted.statements = 0;
    for (let at = 0; at < 20; at += 1) expect(await call()).toBe('refused');
    expect(counted.statements).toBe(0);
    api.clock.move(1_000);
    expect(await call()).toBe('counted');
    expect(counted.statements).toBeGreaterThan(0);
  });

  it('is counted again as soon as its points are deleted', async () => {
    const { limits } = createCounted();
    const counter = { limit: 'client-guesses', of: 'somebody', isSold: false } as const;
    for (let at = 0; at < 10; at += 1) await limits.count([counter]);
    await expect(limits.count([counter])).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await limits.clear([counter]);
    await limits.count([counter]);
  });
});

describe(`the networks of an IPv6 /48 (${DATABASE_KIND})`, () => {
  it.each(['calls', 'mails', 'guesses'] as const)('have at most 16 times the %s of an IPv4 address', async (limit) => {
    const { limits } = createCounted();
    const walk = async (addressOf: (at: number) => string) => {
      let counted = 0;
      for (let at = 0; at < 60; at += 1) {
        const counters = await limits.countersOfAddress(limit, addressOf(at));
        counted += await limits.count(counters).then(
          () => 1,
          () => 0,
        );
      }
      return counted;
    };
    const one = await walk(() => `198.51.100.${limit.length}`);
    expect(await walk((at) => `2001:db8:${limit.length}:${(at * 1_024).toString(16)}::/64`)).toBe(16 * one);
  });
});

describe('the memory of refusals', () => {
  it('ends with the wait, or after five seconds', () => {
    let time = 0;
    const memory = createRefusalMemory<number>(() => new Date(time));
    memory.remember('short', { counter: 1, dueAt: 1_000, tries: 256 });
    memory.remember('long', { counter: 2, dueAt: 60_000, tries: undefined });
    expect(memory.find('short')).toMatchObject({ dueAt: 1_000, tries: 256 });
    time = 1_000;
    expect([memory.find('short'), memory.find('long')?.dueAt]).toEqual([undefined, 60_000]);
    time = 5_000;
    expect(memory.find('long')).toBeUndefined();
  });
});
