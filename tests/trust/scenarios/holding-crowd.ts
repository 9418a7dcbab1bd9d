import { newReceipt, rupeesOf, startPayment, verify } from '../harness/purchases.ts';
import type { TestShop } from '../harness/shop/test-shop.ts';
import { fillCarts, type HttpResponse, type Shopper } from '../harness/shoppers.ts';
import { countResponses } from '../harness/tally.ts';
import { mapConcurrently, waitUntil } from '../harness/waiting.ts';
import type { ScenarioResult, Size } from '../scenario.ts';

/** Accounts that never pay, honest buyers among them, and the number of their visits. */
const SIZES = {
  full: { accounts: 1_000, honest: 50, waves: 3 },
  short: { accounts: 100, honest: 20, waves: 2 },
  planted: { accounts: 300, honest: 10, waves: 1 },
};
const ADDRESSES = 20;
const PRODUCTS = 20;
const STOCK = 250;
const PRICE = 50_000;
const CART = 10;
const AT_ONCE = 32;
/** The holds of those who never paid expire after this number of minutes. */
const MINUTES = 9;

/** The maximum of held pieces. */
interface Most {
  shop: number;
  address: number;
}

/**
 * Lets a thousand accounts from twenty client addresses hold pieces and never pay. Each has a different phone number and town.
 * Honest buyers, also new ones, come from other addresses at the same time and buy.
 */
export async function playCrowd(shop: TestShop, size: Size): Promise<ScenarioResult> {
  const { accounts, honest, waves } = SIZES[size];
  const skus = await shop.addProducts(PRODUCTS, STOCK, PRICE);
  const pieces = await shop.database.count('select sum(stock)::int from variants');
  const crowd = await shop.shoppers(accounts, {
    areNew: true,
    headersOf: (at) => from(`198.51.100.${Math.floor((at * ADDRESSES) / accounts)}`),
  });
  const buyers = await shop.shoppers(honest, { areNew: true, headersOf: (at) => from(`203.0.113.${at}`) });
  const skuOf = (at: number) => skus[at % PRODUCTS] ?? '';
  for (let at = 0; at < PRODUCTS; at += 1) {
    const isFor = (_: unknown, nth: number) => nth % PRODUCTS === at;
    await fillCarts(shop.database, crowd.filter(isFor), [{ sku: skuOf(at), quantity: CART }]);
    await fillCarts(shop.database, buyers.filter(isFor), [{ sku: skuOf(at), quantity: 1 }]);
  }
  const watch = watchHolds(shop);
  const taken: HttpResponse[] = [];
  const bought: HttpResponse[] = [];
  for (let wave = 0; wave < waves; wave += 1) {
    await mapConcurrently(AT_ONCE, crowd, async (shopper, at) => {
      taken.push(await begin(shopper, skuOf(at), CART, at));
      // Each honest buyer comes once, in the middle of a wave.
      const nth = at % Math.floor(accounts / honest) === 0 ? at / Math.floor(accounts / honest) : honest;
      const buyer = nth % waves === wave ? buyers[nth] : undefined;
      if (buyer) bought.push(await buy(shop, buyer, skuOf(nth), accounts + nth));
    });
    await shop.passMinutes(MINUTES);
    await waitUntil(async () => (await heldOf(shop)) === 0, 90_000, 250);
  }
  const most = await watch();
  const left = await heldOf(shop);
  const opened = countResponses(taken).get('200') ?? 0;
  const paid = countResponses(bought).get('200') ?? 0;
  const share = Math.floor(pieces / 10);
  return {
    figures: `${accounts} accounts from ${ADDRESSES} addresses, ${waves} times: ${opened} of ${taken.length} opened, ${most.shop} of ${pieces} pieces held at most, ${most.address} by one address; ${paid} of ${honest} honest buyers bought at once; held ${left} in the end`,
    broken: [
      ...(most.shop > share ? [`${most.shop} of ${pieces} pieces were held by accounts that never paid`] : []),
      ...(most.address > share / 20 ? [`one address held ${most.address} of ${pieces} pieces`] : []),
      ...(paid < honest
        ? [`${honest - paid} honest buyers were kept out: ${[...countResponses(bought)].join(' ')}`]
        : []),
      ...(left > 0 ? [`${left} pieces were not released`] : []),
      ...(opened === 0 ? ['the crowd held nothing: nothing was tried'] : []),
    ],
  };
}

const from = (address: string) => ({ 'x-forwarded-for': address });

function begin(shopper: Shopper, sku: string, quantity: number, at: number): Promise<HttpResponse> {
  return startPayment(shopper, {
    lines: [{ sku, quantity }],
    rupees: rupeesOf([{ unitPrice: PRICE, quantity }], { isFirstPurchase: true }),
    receipt: newReceipt(),
    phone: `98${String(at).padStart(8, '0')}`,
    pinCode: `342${String(at % 1_000).padStart(3, '0')}`,
  });
}

async function buy(shop: TestShop, buyer: Shopper, sku: string, at: number): Promise<HttpResponse> {
  const opened = await begin(buyer, sku, 1, at);
  const proof = opened.status === 200 ? await shop.provider.pay(opened.body.id) : undefined;
  return proof ? verify(buyer, proof) : opened;
}

const heldOf = ({ database }: TestShop) => database.count('select coalesce(sum(quantity), 0) from stock_holds');

/** Samples the held pieces; the returned function stops it and returns the maxima. */
function watchHolds({ database }: TestShop): () => Promise<Most> {
  const most: Most = { shop: 0, address: 0 };
  let isOver = false;
  const looking = waitUntil(
    async () => {
      const [row] = await database.rows<{ shop: number; address: number }>(
        `select coalesce(sum(pieces), 0)::int as shop, coalesce(max(pieces), 0)::int as address from (
           select sum(h.quantity) as pieces from stock_holds h join orders o on o.id = h.order_id group by o.client_hash
         ) addresses`,
      );
      most.shop = Math.max(most.shop, row?.shop ?? 0);
      most.address = Math.max(most.address, row?.address ?? 0);
      return isOver;
    },
    3_600_000,
    50,
  );
  return async () => {
    isOver = true;
    await looking;
    return most;
  };
}
