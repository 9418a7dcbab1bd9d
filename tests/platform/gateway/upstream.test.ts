import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildPath, isValidId } from '../../../bff/host/build-path.ts';
import { Failure } from '../../../bff/host/failures.ts';
import { CircuitBreaker, CircuitOpenFailure } from '../../../bff/host/breaker.ts';
import { createBulkheads } from '../../../bff/host/bulkhead.ts';
import { readContract, type OperationId } from '../../../bff/host/contract.ts';
import { passTime } from '../../advance-clock.ts';

const calls = readContract();
const call = (id: OperationId) => {
  const found = calls.get(id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const variant = { sku: 'A-1', image: '/a.jpg', stock: 2, productId: 'p1' };
const product = {
  productId: 'p1',
  name: 'Leheriya saree',
  category: 'Saree',
  dimension: '',
  weight: '',
  size: '',
  price: 1200,
  showPrice: 900,
  seller: { shopName: 'Rang', sellerId: 's1' },
  variants: [variant],
};
const parse = (changes: object) => call('getProduct').parse({ product: { ...product, ...changes } }, []);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the calls of a search', () => {
  it('have a group of their own, whose load delays no product', () => {
    expect(call('searchProducts').group).toBe('search');
    expect(call('getProduct').group).toBe('catalog');
  });
});

