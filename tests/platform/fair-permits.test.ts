import { describe, expect, it } from 'vitest';
import { FairPermits } from '../../server-kit/fair-permits.ts';

/** Permits whose ends are noted by account. */
function createPermits(most: number, mostOfOne = most) {
  const permits = new FairPermits({ most, mostOfOne });
  const ended: string[] = [];
  const take = (client: string, account = client) => permits.acquire({ client, account }, () => ended.push(account));
  return { take, ended };
}

describe('fair permits', () => {
  it('go from the customer with the most to each one with fewer, until all have as many', () => {
    const { take, ended } = createPermits(12);
    for (let at = 0; at < 12; at++) expect(take('198.51.100.1', `large ${at}`)).toBeDefined();
    for (let at = 0; at < 6; at++) expect(take('203.0.113.1', `small ${at}`)).toBeDefined();
    expect(take('203.0.113.1')).toBeUndefined();
    expect(take('198.51.100.1')).toBeUndefined();
    expect(ended).toEqual([0, 1, 2, 3, 4, 5].map((at) => `large ${at}`));
  });

  it('count all networks of an IPv6 /48 as one customer', () => {
    const { take } = createPermits(64);
    for (let at = 0; at < 64; at++) expect(take(`2001:db8:7:${(at * 256).toString(16)}::/64`)).toBeDefined();
    expect(take('2001:db8:7:ffff::/64')).toBeUndefined();
    for (let at = 0; at < 10; at++) expect(take(`203.0.113.${at}`)).toBeDefined();
  });

  it('have a limit for one address, and for a /56 and a /48 of IPv6', () => {
    const { take } = createPermits(1_000, 2);
    const walk = (of: (at: number) => string) =>
      Array.from({ length: 100 }, (_, at) => take(of(at))).filter(Boolean).length;
    expect(walk(() => '203.0.113.1')).toBe(2);
    expect(walk((at) => `2001:db8:7:${at.toString(16)}::/64`)).toBe(8);
    expect(walk((at) => `2001:db8:8:${(at * 256).toString(16)}::/64`)).toBe(32);
  });

  it('go from the account with the most of a customer to another account there', () => {
    const { take, ended } = createPermits(6);
    for (let at = 0; at < 5; at++) take('198.51.100.1', 'asha');
    take('198.51.100.1', 'rohan');
    expect(take('198.51.100.1', 'meera')).toBeDefined();
    expect(take('198.51.100.1', 'asha')).toBeUndefined();
    expect(ended).toEqual(['asha']);
  });

  it('are free again once, whether released or given to somebody else', () => {
    const { take } = createPermits(2);
    const [first, second] = [take('198.51.100.1'), take('198.51.100.1')];
    expect(take('203.0.113.1')).toBeDefined();
    first?.();
    expect(take('203.0.113.2')).toBeUndefined();
    second?.();
    second?.();
    expect([take('203.0.113.2'), take('203.0.113.3')].map((permit) => permit !== undefined)).toEqual([true, false]);
  });
});
