import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ProviderPayment } from '../../../api/checkout/provider/provider.ts';
import { addToCart, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import type { Json } from '../../test-api.ts';
import {
  createBuyer,
  createCheckoutShop,
  passMinutes,
  payInWidget,
  rowsOf,
  startPayment,
  withProvider,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';

let shop: Shop;
let asha: Buyer;
beforeAll(async () => {
  shop = await createCheckoutShop();
  const variants = [{ sku: 'A-0', color: 'Indigo', stock: 0 }];
  await addProducts(shop.api.database, [productOf(1, { variants })]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await setStock(shop.api, 'A-0', 10);
  asha = await createBuyer(shop.api);
  await addToCart(asha, 'A-0', 1);
});

const stateOf = async (paymentOrderId: string) =>
  (await rowsOf(shop.api, 'orders')).find((row) => row.provider_order_id === paymentOrderId)?.state;
const proofs = new Map<string, Json>();
/** Sends the proof of a payment (of a new one, without its id) to an api that stops while it calls the provider. */
async function verifyAndDie(known?: string): Promise<string> {
  const id = known ?? (await startPayment(asha)).body.id;
  const proof = proofs.get(id) ?? payInWidget(shop, id);
  proofs.set(id, proof);
  const requested = Promise.withResolvers<void>();
  const listPayments = () => {
    requested.resolve();
    return new Promise<ProviderPayment[]>(() => undefined);
  };
  await withProvider(
    shop,
    () => ({ listPayments }),
    async () => {
      void asha.post('/payment/verification', proof);
      await requested.promise;
    },
  );
  return id;
}

it('[CHECK-8] a payment whose api died during its request to the provider is settled only by the job that it queued', async () => {
  const id = await verifyAndDie();
  expect(shop.api.jobs).toEqual([{ queue: 'recheck', data: { paymentOrderId: id } }]);
  shop.api.clock.move(20_000);
  await shop.api.work();
  expect(await stateOf(id)).toBe('paid');
});

it('[CHECK-8] sends the provider no further request when the payment has been settled meanwhile', async () => {
  const { id } = (await startPayment(asha)).body;
  await asha.post('/payment/verification', payInWidget(shop, id));
  shop.api.clock.move(20_000);
  let requested = 0;
  const count = async () => {
    requested += 1;
    return [];
  };
  await withProvider(
    shop,
    () => ({ listPayments: count }),
    () => shop.api.work(),
  );
  expect([await stateOf(id), requested]).toEqual(['paid', 0]);
});

it('[CHECK-8] looks again after a minute when the provider has signed a payment and does not list it yet', async () => {
  const { id } = (await startPayment(asha)).body;
  const proof = payInWidget(shop, id);
  const reported = await withProvider(
    shop,
    () => ({ listPayments: async () => [] }),
    () => asha.post('/payment/verification', proof),
  );
  expect(reported.body.payment.status).toBe('pending');
  shop.api.jobs.length = 0;
  await passMinutes(shop, 1);
  expect(await stateOf(id)).toBe('paid');
});

it('[CHECK-8] leaves one job, however often the same proof comes before it', async () => {
  const id = await verifyAndDie();
  await verifyAndDie(id);
  await verifyAndDie(id);
  expect(shop.api.jobs.map(({ queue }) => queue)).toEqual(['recheck']);
  await shop.api.work();
});
