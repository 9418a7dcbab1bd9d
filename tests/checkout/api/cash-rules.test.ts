import { describe, expect, it } from 'vitest';
import {
  isConfirmedBy,
  otpPurposeOf,
  refusalsCountSince,
  whyNotInCash as whyNotInCashOf,
  type CashHistory,
  type CashRequest,
} from '../../../api/checkout/cash/rules.ts';
import { DEFAULT_SETTINGS } from '../../../schema/settings.ts';

const NOTHING = { ordersDue: 0, refused: 0, hasBought: true, pieces: 1 };
const { payment } = DEFAULT_SETTINGS;
const whyNotInCash = (request: CashRequest, history: CashHistory) => whyNotInCashOf(request, history, payment);
const order = { total: 100, pinCode: '302003' };

describe('an order in cash', () => {
  it('costs 5,000 rupees at the most', () => {
    expect(whyNotInCash({ ...order, total: 500_000 }, NOTHING)).toBeUndefined();
    expect(whyNotInCash({ ...order, total: 500_001 }, NOTHING)).toBe('Cash on delivery is for orders up to ₹5,000.00.');
  });

  it('goes where the carriers take cash; an unknown place is no hindrance', () => {
    const why = (pinCode: string | undefined) => whyNotInCash({ ...order, pinCode }, NOTHING);
    expect([undefined, '302744', '682001'].map(why)).toEqual([undefined, undefined, undefined]);
    for (const pinCode of ['744101', '682551'])
      expect(why(pinCode)).toBe(`Cash on delivery is not available for PIN code ${pinCode}.`);
  });

  it('is allowed for a shopper who refused at most one parcel within a year, and owes for at most one order', () => {
    expect(whyNotInCash(order, { ...NOTHING, ordersDue: 1, refused: 1 })).toBeUndefined();
    expect(whyNotInCash(order, { ...NOTHING, refused: 2 })).toMatch(/not taken at the door/);
    expect(whyNotInCash(order, { ...NOTHING, ordersDue: 2 })).toMatch(/^You still have 2 orders to pay in cash\./);
    const now = new Date('2026-11-23T09:00:00Z');
    expect(refusalsCountSince(now, payment)).toEqual(new Date('2025-11-23T09:00:00Z'));
  });

  it('has at most three pieces for a shopper who never paid', () => {
    const why = (pieces: number, hasBought: boolean) => whyNotInCash(order, { ...NOTHING, pieces, hasBought });
    expect([why(3, false), why(50, true)]).toEqual([undefined, undefined]);
    expect(why(4, false)).toBe(
      'A first order in cash has at most 3 pieces. Please pay this one now, or order fewer pieces.',
    );
  });
});

describe('the OTP of an order in cash', () => {
  it('confirms the total and the place in its mail, or any place if the mail has none', () => {
    const elsewhere = { ...order, pinCode: '302004' };
    const [here, anywhere] = [otpPurposeOf(order), otpPurposeOf({ ...order, pinCode: undefined })];
    expect([isConfirmedBy(here, order), isConfirmedBy(here, elsewhere)]).toEqual([true, false]);
    expect([isConfirmedBy(anywhere, order), isConfirmedBy(anywhere, elsewhere)]).toEqual([true, true]);
    for (const purpose of [here, anywhere]) expect(isConfirmedBy(purpose, { ...order, total: 101 })).toBe(false);
    expect([here, anywhere]).toEqual(['cash 100 302003', 'cash 100']);
    expect(isConfirmedBy('login', order)).toBe(false);
  });
});
