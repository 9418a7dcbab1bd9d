import { operator } from '../../account/staff.ts';
import { addToCart } from '../../cart/shoppers.ts';
import type { Json } from '../../test-api.ts';
import { createBuyer, payInWidget, startPayment } from '../checkout-shop.ts';
import type { Buyer, Shop } from '../checkout-shop.ts';

const TWO_HOURS = 7_200_000;

/** Lets everything at the provider be old enough to be compared; the shop's rows keep their times. */
export const age = ({ simulator }: Shop): void => simulator.age(TWO_HOURS);

/** What a comparison of two weeks says. */
export async function checkMoney({ api }: Shop, body: object = {}): Promise<Json> {
  const answer = await (await operator(api)).post('/admin/money/checks', body);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}

/** The same with all mended that can be. */
export const mendMoney = (shop: Shop): Promise<Json> => checkMoney(shop, { mend: true });

/** The kinds of findings, and what they are about. */
export const kindsOf = ({ lines }: Json): string[][] =>
  lines.slice(1).map((line: string) => line.split(/ {2}|: /).slice(0, 2));

/** A shopper with an order of one piece that is opened (and given up), and paid at the provider without a word to the shop. */
export async function payInSilence(
  shop: Shop,
  sku: string,
  isGivenUp = false,
): Promise<{ buyer: Buyer; id: string; proof: Json }> {
  const buyer = await createBuyer(shop.api);
  await addToCart(buyer, sku, 1);
  const { id } = (await startPayment(buyer)).body;
  if (isGivenUp) await buyer.delete(`/payment/${id}`);
  return { buyer, id, proof: payInWidget(shop, id) };
}

/** A payment at the provider for an order that the shop has under no such name. */
export async function payUnknown(shop: Shop, receipt: string, amount = 129_900): Promise<string> {
  const { id } = await shop.paymentAccount.provider.createOrder({ amount, receipt });
  return payInWidget(shop, id).razorpay_payment_id;
}

/** The provider's refunds of a payment: their sums. */
export const givenBack = ({ simulator }: Shop, paymentId: string): number[] =>
  simulator
    .ledger()
    .refunds.filter((refund) => refund.payment_id === paymentId)
    .map(({ amount }) => amount);
