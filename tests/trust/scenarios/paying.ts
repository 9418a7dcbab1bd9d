import { newReceipt, rupeesOf, startPayment } from '../harness/buying.ts';
import { fillCarts } from '../harness/shoppers.ts';
import type { Shopper } from '../harness/shoppers.ts';
import { atMost } from '../harness/time.ts';
import type { World } from '../harness/world/world.ts';

/** An order that awaits its payment. */
export interface Opened {
  shopper: Shopper;
  /** The provider's id of it. */
  id: string;
}

const PRICE = 89_900;

/** Lets so many shoppers open a payment each, of one piece. Throws when one is refused. */
export async function openPayments(world: World, count: number): Promise<Opened[]> {
  const [sku = ''] = await world.shelve(1, count, PRICE);
  const shoppers = await world.shoppers(count);
  const lines = [{ sku, quantity: 1 }];
  await fillCarts(world.database, shoppers, lines);
  const rupees = rupeesOf([{ unitPrice: PRICE, quantity: 1 }], { isFirstPurchase: true });
  return atMost(16, shoppers, async (shopper) => {
    const opened = await startPayment(shopper, { lines, rupees, receipt: newReceipt() });
    if (opened.status !== 200) throw new Error(`No payment: ${JSON.stringify(opened)}`);
    return { shopper, id: opened.body.id };
  });
}

/** How many orders are in a state. */
export const ordersIn = ({ database }: World, state: string): Promise<number> =>
  database.count('select count(*) from orders where state = $1', [state]);
