import { setTimeout } from 'node:timers/promises';
import { startShopServers, type ShopServers } from '../harness/shop-servers.ts';
import { newReceipt } from '../harness/purchases.ts';
import type { Random } from '../harness/random.ts';
import type { TestShop } from '../harness/shop/test-shop.ts';
import { call, fillCarts, type Json, type Shopper } from '../harness/shoppers.ts';
import { waitUntil } from '../harness/waiting.ts';
import { isFound, type Scenario } from '../scenario.ts';

const SIZES = {
  full: { perSecond: 200, shoppers: 400, rounds: 2 },
  short: { perSecond: 30, shoppers: 60, rounds: 1 },
  planted: { perSecond: 30, shoppers: 60, rounds: 1 },
};
/** The maximum number of concurrent requests: on a busy machine there are fewer in a second, and none waits too long. */
const MOST_UNDER_WAY = 24;
/** The percentages of requests that are purchases, each of three, and changes of a cart. */
const [PURCHASES, CART_CHANGES] = [3, 20];
const PRICE = 99_900;
const ADDRESS = {
  name: 'Asha Verma',
  address: '12 Clock Tower Road',
  city: 'Jodhpur',
  state: 'Rajasthan',
  pinCode: '342001',
  phone: '9829012345',
};
const START =
  'mutation S($input: StartPaymentInput!) { startPayment(input: $input) { payment { id } userErrors { message } } }';
const VERIFY =
  'mutation V($input: VerifyPaymentInput!) { verifyPayment(input: $input) { payment { status } userErrors { message } } }';
const ADD =
  'mutation A($input: AddToCartInput!) { addToCart(input: $input) { cart { itemCount } userErrors { message } } }';
const READ = '{ me { cart { totals { total { amount } } } } }';
const BROWSE = '{ category(name: "Saree") { products { nodes { name price { amount } } } } }';
const PAGES = ['/', '/Saree', '/products', '/cart', '/policies'];

/** B41: every process of every server is restarted in turn, while people shop. */
export const rollingRestart: Scenario = {
  id: 'B41',
  promise:
    'Every process is restarted in turn, behind balancers without retries, under up to 200 requests a second of browsing, carts and purchases: no request fails',
  alone: true,
  plantedBugs: [
    {
      words: 'a process closes its port at once on SIGTERM',
      changes: [{ file: 'server-kit/graceful-shutdown.ts', name: 'drain', body: 'return Promise.resolve();' }],
    },
  ],
  play: async ({ size, open, changes, random, say }) => {
    const { perSecond, shoppers: many, rounds } = SIZES[size];
    const config = { drainMs: 3_000, costPerSecond: 1_000_000 };
    await using shop = await open({ config: { drainMs: 3_000 } });
    await using servers = await startShopServers({ shop, changes, env: { REST_TIMEOUT_MS: '9500' }, config });
    const shoppers = await shop.shoppers(many);
    const [sku = ''] = await shop.addProducts(1, many * 10, PRICE);
    const traffic = createTraffic({ shop, servers, shoppers, sku, random });
    const shopping = traffic.run(perSecond);
    const isOver = () => isFound(size, traffic.failed);
    for (let round = 0; round < rounds; round++) await restartAll(servers, say, isOver);
    const { requested, failed, purchases, seconds } = await shopping.end();
    if (isFound(size, failed)) return { figures: `${requested} requests`, broken: failed };
    const still = await shop.settle();
    const { sold, broken } = await shop.ledger();
    const lost = servers.servers.flatMap(({ name, balancer }) =>
      balancer.broken() > 0 ? [`${balancer.broken()} answers of the ${name} were lost`] : [],
    );
    return {
      figures: `${rounds * 6} restarts in ${Math.round(seconds)} s; ${requested} requests (${Math.round(requested / seconds)} a second), ${purchases} purchases; ${failed.length} failed`,
      broken: [
        ...failed,
        ...lost,
        ...still,
        ...broken,
        ...(purchases > 0 ? [] : ['nobody bought anything']),
        ...(sold === purchases
          ? []
          : [`${purchases} got the response that they had bought, and ${sold} pieces were sold`]),
      ],
    };
  },
};

/** Ends each process of each server and starts it again, one after another, until it is over; each is ready before the next one ends. */
async function restartAll(
  { servers }: ShopServers,
  say: (words: string) => void,
  isOver: () => boolean,
): Promise<void> {
  for (const { name, processes, balancer } of servers) {
    for (const process of processes) {
      if (isOver()) return;
      const ended = await process.terminate();
      await process.start();
      if (!(await waitUntil(() => balancer.isUp(process.address), 60_000)))
        throw new Error(`A ${name} does not come back.`);
      say(`a ${name} ended in ${(ended / 1_000).toFixed(1)} s and is back`);
    }
  }
}

