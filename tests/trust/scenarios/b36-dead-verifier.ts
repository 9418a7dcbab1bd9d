import { openApiLine } from '../harness/api-line.ts';
import { startGateway } from '../harness/gateway.ts';
import type { Proof } from '../harness/proof.ts';
import { verify } from '../harness/purchases.ts';
import type { TrialShop } from '../harness/shop/trial-shop.ts';
import { call, type Shopper } from '../harness/shoppers.ts';
import { waitUntil } from '../harness/waiting.ts';
import type { Scenario } from '../scenario.ts';
import { countOrders, openPayments } from './open-payments.ts';

const SIZES = { full: 12, short: 3, planted: 2 };
const PROMISED_MS = 60_000;

/** B36: the api that was told of a payment is killed before it knows whether it is paid. */
export const deadVerifier: Scenario = {
  id: 'B36',
  promise:
    'A payment whose api is killed in the act, and of which no event tells, is an order at once where the gateway is still there to ask again, and within 60 s by another api’s own look where it is not',
  alone: true,
  plantedBugs: [
    {
      words: 'the gateway leaves it at what broke off',
      changes: [
        {
          file: 'bff/checkout/client.ts',
          find: "has('payment-status') ? repeatBrokenOff(verify) : verify()",
          replace: 'verify()',
        },
      ],
    },
    {
      words: 'the provider is asked before anybody notes when to ask again',
      changes: [
        {
          file: 'api/checkout/payments.ts',
          find: 'await noteNextLook(dependencies, order.id, orderId);',
          replace: 'void noteNextLook;',
        },
      ],
    },
    {
      words: 'the next look is noted, and nobody is given it to do',
      changes: [
        {
          file: 'api/checkout/payments.ts',
          find: '{ afterSeconds: RECHECK_JOB_SECONDS }',
          replace: '{ afterSeconds: 10 * RECHECK_JOB_SECONDS }',
        },
        {
          file: 'api/checkout/rules.ts',
          find: 'now.getTime() + RECHECK_MS',
          replace: 'now.getTime() + 10 * RECHECK_MS',
        },
      ],
    },
  ],
  play: async ({ size, open, changes }) => {
    await using shop = await open();
    await shop.provider.setWebhookFaults({ drop: 1 });
    const count = SIZES[size];
    const asked = await killBeforeItHears(shop, count, changes);
    const alone = await killWhileItAsks(shop, count);
    const still = await shop.settle();
    const ledger = await shop.ledger();
    return {
      figures: `${count} paid through the gateway, ${asked.placed} orders at once; ${count} whose api asked nobody any more, ${alone.placed} orders, the last after ${(alone.ms / 1_000).toFixed(1)} s`,
      broken: [
        ...asked.broken,
        ...(alone.placed === count ? [] : [`${alone.placed} of ${count} were orders after ${PROMISED_MS / 1_000} s`]),
        ...still,
        ...ledger.broken,
      ],
    };
  },
};

const VERIFY = 'mutation ($input: VerifyPaymentInput!) { verifyPayment(input: $input) { payment { status } } }';

/** Payments through a gateway, whose api dies at the first byte of the verification, one after the other. */
async function killBeforeItHears(
  shop: TrialShop,
  count: number,
  changes: Parameters<typeof startGateway>[0]['changes'],
) {
  await using line = await openApiLine(shop);
  await using gateway = await startGateway({ restUrl: line.address, changes: changes ?? [] });
  const broken: string[] = [];
  for (const { shopper, id } of await openPayments(shop, count)) {
    const proof = await shop.provider.pay(id);
    line.killAt(/POST \/payment\/verification/);
    const status = await verifyAt(gateway.address, shopper, proof);
    if (status !== 'PAID') broken.push(`the gateway was asked for a paid payment and said ${status}`);
    await Promise.all(shop.apis.map((api) => api.start()));
  }
  return { placed: count - broken.length, broken };
}

async function verifyAt(address: string, shopper: Shopper, proof: Proof | undefined): Promise<string> {
  const input = {
    paymentOrderId: proof?.razorpay_order_id,
    paymentId: proof?.razorpay_payment_id,
    signature: proof?.razorpay_signature,
  };
  const headers = { authorization: `Bearer ${await shopper.token()}` };
  const { body } = await call('POST', `${address}/graphql`, headers, { query: VERIFY, variables: { input } });
  return body.data?.verifyPayment?.payment?.status ?? JSON.stringify(body.errors ?? body);
}

/** Payments whose api is killed while it waits for the provider's answer; nobody asks again, and the other api is alone. */
async function killWhileItAsks(shop: TrialShop, count: number) {
  const [first, second] = shop.apis;
  await second?.kill();
  const opened = await openPayments(shop, count);
  const before = await countOrders(shop, 'paid');
  const proofs = await Promise.all(opened.map(({ id }) => shop.provider.pay(id)));
  await shop.provider.fail('orderPayments', 'hang', count);
  const calls = opened.map(({ shopper }, at) => verify(shopper, proofs[at] ?? never()));
  const noted = 'select count(*) from orders where state = $1 and check_at < expires_at';
  // Where nobody notes anything it is killed all the same.
  await waitUntil(async () => (await shop.database.count(noted, ['awaiting'])) === count, 3_000);
  await first?.kill();
  // One that was killed before it asked leaves a fault behind, which is none of the other's.
  await shop.provider.fail('orderPayments', 'hang', 0);
  await second?.start();
  const from = performance.now();
  await Promise.all(calls);
  const placed = async () => (await countOrders(shop, 'paid')) - before;
  await waitUntil(async () => (await placed()) === count, PROMISED_MS, 200);
  const result = { placed: await placed(), ms: performance.now() - from };
  await first?.start();
  return result;
}

function never(): never {
  throw new Error('Nothing was paid.');
}
