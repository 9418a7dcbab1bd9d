/**
 * The goods and services tax on what the shop sells, which the owner edits with an accountant. The prices of the shop
 * include it; invoices show it (decision 96).
 * After an edit: `npm run verify -- --without-tests`, then restart. Invoices that were made do not change.
 */

/** The tax on one kind of goods or services. */
export interface TaxRule {
  /** The HSN code of goods, or the SAC of a service. A product's own HSN code takes precedence. */
  hsn: string;
  /**
   * The rates in percent, from the lowest value on. A rate applies to pieces whose value without tax is at most
   * `upToRupees`; the last rate has no such limit.
   */
  rates: readonly { percent: number; upToRupees?: number }[];
}

/** Fabric has one rate at any price. */
const FABRIC = [{ percent: 5 }] as const;
/** Garments that cost more than this have the higher rate. */
const GARMENT = [{ percent: 5, upToRupees: 2_500 }, { percent: 18 }] as const;

/** The tax on the pieces of each category. A category without an entry has `OTHER_TAX`. */
export const CATEGORY_TAX: Readonly<Record<string, TaxRule>> = {
  Saree: { hsn: '5208', rates: FABRIC },
  Dupatta: { hsn: '6214', rates: GARMENT },
  Dress: { hsn: '6204', rates: GARMENT },
  Lehanga: { hsn: '6204', rates: GARMENT },
  Kurti: { hsn: '6206', rates: GARMENT },
};

/** The tax on pieces of all other categories. */
export const OTHER_TAX: TaxRule = { hsn: '6217', rates: GARMENT };

/** The tax on the services of `services.ts`, by their code. A service without an entry has the rate of its piece. */
export const SERVICE_TAX: Readonly<Partial<Record<string, TaxRule>>> = {
  'fall-pico': { hsn: '998821', rates: FABRIC },
  'blouse-piece': { hsn: '5208', rates: FABRIC },
};
