import { describe, expect, it } from 'vitest';
import {
  countPieces,
  findExceededLimit,
  firstExpiryOf,
  needsProof,
  withCash,
  type HoldLimitInput,
  type HeldByOthers,
  type ExceededLimit,
  type VariantHeld,
} from '../../../api/checkout/holds/limits/rules.ts';
import { createClientHash } from '../../../api/checkout/holds/limits/client-hash.ts';

const NOBODY: HeldByOthers = { shop: 0, client: 0, phone: 0, pin: 0, unproven: 0, unprovenOrdersOfClient: 0 };

interface HoldRequest {
  pieces?: number;
  stock?: number;
  others?: Partial<HeldByOthers>;
  variant?: Partial<VariantHeld>;
}
/** An order of one variant, in a shop of 2,000 pieces: shoppers who never bought may together hold 200 of them, 600 of the variant. */
const inputOf = ({ pieces = 1, stock = 2_000, others = {}, variant = {} }: HoldRequest): HoldLimitInput => ({
  items: [{ sku: 'A', quantity: pieces }],
  stock,
  others: { ...NOBODY, ...others },
  variants: [{ sku: 'A', all: 2_000, held: 0, unproven: 0, client: 0, ...variant }],
});
const exceededLimitOf = (requested: HoldRequest) => findExceededLimit(inputOf(requested));

describe('the hold limit of shoppers who never bought', () => {
  it.each<[what: string, most: HoldRequest, cap: ExceededLimit]>([
    ['a first order for one client address', { others: { shop: 9, client: 9 } }, 'client'],
    ['an eighth of what is free for a client address', { others: { shop: 140 }, pieces: 7 }, 'client'],
    ['a twentieth of much that is free', { stock: 10_000, others: { shop: 49, client: 49 } }, 'client'],
    [
      'what others leave to the address, its own part being free',
      { others: { shop: 124, client: 4 }, pieces: 6 },
      'client',
    ],
    ['30% of a variant', { others: { shop: 100 }, variant: { all: 100, held: 29 } }, 'sku'],
    ['two pieces of a rare variant', { others: { shop: 100 }, variant: { all: 3, held: 1 } }, 'sku'],
    ['20 pieces to one phone number', { others: { shop: 19, phone: 19 } }, 'phone'],
    ['half of a tenth of the shop to one PIN code', { others: { shop: 99, pin: 99 } }, 'pin'],
  ])('is %s, and not one piece more', (_, most, cap) => {
    const { pieces = 1 } = most;
    expect([exceededLimitOf({ ...most, pieces }), exceededLimitOf({ ...most, pieces: pieces + 1 })]).toEqual([
      undefined,
      cap,
    ]);
  });

  it.each([
    ['a tenth of the shop', 2_009, 200],
    ['80 pieces of a small shop', 300, 80],
  ])('is %s, whose last pieces no single address gets', (_, stock, all) => {
    expect([all - 2, all - 1].map((shop) => exceededLimitOf({ pieces: 2, stock, others: { shop } }))).toEqual([
      'client',
      'shop',
    ]);
  });

  it('is the whole request of the first one to pay', () => {
    expect(exceededLimitOf({ pieces: 10, stock: 10, variant: { all: 10 } })).toBeUndefined();
    expect(exceededLimitOf({ pieces: 10, others: { phone: 20, pin: 100 } })).toBeUndefined();
    expect(exceededLimitOf({ pieces: 10, stock: 10, others: { client: 9 } })).toBe('client');
  });

  it('is all free pieces of a variant, while the others hold less than a quarter of their part', () => {
    const rare = { all: 5, held: 0 };
    expect(exceededLimitOf({ pieces: 5, others: { shop: 49 }, variant: rare })).toBeUndefined();
    expect(exceededLimitOf({ pieces: 5, others: { shop: 50 }, variant: rare })).toBe('sku');
    expect(exceededLimitOf({ pieces: 2, others: { shop: 49 }, variant: { ...rare, held: 1 } })).toBe('sku');
    expect(exceededLimitOf({ pieces: 2, others: { shop: 50 }, variant: rare })).toBeUndefined();
  });

  it('is nothing where the others hold all of it, however much of that one address holds', () => {
    expect(exceededLimitOf({ pieces: 2, others: { shop: 200 } })).toBe('shop');
    expect(exceededLimitOf({ stock: 2_000, others: { shop: 50, client: 300 } })).toBe('client');
    expect(exceededLimitOf({ pieces: 10, others: { shop: 120, client: 0 } })).toBeUndefined();
    expect(exceededLimitOf({ pieces: 9, others: { shop: 130, client: 0 } })).toBe('client');
  });

  it('counts the pieces of a variant that the order has, and none of another one', () => {
    const two = {
      ...inputOf({ others: { shop: 100 } }),
      items: [
        { sku: 'A', quantity: 1 },
        { sku: 'B', quantity: 3 },
      ],
    };
    const variants = (all: number): VariantHeld[] => [
      { sku: 'A', all: 2_000, held: 0, unproven: 0, client: 0 },
      { sku: 'B', all, held: 0, unproven: 0, client: 0 },
    ];
    expect(countPieces(two.items)).toBe(4);
    expect([
      findExceededLimit({ ...two, variants: variants(10) }),
      findExceededLimit({ ...two, variants: variants(9) }),
    ]).toEqual([undefined, 'sku']);
    expect(
      findExceededLimit({ ...two, variants: [{ sku: 'C', all: 9, held: 2, unproven: 0, client: 0 }] }),
    ).toBeUndefined();
  });
});

