import { setTimeout } from 'node:timers/promises';
import { createBrowser, logIn } from '../harness/browser.ts';
import { startChild } from '../harness/child.ts';
import { startMailCatcher, type MailCatcher } from '../harness/mail-catcher.ts';
import { newReceipt, readPayment, retryUntilResponse, startPayment, verify } from '../harness/purchases.ts';
import type { Random } from '../harness/random.ts';
import { freePorts } from '../harness/shop/apis.ts';
import { startEmbeddedApi, type EmbeddedApi } from '../harness/shop/embedded-api.ts';
import { call, type HttpResponse, type Json, type Shopper } from '../harness/shoppers.ts';
import { startProvider, type Provider } from '../harness/simulator.ts';
import { isFound, type Scenario } from '../scenario.ts';

const KILLS = { full: 100, short: 4, planted: 5 };
/** The orders of one shopper, who may begin twenty an hour. */
const ORDERS = 10;
/** The maximum milliseconds between sending the proof of a payment and killing the api. */
const KILL_WITHIN_MS = 120;
/** The timeout in milliseconds within which a second program must report that the folder is in use. Most of it is its start on a busy machine. */
const REFUSED_MS = { full: 10_000, short: 60_000, planted: 60_000 };

/** B27: the process of the embedded database is killed repeatedly. */
export const embeddedKills: Scenario = {
  id: 'B27',
  promise:
    'A killed embedded database loses no acknowledged order and no cart line; a second program that opens it is refused with a clear message',
  plantedBugs: [
    {
      words: 'a commit is acknowledged before it is written',
      changes: [
        {
          file: 'api/platform/pglite.ts',
          name: 'withExclusiveLock',
          body: "return lite.exec('set synchronous_commit = off').then(work);",
        },
      ],
    },
    {
      words: 'the directory is not locked',
      changes: [
        { file: 'api/platform/folder-lock.ts', name: 'lockFolder', body: 'return { release: async () => undefined };' },
      ],
    },
  ],
  play: async ({ size, random, changes, say }) => {
    await using opened = new AsyncDisposableStack();
    const [port = 0] = await freePorts(1);
    const provider = await startProvider(`http://127.0.0.1:${port}/payment/webhook`);
    opened.defer(() => provider.close());
    // Only the proof in the browser reports a payment.
    await provider.setWebhookFaults({ drop: 1 });
    const mails = await startMailCatcher();
    opened.defer(() => mails.close());
    const neighbours = { port, smtpUrl: mails.url, providerUrl: provider.address, changes };
    const api = opened.use(await startEmbeddedApi(neighbours));
    const refusal = await openAgain(api, REFUSED_MS[size]);
    if (refusal.broken.length > 0) return { figures: 'two programs on one folder', broken: refusal.broken };
    const shoppers = await Promise.all(
      Array.from({ length: Math.ceil(KILLS[size] / ORDERS) }, (_, at) =>
        shopperOf(api, mails, `embedded-${at}@example.com`),
      ),
    );
    const offers = await readOffers(api);
    const tally = { acknowledged: 0, lost: [] as string[], slowest: 0 };
    try {
      for (let round = 0; round < KILLS[size]; round += 1) {
        const [shopper, offer] = [shoppers[round % shoppers.length], offers[round % offers.length]];
        if (!shopper || !offer) throw new Error('There is nobody, or nothing.');
        await buyWhileItIsKilled({
          api,
          provider,
          shopper,
          offer,
          random,
          tally,
          isFirst: round < shoppers.length,
        });
        if (isFound(size, tally.lost)) break;
        if (round % 20 === 19) say(`${round + 1} of ${KILLS[size]} kills`);
      }
    } catch (error) {
      tally.lost.push(`after a kill: ${error instanceof Error ? error.message : String(error)}`);
    }
    return {
      figures: `${KILLS[size]} kills, ${tally.acknowledged} orders acknowledged before one, ${tally.lost.length} lost; open again after ${(tally.slowest / 1_000).toFixed(1)} s at most; a second program was refused after ${(refusal.ms / 1_000).toFixed(1)} s`,
      broken: tally.lost,
    };
  },
};

