import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  creditLinesOf,
  linesOf,
  percentOf,
  totalsOf,
  withTaxOf,
  type CreditLine,
  type TaxedAmount,
  type TaxedItem,
} from '../../../api/orders/invoices/tax-rules.ts';
import {
  financialYearOf,
  invoiceNumberOf,
  isWithinState,
  placeOfSupplyOf,
} from '../../../api/orders/invoices/rules.ts';
import { amountInWords } from '../../../api/orders/invoices/words.ts';
import { GST_STATE_CODES, isGstinOf, stateTaxNameOf } from '../../../schema/gst.ts';
import { isHsnCode } from '../../../schema/product-codes.ts';
import { LEGAL_FACTS } from '../../../schema/sellers.ts';
import { SERVICES } from '../../../schema/services.ts';
import { CATEGORIES } from '../../../schema/shop.ts';
import { INDIAN_STATES } from '../../../schema/states.ts';
import { CATEGORY_TAX, OTHER_TAX, SERVICE_TAX } from '../../../schema/tax.ts';

const services = fc.subarray([
  { code: 'fall-pico', name: 'Fall and pico', price: 15_000 },
  { code: 'blouse-piece', name: 'Matching blouse piece', price: 35_000 },
  { code: 'no-longer-sold', name: 'Gift wrap', price: 1_999 },
]);
const items = fc
  .record({
    category: fc.constantFrom(...CATEGORIES, 'Turban'),
    piecePrice: fc.integer({ min: 0, max: 10_000_000 }),
    quantity: fc.integer({ min: 1, max: 10 }),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
    services,
  })
  .map(({ piecePrice, off, ...item }): TaxedItem => {
    const unitPrice = piecePrice + item.services.reduce((sum, { price }) => sum + price, 0);
    const discount = Math.floor(unitPrice * item.quantity * off);
    const piece = { id: 'oi-1', name: 'Piece', color: 'Indigo', size: null, hsn_code: null };
    return Object.assign(item, piece, { unit_price: unitPrice, discount });
  });

const partsOf = ({ taxable, cgst, sgst, igst }: TaxedAmount) => taxable + cgst + sgst + igst;
const valuesOf = ({ total, taxable, cgst, sgst, igst }: TaxedAmount) => [total, taxable, cgst, sgst, igst];

describe('the amounts of an invoice', () => {
  it('add up to the paid price, on each line and in total, to the paisa', () => {
    fc.assert(
      fc.property(items, fc.boolean(), (item, isWithin) => {
        const lines = linesOf(item, isWithin);
        for (const line of lines) {
          expect(partsOf(line)).toBe(line.total);
          expect(line.price - line.discount).toBe(line.total);
          expect(line.cgst).toBe(line.sgst);
          expect(isWithin ? line.igst : line.cgst).toBe(0);
          expect(Math.min(...valuesOf(line))).toBeGreaterThanOrEqual(0);
          expect(valuesOf(line).every(Number.isSafeInteger)).toBe(true);
        }
        const all = totalsOf(lines);
        expect(all.total).toBe(item.unit_price * item.quantity - item.discount);
        expect(partsOf(all)).toBe(all.total);
      }),
    );
  });

  it('have a tax that is right to half a paisa, or to a paisa for two halves', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(5, 12, 18), (total, percent) => {
        const exact = (total * percent) / (100 + percent);
        expect(Math.abs(withTaxOf(total, percent, false).igst - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(Math.abs(2 * withTaxOf(total, percent, true).cgst - exact)).toBeLessThanOrEqual(1 + 1e-6);
      }),
    );
  });

  it('are credited in any parts, which add up to them exactly and never exceed them', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 3_000_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(items, fc.boolean(), parts, (item, isWithin, amounts) => {
        const lines = linesOf(item, isWithin);
        const paid = totalsOf(lines).total;
        const credited: CreditLine[] = [];
        let left = paid;
        // The last amount is more than the rest.
        for (const amount of [...amounts, paid + 1]) {
          const now = creditLinesOf(lines, credited, amount);
          expect(totalsOf(now).total).toBe(Math.min(amount, left));
          for (const line of now) {
            expect(partsOf(line)).toBe(line.total);
            expect(line.cgst).toBe(line.sgst);
            expect(Math.min(...valuesOf(line))).toBeGreaterThanOrEqual(0);
          }
          left -= totalsOf(now).total;
          credited.push(...now);
        }
        expect(valuesOf(totalsOf(credited))).toEqual(valuesOf(totalsOf(lines)));
      }),
    );
  });

  it('have their rate by the value of a piece without tax, after its discount', () => {
    const rule = CATEGORY_TAX['Kurti'] ?? OTHER_TAX;
    expect(percentOf(rule, 2_625_00)).toBe(5);
    expect(percentOf(rule, 2_625_01)).toBe(18);
    const kurti = { id: 'oi-1', name: 'Kurti', category: 'Kurti', color: 'Red', size: 'M', hsn_code: '62064000' };
    const [line] = linesOf({ ...kurti, quantity: 2, unit_price: 3_000_00, discount: 1_000_00, services: [] }, true);
    expect(line).toEqual({
      orderItemId: 'oi-1',
      part: 0,
      description: 'Kurti, Red, M',
      hsn: '62064000',
      quantity: 2,
      price: 6_000_00,
      discount: 1_000_00,
      percent: 5,
      total: 5_000_00,
      taxable: 4_761_90,
      cgst: 119_05,
      sgst: 119_05,
      igst: 0,
    });
  });

  it('have a line for each service, at its own rate or that of its piece', () => {
    const lehanga = { id: 'oi-1', name: 'Lehanga', category: 'Lehanga', color: 'Red', size: null, hsn_code: null };
    const extras = [
      { code: 'fall-pico', name: 'Fall and pico', price: 150_00 },
      { code: 'gone', name: 'Gift wrap', price: 20_00 },
    ];
    const lines = linesOf({ ...lehanga, quantity: 1, unit_price: 9_170_00, discount: 0, services: extras }, false);
    expect(lines.map(({ description, hsn, percent, total }) => [description, hsn, percent, total])).toEqual([
      ['Lehanga, Red', '6204', 18, 9_000_00],
      ['Fall and pico', '998821', 5, 150_00],
      ['Gift wrap', '6204', 18, 20_00],
    ]);
  });
});

