import { randomUUID } from 'node:crypto';
import type { GraphqlShopper } from '../harness/graphql-shopper.ts';
import type { Random } from '../harness/random.ts';
import type { Json } from '../harness/shoppers.ts';
import type { Outcome, Provider } from '../harness/simulator.ts';
import { waitUntil } from '../harness/waiting.ts';

/** The pieces of variants by their skus. */
export type Pieces = Map<string, number>;

/** A shopper's actions, and their expected result. */
export interface Walk {
  client: GraphqlShopper;
  cart: Pieces;
  /** The paid pieces, order by order. */
  bought: Pieces[];
  /** The unexpected results. */
  broken: string[];
}

/** The parts of a walk. */
export interface WalkParts {
  client: GraphqlShopper;
  random: Random;
  provider: Provider;
  skus: readonly string[];
  steps: number;
}

const CART = 'cart { id items { id quantity variant { sku } } totals { total { amount } } }';
const ERRORS = 'userErrors { code field message }';
const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { ${CART} ${ERRORS} } }`;
const SET = `mutation ($input: SetCartItemQuantityInput!) { setCartItemQuantity(input: $input) { ${CART} ${ERRORS} } }`;
const REMOVE = `mutation ($input: RemoveFromCartInput!) { removeFromCart(input: $input) { ${CART} ${ERRORS} } }`;
const START = `mutation ($input: StartPaymentInput!) { startPayment(input: $input) { payment { id status } ${ERRORS} } }`;
const VERIFY = `mutation ($input: VerifyPaymentInput!) { verifyPayment(input: $input) { payment { status } ${ERRORS} } }`;
const CANCEL = `mutation ($input: CancelPaymentInput!) { cancelPayment(input: $input) { payment { status } ${ERRORS} } }`;
const READ = `{ me { ${CART} } }`;
const MOST_OF_A_LINE = 10;
/** The timeout in milliseconds within which the shop must know a payment, by the widget's proof or the provider's message. */
const KNOWN_MS = 30_000;

/** Lets a shopper fill the cart, pay, change the cart meanwhile, change their mind and repeat calls, at random. */
export async function walk({ client, random, provider, skus, steps }: WalkParts): Promise<Walk> {
  const done: Walk = { client, cart: new Map(), bought: [], broken: [] };
  const { cart } = done;

  const change = async (query: string, input: object): Promise<Json> => {
    const data = await client.request(query, { ...input, idempotencyKey: randomUUID() });
    const [payload]: Json[] = Object.values(data);
    if (payload.userErrors.length > 0)
      throw new Error(`${JSON.stringify(input)}: ${JSON.stringify(payload.userErrors)}`);
  };
  const lineOf = async (sku: string): Promise<string> => {
    const { me } = await client.request(READ);
    return me.cart.items.find(({ variant }: Json) => variant.sku === sku)?.id ?? '';
  };
  const changeCart = async () => {
    const sku = random.pick(skus);
    const had = cart.get(sku) ?? 0;
    if (had === 0 || (random.percent(50) && had < MOST_OF_A_LINE - 2)) {
      const quantity = 1 + random.below(2);
      await change(ADD, { sku, quantity });
      cart.set(sku, had + quantity);
    } else if (random.percent(60)) {
      const quantity = 1 + random.below(4);
      await change(SET, { cartItemId: await lineOf(sku), quantity });
      cart.set(sku, quantity);
    } else {
      await change(REMOVE, { cartItemId: await lineOf(sku) });
      cart.delete(sku);
    }
  };

  const buy = async () => {
    const { me } = await client.request(READ);
    const wanted: Pieces = new Map(cart);
    const input = {
      attemptId: randomUUID(),
      expectedTotal: me.cart.totals.total.amount,
      shippingAddress: addressOf(client),
    };
    const start = async () => (await client.request(START, input)).startPayment;
    const { payment, userErrors } = await start();
    if (!payment) throw new Error(`no payment was opened: ${JSON.stringify(userErrors)}`);
    if (random.percent(30)) expectSame('the same attempt', (await start()).payment?.id, payment.id);
    for (let left = random.below(3); left > 0; left -= 1) await changeCart();
    if (random.percent(20)) return giveUp(payment.id);
    if (random.percent(15)) await provider.pay(payment.id, 'failure');
    const proof = await provider.pay(payment.id, random.pick<Outcome>(['success', 'success', 'late']));
    const reported = {
      paymentOrderId: payment.id,
      paymentId: proof?.razorpay_payment_id,
      signature: proof?.razorpay_signature,
    };
    if (proof && random.percent(80)) await client.request(VERIFY, reported);
    const status = async () => (await client.request(paymentOf(payment.id))).me.payment?.status;
    const isKnown = await waitUntil(async () => (await status()) === 'PAID', KNOWN_MS, 250);
    if (!isKnown) return void done.broken.push(`${payment.id} was paid, and is ${await status()}`);
    takeBought(cart, wanted);
    done.bought.push(wanted);
    if (random.percent(50)) expectSame('the attempt after it was paid', (await start()).payment?.status, 'PAID');
  };
  const giveUp = async (paymentOrderId: string) => {
    const { payment } = (await client.request(CANCEL, { paymentOrderId })).cancelPayment;
    expectSame('a payment that was given up', payment?.status, 'NOT_PAID');
  };
  const expectSame = (what: string, found: unknown, wanted: unknown) => {
    if (found !== wanted) done.broken.push(`${what} is ${JSON.stringify(found)}, and not ${JSON.stringify(wanted)}`);
  };

  try {
    for (let step = 0; step < steps; step += 1) await (cart.size > 0 && random.percent(35) ? buy() : changeCart());
    const { me } = await client.request(READ);
    const found = new Map(me.cart.items.map(({ variant, quantity }: Json) => [variant.sku, quantity]));
    expectSame(`the cart of ${client.shopper.id}`, describePieces(found as Pieces), describePieces(cart));
  } catch (error) {
    done.broken.push(`${client.shopper.id} came to a halt: ${error instanceof Error ? error.message : String(error)}`);
  }
  return done;
}

/** Bought pieces are removed from the cart; pieces that were added during the payment remain. */
function takeBought(cart: Pieces, bought: Pieces): void {
  for (const [sku, quantity] of bought) {
    const left = (cart.get(sku) ?? 0) - quantity;
    if (left > 0) cart.set(sku, left);
    else cart.delete(sku);
  }
}

/** Pieces as a text that is the same for equal pieces. */
export const describePieces = (pieces: Pieces): string =>
  [...pieces]
    .map(([sku, quantity]) => `${quantity} × ${sku}`)
    .toSorted()
    .join(', ') || 'nothing';

const paymentOf = (id: string) => `{ me { payment(id: "${id}") { status } } }`;

const addressOf = ({ shopper }: GraphqlShopper) => ({
  name: 'Asha Verma',
  address: '12 Clock Tower Road',
  city: 'Jodhpur',
  state: 'Rajasthan',
  pinCode: '342001',
  phone: '9829012345',
  email: shopper.email,
});