/** Lets a second program open the same folder. */
async function openAgain({ program }: EmbeddedApi, most: number): Promise<{ ms: number; broken: string[] }> {
  const [port = 0] = await freePorts(1);
  const from = performance.now();
  const second = startChild({ ...program, env: { ...program.env, API_PORT: `${port}` } });
  const words = await second.then(
    async (child) => {
      await child.kill();
      return 'it opened';
    },
    (error: Error) => error.message,
  );
  const ms = performance.now() - from;
  if (!/DATA_DIR|in use/i.test(words))
    return { ms, broken: [`a second program on the same folder: ${words.slice(0, 200)}`] };
  return { ms, broken: ms < most ? [] : [`a second program was refused after ${Math.round(ms)} ms`] };
}

/** A shopper who logs in by a mailed code, and again when the login has expired. */
async function shopperOf(api: EmbeddedApi, mails: MailCatcher, email: string): Promise<Shopper> {
  const browser = createBrowser(() => api.address);
  await logIn(browser, mails, email);
  const send: Shopper['call'] = (method, path, body) =>
    browser.call(method, path, body).catch(() => ({ status: 0, body: '' }));
  return {
    id: email,
    email,
    token: async () => browser.token ?? '',
    call: async (...request) => {
      const response = await send(...request);
      if (response.status !== 401) return response;
      await logIn(browser, mails, email);
      return send(...request);
    },
  };
}

/** A variant with many pieces, and its price in rupees. */
interface Offer {
  sku: string;
  price: number;
}

async function readOffers(api: EmbeddedApi): Promise<Offer[]> {
  const { body } = await call('GET', `${api.address}/product`, {});
  return body.products.flatMap(({ showPrice: price, variants }: Json) =>
    variants.filter(({ stock }: Json) => stock >= 10).map(({ sku }: Json) => ({ sku, price })),
  );
}

interface Round {
  api: EmbeddedApi;
  provider: Provider;
  shopper: Shopper;
  offer: Offer;
  random: Random;
  tally: { acknowledged: number; lost: string[]; slowest: number };
  /** Whether the shopper has bought nothing yet. */
  isFirst: boolean;
}

/** A purchase whose api is killed about when it reports the payment; then none of its reported results may be missing. */
async function buyWhileItIsKilled({
  api,
  provider,
  shopper,
  offer: { sku, price },
  random,
  tally,
  isFirst,
}: Round): Promise<void> {
  const lines = [{ sku, quantity: 1 }];
  const must = async (what: string, response: Promise<HttpResponse>) => {
    const { status, body } = await response;
    if (status !== 200) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  await must('cart', shopper.call('POST', '/cart', lines[0]));
  const rupees = isFirst ? price - Math.round(price * 0.05) : price;
  const { id } = await must('payment', startPayment(shopper, { lines, rupees, receipt: newReceipt() }));
  const proof = await provider.pay(id);
  if (!proof) throw new Error('Nothing was paid.');
  const reported = verify(shopper, proof);
  // During the call, or right after its response.
  await (random.percent(50) ? reported : setTimeout(random.below(KILL_WITHIN_MS)));
  await api.kill();
  const wasTold = isPaid(await reported);
  const from = performance.now();
  await api.start();
  tally.slowest = Math.max(tally.slowest, performance.now() - from);
  if (wasTold) {
    tally.acknowledged += 1;
    if (!isPaid(await readPayment(shopper, id))) tally.lost.push(`${id} was said to be paid, and is not`);
  }
  if (!isPaid(await retryUntilResponse(() => verify(shopper, proof))))
    tally.lost.push(`${id} can't be placed any more`);
  const { body } = await shopper.call('GET', '/cart');
  const left = body.cartData?.length;
  if (left !== 0) tally.lost.push(`the cart has ${left} lines after ${id}`);
}

const isPaid = ({ status, body }: HttpResponse): boolean => status === 200 && body.payment?.status === 'paid';
