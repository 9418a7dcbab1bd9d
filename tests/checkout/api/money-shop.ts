import { operator } from '../../account/staff.ts';
import { addToCart } from '../../cart/shoppers.ts';
import type { Json } from '../../test-api.ts';
import { createBuyer, payInWidget, startPayment, type Buyer, type Shop } from '../checkout-shop.ts';

const TWO_HOURS = 7_200_000;

/** Makes everything at the provider old enough to be compared; the shop's rows are unchanged. */
export const age = ({ simulator }: Shop): void => simulator.age(TWO_HOURS);

/** Returns the comparison of two weeks. */
export async function checkMoney({ api }: Shop, body: object = {}): Promise<Json> {
  const response = await (await operator(api)).post('/admin/money/checks', body);
  if (response.status !== 200) throw new Error(response.text);
  return response.body;
}

/** The same, with all possible repairs made. */
export const repairMoney = (shop: Shop): Promise<Json> => checkMoney(shop, { mend: true });

/** The kinds of discrepancies, and their objects. */
export const kindsOf = ({ lines }: Json): string[][] =>
  lines.slice(1).map((line: string) => line.split(/ {2}|: /).slice(0, 2));

/** A shopper with an order of one piece that is opened (and cancelled), and paid at the provider without notice to the shop. */
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

/** A payment at the provider for an order that the shop does not know by this name. */
export async function payUnknown(shop: Shop, receipt: string, amount = 129_900): Promise<string> {
  const { id } = await shop.paymentAccount.provider.createOrder({ amount, receipt });
  return payInWidget(shop, id).razorpay_payment_id;
}

/** The amounts of the provider's refunds of a payment. */
export const givenBack = ({ simulator }: Shop, paymentId: string): number[] =>
  simulator
    .ledger()
    .refunds.filter((refund) => refund.payment_id === paymentId)
    .map(({ amount }) => amount);
