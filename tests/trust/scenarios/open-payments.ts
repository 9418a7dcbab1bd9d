import { newReceipt, retryUntilResponse, rupeesOf, startPayment } from '../harness/purchases.ts';
import type { TestShop } from '../harness/shop/test-shop.ts';
import { fillCarts, type Shopper } from '../harness/shoppers.ts';
import { mapConcurrently } from '../harness/waiting.ts';

/** An order that awaits its payment. */
export interface OpenedPayment {
  shopper: Shopper;
  /** The provider's id of it. */
  id: string;
}

const PRICE = 89_900;

/** Lets this number of shoppers start a payment each, of one piece. Throws if one is refused. */
export async function openPayments(shop: TestShop, count: number): Promise<OpenedPayment[]> {
  const [sku = ''] = await shop.addProducts(1, count, PRICE);
  const shoppers = await shop.shoppers(count);
  const lines = [{ sku, quantity: 1 }];
  await fillCarts(shop.database, shoppers, lines);
  const rupees = rupeesOf([{ unitPrice: PRICE, quantity: 1 }], { isFirstPurchase: true });
  return mapConcurrently(16, shoppers, async (shopper) => {
    const input = { lines, rupees, receipt: newReceipt() };
    const opened = await retryUntilResponse(() => startPayment(shopper, input));
    if (opened.status !== 200) throw new Error(`No payment: ${JSON.stringify(opened)}`);
    return { shopper, id: opened.body.id };
  });
}

/** The number of orders in a state. */
export const countOrders = ({ database }: TestShop, state: string): Promise<number> =>
  database.count('select count(*) from orders where state = $1', [state]);
