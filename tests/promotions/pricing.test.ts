import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  billOf,
  LEAST_PAYABLE,
  piecePriceOf,
  promoDiscountOf,
  unitPriceOf,
  type PromoTerms,
  type Reductions,
} from '../../schema/pricing.ts';

const SEED = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
console.log(`Bills are drawn with SEED=${SEED}.`);

/** Prices are whole rupees, up to ten lakh; lines have one to ten pieces, and a cart has at most fifty lines. */
const rupees = fc.integer({ min: 1, max: 1_000_000 }).map((amount) => amount * 100);
const priced = { unitPrice: rupees, quantity: fc.integer({ min: 1, max: 10 }) };
const line = fc.record(priced);
const lines = fc.array(line, { minLength: 1, maxLength: 50 });
const terms: fc.Arbitrary<PromoTerms> = fc.record(
  {
    percent: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
    amountOff: rupees,
    maximum: fc.option(rupees, { nil: undefined }),
    minimumSubtotal: fc.option(rupees, { nil: undefined }),
  },
  { requiredKeys: ['amountOff'] },
);
const reductions: fc.Arbitrary<Reductions> = fc.record(
  {
    promoDiscount: fc.oneof(rupees, fc.integer({ min: -9_999, max: 50_000_000_000 })),
    firstPurchasePercent: fc.constantFrom(0, 5),
  },
  { requiredKeys: [] },
);
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** Checks a thousand random cases; a failing case is shown with its seed. */
function always<Ts extends [unknown, ...unknown[]]>(
  ...[arbitraries, holds]: [{ [K in keyof Ts]: fc.Arbitrary<Ts[K]> }, (...drawn: Ts) => void]
): void {
  fc.assert(fc.property(...arbitraries, holds), { seed: SEED, numRuns: 1_000 });
}