describe('one piece for a client that holds none', () => {
  const RARE = { all: 4, held: 2 };

  it('is left by a shopper who holds the share of a variant, of the shop, of a phone number or of a PIN code', () => {
    const full: HoldRequest[] = [
      { others: { shop: 100 }, variant: RARE },
      { others: { shop: 200 } },
      { others: { shop: 300 } },
      { others: { shop: 100, phone: 20 } },
      { others: { shop: 100, pin: 100 } },
    ];
    for (const requested of full)
      expect([exceededLimitOf(requested), exceededLimitOf({ ...requested, pieces: 2 })]).toEqual([
        undefined,
        expect.anything(),
      ]);
  });

  it('is no second piece: neither of the variant, nor of a client that holds others', () => {
    expect(exceededLimitOf({ others: { shop: 100, client: 1 }, variant: { ...RARE, client: 1 } })).toBe('sku');
    expect(exceededLimitOf({ others: { shop: 100, client: 1 }, variant: RARE })).toBeUndefined();
    expect(exceededLimitOf({ others: { shop: 200, client: 1 } })).toBe('shop');
  });

  it('is in cash as much again as the share, for shoppers and clients without other pieces of it', () => {
    const inCash = (pieces: number, own = 0, requested: HoldRequest = {}) => {
      const cash = { shop: pieces, variants: [{ sku: 'A', quantity: pieces, own }] };
      return findExceededLimit(withCash(inputOf({ variant: { all: 100 - pieces }, ...requested }), cash));
    };
    expect([inCash(30), inCash(59), inCash(60)]).toEqual([undefined, undefined, 'sku']);
    expect([inCash(30, 1), inCash(29, 1)]).toEqual(['sku', undefined]);
    const wide = { variant: { all: 9_000 } };
    expect([inCash(497, 0, wide), inCash(498, 0, wide)]).toEqual([undefined, 'shop']);
  });
});

describe('the limit of an order in cash by shoppers who never bought', () => {
  const exceededLimitWith = (requested: HoldRequest, shop: number, ofVariant = 0, own = 0) =>
    findExceededLimit(withCash(inputOf(requested), { shop, variants: [{ sku: 'A', quantity: ofVariant, own }] }));

  it('is the rest beside those who hold pieces or have unconfirmed ones in cash', () => {
    const variant = { all: 70, held: 10 };
    expect([
      exceededLimitWith({ others: { shop: 60 }, variant }, 10, 9),
      exceededLimitWith({ pieces: 2, others: { shop: 60 }, variant }, 10, 20),
    ]).toEqual([undefined, 'sku']);
    expect([
      exceededLimitWith({ others: { shop: 100 } }, 60),
      exceededLimitWith({ pieces: 2, others: { shop: 100 } }, 120),
    ]).toEqual([undefined, 'shop']);
  });

  it('is reckoned from all pieces, those in cash among them, and counts no other variant', () => {
    const variant = { all: 10, held: 0 };
    expect(exceededLimitWith({ pieces: 3, variant: { all: 24, held: 0 } }, 5, 5)).toBe(undefined);
    expect(exceededLimitWith({ pieces: 4, variant: { all: 24, held: 0 } }, 5, 5)).toBe('sku');
    const other = { shop: 60, variants: [{ sku: 'B', quantity: 50, own: 0 }] };
    expect(findExceededLimit(withCash(inputOf({ pieces: 3, variant }), other))).toBeUndefined();
  });
});

