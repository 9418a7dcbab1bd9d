import { describe, expect, it } from 'vitest';
import {
  countPieces,
  customerOf,
  findPassedCap,
  firstExpiryOf,
  needsProof,
  withCash,
} from '../../../api/checkout/holds/caps/rules.ts';
import type { CapInput, HeldByOthers, PassedCap, VariantHeld } from '../../../api/checkout/holds/caps/rules.ts';

const NOBODY: HeldByOthers = { shop: 0, client: 0, phone: 0, pin: 0, unproven: 0, unprovenOrdersOfClient: 0 };

interface Asked {
  pieces?: number;
  stock?: number;
  others?: Partial<HeldByOthers>;
  variant?: Partial<VariantHeld>;
}
/** An order of one variant, in a shop of 2,000 pieces: all who never bought may hold 200 of them, 600 of the variant. */
const inputOf = ({ pieces = 1, stock = 2_000, others = {}, variant = {} }: Asked): CapInput => ({
  items: [{ sku: 'A', quantity: pieces }],
  stock,
  others: { ...NOBODY, ...others },
  variants: [{ sku: 'A', all: 2_000, held: 0, unproven: 0, ...variant }],
});
const capOf = (asked: Asked) => findPassedCap(inputOf(asked));

describe('what those who never bought may hold', () => {
  it.each<[what: string, most: Asked, cap: PassedCap]>([
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
    expect([capOf({ ...most, pieces }), capOf({ ...most, pieces: pieces + 1 })]).toEqual([undefined, cap]);
  });

  it.each([
    ['a tenth of the shop', 2_009, 200],
    ['80 pieces of a small shop', 300, 80],
  ])('is %s, whose last pieces no single address gets', (_, stock, all) => {
    expect([all - 1, all].map((shop) => capOf({ stock, others: { shop } }))).toEqual(['client', 'shop']);
  });

  it('is whatever the first one to pay asks for', () => {
    expect(capOf({ pieces: 10, stock: 10, variant: { all: 10 } })).toBeUndefined();
    expect(capOf({ pieces: 10, others: { phone: 20, pin: 100 } })).toBeUndefined();
    expect(capOf({ pieces: 10, stock: 10, others: { client: 9 } })).toBe('client');
  });

  it('is all of a variant that nobody holds, while the others hold less than a quarter of their part', () => {
    const rare = { all: 5, held: 0 };
    expect(capOf({ pieces: 5, others: { shop: 49 }, variant: rare })).toBeUndefined();
    expect(capOf({ pieces: 5, others: { shop: 50 }, variant: rare })).toBe('sku');
    expect(capOf({ pieces: 2, others: { shop: 49 }, variant: { ...rare, held: 1 } })).toBe('sku');
    expect(capOf({ pieces: 2, others: { shop: 50 }, variant: rare })).toBeUndefined();
  });

  it('is nothing where the others hold all of it, however much of that one address holds', () => {
    expect(capOf({ others: { shop: 200 } })).toBe('shop');
    expect(capOf({ stock: 2_000, others: { shop: 50, client: 300 } })).toBe('client');
    expect(capOf({ pieces: 10, others: { shop: 120, client: 0 } })).toBeUndefined();
    expect(capOf({ pieces: 9, others: { shop: 130, client: 0 } })).toBe('client');
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
      { sku: 'A', all: 2_000, held: 0, unproven: 0 },
      { sku: 'B', all, held: 0, unproven: 0 },
    ];
    expect(countPieces(two.items)).toBe(4);
    expect([
      findPassedCap({ ...two, variants: variants(10) }),
      findPassedCap({ ...two, variants: variants(9) }),
    ]).toEqual([undefined, 'sku']);
    expect(findPassedCap({ ...two, variants: [{ sku: 'C', all: 9, held: 2, unproven: 0 }] })).toBeUndefined();
  });
});

describe('what an order in cash of those who never bought may take', () => {
  const capWith = (asked: Asked, shop: number, ofVariant = 0) =>
    findPassedCap(withCash(inputOf(asked), { shop, variants: [{ sku: 'A', quantity: ofVariant }] }));

  it('is what others leave who hold pieces or have unconfirmed ones in cash', () => {
    const variant = { all: 70, held: 10 };
    expect([
      capWith({ others: { shop: 60 }, variant }, 10, 9),
      capWith({ others: { shop: 60 }, variant }, 10, 20),
    ]).toEqual([undefined, 'sku']);
    expect([capWith({ others: { shop: 100 } }, 60), capWith({ others: { shop: 100 } }, 120)]).toEqual([
      undefined,
      'shop',
    ]);
  });

  it('is reckoned from all pieces, those in cash among them, and counts no other variant', () => {
    const variant = { all: 10, held: 0 };
    expect(capWith({ pieces: 3, variant: { all: 24, held: 0 } }, 5, 5)).toBe(undefined);
    expect(capWith({ pieces: 4, variant: { all: 24, held: 0 } }, 5, 5)).toBe('sku');
    const other = { shop: 60, variants: [{ sku: 'B', quantity: 50 }] };
    expect(findPassedCap(withCash(inputOf({ pieces: 3, variant }), other))).toBeUndefined();
  });
});

describe('what an account with an unproven address may hold', () => {
  const proofOf = (asked: Asked) => needsProof(inputOf(asked));

  it('is an ordinary cart while nobody else has such an account', () => {
    expect(proofOf({ pieces: 10, others: { unproven: 0, unprovenOrdersOfClient: 9 } })).toBe(false);
  });

  it.each<[what: string, most: Asked]>([
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

  it('is what is left of each of its variants', () => {
    const [plenty, rare] = [
      { sku: 'A', all: 2_000, held: 0, unproven: 1 },
      { sku: 'B', all: 10, held: 1, unproven: 1 },
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

describe('how long those who never bought hold', () => {
  const now = new Date('2026-11-23T09:00:00Z');
  const minutesFor = (asked: Asked) => (firstExpiryOf(now, inputOf(asked)).getTime() - now.getTime()) / 60_000;

  it('is eight minutes, and four from half of the client address’s part on', () => {
    expect([minutesFor({ pieces: 10 }), minutesFor({ pieces: 2, others: { shop: 3, client: 3 } })]).toEqual([8, 8]);
    expect(minutesFor({ pieces: 3, others: { shop: 3, client: 3 } })).toBe(4);
  });
});

describe('whose address it is', () => {
  it('is told by the /48 of IPv6, and by all of IPv4', () => {
    expect(customerOf('2001:db8:7:1::/64')).toBe('2001:db8:7');
    expect(customerOf('203.0.113.9')).toBe('203.0.113.9');
  });
});