describe('a bill', () => {
  it('[CART-10] takes 5% off a first purchase, rounded to the rupee, and the promo discount', () => {
    const cart = [
      { unitPrice: 160_500, quantity: 2 },
      { unitPrice: 89_900, quantity: 1 },
    ];
    expect(billOf(cart, { promoDiscount: 15_000, firstPurchasePercent: 5 })).toEqual({
      subtotal: 410_900,
      promoDiscount: 15_000,
      firstPurchaseDiscount: 20_500,
      delivery: 0,
      total: 375_400,
      lines: [
        { total: 321_000, discount: 27_700 },
        { total: 89_900, discount: 7_800 },
      ],
    });
    expect(billOf([{ unitPrice: 1_000, quantity: 1 }], { firstPurchasePercent: 5 }).firstPurchaseDiscount).toBe(100);
    expect(billOf([{ unitPrice: 900, quantity: 1 }], { firstPurchasePercent: 5 }).firstPurchaseDiscount).toBe(0);
    expect(billOf(cart)).toMatchObject({ firstPurchaseDiscount: 0, promoDiscount: 0, total: 410_900 });
    const nothing = { subtotal: 0, promoDiscount: 0, firstPurchaseDiscount: 0, delivery: 0, total: 0, lines: [] };
    expect(billOf([], { promoDiscount: 15_000, firstPurchasePercent: 5 })).toEqual(nothing);
  });

  it('[CART-10] is the sum of its parts: total = subtotal − first purchase − promo + delivery, which is nothing', () => {
    always([lines, reductions], (cart, off) => {
      const bill = billOf(cart, off);
      expect(bill.subtotal).toBe(sum(cart.map(({ unitPrice, quantity }) => unitPrice * quantity)));
      expect(bill.delivery).toBe(0);
      expect(bill.total).toBe(bill.subtotal - bill.firstPurchaseDiscount - bill.promoDiscount + bill.delivery);
    });
  });

  it('[CART-10] shares its discounts among the lines to the last paisa, no line below nothing', () => {
    // The prices of an older host may have paise.
    const paise = line.map(({ unitPrice, quantity }) => ({ unitPrice: unitPrice - 37, quantity }));
    always([fc.oneof(lines, fc.array(paise, { minLength: 1, maxLength: 50 })), reductions], (cart, off) => {
      const bill = billOf(cart, off);
      expect(sum(bill.lines.map(({ discount }) => discount))).toBe(bill.firstPurchaseDiscount + bill.promoDiscount);
      expect(sum(bill.lines.map(({ total }) => total))).toBe(bill.subtotal);
      for (const { total, discount } of bill.lines) {
        expect(Number.isSafeInteger(discount) && discount >= 0 && discount <= total).toBe(true);
      }
    });
  });

  it('[CART-10] shares by the costs of the lines: exact parts rounded down, and one more rupee for the largest remainders', () => {
    const inRupees = (amount: number) => BigInt(amount) / 100n;
    always([lines, reductions], (cart, off) => {
      const bill = billOf(cart, off);
      const discount = inRupees(bill.firstPurchaseDiscount + bill.promoDiscount);
      const cut = bill.lines.map((each) => {
        const [product, whole] = [discount * inRupees(each.total), inRupees(bill.subtotal)];
        return { more: inRupees(each.discount) - product / whole, remainder: product % whole };
      });
      expect(cut.every(({ more }) => more === 0n || more === 1n)).toBe(true);
      const rest = (more: bigint) => cut.filter((each) => each.more === more).map(({ remainder }) => remainder);
      const most = rest(0n).reduce((one, other) => (one > other ? one : other), 0n);
      expect(rest(1n).every((remainder) => remainder >= most)).toBe(true);
    });
  });

  it('[CART-10] takes a code for some categories off their lines only, none below nothing', () => {
    const marked = fc.array(fc.record({ ...priced, takesPromo: fc.boolean() }), { minLength: 1, maxLength: 20 });
    always([marked, reductions], (cart, off) => {
      const bill = billOf(cart, off);
      expect(sum(bill.lines.map(({ discount }) => discount))).toBe(bill.firstPurchaseDiscount + bill.promoDiscount);
      for (const [at, { total, discount, promoDiscount = 0 }] of bill.lines.entries()) {
        expect(discount >= promoDiscount && discount <= total && discount % 100 === 0).toBe(true);
        if (!cart[at]?.takesPromo) expect(promoDiscount).toBe(0);
      }
    });
  });

  it('[CART-10] gives the rupees that are left to the first of equal lines', () => {
    const equal = Array.from({ length: 3 }, () => ({ unitPrice: 10_000, quantity: 1 }));
    const shares = (promoDiscount: number) => billOf(equal, { promoDiscount }).lines.map(({ discount }) => discount);
    expect([shares(400), shares(500)]).toEqual([
      [200, 100, 100],
      [200, 200, 100],
    ]);
  });

  it('[CART-10] of nothing, or of gifts, is nothing', () => {
    const reductions = { promoDiscount: 10_000, firstPurchasePercent: 5 };
    const nothing = { subtotal: 0, promoDiscount: 0, firstPurchaseDiscount: 0, delivery: 0, total: 0 };
    expect(billOf([], reductions)).toEqual({ ...nothing, lines: [] });
    expect(billOf([{ unitPrice: 0, quantity: 3 }], reductions)).toEqual({
      ...nothing,
      lines: [{ total: 0, discount: 0 }],
    });
  });

  it("[CART-10] counts a service as a part of a piece's price, and subtracts it again", () => {
    const services = [{ price: 15_000 }, { price: 9_900 }];
    expect([unitPriceOf(100_000, services), piecePriceOf(124_900, services)]).toEqual([124_900, 100_000]);
    expect([unitPriceOf(100_000, []), piecePriceOf(100_000, [])]).toEqual([100_000, 100_000]);
  });

  it('[CART-10] leaves each line a rupee to pay at the least, or nothing: less could not be paid back', () => {
    const cheap = fc.array(
      fc.record({ ...priced, unitPrice: fc.integer({ min: 1, max: 9 }).map((one) => one * 100) }),
      {
        minLength: 1,
        maxLength: 50,
      },
    );
    always([fc.oneof(lines, cheap), reductions], (cart, off) => {
      const left = billOf(cart, off).lines.map(({ total, discount }) => total - discount);
      expect(left.filter((rest) => rest !== 0 && rest < LEAST_PAYABLE)).toEqual([]);
      expect(sum(left)).toBe(billOf(cart, off).total);
    });
  });

  it('[CART-10] shares exactly where the amounts are too large for the fractions of a float', () => {
    const cart = [56_422_260, 83_189_980, 53_505_114].map((unitPrice) => ({ unitPrice, quantity: 10 }));
    const bill = billOf(cart, { promoDiscount: 721_155_900 });
    expect(bill.lines.map(({ discount }) => discount)).toEqual([210_696_992, 310_655_380, 199_803_528]);
  });

  it('[CART-10] has at least a rupee to pay, and whole rupees as the discount, never negative', () => {
    always([lines, reductions], (cart, off) => {
      const { total, promoDiscount, firstPurchaseDiscount } = billOf(cart, off);
      expect(total).toBeGreaterThanOrEqual(LEAST_PAYABLE);
      expect([total % 100, promoDiscount % 100, firstPurchaseDiscount % 100]).toEqual([0, 0, 0]);
      expect(Math.min(promoDiscount, firstPurchaseDiscount)).toBeGreaterThanOrEqual(0);
    });
  });

  it('[CART-10] leaves a rupee even when a code takes everything off', () => {
    always([lines, fc.constantFrom(0, 5, 100)], (cart, firstPurchasePercent) => {
      const { subtotal } = billOf(cart);
      const promoDiscount = promoDiscountOf({ percent: 100 }, subtotal);
      expect(billOf(cart, { promoDiscount, firstPurchasePercent }).total).toBe(LEAST_PAYABLE);
    });
  });

  it('[CART-10] of more pieces is never smaller, and with more taken off never larger', () => {
    always([lines, line, reductions, rupees], (cart, another, off, more) => {
      const { total } = billOf(cart, off);
      expect(billOf([...cart, another], off).total).toBeGreaterThanOrEqual(total);
      const promoDiscount = (off.promoDiscount ?? 0) + more;
      expect(billOf(cart, { ...off, promoDiscount }).total).toBeLessThanOrEqual(total);
      expect(billOf(cart, { ...off, firstPurchasePercent: 5 }).total).toBeLessThanOrEqual(total);
    });
  });

  it('[CART-10] has the same total in any order of the lines, and each line has its own cost', () => {
    const shuffled = lines.chain((cart) =>
      fc
        .shuffledSubarray([...cart.keys()], { minLength: cart.length })
        .map((order) => ({ cart, mixed: order.flatMap((at) => cart[at] ?? []) })),
    );
    always([shuffled, reductions], ({ cart, mixed }, off) => {
      const { lines: before, ...one } = billOf(cart, off);
      const { lines: after, ...other } = billOf(mixed, off);
      expect(other).toEqual(one);
      expect(after.map(({ total }) => total)).toEqual(mixed.map(({ unitPrice, quantity }) => unitPrice * quantity));
      expect(after).toHaveLength(before.length);
    });
  });

  it('[CART-11] refuses half pieces, a quantity of zero, and invalid prices', () => {
    for (const quantity of [0, -1, 1.5, Number.NaN, Infinity]) {
      expect(() => billOf([{ unitPrice: 100, quantity }])).toThrow(RangeError);
    }
    for (const unitPrice of [-1, 0.5, Number.NaN, Infinity]) {
      expect(() => billOf([{ unitPrice, quantity: 1 }])).toThrow(RangeError);
    }
  });
});

