import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPaymentSignature } from '../../api/checkout/provider/signatures.ts';
import { createSimulatedProvider } from '../checkout/provider-simulator.ts';
import { expectWarning } from '../quiet-console.ts';
import { createPage } from './browser.ts';

/** A shop of one button, under a content policy as strict as the real one's. */
const SHOP = `<!doctype html><html lang="en"><head><title>Shop</title><meta name="viewport" content="width=device-width">
</head><body><main><h1>Shop</h1><button id="pay">Pay now</button><a href="#x">Elsewhere</a><p id="said"></p></main>
<script src="/shop.js"></script></body></html>`;
const SCRIPT = `
  const said = [];
  window.said = said;
  document.getElementById('pay').addEventListener('click', () => {
    const widget = new Razorpay({
      ...window.options,
      handler: (response) => said.push({ response }),
      modal: { ...window.options.modal, ondismiss: () => said.push('dismissed') },
    });
    widget.on('payment.failed', ({ error }) => said.push({ failed: error.reason }));
    widget.open();
    window.widget = widget;
  });`;

let pair: Awaited<ReturnType<typeof createSimulatedProvider>>;
let shop: ReturnType<typeof createServer>;
let origin = '';
beforeAll(async () => {
  pair = await createSimulatedProvider({ lateMs: 60_000 });
  const { address, widgetUrl } = pair.simulator;
  const policy = `default-src 'none'; script-src 'self' ${address}; frame-src ${address}; style-src 'self'`;
  shop = createServer(({ url }, response) => {
    const isScript = url === '/shop.js';
    response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    if (url === '/favicon.ico') response.writeHead(204);
    response.end(isScript ? SCRIPT : SHOP.replace('<script', `<script src="${widgetUrl}"></script><script`));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => shop.once('listening', resolve));
  origin = `http://localhost:${(shop.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await pair.close();
  shop.close();
});

/** The shop with a new order, and the widget open over it. */
async function openWidget(more: object = {}, look: BrowserContextOptions = {}) {
  const { page } = await createPage(origin, look);
  await page.goto('/');
  const order = await pair.provider.createOrder({ amount: 123_456, receipt: 'RB-1' });
  const options = {
    key: pair.simulator.keyId,
    amount: 123_456,
    currency: 'INR',
    order_id: order.id,
    name: 'Rangbandh',
    description: 'Order RB-1',
    prefill: { name: 'Asha Verma', email: 'asha@example.com', contact: '+919876543210' },
    theme: { color: '#9b1b3a' },
    ...more,
  };
  await page.evaluate((given) => Object.assign(window, { options: given }), options);
  await page.getByRole('button', { name: 'Pay now' }).click();
  const frame = page.frameLocator('iframe[title="Payment"]');
  await frame.getByRole('button', { name: 'Pay ₹1,234.56' }).waitFor();
  const output = () => page.evaluate(() => (window as unknown as { said: unknown[] }).said);
  return { page, frame, order, said: output };
}

const choose = (frame: FrameLocator, name: string) => frame.getByRole('button', { name }).click();
const pay = (frame: FrameLocator) => frame.getByRole('button', { name: /^Pay ₹/ }).click();
/** Expects that the widget is closed, and the page is as it was before. */
async function isGone(page: Page) {
  await page.locator('iframe').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.id), 'focus is where it was').toBe('pay');
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  expect(await page.locator('dialog').count()).toBe(0);
}

describe('the widget of the payment simulator', () => {
  it('[CHECK-6] takes a card and hands over a proof that the shop believes', async () => {
    expectWarning(/status of 400 .*\/v1\/checkout\/order/);
    const { page, frame, order, said: output } = await openWidget();
    await frame.getByText('Test mode: no money moves').waitFor();
    await frame.getByRole('heading', { name: 'Rangbandh' }).waitFor();
    expect(await frame.getByLabel('Name on card').inputValue()).toBe('Asha Verma');
    expect(await page.evaluate(() => document.documentElement.style.overflow), 'nothing scrolls').toBe('hidden');
    await choose(frame, 'Pays (Visa)');
    await pay(frame);
    await expect.poll(output).toHaveLength(1);
    const [{ response }] = (await output()) as [{ response: Record<string, string> }];
    const { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature } = response;
    expect(orderId).toBe(order.id);
    const { keySecret: secret } = pair.simulator;
    expect(isPaymentSignature({ orderId: order.id, paymentId, signature, secret })).toBe(true);
    expect(await pair.provider.findPayment(paymentId ?? '')).toMatchObject({ status: 'captured', amount: 123_456 });
    await isGone(page);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await frame.getByText('Payment already done for this order.').waitFor();
  });

  it('[CHECK-6] [CHECK-8] takes UPI: an ID that declines, one that waits for its approval, and an app', async () => {
    const { frame, order, said: output } = await openWidget({ prefill: { method: 'upi' } });
    await choose(frame, 'Is declined');
    await pay(frame);
    await frame.getByRole('alert').filter({ hasText: 'declined' }).waitFor();
    await choose(frame, 'PhonePe');
    await frame.getByRole('heading', { name: 'Sample Bank' }).waitFor();
    await choose(frame, 'Failure');
    await frame.getByRole('alert').filter({ hasText: 'make sure' }).waitFor();
    await choose(frame, 'Waits, then pays');
    await pay(frame);
    await frame.getByRole('heading', { name: /^Waiting/ }).waitFor();
    pair.simulator.advance(61_000);
    await expect.poll(output).toHaveLength(3);
    const methods = (await pair.provider.listPayments(order.id)).map(({ status, method }) => [status, method]);
    expect(methods).toEqual([
      ['captured', 'upi'],
      ['failed', 'upi'],
      ['failed', 'upi'],
    ]);
  });

  it('[CHECK-8] asks before it closes, and gives up a payment that waits at the bank', async () => {
    const { page, frame, order, said: output } = await openWidget();
    await choose(frame, 'Close');
    await frame.getByRole('dialog', { name: 'Cancel payment?' }).waitFor();
    await choose(frame, 'No, go on');
    await choose(frame, 'Asks at the bank');
    await pay(frame);
    await frame.getByRole('heading', { name: 'Sample Bank' }).waitFor();
    await page.keyboard.press('Escape');
    await choose(frame, 'Yes, cancel');
    await expect.poll(output).toEqual(['dismissed']);
    await isGone(page);
    expect(await pair.provider.listPayments(order.id)).toMatchObject([
      { status: 'failed', errorReason: 'payment_cancelled' },
    ]);
  });

  it('[CHECK-6] works by the keyboard alone, which stays in it', async () => {
    const { page, frame, said: output } = await openWidget();
    await expect.poll(() => frame.locator(':focus').getAttribute('id')).toBe('number');
    await page.keyboard.type('4111111111111111');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1240');
    expect(await frame.getByLabel('Expiry').inputValue()).toBe('12/40');
    await page.keyboard.press('Tab');
    await page.keyboard.type('123');
    for (let count = 0; count < 30; count++) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() => document.activeElement?.tagName);
      expect(['IFRAME', 'BODY', 'DIALOG'], 'never at what lies behind').toContain(where);
    }
    await frame.getByLabel('CVV').focus();
    await page.keyboard.press('Enter');
    await expect.poll(output).toMatchObject([{ response: {} }]);
    await isGone(page);
  });

  it('[CHECK-8] sends messages only to the page that opened it', async () => {
    const { page, frame, said: output } = await openWidget();
    await page.evaluate((src) => {
      window.postMessage({ from: 'razorpay-card', type: 'paid', response: { forged: true } }, '*');
      document.body.append(Object.assign(document.createElement('iframe'), { title: 'other', src }));
    }, `${pair.simulator.address}/v1/checkout/public`);
    // Of the same origin, but not the opened frame.
    await page
      .frameLocator('iframe[title="other"]')
      .locator('body')
      .evaluate(() => parent.postMessage({ from: 'razorpay-card', type: 'paid', response: { forged: true } }, '*'));
    await frame.locator('body').evaluate(() => {
      parent.postMessage({ from: 'somebody', type: 'paid', response: { forged: true } }, '*');
    });
    await choose(frame, 'Is declined');
    await pay(frame);
    await expect.poll(output).toEqual([{ failed: 'card_declined' }]);
    await page.evaluate(() => (window as unknown as { widget: { close(): void } }).widget.close());
    await page.locator('iframe[title="Payment"]').waitFor({ state: 'detached' });
    expect(await output(), 'closed by the shop itself').toHaveLength(1);
  });
});
