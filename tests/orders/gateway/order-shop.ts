import type { Simulator } from 'stand-ins/razorpay';
import type { Role } from '../../../api/platform/authentication.ts';
import { operator } from '../../account/staff.ts';
import { createGatewayShop, type GatewayShop } from '../../cart/gateway/gateway-shop.ts';
import { createCheckoutShop } from '../../checkout/checkout-shop.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import { placeOrder, type Placed, type Placing } from '../place-orders.ts';

/** The real api with payments, and a gateway in front of it. */
export interface OrderShop extends GatewayShop {
  /** The payment provider. */
  simulator: Simulator;
  /** Places an order of one piece of `SK-1` for a shopper, at the time of the api's clock. `placing` changes the order. */
  placeOrder(browser: TestBrowser, placing?: Partial<Placing>): Promise<Placed>;
  /** Creates a browser of a new administrator, or of a new seller of an existing shop. */
  newStaff(role: Exclude<Role, 'SHOPPER'>, sellerId?: string): Promise<TestBrowser>;
}

/** Creates such a shop with the variants `SK-0` to `SK-59`, all of the seller `se-1`. */
export async function createOrderShop(): Promise<OrderShop> {
  const paymentAccount = await createCheckoutShop();
  const { api, simulator } = paymentAccount;
  const shop = await createGatewayShop(api);
  const meOf = async (browser: TestBrowser) => (await browser.request('{ me { id: shopperId email } }')).data.me;
  return {
    ...shop,
    simulator,
    close: async () => {
      await shop.gateway.close();
      await paymentAccount.close();
    },
    placeOrder: async (browser, placing = {}) => {
      const { id } = await meOf(browser);
      return placeOrder(shop.api.database, {
        shopperId: id,
        lines: [{ sku: 'SK-1' }],
        at: shop.api.clock.now(),
        ...placing,
      });
    },
    newStaff: async (role, sellerId) => {
      const browser = await shop.newShopper();
      const { email } = await meOf(browser);
      const response = await (
        await operator(shop.api)
      ).put('/admin/roles', { email, role, ...(sellerId ? { sellerId } : {}) });
      if (response.status !== 200) throw new Error(`No role: ${response.text}`);
      return browser;
    },
  };
}
