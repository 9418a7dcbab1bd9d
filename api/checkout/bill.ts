import { billOf, promoDiscountOf } from '../../schema/pricing.ts';
import { FIRST_PURCHASE_PERCENT } from '../../schema/shop.ts';
import { createShopperRepository } from '../account/repository.ts';
import { createCartRepository } from '../cart/repository.ts';
import type { CartLineRow } from '../cart/tables.ts';
import type { CatalogResponses } from '../catalog/responses.ts';
import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import { randomId } from '../platform/secrets.ts';
import { createPromoCodeRepository } from '../promotions/repository.ts';
import { rejectionReason, toPromoTerms } from '../promotions/rules.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { assertPayable, assertSameAsCart } from './rules.ts';
import type { PaymentRequest } from './rules.ts';
import type { NewItem, OrderRow } from './tables.ts';

/** What an order costs. Money is whole paise. */
export interface OrderBill {
  items: NewItem[];
  amounts: Pick<OrderRow, 'subtotal' | 'promo_discount' | 'first_purchase_discount' | 'total'>;
}

/**
 * Calculates what a shopper's cart costs now, at the prices that the catalogue shows. Refuses with PRICE_CHANGED when
 * the cart or its total differs from the request, with INVALID_PROMO_CODE, and with INVALID_INPUT for an e-mail address
 * of somebody else.
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
  assertSameAsCart(request.items, lines);
  const priced = lines.map((line) => ({
    unitPrice: dependencies.responses.prices(line).showPrice * 100,
    quantity: line.quantity,
  }));
  const { subtotal } = billOf(priced);
  const promoDiscount = await promoDiscountOfCart(trx, shopperId, request, subtotal, dependencies.now());
  const firstPurchasePercent = shopper.first_order_id === null ? FIRST_PURCHASE_PERCENT : 0;
  const bill = billOf(priced, { promoDiscount, firstPurchasePercent });
  assertPayable(bill);
  if (bill.total !== request.expectedTotal) refuse('PRICE_CHANGED');
  return {
    items: lines.map((line, at) => toNewItem(line, dependencies.responses, bill.lines[at]?.discount ?? 0)),
    amounts: {
      subtotal,
      promo_discount: bill.promoDiscount,
      first_purchase_discount: bill.firstPurchaseDiscount,
      total: bill.total,
    },
  };
}

const FOREIGN_EMAIL = { field: 'order.shippingDetails.email', message: "The e-mail address must be your account's." };

function toNewItem(line: CartLineRow, responses: CatalogResponses, discount: number): NewItem {
  const { sku, seller_id, name, category, color, quantity } = line;
  const { craft, sheen, zari, image } = line;
  const { price, showPrice } = responses.prices(line);
  const amounts = { list_price: price * 100, unit_price: showPrice * 100, discount };
  const cloth = { sku, color, image, category, craft, sheen, zari };
  return { id: randomId('oi'), sku, seller_id, name, category, color, quantity, ...amounts, cloth };
}

async function promoDiscountOfCart(
  trx: Db,
  shopperId: string,
  { promoCode }: PaymentRequest,
  subtotal: number,
  now: Date,
) {
  if (!promoCode) return 0;
  const field = 'promoCode';
  const promo =
    (await createPromoCodeRepository(trx).findCode(promoCode, shopperId)) ?? refuse('INVALID_PROMO_CODE', { field });
  const message = rejectionReason(promo, subtotal, now);
  if (message) refuse('INVALID_PROMO_CODE', { field, message });
  return promoDiscountOf(toPromoTerms(promo), subtotal);
}
