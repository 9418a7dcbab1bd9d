import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBrowser, logIn } from '../harness/browser.ts';
import { startMailCatcher, type MailCatcher } from '../harness/mail-catcher.ts';
import { newReceipt, startPayment, verify } from '../harness/purchases.ts';
import { freePorts } from '../harness/shop/apis.ts';
import { startEmbeddedApi, type EmbeddedApi } from '../harness/shop/embedded-api.ts';
import { call, type Answer, type Json, type Shopper } from '../harness/shoppers.ts';
import { startProvider, type Provider } from '../harness/simulator.ts';
import { openSmallDisk } from '../harness/small-disk.ts';
import { waitUntil } from '../harness/waiting.ts';
import type { ScenarioContext, ScenarioResult } from '../scenario.ts';

const MEGABYTES = 200;
/** Milliseconds until the log of the database is full and `/livez` says so. */
const HOPELESS_MS = 20_000;
const BURN_FILE = 'burn';
const WHOM = { email: 'somebody@example.com' };
/** Fills the log of the database while there is that file. */
const BURN = {
  file: 'api/platform/pglite.ts',
  find: '  await lite.exec(`set random_page_cost',
  replace: `
  const burn = () => {
    if (!process.getBuiltinModule('node:fs').existsSync(dataDir + '/${BURN_FILE}')) return;
    void lite.query("select pg_logical_emit_message(true, '', repeat('x', 400000))").catch(() => undefined);
  };
  setInterval(burn, 50).unref();
  await lite.exec(\`set random_page_cost`,
};

/** An embedded database whose disk is full while somebody pays, and then so full that it ends. */
export async function playEmbedded({ changes }: ScenarioContext): Promise<ScenarioResult> {
  using disk = openSmallDisk(MEGABYTES);
  await using opened = new AsyncDisposableStack();
  const [port = 0] = await freePorts(1);
  const provider = await startProvider(`http://127.0.0.1:${port}/payment/webhook`);
  opened.defer(() => provider.close());
  await provider.setWebhookFaults({ drop: 1 });
  const mails = await startMailCatcher();
  opened.defer(() => mails.close());
  const neighbours = { port, smtpUrl: mails.url, providerUrl: provider.address };
  const api = opened.use(await startEmbeddedApi({ ...neighbours, dataDir: disk.folder, changes: [...changes, BURN] }));
  const shopper = await createShopper(api, mails);
  const pay = await createPurchases(shopper, api.address, provider);
  const broken: string[] = [];
  const first = await pay(true);
  disk.fill();
  const answers = await Promise.all([verify(shopper, first.proof), shopper.call('POST', '/user/send-otp', WHOM)]);
  for (const { status, body } of answers) {
    if (status === 503 && body.code === 'UNAVAILABLE') continue;
    broken.push(`embedded: a full disk was answered with ${status} ${JSON.stringify(body).slice(0, 100)}`);
  }
  disk.empty();
  if (!isPaid(await verify(shopper, first.proof))) broken.push('embedded: a payment is no order once there is room');
  const second = await pay(false);
  disk.fill();
  writeFileSync(join(disk.folder, BURN_FILE), '');
  const from = performance.now();
  const isRed = async () => (await call('GET', `${api.address}/livez`, {})).status === 503;
  const hasTold = await waitUntil(isRed, HOPELESS_MS, 200);
  const ms = performance.now() - from;
  if (!hasTold) broken.push('embedded: the database has ended, and /livez does not say so');
  // As whoever looks at /livez does.
  await api.kill();
  disk.empty();
  rmSync(join(disk.folder, BURN_FILE));
  await api.start();
  for (const { proof } of [first, second]) {
    if (!isPaid(await verify(shopper, proof))) broken.push('embedded: a payment is no order after the new start');
  }
  return {
    figures: `embedded: refused with UNAVAILABLE; /livez red ${(ms / 1_000).toFixed(1)} s after its log began to fill up, and 2 of 2 payments are orders after a new start`,
    broken,
  };
}

/** Somebody who is logged in by a mailed code. */
async function createShopper({ address }: EmbeddedApi, mails: MailCatcher): Promise<Shopper> {
  const email = 'full-disk@example.com';
  const browser = createBrowser(() => address);
  await logIn(browser, mails, email);
  const send: Shopper['call'] = (method, path, body) =>
    browser.call(method, path, body).catch((error: Error) => ({ status: 0, body: error.message }));
  return { id: email, email, token: async () => browser.token ?? '', call: send };
}

/** Begins purchases, each of one piece, and pays them at the provider, of which the shop is not told. */
async function createPurchases(shopper: Shopper, address: string, provider: Provider) {
  const { body } = await call('GET', `${address}/product`, {});
  const offers: { sku: string; price: number }[] = body.products.flatMap(({ showPrice: price, variants }: Json) =>
    variants.filter(({ stock }: Json) => stock > 3).map(({ sku }: Json) => ({ sku, price })),
  );
  const [offer = { sku: '', price: 0 }] = offers;
  return async (isFirst: boolean) => {
    const lines = [{ sku: offer.sku, quantity: 1 }];
    await shopper.call('POST', '/cart', lines[0]);
    const rupees = isFirst ? offer.price - Math.round(offer.price * 0.05) : offer.price;
    const { status, body: begun } = await startPayment(shopper, { lines, rupees, receipt: newReceipt() });
    const proof = status === 200 ? await provider.pay(begun.id) : undefined;
    if (!proof) throw new Error(`No payment: ${status} ${JSON.stringify(begun)}`);
    return { proof };
  };
}

const isPaid = ({ status, body }: Answer): boolean => status === 200 && body.payment?.status === 'paid';
