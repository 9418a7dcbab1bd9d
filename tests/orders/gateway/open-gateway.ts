import type { Simulator } from '../../../api/stand-ins/razorpay/simulator.ts';
import { operator } from '../../account/staff.ts';
import { openGatewayShop, type GatewayShop } from '../../cart/gateway/open-gateway.ts';
import { openShop } from '../../checkout/shop.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import { placeOrder, type Placed, type Placing } from '../placed.ts';

/** The real api with a gateway over it, where things are bought and sold. */
export interface OrderShop extends GatewayShop {
  /** The payment provider. */
  simulator: Simulator;
  /** Places an order of one piece of `SK-1` for somebody, at the api's own time; `placing` changes what it is. */
  bought(browser: TestBrowser, placing?: Partial<Placing>): Promise<Placed>;
  /** Somebody new who looks after everything, or sells for a shop that there is. */
  staff(role: 'ADMIN' | 'SELLER', sellerId?: string): Promise<TestBrowser>;
}

/** Opens such a shop; it has the variants `SK-0` to `SK-59`, all of the seller `se-1`. */
export async function openOrderShop(): Promise<OrderShop> {
  const paymentAccount = await openShop();
  const { api, simulator } = paymentAccount;
  const shop = await openGatewayShop(api);
  const meOf = async (browser: TestBrowser) => (await browser.ask('{ me { id email } }')).data.me;
  return {
    ...shop,
    simulator,
    close: async () => {
      await shop.gateway.close();
      await paymentAccount.close();
    },
    bought: async (browser, placing = {}) => {
      const { id } = await meOf(browser);
      return placeOrder(shop.api.database, {
        shopperId: id,
        lines: [{ sku: 'SK-1' }],
        at: shop.api.clock.now(),
        ...placing,
      });
    },
    staff: async (role, sellerId) => {
      const browser = await shop.someone();
      const { email } = await meOf(browser);
      const answer = await (
        await operator(shop.api)
      ).put('/admin/roles', { email, role, ...(sellerId ? { sellerId } : {}) });
      if (answer.status !== 200) throw new Error(`No role: ${answer.text}`);
      return browser;
    },
  };
}
