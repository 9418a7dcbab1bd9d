import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRefusalPace, type RefusalPace } from '../../../server-kit/refusal-pace.ts';
import { createMisbehavingShop, type MisbehavingShop } from '../../hosts/misbehaving-host.ts';
import type { TestGateway } from '../../hosts/test-gateway.ts';

const [ATTACKER, NEIGHBOUR] = ['203.0.113.66', '198.51.100.7'];

describe('the pace of refusals', () => {
  let pace: RefusalPace;
  let sent: number;
  beforeEach(() => {
    vi.useFakeTimers();
    // The cache has no moment 0.
    vi.advanceTimersByTime(1);
    pace = createRefusalPace();
    sent = 0;
  });
  afterEach(() => void vi.useRealTimers());
  const refuse = (client: string, times = 1) => {
    for (let at = 0; at < times; at++) pace.send(client, () => (sent += 1));
  };

  it('is at once for ten, and then slower up to two seconds for the client alone', () => {
    refuse('address a', 11);
    expect(sent).toBe(10);
    refuse('address b');
    expect(sent).toBe(11);
    vi.advanceTimersByTime(100);
    expect(sent).toBe(12);
    refuse('address a', 50);
    vi.advanceTimersByTime(2_000);
    expect(sent).toBe(62);
  });

  it('is at once again after ten seconds without a refusal', () => {
    refuse('address a', 40);
    vi.advanceTimersByTime(10_001);
    sent = 0;
    refuse('address a', 10);
    expect(sent).toBe(10);
  });

  it('holds a hundred refusals of a client, an IPv6 /48 being one, and sends further ones at once', () => {
    for (let at = 0; at < 110; at++) refuse(`address 2001:db8:7:${at.toString(16)}::/64`);
    expect([sent, pace.isFull('address 2001:db8:7:fff::/64'), pace.isFull('address b')]).toEqual([10, true, false]);
    refuse('address 2001:db8:7:1::/64', 3);
    expect(sent).toBe(13);
    vi.advanceTimersByTime(2_000);
    expect([sent, pace.isFull('address 2001:db8:7:fff::/64')]).toEqual([113, false]);
  });

  it('holds two thousand of all clients, and no request of the shop’s own servers', () => {
    for (let at = 0; at < 30; at++) refuse(`address ${at}`, 110);
    expect(sent).toBe(30 * 110 - 2_000);
    refuse('request r-1', 100);
    expect(sent).toBe(30 * 110 - 2_000 + 100);
  });
});

describe('a client whose requests are refused', () => {
  let twisted: MisbehavingShop;
  let gateway: TestGateway;
  beforeAll(async () => {
    twisted = await createMisbehavingShop();
    ({ gateway } = await twisted.open({ trustProxy: 'loopback' }));
    twisted.host.twist = (made, response) => void (made.endsWith('/user/login') && (response.status = 429));
  });
  afterAll(() => twisted.close());
  const LOGIN = 'login(input: { email: "asha@example.com", password: "wrong" }) { accessToken }';
  const requestFrom = async (address: string, query = `mutation { ${LOGIN} }`) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const response = await fetch(`${gateway.address}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query }),
    });
    await response.text();
    return response.status;
  };

  it('waits for the response from the eleventh on, and others do not', async () => {
    const first = await Promise.all(Array.from({ length: 10 }, () => requestFrom(ATTACKER)));
    expect(new Set(first)).toEqual(new Set([429]));
    const began = performance.now();
    expect(await requestFrom(ATTACKER)).toBe(429);
    expect(performance.now() - began).toBeGreaterThan(95);
    const order: string[] = [];
    const held = requestFrom(ATTACKER).then(() => order.push('attacker'));
    await requestFrom(NEIGHBOUR);
    order.push('neighbour');
    await held;
    expect(order).toEqual(['neighbour', 'attacker']);
  });

  it('also waits for the response to a refused change if a part of the response is data', async () => {
    for (let at = 0; at < 10; at++) await requestFrom('203.0.113.67');
    const began = performance.now();
    expect(await requestFrom('203.0.113.67', `mutation { ${LOGIN} __typename }`)).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(95);
  });
});