describe('the numbers and words of an invoice', () => {
  it('count by the financial year of India, in at most 16 characters', () => {
    expect(financialYearOf(new Date('2027-03-31T18:29:59Z'))).toBe('2026-27');
    expect(financialYearOf(new Date('2027-03-31T18:30:00Z'))).toBe('2027-28');
    expect(financialYearOf(new Date('2099-12-31T00:00:00Z'))).toBe('2099-00');
    expect(invoiceNumberOf('invoice', '2026-27', 42)).toBe('INV/26-27/00042');
    expect(invoiceNumberOf('credit_note', '2026-27', 999_999)).toHaveLength(16);
  });

  it('state the amount in lakhs and crores', () => {
    expect(amountInWords(0)).toBe('Rupees Zero Only');
    expect(amountInWords(300_000)).toBe('Rupees Three Thousand Only');
    expect(amountInWords(1_21_045_50)).toBe('Rupees One Lakh Twenty-One Thousand Forty-Five and Fifty Paise Only');
    expect(amountInWords(12_34_56_719_01)).toBe(
      'Rupees Twelve Crore Thirty-Four Lakh Fifty-Six Thousand Seven Hundred Nineteen and One Paise Only',
    );
  });

  it('state the place of supply, in any case; an unknown state is another state', () => {
    expect(placeOfSupplyOf(' rajasthan ')).toEqual({ state: 'Rajasthan', code: '08' });
    expect(isWithinState('Rajasthan', placeOfSupplyOf('Rajasthan'))).toBe(true);
    expect(isWithinState('Rajasthan', placeOfSupplyOf('Gujarat'))).toBe(false);
    expect(isWithinState('Rajasthan', placeOfSupplyOf('Rajputana'))).toBe(false);
    expect(stateTaxNameOf('Ladakh')).toBe('UTGST');
  });
});

describe('the tables of the owner', () => {
  it('have an HSN code and rates for each category and service', () => {
    expect(Object.keys(CATEGORY_TAX).toSorted()).toEqual([...CATEGORIES].toSorted());
    for (const { code } of SERVICES) expect(SERVICE_TAX[code], code).toBeDefined();
    for (const { hsn, rates } of [...Object.values(CATEGORY_TAX), OTHER_TAX, ...Object.values(SERVICE_TAX)].flatMap(
      (rule) => rule ?? [],
    )) {
      expect(isHsnCode(hsn), hsn).toBe(true);
      expect(rates.at(-1)).not.toHaveProperty('upToRupees');
      expect(rates.map(({ percent }) => percent)).toEqual(
        rates.map(({ percent }) => percent).toSorted((one, other) => one - other),
      );
    }
  });

  it('have a valid GSTIN of its state for each seller', () => {
    for (const facts of [LEGAL_FACTS.shop, ...LEGAL_FACTS.sellers.map((seller) => seller.facts)])
      expect(isGstinOf(facts.state, facts.gstin), facts.gstin).toBe(true);
    expect(isGstinOf('Maharashtra', '27AAPFU0939F1ZV')).toBe(true);
    expect(isGstinOf('Maharashtra', '27AAPFU0939F1ZW')).toBe(false);
    expect(isGstinOf('Gujarat', '27AAPFU0939F1ZV')).toBe(false);
    expect(new Set(INDIAN_STATES.map((state) => GST_STATE_CODES[state])).size).toBe(INDIAN_STATES.length);
  });
});
