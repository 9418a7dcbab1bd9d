import { sharesOf } from '../../../schema/pricing.ts';
import { CATEGORY_TAX, OTHER_TAX, SERVICE_TAX } from '../../../schema/tax.ts';
import type { TaxRule } from '../../../schema/tax.ts';

/** An ordered item whose tax is computed. Money is whole paise, including tax. */
export interface TaxedItem {
  id: string;
  name: string;
  category: string;
  color: string;
  size: string | null;
  /** The HSN code of its product; null if the product has none. */
  hsn_code: string | null;
  quantity: number;
  /** The price of a piece with its services. */
  unit_price: number;
  discount: number;
  services: readonly { code: string; name: string; price: number }[];
}

/** The parts of an amount. `total` is the paid amount: `taxable` and the taxes add up to it, to the paisa. */
export interface TaxedAmount {
  total: number;
  taxable: number;
  /** Both are 0 on a supply to another state. They are always equal. */
  cgst: number;
  sgst: number;
  /** 0 on a supply within a state. */
  igst: number;
}

/** A line of an invoice: the pieces of an item, or one of its services. */
export interface InvoiceLine extends TaxedAmount {
  orderItemId: string;
  /** The place of the line within its item: 0 for its pieces, then its services. */
  part: number;
  description: string;
  hsn: string;
  quantity: number;
  /** The price of the line before discounts, and its discount; both include tax. */
  price: number;
  discount: number;
  /** The rate of the whole tax, in percent. */
  percent: number;
}

/** A line of an invoice that is credited in part or whole: an amount, without a price and a number of pieces. */
export type CreditLine = Omit<InvoiceLine, 'price' | 'discount' | 'quantity'>;

/**
 * The lines of an item: its pieces, then each of its services. The discount is divided by price, so that the lines add
 * up to the paid price.
 */
export function linesOf(item: TaxedItem, isWithinState: boolean): InvoiceLine[] {
  const { quantity, services } = item;
  const rule = findRule(item.category);
  const servicesPrice = services.reduce((sum, { price }) => sum + price, 0);
  const parts = [
    {
      description: [item.name, item.color, item.size].filter(Boolean).join(', '),
      hsn: item.hsn_code ?? rule.hsn,
      price: (item.unit_price - servicesPrice) * quantity,
      rule,
    },
    ...services.map(({ code, name, price }) => {
      const own = findServiceRule(code);
      return { description: name, hsn: own?.hsn ?? rule.hsn, price: price * quantity, rule: own };
    }),
  ];
  const discounts = sharesOf(
    item.discount,
    parts.map(({ price }) => price),
  );
  const [piece] = parts;
  const piecePercent = piece ? percentOf(rule, (piece.price - (discounts[0] ?? 0)) / quantity) : 0;
  return parts.map(({ description, hsn, price, rule: own }, part) => {
    const discount = discounts[part] ?? 0;
    const total = price - discount;
    const percent = own ? percentOf(own, total / quantity) : piecePercent;
    const head = { orderItemId: item.id, part, description, hsn, quantity, price, discount, percent };
    return Object.assign(head, withTaxOf(total, percent, isWithinState));
  });
}

/** The rate for a piece of this price in paise, tax included: the first one whose limit its value does not exceed. */
export function percentOf({ rates }: TaxRule, price: number): number {
  const fitting = rates.find(({ percent, upToRupees = Infinity }) => price <= upToRupees * (100 + percent));
  return fitting?.percent ?? rates.at(-1)?.percent ?? 0;
}

/**
 * The parts of an amount that includes its tax. The tax is rounded to the paisa. Within a state its halves are rounded
 * equally, and the odd paisa belongs to the taxable value.
 */
export function withTaxOf(total: number, percent: number, isWithinState: boolean): TaxedAmount {
  if (!isWithinState) {
    const igst = Math.round((total * percent) / (100 + percent));
    return { total, taxable: total - igst, cgst: 0, sgst: 0, igst };
  }
  const half = Math.round((total * percent) / (2 * (100 + percent)));
  return { total, taxable: total - 2 * half, cgst: half, sgst: half, igst: 0 };
}

/**
 * The lines that credit an amount of an item's lines, of which `credited` was credited before. It is divided by what
 * is left of each line, and so is each tax. All credits of the whole price add up to the lines, to the paisa. An
 * amount that exceeds the rest credits the rest.
 */
export function creditLinesOf(
  lines: readonly InvoiceLine[],
  credited: readonly CreditLine[],
  amount: number,
): CreditLine[] {
  const rests = lines.map((line) => restOf(line, credited));
  const left = totalsOf(rests).total;
  const shares = sharesOf(
    Math.min(amount, left),
    rests.map(({ total }) => total),
  );
  return rests.flatMap((rest, at) => {
    const total = shares[at] ?? 0;
    return total === 0 ? [] : [{ ...rest, ...partOf(rest, total) }];
  });
}

/** The sums of lines. */
export function totalsOf(lines: readonly TaxedAmount[]): TaxedAmount {
  const sumOf = (part: keyof TaxedAmount) => lines.reduce((sum, line) => sum + line[part], 0);
  return {
    total: sumOf('total'),
    taxable: sumOf('taxable'),
    cgst: sumOf('cgst'),
    sgst: sumOf('sgst'),
    igst: sumOf('igst'),
  };
}

/** The rest of a line after its credits. */
function restOf(line: InvoiceLine, credited: readonly CreditLine[]): CreditLine {
  const { orderItemId, part, description, hsn, percent } = line;
  const own = totalsOf(credited.filter((one) => one.orderItemId === orderItemId && one.part === part));
  return {
    orderItemId,
    part,
    description,
    hsn,
    percent,
    total: line.total - own.total,
    taxable: line.taxable - own.taxable,
    cgst: line.cgst - own.cgst,
    sgst: line.sgst - own.sgst,
    igst: line.igst - own.igst,
  };
}

/** A part of an amount, with its share of each tax. The rest of the amount has no negative part. */
function partOf(amount: TaxedAmount, total: number): TaxedAmount {
  // Exact, and rounded to the nearest paisa: the products exceed the exact range of a number.
  const whole = 2n * BigInt(amount.total);
  const shareOf = (tax: number) => Number((2n * BigInt(tax) * BigInt(total) + whole / 2n) / whole);
  const [half, igst] = [shareOf(amount.cgst), shareOf(amount.igst)];
  return { total, taxable: total - 2 * half - igst, cgst: half, sgst: half, igst };
}

function findRule(category: string): TaxRule {
  return new Map<string, TaxRule>(Object.entries(CATEGORY_TAX)).get(category) ?? OTHER_TAX;
}

const findServiceRule = (code: string): TaxRule | undefined =>
  Object.hasOwn(SERVICE_TAX, code) ? SERVICE_TAX[code] : undefined;