describe('the hold limit of an account with an unproven address', () => {
  const proofOf = (requested: HoldRequest) => needsProof(inputOf(requested));

  it('is an ordinary cart while there is no other such account', () => {
    expect(proofOf({ pieces: 10, others: { unproven: 0, unprovenOrdersOfClient: 9 } })).toBe(false);
  });

  it.each<[what: string, most: HoldRequest]>([
    ['two pieces of a variant', { pieces: 2, others: { unproven: 1 } }],
    ['5% of the shop with the others', { stock: 400, others: { unproven: 19 } }],
    ['10 pieces of a small shop with the others', { stock: 100, others: { unproven: 9 } }],
    ['5% of a variant with the others', { others: { unproven: 4 }, variant: { all: 100, unproven: 4 } }],
  ])('is %s, and not one piece more', (_, most) => {
    const { pieces = 1 } = most;
    expect([proofOf({ ...most, pieces }), proofOf({ ...most, pieces: pieces + 1 })]).toEqual([false, true]);
  });

  it('is three pieces, of whichever variants', () => {
    const orderOf = (...quantities: number[]) =>
      needsProof({
        ...inputOf({ others: { unproven: 1 } }),
        items: quantities.map((quantity, at) => ({ sku: `A-${at}`, quantity })),
      });
    expect([orderOf(2, 1), orderOf(1, 1, 1), orderOf(2, 2), orderOf(1, 1, 1, 1)]).toEqual([false, false, true, true]);
  });

  it('is one piece of a rare variant, unless another such account holds it', () => {
    const rare = { all: 10, unproven: 0 };
    expect(proofOf({ pieces: 2, others: { unproven: 1 }, variant: rare })).toBe(false);
    expect(proofOf({ pieces: 1, others: { unproven: 1 }, variant: { ...rare, unproven: 1 } })).toBe(true);
    expect(proofOf({ pieces: 1, others: { unproven: 1 }, variant: { all: 40, unproven: 1 } })).toBe(false);
  });

  it('is the rest of each of its variants', () => {
    const [plenty, rare] = [
      { sku: 'A', all: 2_000, held: 0, unproven: 1, client: 0 },
      { sku: 'B', all: 10, held: 1, unproven: 1, client: 0 },
    ];
    const items = [
      { sku: 'A', quantity: 1 },
      { sku: 'B', quantity: 1 },
    ];
    const proofFor = (variants: VariantHeld[]) =>
      needsProof({ ...inputOf({ others: { unproven: 1 } }), items, variants });
    expect([proofFor([plenty]), proofFor([plenty, rare])]).toEqual([false, true]);
  });

  it('is two orders for each client address', () => {
    const ordersOf = (unprovenOrdersOfClient: number) => proofOf({ others: { unproven: 1, unprovenOrdersOfClient } });
    expect([ordersOf(1), ordersOf(2)]).toEqual([false, true]);
  });
});

describe('the hold time of shoppers who never bought', () => {
  const now = new Date('2026-11-23T09:00:00Z');
  const minutesFor = (requested: HoldRequest) =>
    (firstExpiryOf(now, inputOf(requested)).getTime() - now.getTime()) / 60_000;

  it('is eight minutes, and four from half of the client address’s part on', () => {
    expect([minutesFor({ pieces: 10 }), minutesFor({ pieces: 2, others: { shop: 3, client: 3 } })]).toEqual([8, 8]);
    expect(minutesFor({ pieces: 3, others: { shop: 3, client: 3 } })).toBe(4);
  });
});

describe('whose address it is', () => {
  it('is the /48 network of IPv6, and the whole address of IPv4', () => {
    const hash = createClientHash('secret');
    expect(hash('2001:db8:7:1::/64')).toBe(hash('2001:db8:7:a1ff::/64'));
    expect(hash('203.0.113.9')).not.toBe(hash('203.0.113.10'));
  });
});