interface TrafficParts {
  shop: TestShop;
  servers: ShopServers;
  shoppers: readonly Shopper[];
  sku: string;
  random: Random;
}

interface TrafficResult {
  requested: number;
  failed: string[];
  purchases: number;
  seconds: number;
}

function createTraffic({ shop, servers, shoppers, sku, random }: TrafficParts) {
  let [requested, purchases, next] = [0, 0, 0];
  const failed: string[] = [];
  const busy = new Set<Promise<void>>();
  const free = [...shoppers.entries()];
  const headersOf = (at: number) => ({ 'x-forwarded-for': `198.51.${(at >> 8) & 255}.${at & 255}` });
  const request = async (
    what: string,
    query: string,
    at: number,
    shopper?: Shopper,
    variables?: object,
  ): Promise<Json> => {
    requested += 1;
    const token: Record<string, string> = shopper ? { authorization: `Bearer ${await shopper.token()}` } : {};
    const { status, body } = await call(
      'POST',
      `${servers.address}/graphql`,
      { ...headersOf(at), ...token },
      { query, variables },
    );
    const payload: { userErrors?: { message: string }[] } | undefined = Object.values(body.data ?? {})[0] ?? undefined;
    const why = body.errors?.[0]?.message ?? payload?.userErrors?.[0]?.message;
    if (status === 200 && why === undefined) return payload;
    throw new Error(`${what} returned ${status}: ${why ?? String(body).slice(0, 100)}`);
  };
  const buy = async (at: number, shopper: Shopper) => {
    await fillCarts(shop.database, [shopper], [{ sku, quantity: 1 }]);
    const { cart } = await request('the bill', READ, at, shopper);
    const expectedTotal: number = cart.totals.total.amount;
    const shippingAddress = { ...ADDRESS, email: shopper.email };
    const input = { attemptId: newReceipt(), expectedTotal, shippingAddress };
    const { payment } = await request('startPayment', START, at, shopper, { input });
    const proof = await shop.provider.pay(payment.id);
    if (!proof) throw new Error('The provider took no money.');
    const verification = {
      paymentOrderId: proof.razorpay_order_id,
      paymentId: proof.razorpay_payment_id,
      signature: proof.razorpay_signature,
    };
    await request('verifyPayment', VERIFY, at, shopper, { input: verification });
    purchases += 1;
  };
  const changeCart = async (at: number, shopper: Shopper) => {
    await fillCarts(shop.database, [shopper], []);
    await request('addToCart', ADD, at, shopper, { input: { sku, quantity: 1 } });
    await request('the cart', READ, at, shopper);
  };
  const look = async (path: string, at: number) => {
    requested += 1;
    const response = await fetch(servers.address + path, {
      headers: { ...headersOf(at), accept: 'text/html' },
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    if (response.status !== 200 || !text.endsWith('</html>\n')) throw new Error(`${path} returned ${response.status}`);
  };
  const shopOnce = async () => {
    const draw = random.below(100);
    const at = next++;
    if (draw >= PURCHASES + CART_CHANGES) {
      return draw % 2 === 0 ? look(PAGES[at % PAGES.length] ?? '/', at) : void (await request('a listing', BROWSE, at));
    }
    const [own, shopper] = free.shift() ?? [];
    if (own === undefined || !shopper) return undefined;
    try {
      await (draw < PURCHASES ? buy(own, shopper) : changeCart(own, shopper));
    } finally {
      free.push([own, shopper]);
    }
  };
  return {
    failed,
    run: (perSecond: number) => {
      const over = new AbortController();
      const from = performance.now();
      const running = (async () => {
        for (let sent = 0; !over.signal.aborted; sent++) {
          const early = (sent / perSecond) * 1_000 - (performance.now() - from);
          if (early > 0) await setTimeout(early);
          if (busy.size >= MOST_UNDER_WAY) await Promise.race(busy);
          const one: Promise<void> = shopOnce()
            .catch((error: unknown) => void failed.push(error instanceof Error ? error.message : String(error)))
            .then(() => void busy.delete(one));
          busy.add(one);
        }
      })();
      return {
        end: async (): Promise<TrafficResult> => {
          over.abort();
          await running;
          await Promise.all(busy);
          return { requested, failed, purchases, seconds: (performance.now() - from) / 1_000 };
        },
      };
    },
  };
}
