import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createRazorpay } from '../../../api/checkout/provider/razorpay.ts';
import { readApiConfig } from '../../../api/config.ts';
import { TEST_SECRET, testConfig } from '../../test-api.ts';
import { startExternalServices } from '../../../api/external-services.ts';
import { readSimulatorConfig } from 'stand-ins/config';
import { createWebhookReceiver } from '../provider-simulator.ts';

const KEYS = {
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
};
const REST = { SMTP_URL: 'smtp://mail.example', GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rangbandh-payments-'));
  open.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe("the settings of the shop's payments", () => {
  it('[REST-20] are three keys or none, and no complaint quotes one', () => {
    const keys = { ...KEYS, RAZORPAY_KEY_ID: 'rzp_test_1' };
    expect(readApiConfig(keys).razorpay).toEqual({
      baseUrl: 'https://api.razorpay.com',
      keyId: 'rzp_test_1',
      keySecret: 'key-secret',
      webhookSecret: 'webhook-secret',
    });
    expect(readApiConfig({}).razorpay).toBeUndefined();
    for (const name of Object.keys(keys)) {
      const half = () => readApiConfig({ ...keys, [name]: ' ' });
      expect(half).toThrow(/RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET belong together/);
      expect(half).not.toThrow(/key-secret|webhook-secret/);
    }
    expect(() => readApiConfig({ ...keys, RAZORPAY_URL: 'ftp://x' })).toThrow('RAZORPAY_URL');
    expect(() => readApiConfig({ PAYMENT_WIDGET_URL: 'javascript:alert(1)' })).toThrow('PAYMENT_WIDGET_URL');
  });

  it('[REST-20] must all be there in a real shop, which opens no simulator', async () => {
    const real = {
      ...REST,
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://a.example',
      DATABASE_URL: 'postgres://db/shop',
      SESSION_SECRET: TEST_SECRET,
    };
    expect(() => readApiConfig(real)).toThrow(/RAZORPAY_KEY_ID is missing.*RAZORPAY_WEBHOOK_SECRET is missing/);
    const { RAZORPAY_WEBHOOK_SECRET: _, ...two } = KEYS;
    expect(() => readApiConfig({ ...real, ...two })).toThrow('RAZORPAY_WEBHOOK_SECRET is missing');
    const test = { ...real, ...KEYS, RAZORPAY_KEY_ID: 'rzp_test_1' };
    expect(() => readApiConfig(test)).toThrow('RAZORPAY_KEY_ID is one for trying out');
    const near = { ...real, ...KEYS, RAZORPAY_URL: 'http://127.0.0.1:4004' };
    expect(() => readApiConfig(near)).toThrow('RAZORPAY_URL must be an https address');
    const DATA_DIR = newFolder();
    const standIns = await startExternalServices(readApiConfig({ ...real, ...KEYS, DATA_DIR }), 's'.repeat(32));
    open.push(() => standIns.close());
    expect(standIns.paymentSimulator).toBeUndefined();
    expect(standIns.payment).toMatchObject({
      baseUrl: 'https://api.razorpay.com',
      widgetUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    });
    expect(readdirSync(DATA_DIR)).toEqual([]);
    expect(() => readSimulatorConfig({ ...KEYS, NODE_ENV: 'production' })).toThrow('A real shop');
  });

  it('[REST-20] open a simulator without them, with keys that follow from the secret and messages to the shop', async () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1:25' };
    const env = { ...REST, ...mail, DATA_DIR: newFolder(), paymentSimulatorPort: 0 };
    const first = await startExternalServices(testConfig(env), 'a'.repeat(43));
    const provider = createRazorpay(first.payment);
    const { id } = await provider.createOrder({ amount: 50_000, receipt: 'RB-1' });
    await provider.close();
    await first.close();
    const again = await startExternalServices(testConfig(env), 'a'.repeat(43));
    open.push(() => again.close());
    const { baseUrl: _, widgetUrl, ...keys } = again.payment;
    expect(first.payment, 'the same after a restart').toMatchObject(keys);
    expect(keys.keyId).toMatch(/^rzp_test_\w{14}$/);
    expect(widgetUrl).toBe(`${again.paymentSimulator}/v1/checkout.js`);
    const ear = await createWebhookReceiver();
    open.push(() => ear.close());
    again.setWebhookAddress(ear.address);
    await fetch(`${again.paymentSimulator}/__sim/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderId: id }),
    });
    await expect.poll(() => ear.names()).toEqual(['order.paid', 'payment.authorized', 'payment.captured']);
    const other = await startExternalServices(testConfig({ ...env, DATA_DIR: newFolder() }), 'b'.repeat(43));
    open.push(() => other.close());
    for (const name of ['keyId', 'keySecret', 'webhookSecret'] as const) {
      expect(other.payment[name]).not.toBe(keys[name]);
    }
    expect(new Set(Object.values(keys)).size).toBe(3);
  });
});
