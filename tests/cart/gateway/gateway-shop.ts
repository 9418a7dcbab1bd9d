import { codeFor } from '../../account/people.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';

const REQUEST = 'mutation ($input: RequestOtpInput!) { requestOtp(input: $input) { userErrors { code } } }';
const VERIFY = 'mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { accessToken } }';

/** Long enough for a slow machine: these tests measure no time. */
const LONG_TIMEOUTS = { readTimeoutMs: 20_000, writeTimeoutMs: 20_000, deadlineMs: 25_000 };

/** The real api, with a gateway in front of it. */
export interface GatewayShop {
  api: TestApi;
  /** The address of the api. */
  address: string;
  gateway: TestGateway;
  /** The REST calls since the last `calls.length = 0`. */
  calls: string[];
  /** Creates a browser of a new logged-in shopper, or another browser of the shopper with this email. */
  newShopper(email?: string): Promise<TestBrowser>;
  close(): Promise<void>;
}

/** Opens a shop with sixty variants, `SK-0` to `SK-59`, with six pieces each at 1,500 rupees. Its api is new unless it is given. */
export async function createGatewayShop(given?: TestApi): Promise<GatewayShop> {
  const api = given ?? (await createTestApi({ addressLimit: 100_000 }));
  const variants = (at: number) => [{ sku: `SK-${at}`, color: 'Indigo', stock: 6 }];
  await addProducts(
    api.database,
    Array.from({ length: 60 }, (_, at) => productOf(at, { variants: variants(at) })),
  );
  const calls: string[] = [];
  const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
  // The gateway reads the settings once for all requests, at a moment of its own.
  const gateway = await createTestGateway(url, LONG_TIMEOUTS, {
    onCall: (id) => id !== 'getShopSettings' && calls.push(id),
  });
  let made = 0;
  return {
    api,
    address: url,
    gateway,
    calls,
    newShopper: async (email = `shopper-${++made}@example.com`) => {
      const browser = createTestBrowser(gateway);
      await browser.request(REQUEST, { input: { email } });
      const { data } = await browser.request(VERIFY, { input: { email, otp: codeFor(api, email) } });
      browser.token = data.verifyOtp.accessToken;
      return browser;
    },
    close: async () => {
      await gateway.close();
      await api.close();
    },
  };
}