describe('the discount of a code', () => {
  it('[CART-9] is a part of the subtotal or an amount, at most its cap, and only from its least subtotal on', () => {
    expect(promoDiscountOf({ percent: 10, maximum: 50_000 }, 123_400)).toBe(12_300);
    expect(promoDiscountOf({ percent: 10, maximum: 50_000 }, 900_000)).toBe(50_000);
    expect(promoDiscountOf({ amountOff: 15_000, minimumSubtotal: 99_900 }, 99_900)).toBe(15_000);
    expect(promoDiscountOf({ amountOff: 15_000, minimumSubtotal: 99_900 }, 99_800)).toBe(0);
    expect(promoDiscountOf({ amountOff: 15_000 }, 9_900)).toBe(9_900);
  });

  it('[CART-9] is whole rupees, from nothing to the subtotal and the cap', () => {
    always([terms, fc.nat(100_000_000)], (code, subtotal) => {
      const discount = promoDiscountOf(code, subtotal);
      expect(discount % 100).toBe(0);
      expect(discount).toBeGreaterThanOrEqual(0);
      expect(discount).toBeLessThanOrEqual(Math.min(subtotal, code.maximum ?? Infinity));
      if (subtotal < (code.minimumSubtotal ?? 0)) expect(discount).toBe(0);
    });
  });

  it('[CART-9] never gets less as the cart grows', () => {
    always([terms, rupees, rupees], (code, subtotal, more) => {
      expect(promoDiscountOf(code, subtotal + more)).toBeGreaterThanOrEqual(promoDiscountOf(code, subtotal));
    });
  });
});
