import { billOf, promoDiscountOf } from '../../schema/pricing.ts';
import { shoppersRepository } from '../account/repository.ts';
import { cartRepository } from '../cart/repository.ts';
import type { LineRow } from '../cart/tables.ts';
import type { CatalogAnswers } from '../catalog/answers.ts';
import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import { randomId } from '../platform/secret.ts';
import { promotionsRepository } from '../promotions/repository.ts';
import { reasonAgainst, termsOf } from '../promotions/rules.ts';
import type { CheckoutHouse } from './house.ts';
import { checkPayable, checkSame } from './rules.ts';
import type { Wish } from './rules.ts';
import type { NewItem, OrderRow } from './tables.ts';

/** What an order costs. Money is whole paise. */
export interface OrderBill {
  items: NewItem[];
  amounts: Pick<OrderRow, 'subtotal' | 'promo_discount' | 'first_purchase_discount' | 'total'>;
}

/**
 * What a shopper's cart costs now, at the prices that the catalogue shows. Refuses when that isn't what the shopper
 * wishes to buy and expects to pay: PRICE_CHANGED, INVALID_PROMO_CODE, or INVALID_INPUT for an e-mail that isn't theirs.
 */
export async function billFor(house: CheckoutHouse, trx: Db, shopperId: string, wish: Wish): Promise<OrderBill> {
  const shopper = (await shoppersRepository(trx).profile(shopperId)) ?? refuse('UNAUTHENTICATED');
  if (wish.shipping.email !== shopper.email) refuse('INVALID_INPUT', NOT_YOURS);
  const lines = await cartRepository(trx).lines(shopperId);
  checkSame(wish.pieces, lines);
  const priced = lines.map((line) => ({
    unitPrice: house.answers.prices(line).showPrice * 100,
    quantity: line.quantity,
  }));
  const { subtotal } = billOf(priced);
  const promoDiscount = await promoDiscountFor(trx, shopperId, wish, subtotal, house.now());
  const bill = billOf(priced, { promoDiscount, isFirstPurchase: shopper.first_order_id === null });
  checkPayable(bill);
  if (bill.total !== wish.expected) refuse('PRICE_CHANGED');
  return {
    items: lines.map((line, at) => itemOf(line, house.answers, bill.lines[at]?.discount ?? 0)),
    amounts: {
      subtotal,
      promo_discount: bill.promoDiscount,
      first_purchase_discount: bill.firstPurchaseDiscount,
      total: bill.total,
    },
  };
}

const NOT_YOURS = { field: 'shippingDetails.email', message: "The e-mail address must be your account's." };

function itemOf(line: LineRow, answers: CatalogAnswers, discount: number): NewItem {
  const { sku, seller_id, name, category, color, quantity } = line;
  const { price, showPrice } = answers.prices(line);
  const amounts = { list_price: price * 100, unit_price: showPrice * 100, discount };
  return { id: randomId('oi'), sku, seller_id, name, category, color, quantity, ...amounts };
}

async function promoDiscountFor(trx: Db, shopperId: string, { promoCode }: Wish, subtotal: number, now: Date) {
  if (!promoCode) return 0;
  const field = 'promoCode';
  const promo = (await promotionsRepository(trx).find(promoCode, shopperId)) ?? refuse('INVALID_PROMO_CODE', { field });
  const message = reasonAgainst(promo, subtotal, now);
  if (message) refuse('INVALID_PROMO_CODE', { field, message });
  return promoDiscountOf(termsOf(promo), subtotal);
}
