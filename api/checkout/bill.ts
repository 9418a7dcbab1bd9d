import { billOf, isPromoFor, promoDiscountOf } from '../../schema/pricing.ts';
import type { Bill, BillLine, PromoTerms } from '../../schema/pricing.ts';
import { createShopperRepository } from '../account/repository.ts';
import { createCartRepository } from '../cart/repository.ts';
import { chosenServicesOf, linePricesOf } from '../cart/services.ts';
import type { CartLineRow } from '../cart/tables.ts';
import { findDeliveryWindow } from '../catalog/delivery/delivery-window.ts';
import type { CatalogResponses } from '../catalog/responses.ts';
import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import { randomId } from '../platform/secrets.ts';
import { createPromoCodeRepository } from '../promotions/repository.ts';
import { promoSubtotalFor, rejectionReason, toPromoTerms } from '../promotions/rules.ts';
import type { PromoUse } from '../promotions/rules.ts';
import { createSettingsRepository } from '../settings/repository.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { assertPayable, assertSameAsCart } from './rules.ts';
import type { PaymentRequest } from './rules.ts';
import type { NewItem, OrderRow } from './tables.ts';

/** The cost of an order. Money is whole paise. */
export interface OrderBill {
  items: NewItem[];
  amounts: Pick<OrderRow, 'subtotal' | 'promo_discount' | 'first_purchase_discount' | 'total'>;
  /** The version of the promo code that was read; undefined without a code. */
  promoVersion: number | undefined;
}

/**
 * Calculates the current cost of a shopper's cart, at the prices of the catalogue. Refuses with PRICE_CHANGED if the
 * cart or its total differs from the request, and with INVALID_PROMO_CODE. Refuses with INVALID_INPUT for an email
 * address that belongs to somebody else.
 */
export async function calculateBill(
  dependencies: CheckoutDependencies,
  trx: Db,
  shopperId: string,
  request: PaymentRequest,
): Promise<OrderBill> {
  const shopper = (await createShopperRepository(trx).findProfile(shopperId)) ?? refuse('UNAUTHENTICATED');
  if (request.shipping.email !== shopper.email) refuse('INVALID_INPUT', FOREIGN_EMAIL);
  const lines = await createCartRepository(trx).listLines(shopperId);
  assertSameAsCart(request.items, lines.map(toRequested));
  const priced = lines.map((line) => ({
    unitPrice: linePricesOf(line, dependencies.responses).unitPrice,
    quantity: line.quantity,
  }));
  const plain = billOf(priced);
  const promo = await readPromo(trx, shopperId, request, toPromoUse(dependencies, lines, plain));
  // Read in the transaction, so that a bill never has a figure that was changed before it.
  const { payment } = await createSettingsRepository(trx).readSettings();
  const firstPurchasePercent = shopper.first_order_id === null ? payment.firstPurchasePercent : 0;
  const marked = markPromoLines(priced, lines, promo.terms);
  const bill = billOf(marked, { promoDiscount: promo.discount, firstPurchasePercent });
  assertPayable(bill);
  if (bill.total !== request.expectedTotal) refuse('PRICE_CHANGED');
  return {
    items: lines.map((line, at) =>
      toNewItem(line, dependencies.responses, {
        ...sharesIn(bill, at),
        ...promiseFor(line, request, dependencies.now()),
      }),
    ),
    amounts: {
      subtotal: bill.subtotal,
      promo_discount: bill.promoDiscount,
      first_purchase_discount: bill.firstPurchaseDiscount,
      total: bill.total,
    },
    promoVersion: promo.version,
  };
}

/** The use of a promo code for lines whose bill without it is `plain`. */
const toPromoUse = (
  { now, acceptsSamples }: CheckoutDependencies,
  lines: readonly CartLineRow[],
  plain: Bill,
): PromoUse => ({
  subtotal: plain.subtotal,
  amounts: plain.lines.map(({ total }, at) => ({ category: lines[at]?.category ?? '', amount: total })),
  now: now(),
  acceptsSamples,
});

/** The priced lines, each with whether the promo code is for its category. */
const markPromoLines = (priced: readonly BillLine[], lines: readonly CartLineRow[], terms: PromoTerms): BillLine[] =>
  priced.map((line, at) => Object.assign({}, line, { takesPromo: isPromoFor(terms, lines[at]?.category ?? '') }));

/** The share of a line in the discounts of its bill. */
const sharesIn = (bill: Bill, at: number) => ({
  discount: bill.lines[at]?.discount ?? 0,
  promo_share: bill.lines[at]?.promoDiscount ?? null,
});

/** A line as a client knows it: services that are no longer offered are left out. */
const toRequested = (line: CartLineRow) => ({ ...line, services: chosenServicesOf(line).map(({ code }) => code) });

const FOREIGN_EMAIL = { field: 'order.shippingDetails.email', message: "The email address must be your account's." };

/** The promised delivery days of a line. */
function promiseFor({ seller_id: sellerId }: CartLineRow, { shipping: { pinCode } }: PaymentRequest, now: Date) {
  const { earliest, latest } = findDeliveryWindow({ pinCode, sellerId, now }) ?? {};
  return { promised_from: earliest ?? null, promised_until: latest ?? null };
}

/** The data that an item has in addition to its line: its share of the discounts, and the promised delivery days. */
type ItemTerms = Pick<NewItem, 'discount' | 'promo_share' | 'promised_from' | 'promised_until'>;

function toNewItem(line: CartLineRow, responses: CatalogResponses, terms: ItemTerms): NewItem {
  const { sku, seller_id, name, category, color, size, quantity } = line;
  const { craft, sheen, zari, image, picture_sku } = line;
  const { listPrice, unitPrice } = linePricesOf(line, responses);
  const amounts = { list_price: listPrice, unit_price: unitPrice, ...terms };
  const services = chosenServicesOf(line);
  const cloth = { sku: picture_sku ?? sku, color, image, category, craft, sheen, zari };
  return { id: randomId('oi'), sku, seller_id, name, category, color, size, quantity, ...amounts, services, cloth };
}

/** The promo code of a request with its discount in paise. Refuses with INVALID_PROMO_CODE. */
async function readPromo(trx: Db, shopperId: string, { promoCode }: PaymentRequest, use: PromoUse) {
  if (!promoCode) return { terms: {}, discount: 0, version: undefined };
  const field = 'promoCode';
  const promo =
    (await createPromoCodeRepository(trx).findCode(promoCode, shopperId)) ?? refuse('INVALID_PROMO_CODE', { field });
  const message = rejectionReason(promo, use);
  if (message) refuse('INVALID_PROMO_CODE', { field, message });
  const terms = toPromoTerms(promo);
  return { terms, discount: promoDiscountOf(terms, promoSubtotalFor(terms, use)), version: promo.version };
}