describe('a response of the REST host', () => {
  it('may have numbers as texts, and null, empty and missing for absent; unknown fields are removed', () => {
    expect(parse({ price: '1200', weight: '640', pattern: null, blouse: '', __v: 3 })).toEqual({
      product: { ...product, weight: 640 },
    });
  });

  it('may lack a required field with a default in the contract, which is then its value', () => {
    const { dimension: _, weight: __, size: ___, ...others } = product;
    expect(call('getProduct').parse({ product: { ...others, size: null } }, [])).toEqual({ product });
  });

  it('may have stock as a number, a text or a boolean; null means none', () => {
    const stocks = [3, '3', '0', true, 'false', null, ''].map((stock) => parse({ variants: [{ ...variant, stock }] }));
    expect(stocks.map((one) => Object.assign({ product }, one).product.variants[0]?.stock)).toEqual([
      3,
      3,
      0,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the path of a call', () => {
  it('has every parameter in its place', () => {
    expect(buildPath(call('getCategoryPage'), { category: 'Ghar/chola & co', page: 2 })).toBe(
      '/product/Ghar%2Fchola%20%26%20co/2',
    );
    expect(buildPath(call('searchProducts'), { text: '100%&page=9', fabric: ['a b', 'c'], page: 1 })).toBe(
      '/search?text=100%25%26page%3D9&fabric=a%20b&fabric=c&page=1',
    );
  });

  const hostile = [
    '',
    '.',
    '..',
    '../user/profile',
    'a/../b',
    'a\\..',
    '%2e%2e',
    '%252e%252e%252fuser',
    'a\n',
    '\ud800',
    'a'.repeat(201),
  ];
  it('is not made of an id or a category that would climb', () => {
    for (const id of hostile) {
      expect(isValidId(id), id).toBe(false);
      expect(() => buildPath(call('getProduct'), { productId: id }), id).toThrow(
        'We couldn’t find what you are looking for.',
      );
    }
    for (const category of ['..', '.', '', 'a\u0000b', 'x'.repeat(41)]) {
      expect(() => buildPath(call('getCategoryPage'), { category, page: 1 })).toThrow(
        'We couldn’t find what you are looking for.',
      );
    }
  });
});

describe('the breaker', () => {
  const isOpen = (breaker: CircuitBreaker) => {
    try {
      breaker.record('cancelled', breaker.acquire());
      return false;
    } catch (error) {
      return error instanceof CircuitOpenFailure;
    }
  };

  it('opens at half of ten failed, lets one through after a second, and closes when that is fine', () => {
    let now = 1_000_000;
    const breaker = new CircuitBreaker({ now: () => now });
    const tryIt = (outcome: 'succeeded' | 'failed') => breaker.record(outcome, breaker.acquire());
    for (let at = 0; at < 9; at++) tryIt('failed');
    expect(isOpen(breaker)).toBe(false);
    tryIt('failed');
    expect(isOpen(breaker)).toBe(true);
    now += 1_001;
    const probe = breaker.acquire();
    expect(isOpen(breaker)).toBe(true);
    breaker.record('failed', probe);
    expect(isOpen(breaker)).toBe(true);
    now += 1_001;
    tryIt('succeeded');
    for (let at = 0; at < 8; at++) tryIt('failed');
    expect(isOpen(breaker)).toBe(false);
  });

  it('learns nothing of a call that was sent before it opened', () => {
    let now = 1_000_000;
    const breaker = new CircuitBreaker({ now: () => now });
    const early = breaker.acquire();
    for (let at = 0; at < 10; at++) breaker.record('failed', breaker.acquire());
    now += 1_001;
    const probe = breaker.acquire();
    breaker.record('succeeded', early);
    expect(isOpen(breaker)).toBe(true);
    breaker.record('succeeded', probe);
    expect(isOpen(breaker)).toBe(false);
  });

  it('stays closed when calls fail late that were sent before it closed', () => {
    let now = 1_000_000;
    const breaker = new CircuitBreaker({ now: () => now });
    const early = Array.from({ length: 30 }, () => breaker.acquire());
    for (const permit of early.slice(0, 10)) breaker.record('failed', permit);
    now += 1_001;
    breaker.record('succeeded', breaker.acquire());
    for (const permit of early.slice(10)) breaker.record('failed', permit);
    expect(isOpen(breaker)).toBe(false);
    for (let at = 0; at < 10; at++) breaker.record('failed', breaker.acquire());
    expect(isOpen(breaker)).toBe(true);
  });

  it('learns nothing of a probe that was sent before it closed and opened again', () => {
    let now = 1_000_000;
    const breaker = new CircuitBreaker({ now: () => now });
    const open = () => {
      for (let at = 0; at < 10; at++) breaker.record('failed', breaker.acquire());
      now += 999;
    };
    open();
    now += 2;
    const hung = breaker.acquire();
    now += 1_001;
    breaker.record('succeeded', breaker.acquire());
    open();
    breaker.record('failed', hung);
    now += 2;
    expect(isOpen(breaker)).toBe(false);
  });

  it('lets one more through each second while the others hang: one sent during the hang proves nothing about the present', () => {
    let now = 1_000_000;
    const breaker = new CircuitBreaker({ now: () => now });
    for (let at = 0; at < 10; at++) breaker.record('failed', breaker.acquire());
    now += 1_001;
    const hung = breaker.acquire();
    now += 999;
    expect(isOpen(breaker)).toBe(true);
    now += 2;
    breaker.record('succeeded', breaker.acquire());
    expect(isOpen(breaker)).toBe(false);
    // The hanging probe ends after the circuit has closed.
    breaker.record('failed', hung);
    expect(isOpen(breaker)).toBe(false);
  });

  it('does not count its own refusal as a response of the host', async () => {
    const group = createBulkheads().of('catalog');
    const failure = new Failure('UPSTREAM_TIMEOUT');
    const attempt = (call: () => Promise<string>) =>
      group
        .run(call, {
          inFlight: { isAbandoned: false, waiting: 1 },
          isPersonal: false,
          client: 'address 203.0.113.1',
          path: '/',
        })
        .catch((error: unknown) => (error instanceof CircuitOpenFailure ? 'not sent' : 'failed'));
    for (let at = 0; at < 10; at++) await attempt(() => Promise.reject(failure));
    expect(await attempt(async () => 'fine')).toBe('not sent');
    passTime(1_001);
    const probe = Promise.withResolvers<string>();
    const probing = attempt(() => probe.promise);
    await Promise.resolve();
    expect(await attempt(() => Promise.reject(failure))).toBe('not sent');
    probe.resolve('fine');
    await probing;
    expect(await attempt(async () => 'fine')).toBe('fine');
  });

  it('refuses a client that fills the queue, and no other client', async () => {
    const group = createBulkheads().of('search');
    const free = Promise.withResolvers<void>();
    const run = (client: string) =>
      group
        .run(() => free.promise, { inFlight: { isAbandoned: false, waiting: 1 }, isPersonal: false, client, path: '/' })
        .then(
          () => 'sent',
          () => 'refused',
        );
    const large = Array.from({ length: 2_100 }, (_, at) => run(`address 2001:db8:7:${at.toString(16)}::/64`));
    const small = ['address 203.0.113.7', 'address 2001:db8:8:1::/64'].map(run);
    free.resolve();
    expect(await Promise.all(small)).toEqual(['sent', 'sent']);
    expect((await Promise.all(large)).filter((one) => one === 'refused')).toHaveLength(2_100 - 2_000 - 32);
  });

  it('opens for a second also where the clock of the machine is put back meanwhile', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const breaker = new CircuitBreaker();
    for (let at = 0; at < 10; at++) breaker.record('failed', breaker.acquire());
    expect(isOpen(breaker)).toBe(true);
    vi.setSystemTime(Date.now() - 7_200_000);
    passTime(1_001);
    expect(isOpen(breaker)).toBe(false);
    vi.useRealTimers();
  });

  it('forgets results older than ten seconds', () => {
    let now = 1_000_000;
    const breaker = new CircuitBreaker({ now: () => now });
    for (let at = 0; at < 9; at++) breaker.record('failed', breaker.acquire());
    now += 11_000;
    breaker.record('failed', breaker.acquire());
    expect(isOpen(breaker)).toBe(false);
  });
});
