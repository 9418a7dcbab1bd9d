import { randomUUID } from 'node:crypto';
import { Agent, request } from 'undici';
import type { Simulator } from '../api/stand-ins/razorpay/simulator.ts';
import { type Account, openAccounts } from './accounts.ts';

/** How requests ended. */
export interface Tally {
  sent: number;
  /** Answers without an error, with one, and none. */
  good: number;
  failed: number;
  unanswered: number;
  /** Purchases that were paid and placed. */
  bought: number;
}

/** What shoppers need to shop. */
interface Parts {
  /** The storefront's address, without a path. */
  web: string;
  database: string;
  secret: string;
  simulator: Simulator;
}

/** People who look at pages, listings and products, change their carts and buy. */
export interface Shoppers {
  /** One of them does one thing. Never rejects: how it ended is in the tally. */
  act: () => Promise<void>;
  tally: Tally;
  close(): Promise<void>;
}

const ACCOUNTS = 200;
const PATIENCE_MS = 25_000;
const [SKU, PRODUCTS] = ['RBSR-2101-MR', 200];
const LISTING = `query ($page: Int!, $most: Int!) { category(name: "Saree") { products(page: $page, filter: { maxPrice: $most }) {
  nodes { id name price { display } variants { sku inStock image { url } } } pageInfo { totalPages } } } }`;
const PRODUCT = `query ($id: ID!) { product(id: $id) { id name price { display } seller { shopName } variants { sku stock }
  reviews(first: 5) { totalCount nodes { id rating comment } } } }`;
const CART = '{ me { cart { itemCount items { id quantity variant { sku } } totals { total { amount } } } } }';
const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { itemCount } userErrors { message } } }`;
const START = `mutation ($input: StartPaymentInput!) { startPayment(input: $input) { payment { id } userErrors { message } } }`;
const VERIFY = `mutation ($input: VerifyPaymentInput!) { verifyPayment(input: $input) { payment { status } userErrors { message } } }`;
const ADDRESS = {
  name: 'Asha Verma',
  address: '12 Clock Tower Road',
  city: 'Jodhpur',
  state: 'Rajasthan',
  pinCode: '342001',
  phone: '9829012345',
};

type Json = ReturnType<typeof JSON.parse>;

/** Opens the doors: accounts are made, nobody acts yet. */
export async function createShoppers({ web, database, secret, simulator }: Parts): Promise<Shoppers> {
  const { accounts, tokenOf } = await openAccounts({ database, secret, count: ACCOUNTS });
  const agent = new Agent({ connections: 64, headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS });
  const tally: Tally = { sent: 0, good: 0, failed: 0, unanswered: 0, bought: 0 };

  const send = async (path: string, headers: Record<string, string>, body?: object) => {
    const nth = tally.sent++;
    // Each is another client: one alone may not ask for so much.
    const from = `198.51.${(nth >> 8) & 255}.${nth & 255}`;
    const answer = await request(web + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-forwarded-for': from, ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
      dispatcher: agent,
    });
    return { status: answer.statusCode, text: await answer.body.text() };
  };
  const look = async (path: string) => {
    const { status } = await send(path, { accept: 'text/html', 'accept-encoding': 'br' });
    if (status === 200 || status === 404) tally.good += 1;
    else tally.failed += 1;
  };
  const ask = async (query: string, variables: object, account?: Account): Promise<Json> => {
    const own = account && { authorization: `Bearer ${await tokenOf(account)}` };
    const headers = { 'content-type': 'application/json', ...own };
    const { text } = await send('/graphql', headers, { query, variables });
    const { data, errors }: Json = JSON.parse(text);
    const payload: Json = Object.values(data ?? {})[0];
    const isGood = errors === undefined && (payload?.userErrors?.length ?? 0) === 0;
    tally[isGood ? 'good' : 'failed'] += 1;
    return isGood ? data : undefined;
  };
  const change = async (account: Account) => {
    await ask(ADD, { input: { sku: SKU, quantity: 1 } }, account);
    return ask(CART, {}, account);
  };
  const buy = async (account: Account) => {
    const expectedTotal: number | undefined = (await change(account))?.me?.cart.totals.total.amount;
    if (!expectedTotal) return;
    const input = { attemptId: randomUUID(), expectedTotal, shippingAddress: { ...ADDRESS, email: account.email } };
    const started = await ask(START, { input }, account);
    if (!started) return;
    const { response } = simulator.pay(started.startPayment.payment.id);
    if (!response) return;
    const proof = {
      paymentOrderId: response.razorpay_order_id,
      paymentId: response.razorpay_payment_id,
      signature: response.razorpay_signature,
    };
    if (await ask(VERIFY, { input: proof }, account)) tally.bought += 1;
  };
  const withAccount = async (act: (account: Account) => Promise<unknown>) => {
    const account = accounts.shift();
    if (!account) return;
    try {
      await act(account);
    } finally {
      accounts.push(account);
    }
  };
  const actOnce = async (nth: number) => {
    const draw = nth % 20;
    const some = Math.floor(Math.random() * 10_000);
    const productId = `rb-${1001 + (some % PRODUCTS)}`;
    if (draw < 5) return look(`/${['Saree', 'Dress', 'Kurti'][some % 3]}?maxPrice=${2_000 + some}`);
    if (draw < 9) return look(`/Saree/x/${productId}?variant=v${nth}`);
    if (draw < 14) return void (await ask(LISTING, { page: 1 + (some % 4), most: 2_000 + some }));
    if (draw < 17) return void (await ask(PRODUCT, { id: productId }));
    return withAccount(draw === 17 ? buy : change);
  };
  let acts = 0;
  return {
    tally,
    act: () => actOnce(acts++).catch(() => void (tally.unanswered += 1)),
    close: () => agent.destroy(),
  };
}
