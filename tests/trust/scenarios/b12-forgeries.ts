import { createHmac, randomBytes } from 'node:crypto';
import type { Proof } from '../harness/proof.ts';
import { verify } from '../harness/purchases.ts';
import type { Random } from '../harness/random.ts';
import type { TrialShop } from '../harness/shop/trial-shop.ts';
import { call } from '../harness/shoppers.ts';
import type { Answer } from '../harness/shoppers.ts';
import { KEYS } from '../harness/simulator.ts';
import { countAnswers } from '../harness/tally.ts';
import { mapConcurrently } from '../harness/waiting.ts';
import type { Scenario } from '../scenario.ts';
import { openPayments, countOrders } from './open-payments.ts';
import type { OpenedPayment } from './open-payments.ts';

const SIZES = { full: 10_000, short: 1_000, planted: 400 };

/** B12: everybody claims to have paid. */
export const forgeries: Scenario = {
  id: 'B12',
  promise: 'No forged callback and no forged event is accepted',
  plantedBugs: [
    {
      words: 'the signature of a callback only has to be there',
      changes: [
        {
          file: 'api/checkout/payments.ts',
          find: 'if (!isPaymentSignature(signed)) {',
          replace: 'if (!signed.signature) {',
        },
      ],
    },
  ],
  play: async ({ size, open, random }) => {
    await using shop = await open();
    const unpaid = await openPayments(shop, 40);
    const [payer] = await openPayments(shop, 1);
    if (!payer) throw new Error('Nobody pays.');
    const truth = await shop.provider.pay(payer.id);
    if (!truth) throw new Error('There is no true proof to forge from.');
    await verify(payer.shopper, truth);
    const numbers = Array.from({ length: SIZES[size] / 2 });
    const callbacks = await mapConcurrently(16, numbers, () => forgeCallback(random, random.pick(unpaid), truth));
    const events = await mapConcurrently(16, numbers, () =>
      forgeEvent(shop, random, { target: random.pick(unpaid), truth }),
    );
    const accepted = [...callbacks, ...events].filter(({ status }) => status < 400).length;
    const failed = [...callbacks, ...events].filter(({ status }) => status === 0 || status >= 500).length;
    const paid = await countOrders(shop, 'paid');
    const still = await shop.settle();
    const ledger = await shop.ledger();
    const words = (answers: Answer[]) =>
      [...countAnswers(answers)].map(([word, count]) => `${count} × ${word}`).join(', ');
    return {
      figures: `${SIZES[size]} forgeries, ${accepted} accepted; callbacks: ${words(callbacks)}; events: ${words(events)}`,
      broken: [
        ...(accepted === 0 ? [] : [`${accepted} forgeries were accepted`]),
        ...(failed === 0 ? [] : [`${failed} forgeries made the shop fail`]),
        ...(paid === 1 ? [] : [`${paid} orders count as paid, and one was`]),
        ...still,
        ...ledger.broken,
      ],
    };
  },
};

const hmac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');
const madeUp = () => `pay_${randomBytes(16).toString('base64url').replaceAll(/[-_]/g, 'x').slice(0, 14)}`;

/** A callback of a shopper who has not paid, with any signature that a stranger could have. */
function forgeCallback(random: Random, { shopper, id }: OpenedPayment, truth: Proof): Promise<Answer> {
  const payment = random.percent(50) ? truth.razorpay_payment_id : madeUp();
  const right = hmac(`${id}|${payment}`, KEYS.keySecret);
  const at = random.below(64);
  const other = '0123456789abcdef'.replace(right[at] ?? '', '')[random.below(15)] ?? '';
  const signature = random.pick([
    () => truth.razorpay_signature,
    () => hmac(`${truth.razorpay_order_id}|${truth.razorpay_payment_id}`, KEYS.keySecret),
    () => right.slice(0, at) + other + right.slice(at + 1),
    () => right.slice(0, at),
    () => `${right}0`,
    () => right.toUpperCase().replace(/^[^A-F]*$/, ''),
    () => hmac(`${id}|${payment}`, KEYS.webhookSecret),
    () => hmac(`${id}|${payment}`, KEYS.keyId),
    () => hmac(`${payment}|${id}`, KEYS.keySecret),
    () => hmac(`${id}${payment}`, KEYS.keySecret),
    () => hmac(id, KEYS.keySecret),
    () => randomBytes(32).toString('hex'),
    () => '0'.repeat(64),
    () => '',
  ])();
  return verify(shopper, { razorpay_order_id: id, razorpay_payment_id: payment, razorpay_signature: signature });
}

/** A webhook from a stranger. */
function forgeEvent(
  { api }: TrialShop,
  random: Random,
  { target, truth }: { target: OpenedPayment; truth: Proof },
): Promise<Answer> {
  const entity = {
    id: madeUp(),
    entity: 'payment',
    amount: 85_400,
    currency: 'INR',
    status: 'captured',
    order_id: target.id,
    captured: true,
  };
  const body = JSON.stringify({
    entity: 'event',
    event: 'payment.captured',
    payload: { payment: { entity } },
    created_at: 1,
  });
  const right = hmac(body, KEYS.webhookSecret);
  const at = random.below(64);
  const signature = random.pick<() => string | undefined>([
    () => undefined,
    () => '',
    () => truth.razorpay_signature,
    () => hmac(body, KEYS.keySecret),
    () => hmac(body, ''),
    () => hmac(`${body} `, KEYS.webhookSecret),
    () => right.slice(0, at),
    () => right.slice(0, at) + (right[at] === '0' ? '1' : '0') + right.slice(at + 1),
    () => randomBytes(32).toString('hex'),
  ])();
  const headers = {
    'x-razorpay-event-id': `evt_${random.below(1e9)}`,
    ...(signature === undefined ? {} : { 'x-razorpay-signature': signature }),
  };
  return call('POST', `${api()}/payment/webhook`, headers, body);
}
