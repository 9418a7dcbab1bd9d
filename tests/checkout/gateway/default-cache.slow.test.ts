import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPromoCodeRepository } from '../../../api/promotions/repository.ts';
import { tolerateWarning } from '../../quiet-console.ts';
import { setStock } from '../../cart/shoppers.ts';
import { runCartOperation } from '../../hosts/cart-operations.ts';
import { paymentInputOf, runOrderOperation, totalNow } from '../../hosts/order-operations.ts';
import { mutationDocument } from '../../hosts/schema-mutations.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import { createOrderShop, type OrderShop } from '../../orders/gateway/order-shop.ts';
import {
  CART_SCREENS,
  openScreens,
  selectionOf,
  type CachedScreens,
  type ShopperScreen,
} from '../../platform/gateway/default-cache.ts';
import type { MutationResolvers } from '../../../bff/generated/resolvers.ts';

let shop: OrderShop;
let asha: TestBrowser;
beforeAll(async () => {
  shop = await createOrderShop();
  await createPromoCodeRepository(shop.api.database.db).insertCodes([
    { code: 'RANG10', percent: 10, maximum: 50_000, minimumSubtotal: 200_000 },
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.simulator.setWebhookAddress(undefined);
  asha = await shop.newShopper();
  for (const sku of ['SK-1', 'SK-2']) await setStock(shop.api, sku, 6);
  await runCartOperation(asha, 'addToCart', { sku: 'SK-1', quantity: 2 });
});

/** Apollo Client warns, in development alone, that a list without a policy is replaced. It is replaced as it should be. */
const REPLACES = /Cache data may be lost when replacing the (items|sessions|addresses) field/;
/** The screens of what a purchase changes. */
const BOUGHT: ShopperScreen[] = [
  'badge',
  'cart',
  'bill',
  'cartByCursors',
  'orders',
  'allItems',
  'placedItems',
  'profile',
  'addresses',
];
const change = async (
  screens: CachedScreens,
  name: keyof MutationResolvers,
  shown: readonly ShopperScreen[],
  input: Record<string, unknown>,
  more = '',
) => {
  const payload = `${more} ${selectionOf(shown)} userErrors { code message }`;
  const data = await screens.mutate(mutationDocument(name, payload), input);
  expect(data[name].userErrors).toEqual([]);
  return { ...data[name], stale: await screens.findStale() };
};
function pay(id: string) {
  const { response } = shop.simulator.pay(id);
  return {
    paymentOrderId: id,
    paymentId: response?.razorpay_payment_id ?? '',
    signature: response?.razorpay_signature ?? '',
  };
}

describe('a default cache shows every screen as it is after', () => {
  it('startPayment, cancelPayment and verifyPayment', async () => {
    tolerateWarning(REPLACES);
    const screens = await openScreens(asha);
    const start = async () =>
      change(
        screens,
        'startPayment',
        ['cart', 'addresses'],
        await paymentInputOf(asha),
        'payment { id amount { amount } }',
      );
    const first = await start();
    expect(first.stale).toEqual([]);
    const ended = await change(screens, 'cancelPayment', ['cart'], { paymentOrderId: first.payment.id });
    expect(ended.stale).toEqual([]);
    const second = await start();
    const paid = await change(
      screens,
      'verifyPayment',
      BOUGHT,
      pay(second.payment.id),
      'order { id total { amount } } cart { id itemCount }',
    );
    expect(paid.order.total).toEqual(second.payment.amount);
    expect([paid.cart.itemCount, paid.stale]).toEqual([0, []]);
  });

  it('a change of the cart with a promo code, which the cart has until it is removed or ordered', async () => {
    tolerateWarning(REPLACES);
    const screens = await openScreens(asha);
    const cart = `cart { id ${CART_SCREENS} }`;
    const run = async (name: keyof MutationResolvers, input: Record<string, unknown>) => {
      const data = await screens.mutate(mutationDocument(name, `${cart} userErrors { code field }`), input);
      expect([name, await screens.findStale()]).toEqual([name, []]);
      return data[name];
    };
    const applied = await run('applyPromoCode', { promoCode: ' rang10 ' });
    expect(applied.cart).toMatchObject({ promoCode: 'RANG10', bill: { promoDiscount: { amount: 30_000 } } });
    expect((await run('applyPromoCode', { promoCode: 'NOPE' })).userErrors).toEqual([
      { __typename: 'PlainUserError', code: 'INVALID_PROMO_CODE', field: ['input', 'promoCode'] },
    ]);
    const more = await run('addToCart', { sku: 'SK-2' });
    expect(more.cart).toMatchObject({ promoCode: 'RANG10', bill: { promoDiscount: { amount: 45_000 } } });
    await run('addManyToCart', { items: [{ sku: 'SK-3' }] });
    const removed = await screens.mutate(`mutation { removePromoCode { ${cart} userErrors { code } } }`, {});
    expect(removed.removePromoCode.cart).toMatchObject({ promoCode: null, bill: { promoDiscount: { amount: 0 } } });
    expect(await screens.findStale()).toEqual([]);
  });

  it('placeCashOnDeliveryOrder', async () => {
    tolerateWarning(REPLACES);
    const screens = await openScreens(asha);
    const { data } = await asha.request('{ me { email } }');
    await runOrderOperation(asha, 'sendCashOnDeliveryOtp', { amount: await totalNow(asha), pinCode: '302003' });
    const mail = shop.api.mails.findLast(({ to, subject }) => to === data.me.email && /order OTP/.test(subject));
    const otp = /^\d{4,8}$/m.exec(mail?.text ?? '')?.[0] ?? 'none';
    const placed = await change(screens, 'placeCashOnDeliveryOrder', BOUGHT, { ...(await paymentInputOf(asha)), otp });
    expect(placed.stale).toEqual([]);
  });

  it('cancelOrderItem', async () => {
    const { itemIds } = await shop.placeOrder(asha, {});
    const screens = await openScreens(asha);
    const input = { orderItemId: itemIds[0] ?? 'none', reason: 'OTHER_REASON', comment: 'Sorry.' };
    const cancelled = await change(
      screens,
      'cancelOrderItem',
      ['orders', 'allItems', 'placedItems', 'cancelledItems'],
      input,
    );
    expect(cancelled.stale).toEqual([]);
  });

  it('revokeSession and revokeOtherSessions', async () => {
    tolerateWarning(REPLACES);
    const { data: me } = await asha.request('{ me { email } }');
    await shop.newShopper(me.me.email);
    await shop.newShopper(me.me.email);
    const screens = await openScreens(asha);
    const { data } = await asha.request('{ me { sessions { sessionId isCurrent } } }');
    const sessionId = data.me.sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).sessionId;
    expect((await change(screens, 'revokeSession', ['devices'], { sessionId })).stale).toEqual([]);
    await screens.mutate(`mutation { revokeOtherSessions { ${selectionOf(['devices'])} } }`, {});
    expect(await screens.findStale()).toEqual([]);
  });
});
