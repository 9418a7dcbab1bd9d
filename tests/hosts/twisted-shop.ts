import type { GatewayConfig } from '../../bff/config.ts';
import type { GatewayOptions } from '../../bff/gateway.ts';
import { createBasicShopHost, type BasicShopHost } from './basic-shop-host.ts';
import { createTestBrowser, type TestBrowser } from './test-browser.ts';
import { createTestGateway, type TestGateway } from './test-gateway.ts';
import { createTwistingHost, type TwistingHost } from './twisting-host.ts';

/** A gateway over a host that twists the answers of a basic shop. */
export interface TwistedShop {
  shop: BasicShopHost;
  host: TwistingHost;
  /** Opens a new gateway, with nothing in its memory, over a host that twists nothing yet. Closes the one before. */
  open(changes?: Partial<GatewayConfig>, options?: GatewayOptions): Promise<OpenedGateway>;
  /** Lets the host answer so at a call and whatever begins with it, `POST /cart`, until a new gateway is opened. */
  answerAt(call: string, status: number, body: unknown): void;
  close(): Promise<void>;
}
/** A gateway, and two shoppers who are logged in. */
export interface OpenedGateway {
  gateway: TestGateway;
  asha: TestBrowser;
  ravi: TestBrowser;
}

/** Makes the shop and the host. */
export async function createTwistedShop(): Promise<TwistedShop> {
  const shop = await createBasicShopHost();
  const host = await createTwistingHost(shop.url);
  let gateway: TestGateway | undefined;
  return {
    shop,
    host,
    open: async (changes, options) => {
      await gateway?.close();
      host.twist = () => undefined;
      const opened = await createTestGateway(host.url, changes, options);
      gateway = opened;
      const login = (token: string) => Object.assign(createTestBrowser(opened), { token });
      host.calls.length = 0;
      host.headers.length = 0;
      return { gateway: opened, asha: login('t.asha'), ravi: login('t.ravi') };
    },
    answerAt: (call, status, body) => {
      host.twist = (made, answer) => {
        if (made.startsWith(call)) Object.assign(answer, { status, body });
      };
    },
    close: async () => {
      await gateway?.close();
      await host.close();
      await shop.close();
    },
  };
}
